/** The letters that everything is written in. They are waited for a little, so that no line breaks anew when they come. */
const FONTS = ['600 1em "Alegreya Variable"', '1em "Source Sans 3 Variable"'];
const PATIENCE = 1500;

export function letters(): Promise<unknown> {
  const come = Promise.allSettled(FONTS.map((font) => document.fonts.load(font)));
  return Promise.race([come, new Promise((done) => setTimeout(done, PATIENCE))]);
}
