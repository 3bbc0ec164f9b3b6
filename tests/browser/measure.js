/* What is wrong with how a table is laid out, as sentences. `sight` selects what must be seen without scrolling. */
(sight) => {
  const table = document.querySelector('.table');
  const tiny = table.classList.contains('tiny');
  const touch = table.classList.contains('narrow');
  const wrong = [];
  const told = (node) =>
    node.getAttribute('aria-label') || node.dataset.option || node.textContent.trim().slice(0, 24) || node.className.baseVal || node.className;
  const box = (node) => node.getBoundingClientRect();
  const shown = (node) => node.checkVisibility({ visibilityProperty: true }) && box(node).width > 1 && box(node).height > 1;

  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (over > 0) wrong.push(`the page scrolls sideways by ${over}`);

  /* What of a thing can be seen inside the boxes that scroll it. */
  const seen = (node) => {
    let { left, top, right, bottom } = box(node);
    for (let up = node.parentElement; up && up !== document.documentElement; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const frame = box(up);
      [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
      [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return { left, top, right, bottom };
  };

  /* What must be in sight is inside the window, and nothing lies on it. */
  const top = (x, y) => document.elementFromPoint(x, y);
  const hit = (node) => {
    const { left, top: up, width, height } = box(node);
    const under = top(left + width / 2, up + height / 2);
    return under !== null && (node.contains(under) || under.contains(node));
  };
  const here = (node) => {
    const one = box(node);
    const part = seen(node);
    const cut = Math.max(part.left - one.left, part.top - one.top, one.right - part.right, one.bottom - part.bottom);
    return cut < 1.5 && one.left > -1 && one.top > -1 && one.right < innerWidth + 1 && one.bottom < innerHeight + 1 && hit(node);
  };
  const wanted = tiny ? [] : [...document.querySelectorAll(sight)].filter((node) => node.checkVisibility());
  if (!tiny && wanted.length === 0) wrong.push(`nothing is there of ${sight}`);
  for (const node of wanted) if (!here(node)) wrong.push(`${told(node)} is not in sight`);

  /* Text is large enough; what is written on the board grows with it. */
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement;
    if (!text.textContent.trim() || holder.closest('svg, .hidden') || !shown(holder)) continue;
    if (parseFloat(getComputedStyle(holder).fontSize) < 11.9) wrong.push(`small text: ${text.textContent.trim().slice(0, 30)}`);
  }

  const log = table.querySelector('.log-area');
  if (log?.checkVisibility() && box(log).height < 171.5) wrong.push(`the log is ${Math.round(box(log).height)} high`);

  /* No third of a tall window stays empty, and nothing lies over the map's names and pieces, nor these on each other. */
  const map = box(table.querySelector('.map'));
  if (touch && !tiny && map.height < Math.min(220, innerHeight / 3)) wrong.push(`the map is ${Math.round(map.height)} high`);
  const names = [...table.querySelectorAll('.board .name')].filter(shown);
  const pieces = [...table.querySelectorAll('.board .piece')].filter(shown);
  for (const node of tiny || table.classList.contains('resulting') ? [] : [...names, ...pieces]) {
    const one = box(node);
    const [x, y] = [one.left + one.width / 2, one.top + one.height / 2];
    if (x < map.left || y < map.top || x > map.right || y > map.bottom) continue;
    const under = top(x, y);
    if (under && !under.closest('.map, .sum, .toasts')) wrong.push(`${told(node)} lies under ${under.className}`);
  }
  for (const name of names) {
    const a = box(name);
    for (const piece of pieces) {
      for (const part of piece.querySelectorAll(':scope > g:not([aria-hidden] .shield), :scope > g')) {
        const b = box(part);
        const [w, h] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
        if (w > 3 && h > 4) wrong.push(`${told(piece)} lies on ${told(name)} by ${Math.round(w)} × ${Math.round(h)}`);
      }
    }
  }
  return wrong;
};
