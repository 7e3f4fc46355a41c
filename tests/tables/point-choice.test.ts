import { describe } from 'vitest';
import { searchPointOfSales } from '../../acquirer/contract/points-of-sale';
import { pointChoiceMachine } from '../../machines/navigation/point-choice/point-choice.machine';
import { kiosk } from '../../paths/navigation/point-choice/point-choice.scenario';
import { bar } from '../../paths/point-of-sale/point-of-sale.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys, rule } from './support/table';

const context = { filter: '', page: 1, pages: 1, points: [] };
const open = (state: string) => ({ open: state });
const found = { points: [bar, kiosk], pages: 3, page: 1 };
const answered = (accountListItems: readonly object[], totalPage = 1, currentPage = 1) => ({
  type: 'http.200',
  body: { accountListItems, totalPage, currentPage },
});
const chosen = { type: 'point.chosen', code: kiosk.codPointOfSales };

describe('point choice: what the requirements say', () => {
  obeys(pointChoiceMachine, context, [
    rule('nothing is asked for before the list is opened')
      .starting(undefined)
      .to('closed')
      .asks({}),
    rule('[HOM-012] opened, it asks for the first of all points')
      .in('closed', { ...found, filter: 'BAR', page: 2 })
      .on('points.opened')
      .to(open('searching'), context)
      .asks({ searchPoints: { filter: '', page: 1 } }),
    rule('[HOM-012] opened again it begins with all points, whatever was under way')
      .in(open('failed'), { filter: 'bar' })
      .on('points.opened')
      .to(open('searching'), context),
    rule('[HOM-011] what is typed replaces what was found, and waits for a pause')
      .in(open('showing'), { ...found, page: 2 })
      .on('points.searched', { filter: 'chi' })
      .to(open('typing'), { filter: 'chi', page: 1, pages: 1, points: [] })
      .asks({}),
    rule('[VAL-068] more than 40 characters are not cut, and ask for nothing')
      .in(open('showing'), found)
      .on('points.searched', { filter: 'b'.repeat(41) })
      .to(open('empty'), { filter: 'b'.repeat(41), points: [] })
      .asks({}),
    rule('[HOM-011] the same letters ask for nothing')
      .in(open('showing'), { ...found, filter: 'chi' })
      .on('points.searched', { filter: 'chi' })
      .to(open('showing'), { points: found.points })
      .asks({}),
    rule('[HOM-012] [API-026] after the pause it searches')
      .in(open('typing'), { filter: 'chi' })
      .on('xstate.after.pause.pointChoice.open.typing')
      .to(open('searching'))
      .asks({ searchPoints: { filter: 'chi', page: 1 } }),
    rule('[HOM-013] the points are shown')
      .in(open('searching'))
      .on(answered([bar], 3))
      .to(open('showing'), { points: [bar], pages: 3 }),
    rule('[HOM-014] those of another page follow those before')
      .in(open('searching'), { points: [bar], pages: 3, page: 2 })
      .on(answered([kiosk], 3, 2))
      .to(open('showing'), { points: [bar, kiosk] }),
    rule('[HOM-014] a later page may turn out to be empty')
      .in(open('searching'), { points: [bar], pages: 3, page: 2 })
      .on(answered([], 1))
      .to(open('showing'), { points: [bar], pages: 1 }),
    rule('[HOM-017] or there is none')
      .in(open('searching'))
      .on(answered([], 0))
      .to(open('empty'), { points: [] }),
    rule('[HOM-014] at the end of the list the next page is asked for')
      .in(open('showing'), found)
      .on('more.requested')
      .to(open('searching'), { page: 2, points: found.points })
      .asks({ searchPoints: { filter: '', page: 2 } }),
    rule('[HOM-014] after the last page there is none')
      .in(open('showing'), { ...found, page: 3 })
      .on('more.requested')
      .to(open('showing'))
      .asks({}),
    rule('[HOM-013] a chosen point is told')
      .in(open('showing'), found)
      .on(chosen)
      .to('closed')
      .does('notifyPoint'),
    rule('[HOM-013] none is chosen that is not listed')
      .in(open('showing'), { ...found, points: [bar] })
      .on(chosen)
      .to(open('showing'))
      .does(),
    rule('[HOM-019] all points are told too')
      .in(open('showing'), found)
      .on('point.cleared')
      .to('closed')
      .does('notifyAllPoints'),
    rule('[HOM-019] they are offered only before anything is typed')
      .in(open('showing'), { ...found, filter: 'bar' })
      .on('point.cleared')
      .to(open('showing'))
      .does(),
    rule('closed without a choice nothing changes')
      .in(open('showing'), found)
      .on('points.closed')
      .to('closed')
      .does(),
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) =>
      rule(`${type} leaves the page as it is, and says so in the list`)
        .in(open('searching'))
        .on(type)
        .to(open('failed'))
        .does(),
    ),
  ]);
});

lintChart(pointChoiceMachine, { calls: { searchPoints: [searchPointOfSales] } });
