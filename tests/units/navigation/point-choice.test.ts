import { describe, expect, it } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, setup } from 'xstate';
import { pointChoiceMachine } from '../../../machines/navigation/point-choice/point-choice.machine';
import { bar } from '../../../paths/point-of-sale/point-of-sale.scenario';

const pointsOf = (page: number) =>
  Array.from({ length: 10 }, (_, row) => ({ ...bar, codPointOfSales: `${page}-${row}` }));

/** The choice beside a portal that records its events; every search finds a page of ten. */
const begin = () => {
  const events: AnyEventObject[] = [];
  const search = fromCallback<AnyEventObject, { page: number }>(({ input: { page }, sendBack }) => {
    const body = { accountListItems: pointsOf(page), totalPage: 3, currentPage: page };
    sendBack({ type: 'http.200', body });
  });
  const root = setup({
    actors: {
      portal: fromCallback<AnyEventObject>(({ receive }) => receive((event) => events.push(event))),
      choice: pointChoiceMachine.provide({ actors: { searchPoints: search as never } }),
    },
  }).createMachine({
    invoke: [
      { src: 'portal', systemId: 'portal' },
      { src: 'choice', id: 'choice' },
    ],
  });
  const choice = createActor(root).start().getSnapshot().children.choice;
  return { events, send: (event: AnyEventObject) => choice?.send(event as never) };
};

const opened = { type: 'points.opened' };

describe('the shop in force', () => {
  it('[HOM-013] [HOM-018] is stored as Home stores it: its row, its page and the filter that list it', () => {
    const { events, send } = begin();
    send(opened);
    send({ type: 'more.requested' });
    send({ type: 'point.chosen', code: '2-3' });
    expect(events).toEqual([
      {
        type: 'point.chosen',
        point: { code: '2-3', name: bar.name, city: bar.city, index: 3, page: 2, filter: '' },
      },
    ]);
  });
});
