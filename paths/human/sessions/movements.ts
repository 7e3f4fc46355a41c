import { companyOf, shopOf } from '../demo';
import {
  euro,
  moment,
  monthBack,
  monthName,
  movementCells,
  movementsOf,
  settledCells,
  settledFigures,
  settledIn,
  sumOf,
  totalCells,
  withStatus,
} from '../seeded';
import type { Session } from '../session';
import {
  at,
  choose,
  chosen,
  enter,
  figures,
  file,
  gone,
  grey,
  homeTitle,
  logIn,
  menu,
  month,
  movementTotals,
  onPage,
  pick,
  press,
  reload,
  row,
  rows,
  step,
  text,
  title,
  write,
} from '../vocabulary';

const user = 'azienda01';
const table = 'Movimenti';
const totals = 'Riepilogo della ricerca';
const nothingFound = text('Nessun risultato');
const last = monthBack(1);

const all = movementsOf(user, { month: last });
const cellsOf = (movement: (typeof all)[number]) => movementCells(user, movement);
const cellsAt = (index: number, among = all) => {
  const found = among.at(index);
  if (found === undefined) throw new Error(`the demo has no movement ${index}`);
  return cellsOf(found);
};
const onLastPage = ((all.length - 1) % 60) + 1;
const byAmount = (one: { amount: number }, other: { amount: number }) => one.amount - other.amount;
const cheapestFirst = all.toSorted(byAmount);
const dearestFirst = all.toSorted((one, other) => byAmount(other, one));
const between = all.filter(({ amount }) => amount >= 10_000 && amount <= 11_000);
const cancelled = withStatus(all, 'A');
const firstDay = withStatus(movementsOf(user, { month: last, day: 1 }), 'V');

const settled = settledIn(user, { month: last });
const [newest] = settled;
const summaryAt = (index: number, among = settled) => {
  const found = among.at(index);
  if (found === undefined) throw new Error(`the demo has no summary ${index}`);
  return settledCells(user, found);
};
const detailColumns = [
  'Codice esercizio',
  'Insegna',
  'Data',
  'Riferimento',
  'POS',
  'Importo lordo',
  'Autorizzazione',
  'Lordo calcolato',
  'Numero carta',
  'Stato',
  'Commissione',
  'Importo netto',
  'Differenza',
];
const [firstBank] = companyOf(user).banks;
const ofBank = settled.filter(({ settlement }) => settlement.abi === firstBank);

/** A movement of another shop than the first, to be found by what is known of it. */
const sought = withStatus(movementsOf(user, { month: last, shop: shopOf(user, 7) }), 'V')[0];
if (sought === undefined || newest === undefined) throw new Error('the demo has no movements');

