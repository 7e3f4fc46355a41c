import { cdp, page } from 'vitest/browser';
import dejavu from '../../../node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url';
import { misfitsHere } from '../../support/misfits';

const desk = { width: 1280, height: 800 };
const widths = [320, 360, 390, 768, 1280, 1920];

const sheet = new CSSStyleSheet();

const setTextSize = (standard: number) =>
  cdp().send('Page.setFontSizes', { fontSizes: { standard } });

const ways: Record<string, () => unknown> = {
  'in its own typeface': () => sheet.replaceSync(''),
  'in a wide font': () => sheet.replaceSync('* { font-family: "Wide" !important; }'),
  'with text spacing': () =>
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
    ),
  'with text of twice the size': () => {
    sheet.replaceSync('');
    return setTextSize(32);
  },
};

const prepare = async () => {
  if (document.adoptedStyleSheets.includes(sheet)) return;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.fonts.add(await new FontFace('Wide', `url(${dejavu})`, { weight: '100 900' }).load());
};

/** What does not fit, at which width and in which way. */
export const misfitsEverywhere = async (): Promise<readonly string[]> => {
  await prepare();
  const found: string[] = [];
  for (const [way, apply] of Object.entries(ways)) {
    await apply();
    for (const width of widths) {
      await page.viewport(width, desk.height);
      for (const each of await misfitsHere()) found.push(`${width} px, ${way}: ${each}`);
    }
  }
  await setTextSize(16);
  await page.viewport(desk.width, desk.height);
  return found;
};
