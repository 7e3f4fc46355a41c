import { openBrowser, slowProcessor } from './browser.mjs';

const clicks = 9;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const click = async (page, { next, rows }) => {
  await page.locator(next).scrollIntoViewIfNeeded();
  await page.waitForTimeout(150);
  const box = await page.locator(next).boundingBox();
  await page.evaluate((watched) => {
    addEventListener('pointerdown', ({ timeStamp }) => Object.assign(window, { timeStamp }), {
      once: true,
      capture: true,
    });
    window.shown = window.painted(document.querySelector(watched), () => true);
  }, rows);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const took = await page.evaluate(async () => (await window.shown) - window.timeStamp);
  return took;
};

/** This page and the next one without a script: two texts that alternate. */
const standInFor = async (page, paging) => {
  const { next, rows } = paging;
  const first = await page.locator(rows).innerHTML();
  await click(page, paging);
  const second = await page.locator(rows).innerHTML();
  const html = await page.content();
  await page.goto('about:blank');
  await page.setContent(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''));
  await page.evaluate(
    ([texts, button, watched]) => {
      let turn = 0;
      document.querySelector(button).onclick = () => {
        turn += 1;
        document.querySelector(watched).innerHTML = texts[turn % texts.length];
      };
    },
    [[first, second], next, rows],
  );
};

/** From a click on the next page to its rows painted, and how long the slowest interaction took, in milliseconds. */
export const measureNextPage = async (address, { init, paging, limit }) => {
  const { newPage, close } = await openBrowser({ look: 'desk', init });
  try {
    const { page, devtools } = await newPage();
    await page.goto(address);
    await page.locator(`${paging.rows} tr`).first().waitFor();
    await page.waitForTimeout(400);
    if (limit) await standInFor(page, paging);
    await slowProcessor(devtools);
    const times = [];
    for (let turn = 0; turn < clicks; turn += 1) times.push(await click(page, paging));
    const interactions = await page.evaluate(() => Object.values(window.seen.interactions));
    return { painted: median(times), interaction: Math.max(16, ...interactions) };
  } finally {
    await close();
  }
};
