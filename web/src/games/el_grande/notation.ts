/** What may be typed in one line although it is several choices. */

/** Splits what the command line accepts into single notations: `place aragon 2`, `move red galicia>aragon`. */
export function notations(line: string): string[] {
  const words = line.trim().toLowerCase().replaceAll('>', ' > ').split(/\s+/).filter(Boolean);
  const [verb = ''] = words;
  const arrow = words.indexOf('>');
  if (verb === 'move' && arrow > 0) return [`pick ${words.slice(1, arrow).join(' ')}`, `to ${words.slice(arrow + 1).join(' ')}`];
  const times = Number(words.at(-1));
  if (verb === 'place' && words.length === 3 && times > 0) return Array.from({ length: times }, () => words.slice(0, 2).join(' '));
  return words.length > 0 ? [words.join(' ')] : [];
}
