/** A drawing of the page as a picture that needs nothing of the page: its styles and fonts are written into it. */

/** What is drawn differently by it; everything else of a style has nothing to do with a picture. */
const DRAWN = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-variant-numeric',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'display',
  'visibility',
  'transform',
  'transform-origin',
  'transform-box',
  'mix-blend-mode',
  'clip-path',
  'mask',
  'filter',
  'stop-color',
  'stop-opacity',
  'color',
];

/** Where a copy keeps its style until it is written down: the page's own rules let no element say its style. */
const KEPT = 'data-drawn';

/** A drawing written down, at a place and in a size, with every element saying itself how it looks. */
export function written(drawing: SVGSVGElement, room: Record<'x' | 'y' | 'width' | 'height', number>): string {
  const copy = styled(drawing);
  for (const [name, value] of Object.entries(room)) copy.setAttribute(name, String(value));
  return new XMLSerializer().serializeToString(copy).replaceAll(` ${KEPT}="`, ' style="');
}

function styled(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  [drawing, ...drawing.querySelectorAll<SVGElement>('*')].forEach((original, i) => {
    const style = getComputedStyle(original);
    const said = DRAWN.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
    const mine = copies[i]!;
    mine.setAttribute(KEPT, local(said));
    for (const name of ['style', 'class', 'tabindex', 'role', 'aria-label', 'data-target']) mine.removeAttribute(name);
  });
  return copy;
}

/** Browsers may write where in the page something is drawn from: in the picture it is the picture itself. */
function local(style: string): string {
  return style.replaceAll(/url\("?[^")]*#([^")]+)"?\)/g, 'url(#$1)');
}

/** The page's own fonts, as rules with the fonts in them. */
export async function fontRules(): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) => facesIn(sheet));
  const rules = await Promise.all(faces.map(({ rule, base }) => withFile(rule, base)));
  return rules.join('\n');
}

function facesIn(sheet: CSSStyleSheet): { rule: CSSFontFaceRule; base: string }[] {
  try {
    const base = sheet.href ?? location.href;
    return [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? [{ rule, base }] : []));
  } catch {
    return []; // a sheet of a browser's own
  }
}

async function withFile(rule: CSSFontFaceRule, base: string): Promise<string> {
  const file = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
  if (!file) return '';
  const address = file.startsWith('data:') ? file : await asData(new URL(file, base).href);
  const [family, weight] = ['font-family', 'font-weight'].map((name) => rule.style.getPropertyValue(name));
  return `@font-face{font-family:${family};font-weight:${weight || 400};src:url("${address}")}`;
}

async function asData(address: string): Promise<string> {
  const file = await (await fetch(address)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(new Error('a font could not be read'));
    reader.readAsDataURL(file);
  });
}

/** A drawing as a PNG of this size. */
export async function toPng(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0, width, height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('the picture is empty'))), 'image/png'),
  );
}
