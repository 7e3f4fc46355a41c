// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { tryEachCall } from './matrix/cells';
import { eachChart } from './matrix/subjects';

const saysExpired = ['401', '408'];

it.each(await eachChart())(
  '[ERR-013] $name: a 401 or a 408 of any call, also of one among many, ends the session',
  async (chart) => {
    expect(await tryEachCall(chart, ({ name }) => saysExpired.includes(name))).toEqual([]);
  },
);
