/** The picture that is shared: the board is drawn once more out of sight, with everything it needs written into it. */
import { flushSync, mount, unmount } from 'svelte';
import type { BoardProps, GamePage } from '../game';
import type { GameView } from '../view';
import { cardOf, HEIGHT, SIDE, WIDTH, type Shown } from './card';
import { fontRules, toPng, written } from './inline';

const nothing = () => undefined;

/** The card as a PNG. */
export async function pictureOf(page: GamePage, view: GameView, shown: Shown): Promise<Blob> {
  const style = getComputedStyle(document.documentElement);
  const [board, fonts] = await Promise.all([boardOf(page, view, shown.names), fontRules()]);
  return toPng(
    cardOf(shown, board, fonts, (name) => style.getPropertyValue(name).trim()),
    WIDTH,
    HEIGHT,
  );
}

/** The board at the end, as a drawing beside the card's text; empty where the game draws none. */
async function boardOf(page: GamePage, view: GameView, names: readonly string[]): Promise<string> {
  const room = document.createElement('div');
  room.inert = true;
  room.style.cssText = `position:fixed;left:-3000px;top:0;width:${WIDTH - SIDE}px;height:${HEIGHT}px;overflow:hidden`;
  document.body.append(room);
  const props: BoardProps = {
    view: { ...view, decision: null },
    names: [...names],
    lit: new Set(),
    narrow: true,
    onpick: nothing,
    onchoose: nothing,
    onpreview: () => Promise.resolve(null),
    onwhynot: () => Promise.resolve(null),
    ondetails: nothing,
    marked: new Set(),
    pointed: '',
    scored: [],
    insets: { top: 16, right: 16, bottom: 16, left: 16 },
    letters: false,
    flights: [],
    ghosts: [],
    flyers: [],
    onpoint: nothing,
  };
  const board = mount(page.Board, { target: room, props });
  try {
    flushSync();
    await measured();
    const sheets = [...room.querySelectorAll<SVGSVGElement>('.board > svg')];
    return sheets.map((sheet) => written(sheet, { x: SIDE, y: 0, width: WIDTH - SIDE, height: HEIGHT })).join('');
  } finally {
    void unmount(board);
    room.remove();
  }
}

/** A board knows how large it is when it has been laid out once. */
async function measured(): Promise<void> {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame++) await new Promise((done) => setTimeout(done, 40));
}

/** Gives the picture to whatever shares things on this device; where there is nothing, it is saved. Whether it was shared or saved. */
export async function give(picture: Blob, name: string, title: string): Promise<boolean> {
  const file = new File([picture], name, { type: picture.type });
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}
