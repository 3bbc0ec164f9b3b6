/** What lies in a panel shows its texts while they fit; else it is `folded`, and only what is looked at is open. */
export function folding(node: HTMLElement, of: unknown) {
  const panel = node.parentElement!;
  const look = () => {
    if (panel.clientHeight === 0) return;
    node.classList.remove('folded');
    node.classList.toggle('folded', panel.scrollHeight > panel.clientHeight + 1);
  };
  const watch = new ResizeObserver(() => requestAnimationFrame(look));
  watch.observe(panel);
  look();
  const update = (next: unknown) => {
    if (next !== of) look();
    of = next;
  };
  return { update, destroy: () => watch.disconnect() };
}
