import { companyOf, shopOf } from '../demo';
import {
  today as dayOfPlay,
  euro,
  grossOf,
  lastDayOf,
  moment,
  monthBack,
  monthCells,
  movementCells,
  movementsOf,
  settledCells,
  settledIn,
  shopCells,
  shopsBySign,
  unpaidCells,
  unpaidNow,
  unpaidSum,
} from '../seeded';
import type { Session } from '../session';
import {
  chosen,
  consultation,
  figures,
  gone,
  grey,
  homeTitle,
  logIn,
  menu,
  month,
  movementTotals,
  onPage,
  open,
  part,
  pick,
  press,
  row,
  rows,
  step,
  tab,
  text,
  title,
  today,
  touch,
  value,
  write,
} from '../vocabulary';

const user = 'azienda01';
const company = companyOf(user);
const first = shopOf(user, 0);
const naples = shopOf(user, 5);
const points = shopsBySign(user);
const nothingFound = text('Nessun risultato');
const last = monthBack(1);
const brief = { region: 'Oggi, in breve' };

const cellsOfPoint = (index: number) => shopCells(points[index] ?? first);

const newestOf = (who: string, shop = first) => {
  const [found] = movementsOf(who, { month: last, shop });
  if (found === undefined) throw new Error('the demo has no movement');
  return movementCells(who, found);
};
const totalOf = (who: string, shop = first) =>
  movementTotals(movementsOf(who, { month: last, shop }));

/** The days of last month up to the day of today. */
const sameDays = Array.from({ length: Number(dayOfPlay.slice(8)) }, (_, day) => day + 1);
const takenInSameDays = sameDays.reduce((sum, day) => sum + grossOf(user, { month: last, day }), 0);

const large = shopsBySign('grande01');
const firstOfLarge = large.at(0) ?? first;
const lastOfLarge = large.at(-1) ?? first;

const unpaid = unpaidNow(user);
const single = 'negozio01';
const singleShop = shopOf(single, 0);
const [settled] = settledIn(single, { month: last, shop: singleShop });
if (settled === undefined) throw new Error('the demo has no summary');
const unpaidOfSingle = unpaidNow(single);

