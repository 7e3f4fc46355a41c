import { companyOf, shopOf, userCalled } from '../demo';
import { type Cells, caseCells, casesOf, euro, shopsBySign } from '../seeded';
import type { Session } from '../session';
import {
  absent,
  at,
  back,
  choose,
  chosen,
  credentials,
  enter,
  file,
  gone,
  grey,
  homeTitle,
  logIn,
  menu,
  onPage,
  open,
  part,
  pick,
  press,
  ready,
  reload,
  row,
  rows,
  step,
  still,
  tab,
  text,
  tick,
  title,
  today,
  value,
  write,
} from '../vocabulary';

const company = companyOf('azienda01');
const suspended = shopOf('azienda01', 5);
const managers = title('GESTIONE RICHIESTE');
const summary = title('RICHIESTE DOCUMENTAZIONE - GESTIONE RICHIESTE DISPUTE ONLINE');
const list = title('Pratiche stato');
const detail = title('DISPUTE ONLINE - DETTAGLIO PRATICA');

/** A state is a link whose number follows its name. */
const state = (name: string) =>
  ({ does: 'press', control: 'link', name: `${name} `, begins: true }) as const;
/** A case is opened by the link of its row: its deadline. */
const openRow = (table: string, row: number) =>
  ({ does: 'press', control: 'link', name: '', begins: true, where: { table, row } }) as const;

const toManagers = [
  step(menu('Dispute online'), title('Dispute Online')),
  step(
    [tab('Accedi al servizio'), press('Gestione Dispute')],
    managers,
    at('/Dispute/GestioneRichieste'),
  ),
];

const manager = shopOf('azienda02', 2);
const managed = shopOf('azienda02', 4);

const codesOf = (shops: typeof company.shops) => shops.map(({ code }) => code).join(', ');

const cases = casesOf('azienda01');
const casesAt = (places: readonly number[], states: readonly string[]) => {
  const shops = places.map((place) => shopOf('azienda01', place).code);
  return cases.filter(({ shop, one }) => shops.includes(shop.code) && states.includes(one.state));
};
/** The shops in the company's own charge that have recent cases. */
const ownShops = [0, 1, 2, 3, 6, 7, 8, 9, 10];
const news = casesAt(ownShops, ['nuove']);
const waitingStates: readonly string[] = ['nuove', 'sospeso', 'scadenza'];
const waiting = cases.filter(({ one }) => waitingStates.includes(one.state));
const ownWaiting = casesAt(ownShops, waitingStates);
const cheapest = news.toSorted((one, other) => one.one.amount - other.one.amount);
const cellsAt = (among: typeof cases, index: number) => {
  const found = among[index];
  if (found === undefined) throw new Error(`the demo has no case ${index}`);
  return caseCells(found);
};
/** A workbook has the day of a deadline only. */
const inFile = (among: typeof cases, index: number): Cells => {
  const { Scadenza = '', ...cells } = cellsAt(among, index);
  return { ...cells, Scadenza: Scadenza.slice(0, 10) };
};
const numberAt = (among: typeof cases, index: number) =>
  text(`Pratica ${cellsAt(among, index)['N. pratica']}`);
const ofShop = casesOf('negozio01').filter(({ shop }) => shop.code === shopOf('negozio01', 0).code);
const newsOfShop = ofShop.filter(({ one }) => one.state === 'nuove');
const waitingOfShop = ofShop.filter(({ one }) => waitingStates.includes(one.state));

