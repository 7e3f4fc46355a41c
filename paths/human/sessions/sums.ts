import { shopOf } from '../demo';
import {
  type Cells,
  chargesOf,
  count,
  differencesOf,
  euro,
  grossOf,
  letterCells,
  letterFigures,
  type Month,
  monthBack,
  monthCells,
  monthName,
  movementsOf,
  payoutCells,
  payoutFigures,
  payoutsOf,
  periodCells,
  pointCells,
} from '../seeded';
import type { Session } from '../session';
import {
  at,
  back,
  choose,
  consultation,
  figures,
  file,
  follow,
  grey,
  logIn,
  month,
  onPage,
  part,
  pick,
  press,
  row,
  rows,
  step,
  text,
  title,
  write,
} from '../vocabulary';

const user = 'azienda01';
const last = monthBack(1);
const before = monthBack(2);
const first = shopOf(user, 0);
const nothingFound = text('Nessun risultato');

/** The whole months of the data window, oldest first. */
const wholeMonths = Array.from({ length: 12 }, (_, index) => monthBack(12 - index));
const best = wholeMonths.toSorted(
  (one, other) => grossOf(user, { month: other }) - grossOf(user, { month: one }),
)[0] as Month;
const [oldest = last, secondOldest = last] = wholeMonths;

const periodsOf = (length: number) =>
  new Set(
    [...wholeMonths, monthBack(0)].map(
      ({ year, number }) => `${year} ${Math.floor((number - 1) / length)}`,
    ),
  ).size;

/** The months of the data window in the first period that is whole, of so many months. */
const firstWhole = (length: number) => {
  const start = wholeMonths.findIndex(({ number }) => (number - 1) % length === 0);
  return wholeMonths.slice(start, start + length);
};
const quarter = firstWhole(3);
const half = firstWhole(6);

const quarterNames = [
  '1° (Gennaio–Marzo)',
  '2° (Aprile–Giugno)',
  '3° (Luglio–Settembre)',
  '4° (Ottobre–Dicembre)',
];
const halfNames = ['1° (Gennaio–Giugno)', '2° (Luglio–Dicembre)'];

const nameIn = (names: readonly string[], months: readonly Month[]) => {
  const [begins] = months;
  const length = 12 / names.length;
  return names[Math.floor(((begins?.number ?? 1) - 1) / length)] ?? '';
};
const quarterCells: Cells = {
  Anno: String(quarter[0]?.year),
  ...periodCells(user, quarter),
};
const halfCells: Cells = { Anno: String(half[0]?.year), ...periodCells(user, half) };

/** In a workbook the cancelled ones have a column. */
const inColumns = (cells: Cells, number: string, cancelled: string): Cells => {
  const [whole = '', lost = '0'] = (cells[number] ?? '').split(/ di cui (\d+).*$/);
  return { ...cells, [number]: whole, [cancelled]: lost };
};
const inWorkbook = (cells: Cells) => inColumns(cells, 'Numero transazioni', 'di cui annullate');
const columnsOf = (period: string) => [
  'Anno',
  period,
  'Dal',
  'Al',
  'Numero transazioni',
  'di cui annullate',
  'Importo lordo',
  'Commissioni',
  'Importo netto',
];

/** A number in a workbook has no plus. */
const withoutPlus = (text: string) => text.replace('+', '');

const points = pointCells(user, first, last, before);
const pointColumns = [
  'Codice esercizio',
  'Insegna',
  'Città',
  'Movimenti',
  'di cui annullati',
  'Importo lordo',
  'Commissioni',
  'Importo netto',
  'Importo medio',
];
const monthFigures = (month: Month): Cells => {
  const { 'Numero transazioni': _, ...amounts } = periodCells(user, [month]);
  return { Movimenti: count(movementsOf(user, { month }).length), ...amounts };
};

const payouts = payoutsOf(user, 1);
const payoutAt = (index: number) => {
  const found = payouts.at(index);
  if (found === undefined) throw new Error(`the demo has no payout ${index}`);
  return payoutCells(found);
};

const differences = differencesOf(user, 1);
const cancelled = differences.filter(({ type }) => type === 'MAN');
const charges = chargesOf(user, 2);
const letterAt = (letters: typeof differences) => {
  const [found] = letters;
  if (found === undefined) throw new Error('the demo has no letters');
  return letterCells(user, found);
};