export const homeSessions: readonly Session[] = [
  {
    id: 'home',
    title: 'Home di una società: i punti vendita e le consultazioni',
    flows: ['point-of-sale', 'home-summary', 'point-choice'],
    steps: [
      logIn(
        user,
        title(homeTitle),
        text(`Benvenuto, ${company.name}`),
        part('Oggi, in breve: tutta la società'),
        chosen('Tutti i punti vendita', 'tab'),
        text(`Stessi giorni del mese scorso: ${euro(takenInSameDays)}`, brief),
        text(euro(unpaidSum(unpaid)), brief),
        text(`${unpaid.length} importi da regolarizzare`, brief),
        text(moment(lastDayOf(last)), brief),
      ),
      step(
        tab('Singolo punto vendita'),
        rows('Punti vendita', 10),
        row('Punti vendita', 1, cellsOfPoint(0)),
        row('Punti vendita', 2, cellsOfPoint(1)),
        onPage(1),
      ),
      step(
        press('Movimenti'),
        text('Per visualizzare il dettaglio selezionare prima un punto vendita'),
      ),
      step(
        press('CHIUDI'),
        gone('Per visualizzare il dettaglio selezionare prima un punto vendita'),
      ),
      step(press('Pagina successiva'), onPage(2), row('Punti vendita', 1, cellsOfPoint(10))),
      step(
        press('Ultima pagina'),
        onPage(3),
        grey('Pagina successiva'),
        rows('Punti vendita', 4),
        row('Punti vendita', 4, cellsOfPoint(23)),
      ),
      step(
        [write('Cerca punto vendita', naples.sign), press('CERCA')],
        rows('Punti vendita', 1),
        row('Punti vendita', 1, shopCells(naples)),
      ),
      step([write('Cerca punto vendita', 'zzz'), press('CERCA')], nothingFound),
      step(
        [write('Cerca punto vendita', first.code), press('CERCA')],
        row('Punti vendita', 1, shopCells(first)),
      ),
      step(pick(`Seleziona ${first.sign} ${first.code}`), text('Punto vendita selezionato')),
      step(
        press('Movimenti'),
        title('Consulta Movimenti'),
        value('Punto vendita in uso', `${first.sign}, ${first.place.city.city}`),
      ),
      step(
        [month(1), press('CERCA')],
        figures({ 'Punto vendita': first.code, Insegna: first.sign }),
        totalOf(user),
        row('Movimenti', 1, newestOf(user)),
      ),
      step(menu('Home'), title(homeTitle), chosen('Singolo punto vendita', 'tab')),
      step(tab('Tutti i punti vendita'), chosen('Tutti i punti vendita', 'tab')),
      step(
        today('Insoluti'),
        title('Insoluti'),
        figures({
          'Numero insoluti': String(unpaid.length),
          'Importo totale': euro(unpaidSum(unpaid)),
        }),
      ),
    ],
  },
  {
    id: 'punto-in-uso',
    title: 'Il punto vendita in uso, scelto da una consultazione',
    flows: ['point-choice', 'statistics', 'movements'],
    steps: [
      logIn(user),
      step(
        press('Statistica Mensile'),
        title('Statistica Mensile'),
        value('Punto vendita in uso', 'Tutti i punti vendita'),
        row('Statistica Mensile', 1, monthCells(user, monthBack(12))),
      ),
      step(write('Punto vendita in uso', naples.sign), text(naples.code)),
      step(
        { does: 'press', control: 'option', name: naples.sign, begins: true },
        value('Punto vendita in uso', `${naples.sign}, ${naples.place.city.city}`),
        row('Statistica Mensile', 1, monthCells(user, monthBack(12), naples)),
      ),
      step(consultation('Movimenti'), title('Consulta Movimenti')),
      step(
        [month(1), press('CERCA')],
        totalOf(user, naples),
        row('Movimenti', 1, newestOf(user, naples)),
      ),
      step(menu('Insoluti'), title('Insoluti')),
      step(touch('Punto vendita in uso'), text('Tutti i punti vendita')),
      step(
        { does: 'press', control: 'option', name: 'Tutti i punti vendita' },
        value('Punto vendita in uso', 'Tutti i punti vendita'),
        figures({ 'Numero insoluti': String(unpaid.length) }),
      ),
    ],
  },
  {
    id: 'grande-societa',
    title: 'Una società con 200 punti vendita',
    flows: ['point-of-sale', 'point-choice'],
    steps: [
      logIn('grande01'),
      step(
        tab('Singolo punto vendita'),
        onPage(1),
        rows('Punti vendita', 10),
        row('Punti vendita', 1, shopCells(firstOfLarge)),
      ),
      step(press('Ultima pagina'), onPage(20), row('Punti vendita', 10, shopCells(lastOfLarge))),
      step(open('/Insoluti'), title('Insoluti')),
      step(touch('Punto vendita in uso'), text('Tutti i punti vendita')),
    ],
  },
  {
    id: 'negozio-consultazioni',
    title: 'Le consultazioni di un singolo punto vendita',
    flows: ['movements', 'summaries', 'statistics', 'statements', 'unpaid'],
    steps: [
      logIn(single),
      step(press('Movimenti'), title('Consulta Movimenti')),
      step(
        [month(1), press('CERCA')],
        totalOf(single, singleShop),
        row('Movimenti', 1, newestOf(single, singleShop)),
      ),
      step(consultation('Riepilogo'), title('Consulta Riepilogo')),
      step([month(1), press('CERCA')], row('Riepiloghi', 1, settledCells(single, settled))),
      step(
        consultation('Statistiche'),
        title('Statistica Mensile'),
        row('Statistica Mensile', 1, monthCells(single, monthBack(12))),
      ),
      step(
        menu('Estratto conto'),
        title('Estratto Conto'),
        row('Estratti conto', 1, {
          Data: moment(lastDayOf(last)),
          'Codice esercizio': singleShop.code,
        }),
      ),
      step(
        menu('Insoluti'),
        title('Insoluti'),
        row('Insoluti', 1, unpaidCells(single, unpaidOfSingle[0] as never)),
      ),
    ],
  },
];
