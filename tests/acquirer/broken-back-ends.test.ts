import { afterAll, beforeAll, expect, it } from 'vitest';
import { exitStatusOf } from '../../acquirer/conformance/faults';
import { brokenBackEnds } from './support/broken-back-ends';
import { brokenLists } from './support/broken-lists';
import { openChecked, textsOf } from './support/conformance';

let back: Awaited<ReturnType<typeof openChecked>>;
beforeAll(async () => {
  back = await openChecked();
});
afterAll(() => back.close());

it.each([...brokenBackEnds, ...brokenLists])(
  'the conformance test finds one that $named',
  async ({ only, react, reports }) => {
    const all = await back.check({ isReading: only === undefined, ...(only && { only }) }, react);
    const texts = textsOf(all);
    for (const each of reports) expect(texts).toContainEqual(each);
    expect(texts, 'each sentence once').toEqual([...new Set(texts)]);
    expect(exitStatusOf(all)).toBe(1);
  },
);
