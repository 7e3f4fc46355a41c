import { describe } from 'vitest';
import { listMachine } from '../../machines/shared/list/list.machine';
import { unpaidMachine } from '../../machines/unpaid/unpaid.machine';
import { lintChart } from './support/lint';
import { obeys, rule } from './support/table';

const context = {
  criteria: { date: '2026-11-21', codPos: '' },
  page: 1,
  tab: 'check',
  owner: { company: 'Caffè Torino', code: '1000000001', point: '', brand: '' },
  known: {
    companyName: '',
    companyCode: '',
    address: '',
    pointCode: '',
    pointName: '',
    sendTo: { email: '', phone: '' },
  },
};
const at = (tab: string, pdf = 'idle') => ({ consulting: { tab, list: {}, pdf } });

const otherShop = {
  type: 'session.changed',
  input: {
    ...context,
    criteria: { ...context.criteria, codPos: '5000000001' },
    known: { ...context.known, pointCode: '5000000001' },
  },
};

describe('unpaid: what the requirements say', () => {
  obeys(unpaidMachine, context, [
    rule('[INS-001] the page begins with what is unpaid, 10 to a page')
      .starting(context)
      .to(at('check'))
      .asks({
        list: {
          criteria: context.criteria,
          owner: context.owner,
          page: 1,
          paging: 'client',
          pageSize: 10,
          onEntry: true,
          monthNeeded: false,
        },
      }),
    rule('[API-029] [INS-004] the list and the form learn which shop is in force')
      .in(at('check'))
      .on(otherShop)
      .to(at('check'), { known: otherShop.input.known })
      .passes({ list: otherShop }),
    rule('[INS-003] or with the form, where the address says so')
      .starting({ ...context, tab: 'form' })
      .to(at('form')),
    rule('[INS-003] the tab Scarica Modulo can be opened')
      .in(at('check'))
      .on('tab.opened', { tab: 'form' })
      .to(at('form')),
    rule('[INS-001] and Verifica Insoluti again')
      .in(at('form'), { tab: 'form' })
      .on('tab.opened', { tab: 'check' })
      .to(at('check')),
    ...['check', 'form'].map((tab) =>
      rule(`[INS-001] [INS-003] the tab that is open stays open (${tab})`)
        .in(at(tab))
        .on('tab.opened', { tab })
        .to(at(tab)),
    ),
    rule('[INS-003] [INS-007] the form is made when it is asked for')
      .in(at('form'))
      .on('pdf.requested')
      .to(at('form', 'making'))
      .asks({ makePdf: context.known }),
    rule('[INS-003] it is asked for on its own tab')
      .in(at('check'))
      .on('pdf.requested')
      .to(at('check')),
    rule('[INS-003] it is made once, however often the button is pressed')
      .in(at('form', 'making'))
      .on('pdf.requested')
      .to(at('form', 'making')),
    rule('[INS-003] it is made to its end while the other tab is looked at')
      .in(at('form', 'making'))
      .on('tab.opened', { tab: 'check' })
      .to(at('check', 'making')),
    rule('[INS-003] once it is handed over it can be had again')
      .in(at('form', 'making'))
      .on('pdf.made')
      .to(at('form')),
    rule('[INS-003] a form that cannot be made is said')
      .in(at('form', 'making'))
      .on('pdf.failed')
      .to(at('form', 'notMade')),
    rule('[INS-003] and can be tried again')
      .in(at('form', 'notMade'))
      .on('dialog.closed')
      .to(at('form')),
    ...['idle', 'making', 'notMade'].flatMap((pdf) =>
      ['failed'].map((type) =>
        rule(
          `[ERR-013] [ERR-016] a list that ends as ${type} ends the page so, with the form ${pdf}`,
        )
          .in(at('form', pdf))
          .on('xstate.done.actor.list', { output: { type } })
          .to(type)
          .exits({ type }),
      ),
    ),
  ]);
});

lintChart(unpaidMachine, {
  calls: {},
  children: { list: { chart: listMachine, never: ['closed'] } },
  others: { makePdf: ['pdf.made', 'pdf.failed'] },
});