export const disputeSessions: readonly Session[] = [
  {
    id: 'dispute-profilo',
    title: 'Dispute Online: informazioni, profilo, servizi',
    flows: ['dispute-online'],
    steps: [
      logIn('azienda01'),
      step(
        menu('Dispute online'),
        title('Dispute Online'),
        at('/DisputeOnlineRegistered'),
        part('Perché conviene'),
      ),
      step(
        tab('Il mio profilo'),
        rows('I gestori', 3),
        row('I gestori', shopOf('azienda01', 12).code, {
          'Punti vendita': codesOf(company.shops.slice(12, 18)),
        }),
        ready('Modifica'),
      ),
      step(tab('Accedi al servizio'), ready('Gestione Dispute'), ready('Report')),
      step(press('Report'), title('REPORT DISPUTE'), at('/Dispute/Report')),
      step(back, title('Dispute Online')),
    ],
  },
  {
    id: 'pratiche-elenchi',
    title: 'Dai gestori a una pratica, livello per livello, e ritorno',
    flows: ['cases', 'case-detail', 'export'],
    steps: [
      logIn('azienda01'),
      ...toManagers,
      step(press(company.name), summary, text('Nuove'), text('Chiuse')),
      step(
        state('Nuove'),
        list,
        at('/Dispute/StatoPratiche'),
        part('NUOVE'),
        text(`${news.length} pratiche`),
        rows('Pratiche', 10),
        row('Pratiche', 1, cellsAt(news, 0)),
        row('Pratiche', 2, cellsAt(news, 1)),
      ),
      step(choose('ORDINA PER', 'Importo'), row('Pratiche', 1, cellsAt(cheapest, 0))),
      step(
        press('Pagina successiva'),
        onPage(2),
        row('Pratiche', 1, { 'Importo transazione': euro(cheapest[10]?.one.amount ?? 0) }),
      ),
      step(
        press('ESPORTA'),
        file('Pratiche.xlsx', {
          columns: [
            'Scadenza',
            'Codice punto vendita',
            'Insegna/Località',
            'Data operazione',
            'Numero carta',
            'Importo transazione',
            'Importo contestato',
            'N. pratica',
          ],
          count: news.length,
          rows: [{ row: 1, cells: inFile(cheapest, 0) }],
        }),
      ),
      step(
        [write('Cerca in questo elenco', '0,01'), enter('Cerca in questo elenco')],
        text('Nessuna pratica di questo elenco ha quell’importo o una carta che finisce così.'),
      ),
      step(
        press('Mostra tutte'),
        rows('Pratiche', cheapest.length - 10),
        row('Pratiche', 1, cellsAt(cheapest, 10)),
      ),
      step(
        openRow('Pratiche', 1),
        detail,
        at('/Dispute/DettaglioPratica'),
        part('Dati pratica'),
        part('Storico pratica'),
        numberAt(cheapest, 10),
        ready('INVIA'),
      ),
      step(reload, detail, ready('INVIA')),
      step(press('INDIETRO'), list, part('NUOVE')),
      step(back, summary),
      step(state('In visione'), list, part('IN VISIONE')),
      step(openRow('Pratiche', 1), detail, absent('INVIA')),
      step([back, back], summary),
      step(state('Chiuse'), list, part('CHIUSE')),
      step(
        openRow('Pratiche', 1),
        detail,
        absent('INVIA'),
        text('La pratica è chiusa: si può solo consultare.'),
      ),
    ],
  },
  {
    id: 'pratiche-gestore-annullato',
    title: 'Le pratiche di un gestore annullato si possono solo consultare',
    flows: ['cases', 'case-detail'],
    steps: [
      logIn('azienda01'),
      ...toManagers,
      step(
        press(suspended.sign),
        summary,
        text('Questo gestore è ANNULLATO: le pratiche si possono solo consultare.'),
      ),
      step(state('Chiuse'), list, part('CHIUSE')),
      step(openRow('Pratiche', 1), detail, absent('INVIA')),
    ],
  },
  {
    id: 'richieste-aperte',
    title: 'Le richieste aperte di tutti i gestori',
    flows: ['cases', 'case-detail', 'export'],
    steps: [
      logIn('azienda01'),
      step(
        today('Dispute online'),
        title('Richieste aperte'),
        at('/Dispute/RichiesteAperte'),
        rows('Richieste aperte', 60),
        row('Richieste aperte', 1, cellsAt(waiting, 0)),
        row('Richieste aperte', 2, cellsAt(waiting, 1)),
      ),
      step(
        press('ESPORTA'),
        file('RichiesteAperte.xlsx', {
          columns: [
            'Scadenza',
            'Insegna/Località',
            'Codice punto vendita',
            'Gestore',
            'Stato',
            'Data operazione',
            'Numero carta',
            'Importo transazione',
            'Importo contestato',
            'N. pratica',
          ],
          count: waiting.length,
          rows: [{ row: 1, cells: inFile(waiting, 0) }],
        }),
      ),
      step(
        { does: 'choose', field: 'Gestore', option: company.name, begins: true },
        rows('Richieste aperte', ownWaiting.length),
        row('Richieste aperte', 1, cellsAt(ownWaiting, 0)),
      ),
      step(
        [write('Cerca una richiesta', '0,01'), press('CERCA')],
        text('Nessuna richiesta attende risposta per la scelta fatta.'),
      ),
      step(
        [write('Cerca una richiesta', ''), press('CERCA')],
        rows('Richieste aperte', ownWaiting.length),
        row('Richieste aperte', 1, cellsAt(ownWaiting, 0)),
      ),
      step(openRow('Richieste aperte', 1), detail, ready('SUCCESSIVA'), ready('INVIA')),
      step(press('SUCCESSIVA'), numberAt(ownWaiting, 1)),
      step(back, title('Richieste aperte')),
    ],
  },
  {
    id: 'risposta-scartata',
    title: 'Una risposta preparata e scartata',
    flows: ['case-detail'],
    steps: [
      logIn('azienda01'),
      ...toManagers,
      step(press(company.name), summary),
      step(state('Nuove'), list, rows('Pratiche', 10), row('Pratiche', 2, cellsAt(news, 1))),
      step(openRow('Pratiche', 2), detail, numberAt(news, 1), ready('INVIA')),
      step(press('INVIA'), text("Attenzione: Non è possibile procedere con l'evasione.")),
      step(press('CHIUDI'), gone("Attenzione: Non è possibile procedere con l'evasione.")),
      step(
        { does: 'attach', field: 'Allega documentazione', file: 'foto.gif' },
        text('Non si possono allegare:'),
      ),
      step(
        { does: 'attach', field: 'Allega documentazione', file: 'nota.txt' },
        text('Documenti pronti per l’invio'),
        ready('Rimuovi nota.txt'),
      ),
      step(
        write('Messaggio', 'Il cliente era presente.'),
        value('Messaggio', 'Il cliente era presente.'),
      ),
      step(reload, value('Messaggio', 'Il cliente era presente.'), ready('Rimuovi nota.txt')),
      step(press('Esci'), text('Uscire dal portale?')),
      step(press('Resta nel portale'), gone('Uscire dal portale?')),
      step(press('Scarta tutto'), text('Scartare tutto?')),
      step(
        press('Scarta', { dialog: 'Scartare tutto?' }),
        gone('Scartare tutto?'),
        value('Messaggio', ''),
        absent('Rimuovi nota.txt'),
      ),
    ],
  },
  {
    id: 'risposta-inviata',
    title: 'Una risposta con un documento, la ricevuta, lo storico',
    flows: ['case-detail', 'case-reply', 'cases'],
    changes: 'la prima pratica nuova di negozio01 passa In visione',
    steps: [
      logIn('negozio01'),
      ...toManagers,
      step(press(shopOf('negozio01', 0).sign), summary),
      step(
        state('Nuove'),
        list,
        text(`${newsOfShop.length} pratiche`),
        row('Pratiche', 1, cellsAt(newsOfShop, 0)),
      ),
      step(openRow('Pratiche', 1), detail, ready('INVIA')),
      step(
        [
          { does: 'attach', field: 'Allega documentazione', file: 'nota.txt' },
          write('Messaggio', 'In allegato la nota.'),
        ],
        ready('Rimuovi nota.txt'),
      ),
      step(
        press('INVIA'),
        title('La richiesta è stata effettuata correttamente.'),
        at('/ResultPage'),
        text('Ricevuta di invio'),
      ),
      step(press('TORNA A GESTIONE DISPUTE'), managers),
    ],
  },
  {
    id: 'report-dispute',
    title: 'Il report delle pratiche di un punto vendita',
    flows: ['report'],
    steps: [
      logIn('azienda01'),
      step(menu('Dispute online'), title('Dispute Online')),
      step(
        [tab('Accedi al servizio'), press('Report')],
        title('REPORT DISPUTE'),
        grey('CERCA'),
        rows('Punti vendita', 10),
        text(shopsBySign('azienda01')[0]?.code ?? '', { table: 'Punti vendita', row: 1 }),
      ),
      step(press('Pagina successiva'), onPage(2)),
      step([write('Cerca punto vendita', 'zzz'), press('TROVA')], text('Nessun risultato')),
      step(
        [write('Cerca punto vendita', suspended.code), press('TROVA')],
        rows('Punti vendita', 1),
        text(suspended.code, { table: 'Punti vendita', row: 1 }),
      ),
      step(
        pick(`Seleziona ${suspended.sign} ${suspended.code}`),
        chosen(`Seleziona ${suspended.sign} ${suspended.code}`, 'radio'),
      ),
      step(
        [write('al', '01/01/2999'), write('Data da', '01/01/2026')],
        text('La data non può essere successiva a oggi'),
        still(grey('CERCA')),
      ),
      step([press('Ultimi 30 giorni'), press('CERCA')], title('Report Dispute')),
      step(press('Nuova ricerca'), title('REPORT DISPUTE'), text(suspended.code)),
    ],
  },
  {
    id: 'iscrizione-societa',
    title: 'Una società si iscrive a Dispute Online',
    flows: ['dispute-online', 'enrolment'],
    changes: 'azienda02 è iscritta',
    steps: [
      logIn('azienda02'),
      step(
        menu('Dispute online'),
        title('Dispute Online'),
        at('/DisputeOnline'),
        ready('Iscriviti', 'tab'),
      ),
      step(tab('Iscriviti'), part('DATI DEL RESPONSABILE'), grey('Prosegui')),
      step(
        [write('Nome', 'M'), write('Fax', '12345678')],
        text('Il nome deve avere una lunghezza minima di 2 caratteri'),
      ),
      step(
        [
          write('Nome', userCalled('azienda02').name),
          write('Fax', '0212345678'),
          tick('Accetto il regolamento'),
          press('Prosegui'),
        ],
        part('DEFINISCI GESTORE'),
      ),
      step(
        [
          pick('Punto Vendita'),
          { does: 'choose', field: 'Punto vendita gestore', option: manager.code, begins: true },
        ],
        text('Utente'),
      ),
      step(
        [
          choose('Utente', 'Tutti'),
          write('Email gestore', 'palermo@sole.example.it'),
          press('Prosegui'),
        ],
        part('DEFINISCI GESTORI'),
      ),
      step(write(`Email ${managed.code}`, 'cagliari'), grey('Prosegui')),
      step(
        [write(`Email ${managed.code}`, 'cagliari@sole.example.it'), press('Prosegui')],
        part('Riepilogo Informazioni'),
      ),
      step(back, part('DEFINISCI GESTORI')),
      step(press('Prosegui'), part('Riepilogo Informazioni')),
      step(press('Conferma'), text("La registrazione all'Ebox è avvenuta con successo.")),
      step(press('EFFETTUA LA LOGIN'), title('Accesso al portale')),
      step(credentials('azienda02'), title(homeTitle)),
      step(menu('Dispute online'), at('/DisputeOnlineRegistered'), ready('Il mio profilo', 'tab')),
      step(tab('Il mio profilo'), rows('I gestori', 2), text('cagliari@sole.example.it')),
    ],
  },
  {
    id: 'negozio-non-iscritto',
    title: 'Un punto vendita non iscritto: informazioni e report',
    flows: ['dispute-online', 'cases'],
    steps: [
      logIn('negozio02'),
      step(
        menu('Dispute online'),
        title('Dispute Online'),
        at('/DisputeOnline'),
        part('Perché conviene'),
        absent('Iscriviti', 'tab'),
      ),
      step(open('/Dispute/GestioneRichieste'), title('Dispute Online'), at('/DisputeOnline')),
      step(open('/Dispute/Report'), title('REPORT DISPUTE'), text(shopOf('negozio02', 1).code)),
      step(
        press(`Dettagli ${shopOf('negozio02', 1).code}`),
        text('Dettagli Punto Vendita'),
        text(shopOf('negozio02', 1).place.city.city, { dialog: 'Dettagli Punto Vendita' }),
      ),
    ],
  },
  {
    id: 'calendario-pratiche',
    title: 'Il tempo passa: le richieste scadono',
    flows: ['cases'],
    changes: 'il calendario delle pratiche va avanti di 60 giorni: si gioca per ultima',
    steps: [
      logIn('negozio01'),
      step(menu('Dispute online'), title('Dispute Online')),
      step([tab('Accedi al servizio'), press('Gestione Dispute')], managers),
      step(
        press('Richieste aperte'),
        title('Richieste aperte'),
        row('Richieste aperte', 1, cellsAt(waitingOfShop, 0)),
      ),
      step(
        [{ does: 'days', days: 60 }, reload],
        title('Richieste aperte'),
        text('Nessuna richiesta attende risposta.'),
      ),
    ],
  },
];