export const movementSessions: readonly Session[] = [
  {
    id: 'movimenti',
    title: 'Movimenti: cercare, restringere, ordinare, esportare',
    flows: ['movements', 'search', 'list', 'export'],
    steps: [
      logIn(user),
      step(
        press('Movimenti'),
        title('Consulta Movimenti'),
        at('/Home/Movimenti'),
        grey('CERCA'),
        text('Per avviare la ricerca scelga mese e anno.'),
      ),
      step(
        [month(1), press('CERCA')],
        figures({ 'Codice Società': companyOf(user).code, Periodo: monthName(last) }),
        movementTotals(all),
        row(totals, 'di cui annullati', totalCells(sumOf(cancelled))),
        row(totals, 'Validi', totalCells(sumOf(withStatus(all, 'V')))),
        rows(table, 60),
        row(table, 1, cellsAt(0)),
        row(table, 2, cellsAt(1)),
      ),
      step(press('Pagina successiva'), onPage(2), row(table, 1, cellsAt(60))),
      step(
        press('Ultima pagina'),
        rows(table, onLastPage),
        row(table, 1, cellsAt(all.length - onLastPage)),
        grey('Ultima pagina'),
      ),
      step(press('Prima pagina'), onPage(1), rows(table, 60), row(table, 1, cellsAt(0))),
      step(press('Pagina successiva'), onPage(2)),
      step(reload, onPage(2), row(table, 1, cellsAt(60))),
      step(
        press('Importo lordo', { table }),
        onPage(1),
        row(table, 1, cellsAt(0, dearestFirst)),
        row(table, 2, cellsAt(1, dearestFirst)),
      ),
      step(press('Importo lordo', { table }), row(table, 1, cellsAt(0, cheapestFirst))),
      step(press('Altri filtri'), text('Importo lordo da')),
      step(
        [write('Importo lordo da', '900'), write('Importo lordo a', '100')],
        text('Il minimo è più alto del massimo: nessun importo può corrispondere.'),
      ),
      step(
        [write('Importo lordo da', '100'), write('Importo lordo a', '110'), press('CERCA')],
        movementTotals(between),
      ),
      step(
        [write('Importo lordo da', '999998'), write('Importo lordo a', '999999'), press('CERCA')],
        nothingFound,
      ),
      step(
        [
          write('Importo lordo da', ''),
          write('Importo lordo a', ''),
          pick('Solo Annullati'),
          press('CERCA'),
        ],
        movementTotals(cancelled),
      ),
      step(pick('Solo Validi'), chosen('Solo Validi', 'radio')),
      step([choose('Giorno', '01'), press('CERCA')], movementTotals(firstDay)),
      step(
        press('ESPORTA'),
        text('Il file è pronto: lo trova tra i documenti scaricati.'),
        file('Movimenti.xlsx', {
          columns: Object.keys(cellsAt(0)),
          count: firstDay.length,
          rows: [
            { row: 1, cells: cellsAt(0, firstDay.toSorted(byAmount)) },
            {
              row: 'Totale, annullati compresi',
              cells: {
                'Importo lordo': euro(sumOf(firstDay).gross),
                Commissione: euro(sumOf(firstDay).commission),
                'Importo netto': euro(sumOf(firstDay).net),
              },
            },
          ],
        }),
      ),
    ],
  },
  {
    id: 'riepilogo',
    title: 'Riepilogo: le righe, il dettaglio, le differenze',
    flows: ['summaries', 'search', 'list', 'export'],
    steps: [
      logIn(user),
      step(press('Riepilogo'), title('Consulta Riepilogo'), grey('CERCA')),
      step(
        [month(1), press('CERCA')],
        figures(settledFigures(settled)),
        rows('Riepiloghi', 60),
        row('Riepiloghi', 1, summaryAt(0)),
      ),
      step(
        press('Visualizza Dettaglio'),
        text('Per visualizzare il dettaglio selezionare prima una riga'),
      ),
      step(press('CHIUDI'), gone('Per visualizzare il dettaglio selezionare prima una riga')),
      step(
        [
          {
            does: 'press',
            control: 'radio',
            name: 'Seleziona',
            begins: true,
            where: { table: 'Riepiloghi', row: 1 },
          },
          press('Visualizza Dettaglio'),
        ],
        text('DETTAGLIO TABELLA'),
        rows('Transazioni del riepilogo', newest.movements.length),
      ),
      step(
        press('ESPORTA', { dialog: 'DETTAGLIO TABELLA' }),
        file('Riepilogo.xlsx', {
          columns: detailColumns,
          count: newest.movements.length,
          rows: newest.movements
            .map((movement) => ({
              row: movement.authorizationCode,
              cells: cellsOf(movement),
            }))
            .slice(0, 2),
        }),
      ),
      step(press('Chiudi'), gone('DETTAGLIO TABELLA')),
      step(press('Pagina successiva'), onPage(2), row('Riepiloghi', 1, summaryAt(60))),
      step(
        press('ESPORTA'),
        file('Riepilogo.xlsx', {
          columns: Object.keys(summaryAt(0)),
          count: settled.length,
          rows: [
            { row: 1, cells: summaryAt(0) },
            { row: 2, cells: summaryAt(1) },
          ],
        }),
      ),
      step(
        [press('Altri filtri'), write('ABI', firstBank), press('CERCA')],
        figures(settledFigures(ofBank)),
        row('Riepiloghi', 1, summaryAt(0, ofBank)),
      ),
    ],
  },
  {
    id: 'trova',
    title: 'Trovare un movimento da ciò che se ne sa',
    flows: ['find-movements', 'list', 'export'],
    steps: [
      logIn(user),
      step(
        menu('Trova'),
        title('Trova un movimento'),
        grey('CERCA'),
        text('Scriva che cosa conosce del movimento.'),
      ),
      step(
        [
          write('Importo, ultime 4 cifre, autorizzazione, riferimento, POS', '999999,99'),
          press('CERCA'),
        ],
        text('Nessun movimento trovato'),
      ),
      step(menu('Home'), title(homeTitle)),
      step(
        [write('Trova un movimento', sought.authorizationCode ?? ''), enter('Trova un movimento')],
        title('Trova un movimento'),
        at('/Home/Trova'),
        text(moment(sought.date)),
      ),
    ],
  },
];