export const sumSessions: readonly Session[] = [
  {
    id: 'statistiche',
    title: 'Statistiche: mesi, trimestri, semestri',
    flows: ['statistics', 'export'],
    steps: [
      logIn(user),
      step(
        press('Statistica Mensile'),
        title('Statistica Mensile'),
        rows('Statistica Mensile', 3),
        row('Statistica Mensile', 1, monthCells(user, oldest)),
        row('Statistica Mensile', 2, monthCells(user, secondOldest)),
        part('Incassi e commissioni nel tempo'),
      ),
      step(
        press('Importo lordo', { table: 'Statistica Mensile' }),
        row('Statistica Mensile', 1, monthCells(user, best)),
      ),
      step(
        press('ESPORTA'),
        file('Statistica Mensile.xlsx', {
          columns: columnsOf('Mese'),
          count: 13,
          rows: [
            {
              row: euro(grossOf(user, { month: last })),
              cells: inWorkbook(monthCells(user, last)),
            },
          ],
        }),
      ),
      step(
        follow('Statistica Trimestrale'),
        title('Statistica Trimestrale'),
        at('/Home/StatisticaTrimestrale'),
        row('Statistica Trimestrale', nameIn(quarterNames, quarter), quarterCells),
      ),
      step(
        press('ESPORTA'),
        file('Statistica Trimestrale.xlsx', {
          columns: columnsOf('Trimestre'),
          count: periodsOf(3),
          rows: [{ row: nameIn(quarterNames, quarter), cells: inWorkbook(quarterCells) }],
        }),
      ),
      step(
        follow('Statistica Semestrale'),
        title('Statistica Semestrale'),
        at('/Home/StatisticaSemestrale'),
        row('Statistica Semestrale', nameIn(halfNames, half), halfCells),
      ),
      step(
        press('ESPORTA'),
        file('Statistica Semestrale.xlsx', {
          columns: columnsOf('Semestre'),
          count: periodsOf(6),
          rows: [{ row: nameIn(halfNames, half), cells: inWorkbook(halfCells) }],
        }),
      ),
      step(back, title('Statistica Trimestrale')),
      step(back, title('Statistica Mensile')),
    ],
  },
  {
    id: 'mese-e-accrediti',
    title: 'Mese per punto vendita e accrediti',
    flows: ['month-by-point', 'payouts', 'search', 'list', 'export'],
    steps: [
      logIn(user),
      step(
        press('Mese per punto vendita'),
        title('Mese per punto vendita'),
        rows('Punti vendita del mese', 24),
        row('Punti vendita del mese', 1, { Insegna: first.sign }),
      ),
      step(
        [month(1), press('CERCA')],
        figures({ Periodo: monthName(last), 'Punti vendita': '24', ...monthFigures(last) }),
        row('Punti vendita del mese', 1, points),
      ),
      step(
        press('ESPORTA'),
        file('MesePerPuntoVendita.xlsx', {
          columns: [...pointColumns, 'Sul mese prima', 'Su un anno prima'],
          count: 24,
          rows: [
            {
              row: 1,
              cells: {
                ...inColumns(points, 'Movimenti', 'di cui annullati'),
                'Sul mese prima': withoutPlus(points['Sul mese prima'] ?? ''),
              },
            },
          ],
        }),
      ),
      step(
        [choose('Confronta con', monthName(before)), press('CERCA')],
        row('Punti vendita del mese', 1, {
          'Mese di confronto': euro(grossOf(user, { month: before, shop: first })),
        }),
      ),
      step(consultation('Accrediti'), title('Accrediti')),
      step(
        [month(1), press('CERCA')],
        figures(payoutFigures(payouts)),
        row('Accrediti del mese', 1, payoutAt(0)),
        row('Accrediti del mese', 2, payoutAt(1)),
      ),
      step(press('Pagina successiva'), onPage(2), row('Accrediti del mese', 1, payoutAt(60))),
      step(
        press('ESPORTA'),
        file('Accrediti.xlsx', {
          columns: [
            'Valuta',
            'ABI',
            'IBAN',
            'Operazioni del',
            'Riepiloghi',
            'Lordo dichiarato',
            'Commissioni',
            'Rettifiche',
            'Importo accreditato',
          ],
          count: payouts.length,
          rows: [
            { row: 1, cells: { ...payoutAt(0), Riepiloghi: String(payouts[0]?.summaries) } },
            { row: 2, cells: payoutAt(1) },
          ],
        }),
      ),
      step([write('Importo sull’estratto della banca', '999999,99'), press('CERCA')], nothingFound),
    ],
  },
  {
    id: 'differenze-addebiti',
    title: 'Differenze contabili, addebiti e accrediti da contestazioni',
    flows: ['differences', 'charges', 'search', 'list', 'export'],
    steps: [
      logIn(user),
      step(
        press('Dettaglio Differenze Contabili'),
        title('Consulta Dettaglio Differenze Contabili'),
        grey('CERCA'),
      ),
      step(
        [month(1), press('CERCA')],
        figures(letterFigures(differences)),
        row('Differenze contabili', 1, letterAt(differences)),
      ),
      step(
        [pick('Transazione Annullata'), press('CERCA')],
        figures(letterFigures(cancelled)),
        row('Differenze contabili', 1, letterAt(cancelled)),
      ),
      step(
        press('ESPORTA'),
        file('DifferenzeContabili.xlsx', {
          columns: Object.keys(letterAt(differences)),
          count: cancelled.length,
          rows: [{ row: 1, cells: letterAt(cancelled) }],
        }),
      ),
      step(
        consultation('Addebiti'),
        title('Consulta Addebiti/Accrediti Generati da Contestazioni'),
        at('/Home/AddebitiContestazioni'),
      ),
      step(
        [month(2), press('CERCA')],
        figures(letterFigures(charges)),
        row('Addebiti e accrediti', 1, {
          ...letterAt(charges),
          Descrizione: charges[0]?.description ?? '',
        }),
      ),
      step(
        press('ESPORTA'),
        file('AddebitiAccrediti.xlsx', {
          columns: [...Object.keys(letterAt(charges)), 'Descrizione'],
          count: charges.length,
          rows: [{ row: 1, cells: letterAt(charges) }],
        }),
      ),
    ],
  },
];
