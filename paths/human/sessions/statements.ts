import { companyOf, shopOf } from '../demo';
import { euro, lastDayOf, moment, monthBack, unpaidCells, unpaidNow, unpaidSum } from '../seeded';
import type { Session } from '../session';
import {
  figures,
  file,
  logIn,
  menu,
  month,
  onPage,
  press,
  ready,
  reload,
  row,
  rows,
  step,
  tab,
  text,
  title,
  write,
} from '../vocabulary';

const user = 'azienda01';
const company = companyOf(user);
const first = shopOf(user, 0);
const last = lastDayOf(monthBack(1));
/** As in the names of files: `2026-10`. */
const archived = last.slice(0, 7);
const table = 'Estratti conto';
const nothingFound = text('Nessun risultato');

const statement = (date: string, shop?: { readonly code: string; readonly sign: string }) => ({
  Data: moment(date),
  'Codice esercizio': shop?.code ?? 'Tutti',
  Insegna: shop?.sign ?? 'Tutte',
});

const unpaid = unpaidNow(user).toSorted((one, other) =>
  one.valueDate === other.valueDate
    ? Number(one.posCode) - Number(other.posCode)
    : one.valueDate < other.valueDate
      ? 1
      : -1,
);
const dearest = unpaid.toSorted((one, other) => other.amount - one.amount);
const unpaidAt = (items: typeof unpaid, index = 0) => {
  const found = items[index];
  if (found === undefined) throw new Error('the demo has nothing unpaid');
  return unpaidCells(user, found);
};

export const statementSessions: readonly Session[] = [
  {
    id: 'estratto-conto',
    title: 'Estratto conto: cercare e scaricare',
    flows: ['statements', 'statement-archive', 'document', 'list'],
    steps: [
      logIn(user),
      step(
        menu('Estratto conto'),
        title('Estratto Conto'),
        rows(table, 60),
        row(table, 1, statement(last)),
        row(table, 2, statement(last, first)),
        text('Per scaricarli tutti insieme scelga un mese.'),
      ),
      step(
        press('Pagina successiva'),
        onPage(2),
        row(table, 1, statement(lastDayOf(monthBack(3)), company.shops[9])),
      ),
      step([write('Cerca punto vendita', 'zzz'), press('CERCA')], nothingFound),
      step(
        [write('Cerca punto vendita', first.code), press('CERCA')],
        rows(table, 12),
        row(table, 1, statement(last, first)),
      ),
      step(
        press('Scarica PDF', { table, row: 1 }),
        file('estrattoconto.pdf', { words: [company.name, first.code, moment(last)] }),
      ),
      step(
        [write('Cerca punto vendita', ''), month(1, 'Mese'), press('CERCA')],
        rows(table, 25),
        row(table, 1, statement(last)),
        ready('Scarica tutti'),
      ),
      step(
        press('Scarica tutti'),
        file(`EstrattiConto ${archived}.zip`, {
          files: [
            `Tutti i punti vendita ${archived}.pdf`,
            ...company.shops.map(({ code, sign }) => `${code} ${sign} ${archived}.pdf`),
          ],
        }),
      ),
      step(reload, rows(table, 25), row(table, 1, statement(last))),
    ],
  },
  {
    id: 'insoluti',
    title: 'Insoluti e modulo di allineamento',
    flows: ['unpaid', 'document', 'list', 'export'],
    steps: [
      logIn(user),
      step(
        menu('Insoluti'),
        title('Insoluti'),
        rows('Insoluti', 10),
        figures({
          'Numero insoluti': String(unpaid.length),
          'Importo totale': euro(unpaidSum(unpaid)),
        }),
        row('Insoluti', 1, unpaidAt(unpaid)),
        row('Insoluti', 2, unpaidAt(unpaid, 1)),
      ),
      step(press('Importo', { table: 'Insoluti' }), row('Insoluti', 1, unpaidAt(dearest))),
      step(
        press('ESPORTA'),
        file('Insoluti.xlsx', {
          columns: Object.keys(unpaidAt(unpaid)),
          count: unpaid.length,
          rows: [{ row: 'Totale', cells: { Importo: euro(unpaidSum(unpaid)) } }],
        }),
      ),
      step(tab('Scarica Modulo'), ready('Scarica modulo')),
      step(press('Scarica modulo'), file('ModuloAllineamento.pdf', { words: [] })),
      step(tab('Verifica Insoluti'), rows('Insoluti', 10), row('Insoluti', 1, unpaidAt(dearest))),
    ],
  },
];
