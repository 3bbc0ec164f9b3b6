/* What is wrong with what can be pressed, as sentences: too small for a finger (or the pointer), on one another, out of reach. */
() => {
  /* A pointer is finer, and meets lines of text too. */
  const FINGER = matchMedia('(pointer: coarse)').matches || document.querySelector('.table.narrow');
  const least = (node) => (FINGER ? 44 : node.closest('.log .lines, .sentence') || !node.closest('.table') ? 20 : 32);
  const wrong = [];
  const box = (node) => node.getBoundingClientRect();
  const shown = (node) => node.checkVisibility({ visibilityProperty: true }) && box(node).width > 1 && box(node).height > 1;
  const told = (node) => node.getAttribute('aria-label') || node.dataset.option || node.textContent.trim().slice(0, 24) || node.className;
  const under = (x, y) => document.elementFromPoint(x, y);

  /* A box or dot is pressed by its words too; links inside a sentence are words of it. */
  const PRESSED = 'button, a[href], select, input, textarea, summary, [role=button], [role=radio], [role=tab], [role=option]';
  const pressed = (node) => (node.matches('[type=checkbox], [type=radio]') && node.closest('label')) || node;
  const inside = (node) => node.matches('a') && node.closest('p, dd, figcaption, h1, h2, h3') && getComputedStyle(node).display === 'inline';
  const found = (root) =>
    [...new Set([...root.querySelectorAll(PRESSED)].map(pressed))].filter(
      (node) => shown(node) && !inside(node) && !node.closest('.board, .hidden, .skip, [inert], details:not([open]) > :not(summary)'),
    );

  /* How far a finger that is on it may go to all sides: what is pressed may be larger than what is drawn. */
  const hits = (node, x, y) => {
    const there = under(x, y);
    return there !== null && (node.contains(there) || there.control === node);
  };
  const reach = (node, dx, dy) => {
    const most = least(node);
    const { left, top, width, height } = box(node);
    const far = (sign) => {
      let step = 0;
      while (step < most && hits(node, left + width / 2 + sign * dx * (step + 1), top + height / 2 + sign * dy * (step + 1))) step++;
      return step;
    };
    return far(1) + far(-1) + 1;
  };
  const large = (node) => {
    const { width, height } = box(node);
    const enough = least(node) - 0.5;
    const wide = width >= enough ? width : reach(node, 1, 0);
    const high = height >= enough ? height : reach(node, 0, 1);
    if (Math.min(wide, high) < enough) wrong.push(`${told(node)} is ${Math.round(wide)} × ${Math.round(high)}`);
  };

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
    return { node, left, top, right, bottom };
  };
  /* What lies over the page on purpose lies over what is below; the cards of a fan lie on each other. */
  const OVER = '.ask-area, .seats-area, .bar-area, .news-area, .menu, dialog, header, .toasts';
  const together = (a, b) => {
    if (a.contains(b) || b.contains(a)) return true;
    const fan = a.closest('.hand:not(.strip)');
    return (fan && fan === b.closest('.hand:not(.strip)')) || a.closest(OVER) !== b.closest(OVER);
  };
  const apart = (nodes) => {
    const parts = nodes.filter((node) => node instanceof HTMLElement).map(seen).filter((one) => one.right > one.left && one.bottom > one.top);
    parts.forEach((a, i) => {
      for (const b of parts.slice(i + 1)) {
        const [w, h] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
        if (w <= 1.5 || h <= 1.5 || together(a.node, b.node)) continue;
        wrong.push(`${told(a.node)} overlaps ${told(b.node)} by ${Math.round(w)} × ${Math.round(h)}`);
      }
    });
  };

  /* All comes into sight by scrolling. */
  const within = (node) => {
    const { left, top, right, bottom } = seen(node);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const { width, height } = box(node);
    const enough = least(node);
    const whole = right - left > Math.min(width, enough) - 1.5 && bottom - top > Math.min(height, enough) - 1.5;
    return whole && x > 0 && y > 0 && x < innerWidth && y < innerHeight && hits(node, x, y);
  };
  const scrolled = [...document.querySelectorAll('*')].filter((node) => node.scrollTop || node.scrollLeft).map((node) => [node, node.scrollTop, node.scrollLeft]);
  const reached = (node) => {
    if (!within(node)) node.scrollIntoView({ block: 'center', inline: 'center' });
    if (!within(node)) wrong.push(`${told(node)} cannot be reached`);
  };

  const all = (root) => {
    const nodes = found(root);
    apart(nodes);
    for (const node of nodes) {
      reached(node);
      large(node);
    }
  };
  /* What is said in passing lies over anything, and goes. */
  const passing = document.querySelector('.toasts');
  if (passing) passing.inert = true;
  const dialog = document.querySelector('dialog[open]');
  all(dialog ?? document.body);
  for (const menu of dialog ? [] : document.querySelectorAll('details.menu:not([open])')) {
    menu.open = true;
    all(menu);
    menu.open = false;
  }
  for (const node of document.querySelectorAll('*')) if (node.scrollTop || node.scrollLeft) node.scrollTo(0, 0);
  for (const [node, top, left] of scrolled) node.scrollTo(left, top);
  if (passing) passing.inert = false;
  return wrong;
};
