/* Of four languages one stays; the page comes back when the server can be reached. */
const AGAIN = 3000;
const sections = [...document.querySelectorAll('section')];
const wishes = [localStorage.getItem('castillo.language') ?? '', ...navigator.languages].map((wish) => wish.slice(0, 2).toLowerCase());
const wanted = wishes.find((wish) => sections.some((section) => section.lang === wish)) ?? 'en';
document.documentElement.lang = wanted;
document.documentElement.dataset.theme = localStorage.getItem('castillo.theme') ?? '';
for (const section of sections) {
  if (section.lang !== wanted) section.remove();
  else section.querySelector('button').addEventListener('click', () => location.reload());
}

async function look() {
  try {
    if ((await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok) location.reload();
  } catch {
    // not yet
  }
}
setInterval(look, AGAIN);
addEventListener('online', look);
