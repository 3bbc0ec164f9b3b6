/** Signs to be made in a hurry, drawn in a box of 24 by 24. */
import type { SaidMessage } from '../../generated/types';

export type Emote = Exclude<SaidMessage['emote'], ''>;

const FACE = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0';

export const EMOTES: Record<Emote, string> = {
  hello:
    'M8 12.500V6.500a1.500 1.500 0 0 1 3 0M11 11.500V5a1.500 1.500 0 0 1 3 0v6.500M14 11.500v-5a1.500 1.500 0 0 1 3 0v6M17 10a1.500 1.500 0 0 1 3 0v5c0 4-2.500 6.500-6.500 6.500-3.500 0-5.500-1.500-7-4.500L4 13.500a1.500 1.500 0 0 1 2.600-1.500L8 14',
  well_played: 'M4 18.500h16M4.500 15.500L3 7.500l5 3.500 4-7 4 7 5-3.500-1.500 8z',
  thanks: 'M12 20.500S3.500 15 3.500 9.200A4.500 4.500 0 0 1 12 7.200a4.500 4.500 0 0 1 8.500 2C20.500 15 12 20.500 12 20.500z',
  oops: `${FACE}M9 9v1M15 9v1M8 16q1.300-2 2.700 0t2.700 0 2.600 0`,
  thinking:
    'M5.500 4.500h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H12l-4.500 4v-4h-2a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM8 10.500h.1M12 10.500h.1M16 10.500h.1',
  your_turn: 'M4.500 17.500h15M6 17.500V11a6 6 0 0 1 12 0v6.500M12 5V3M10 20.500a2 2 0 0 0 4 0',
  laugh: `${FACE}M7.500 13.500h9a4.500 4.500 0 0 1-9 0zM8 10q1-2 2 0M14 10q1-2 2 0`,
  ole: 'M12 20.500L3 9.500a13.500 13.500 0 0 1 18 0zM12 20.500L8 6.900M12 20.500V6M12 20.500l4-13.600',
};

export const KINDS = Object.keys(EMOTES) as Emote[];
