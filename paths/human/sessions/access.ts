import { companyOf, phoneOf, unregistered, userCalled } from '../demo';
import type { Session } from '../session';
import {
  absent,
  at,
  back,
  chosen,
  code,
  credentials,
  follow,
  gone,
  grey,
  homeTitle,
  logIn,
  logOut,
  menu,
  message,
  open,
  press,
  ready,
  reload,
  step,
  still,
  tab,
  text,
  tick,
  title,
  value,
  write,
} from '../vocabulary';

const changed = title('Operazione andata a buon fine!');
const newPassword = 'Nuova2027!';
const phone = 'NUMERO DI TELEFONO CELLULARE';

const registering = (zip = unregistered.place.city.zip) => [
  write('Codice Società', unregistered.code),
  write('Partita IVA', unregistered.vatNumber),
  write('CAP', zip),
];

export const accessSessions: readonly Session[] = [
  {
    id: 'accesso-esiti',
    title: 'Che cosa dice l’accesso a chi non può entrare',
    flows: ['login'],
    changes: 'l’utente sole201 resta bloccato',
    steps: [
      step(open('/'), title('Accesso al portale')),
      step(
        credentials('chiuso01'),
        text(
          'L’utenza non è abilitata al portale. Una nuova utenza attende la conferma di un altro utente, avvisato per e-mail; altrimenti contattare il servizio clienti',
        ),
      ),
      step(
        credentials('bloccato01'),
        text('Utenza bloccata. Contattare il servizio clienti backoffice'),
      ),
      step(
        credentials('sole201', 'Sbagliata1!'),
        text('Username o password errati'),
        value('User ID', 'sole201'),
        still(value('Password', '')),
      ),
      step(
        credentials('sole201', 'Sbagliata2!'),
        text('Password errata! Ultimo tentativo prima del blocco utenza!'),
      ),
      step(
        credentials('sole201', 'Sbagliata3!'),
        text('Utenza bloccata. Contattare il servizio clienti backoffice'),
      ),
      step(
        credentials('sole201'),
        still(text('Utenza bloccata. Contattare il servizio clienti backoffice')),
      ),
      step(credentials('nessuno99'), text('Username o password errati')),
    ],
  },
  {
    id: 'accesso-uscita',
    title: 'Entrare, uscire, tornare a un indirizzo',
    flows: ['login', 'portal', 'leaving'],
    steps: [
      step(open('/Home/Movimenti'), title('Accesso al portale'), at('/login')),
      step(credentials('azienda01'), title('Consulta Movimenti'), at('/Home/Movimenti')),
      step(reload, title('Consulta Movimenti')),
      step(open('/Pagina/CheNonEsiste'), title(homeTitle), at('/Home')),
      step(open('/Setting'), title(homeTitle), at('/Home')),
      step(open('/login'), title(homeTitle), at('/Home')),
      logOut,
      step(back, still(title('Accesso al portale'))),
      step(open('/Home'), title('Accesso al portale'), at('/login')),
    ],
  },
  {
    id: 'accesso-due-schede',
    title: 'Due schede con la stessa sessione',
    flows: ['portal', 'leaving'],
    steps: [
      logIn('azienda01'),
      step(
        { does: 'newTab', address: '/EstrattoConto' },
        title('Estratto Conto'),
        value('Punto vendita in uso', 'Tutti i punti vendita'),
      ),
      step(press('Esci'), title('Accesso al portale')),
      step({ does: 'otherTab' }, title('Accesso al portale')),
    ],
  },
  {
    id: 'primo-telefono',
    title: 'Primo accesso senza numero di cellulare',
    flows: ['first-phone', 'code'],
    changes: 'telefono01 ha un numero di cellulare',
    steps: [
      logIn(
        'telefono01',
        title('Inserisci il numero di telefono cellulare'),
        at('/InsertTelephone'),
        grey('AVANTI'),
      ),
      step(open('/Home'), title('Inserisci il numero di telefono cellulare')),
      step(write(phone, '12'), still(grey('AVANTI'))),
      step(
        [write(phone, '+39 333 2000011'), press('AVANTI')],
        title('Inserisci il codice OTP'),
        message('+39 333 2000011', 'è il codice per confermare il numero di telefono cellulare'),
      ),
      step([write('CODICE OTP', '000000'), press('AVANTI')], text('Codice OTP non valido')),
      step(
        [code('+39 333 2000011'), press('AVANTI')],
        changed,
        text('La modifica è stata effettuata correttamente.'),
      ),
      step(reload, title('Accesso al portale')),
      step(credentials('telefono01'), title(homeTitle)),
    ],
  },
  {
    id: 'primo-accesso',
    title: 'Primo accesso con una password da rinnovare',
    flows: ['password-change', 'code'],
    changes: `la password di password01 diventa ${newPassword}`,
    steps: [
      logIn('password01', title('Aggiorna la password'), at('/AggiornaPassword')),
      step(
        press('AVANTI'),
        title('Inserisci una nuova password'),
        at('/InsertPassword'),
        grey('AVANTI'),
      ),
      step(
        [write('NUOVA PASSWORD', newPassword), write('CONFERMA NUOVA PASSWORD', 'Nuova2027')],
        still(grey('AVANTI')),
      ),
      step(
        [write('CONFERMA NUOVA PASSWORD', newPassword), press('AVANTI')],
        title('Inserisci il codice OTP'),
        at('/OTPCode'),
      ),
      step(
        [code(phoneOf('password01')), press('AVANTI')],
        text('La modifica della password è avvenuta con successo.'),
      ),
      step(press('CHIUDI'), changed),
      step([open('/login'), ...credentials('password01')], text('Username o password errati')),
      step(credentials('password01', newPassword), title(homeTitle)),
    ],
  },
  {
    id: 'password-scaduta',
    title: 'Accesso con la password scaduta',
    flows: ['password-change', 'code'],
    changes: `la password di scaduto01 diventa ${newPassword}`,
    steps: [
      logIn(
        'scaduto01',
        title('La tua vecchia password è scaduta. Aggiornala!'),
        at('/ChangePassword'),
      ),
      step(open('/Home/Movimenti'), title('La tua vecchia password è scaduta. Aggiornala!')),
      step(
        [
          write('VECCHIA PASSWORD', 'Portale2026'),
          write('NUOVA PASSWORD', newPassword),
          write('CONFERMA NUOVA PASSWORD', newPassword),
          press('AVANTI'),
        ],
        title('Inserisci il codice OTP'),
      ),
      step([code(phoneOf('scaduto01')), press('AVANTI')], changed),
      step([open('/login'), ...credentials('scaduto01', newPassword)], title(homeTitle)),
    ],
  },
  {
    id: 'password-dimenticata',
    title: 'Una password dimenticata, e un codice al telefono noto',
    flows: ['password-recovery', 'code'],
    changes: `la password di sole205 diventa ${newPassword}`,
    steps: [
      step(open('/login'), title('Accesso al portale')),
      step(follow('Password dimenticata?'), title('Password dimenticata'), grey('AVANTI')),
      step(
        [
          write('User ID o e-mail', 'sole205'),
          write('NUOVA PASSWORD', newPassword),
          write('CONFERMA NUOVA PASSWORD', newPassword),
          press('AVANTI'),
        ],
        title('Inserisci il codice OTP'),
      ),
      step([code(phoneOf('sole205')), press('AVANTI')], changed),
      step([open('/login'), ...credentials('sole205')], text('Username o password errati')),
      step(credentials('sole205', newPassword), title(homeTitle)),
    ],
  },
  {
    id: 'primo-indirizzo',
    title: 'Il primo indirizzo e-mail di una società',
    flows: ['first-email', 'code', 'point-of-sale'],
    changes: 'email01 ha un indirizzo e-mail',
    steps: [
      logIn('email01', title(homeTitle), text('Non abbiamo ancora il suo indirizzo email.')),
      step(
        follow('Inserisci indirizzo email'),
        title('Inserisci indirizzo email'),
        at('/InsertEmail'),
        grey('AVANTI'),
      ),
      step(follow('ANNULLA'), title(homeTitle)),
      step(follow('Inserisci indirizzo email'), title('Inserisci indirizzo email')),
      step(write('NUOVA EMAIL', 'sara.corsini'), still(grey('AVANTI'))),
      step(
        [write('NUOVA EMAIL', 'sara@corsini.example.it'), press('AVANTI')],
        title('Inserisci il codice OTP'),
      ),
      step([code('sara@corsini.example.it'), press('AVANTI')], changed),
      step(press('HOME'), title(homeTitle), gone('Non abbiamo ancora il suo indirizzo email.')),
    ],
  },
  {
    id: 'impostazioni',
    title: 'Impostazioni: e-mail, telefono e password di un utente ristretto',
    flows: ['settings', 'email-change', 'phone-change', 'password-change', 'code'],
    changes: `e-mail, numero (+39 333 3000021) e password (${newPassword}) di ristretto01`,
    steps: [
      logIn('ristretto01', title(homeTitle), text('La sua password scade tra 5 giorni.')),
      step(menu('Impostazioni'), title('Impostazioni'), at('/Setting')),
      step(
        follow('MODIFICA EMAIL'),
        title('Modifica email'),
        text('La modifica riguarda la vecchia email a***********@farmaciebellini.example.it.'),
        grey('CONFERMA'),
      ),
      step(
        [
          write('NUOVA EMAIL', 'anna@bellini.example.it'),
          write('CONFERMA NUOVA EMAIL', 'anna@bellini.example.com'),
        ],
        still(grey('CONFERMA')),
      ),
      step(write('CONFERMA NUOVA EMAIL', 'anna@bellini.example.it'), ready('CONFERMA')),
      step(
        press('CONFERMA'),
        changed,
        message(userCalled('ristretto01').email ?? '', 'Per annullare la modifica entro'),
      ),
      step(press('HOME'), title(homeTitle)),
      step(
        [menu('Impostazioni'), follow('MODIFICA EMAIL')],
        text('La modifica riguarda la vecchia email a***@bellini.example.it.'),
      ),
      step(
        [menu('Impostazioni'), follow('MODIFICA TELEFONO CELLULARE')],
        title('Modifica telefono cellulare'),
        text(phoneOf('ristretto01')),
      ),
      step(press('AVANTI'), title('Inserisci il codice OTP')),
      step([code(phoneOf('ristretto01')), press('AVANTI')], text('Passo 3 di 5')),
      step([write(phone, '+39 333 3000021'), press('AVANTI')], title('Inserisci il codice OTP')),
      step([code('+39 333 3000021'), press('AVANTI')], changed),
      step(press('LOGIN'), title('Accesso al portale')),
      step(credentials('ristretto01'), title(homeTitle)),
      step(
        [menu('Impostazioni'), follow('MODIFICA PASSWORD')],
        title('Modifica Password'),
        grey('AVANTI'),
      ),
      step(
        [
          write('VECCHIA PASSWORD', 'Portale2026'),
          write('NUOVA PASSWORD', newPassword),
          write('CONFERMA NUOVA PASSWORD', newPassword),
          press('AVANTI'),
        ],
        title('Inserisci il codice OTP'),
      ),
      step([code('+39 333 3000021'), press('AVANTI')], changed),
      step(press('LOGIN'), title('Accesso al portale')),
      step(credentials('ristretto01'), text('Username o password errati')),
      step(
        credentials('ristretto01', newPassword),
        title(homeTitle),
        gone('La sua password scade'),
      ),
    ],
  },
  {
    id: 'codici-sbagliati',
    title: 'Tre codici sbagliati bloccano l’utenza',
    flows: ['code', 'phone-change'],
    changes: 'l’utente sapori119 resta bloccato',
    steps: [
      logIn('sapori119'),
      step(press('I miei dati'), ready('Modifica telefono cellulare', 'link')),
      step(
        follow('Modifica telefono cellulare'),
        title('Modifica telefono cellulare'),
        text(phoneOf('sapori119')),
      ),
      step(press('AVANTI'), title('Inserisci il codice OTP')),
      step([write('CODICE OTP', '000000'), press('AVANTI')], text('Codice OTP non valido')),
      step(
        [write('CODICE OTP', '000001'), press('AVANTI')],
        text('Ultimo tentativo prima del blocco utenza'),
      ),
      step([write('CODICE OTP', '000002'), press('AVANTI')], title('Utenza bloccata')),
      step(
        [open('/login'), ...credentials('sapori119')],
        text('Utenza bloccata. Contattare il servizio clienti backoffice'),
      ),
    ],
  },
  {
    id: 'registrazione-societa',
    title: 'Registrazione di una società',
    flows: ['registration', 'code'],
    changes: 'nasce l’utente aurora2027',
    steps: [
      step(
        [open('/login'), follow('Registrati ora')],
        title('Registrazione'),
        at('/RegistrationSelect'),
      ),
      step(
        press('Società'),
        title('Registrazione Società'),
        at('/SocietyRegistration'),
        grey('INVIA RICHIESTA'),
      ),
      step(
        [
          ...registering('99999'),
          write('Nome', 'Anna'),
          write('Cognome', 'Rossi'),
          write('Codice fiscale', 'RSSNNA80A41F205X'),
          write('Email', 'anna.rossi@example.it'),
          write('Telefono cellulare', '+39 333 1112233'),
          tick('Autorizzo'),
          press('INVIA RICHIESTA'),
        ],
        text('I dati non corrispondono al Codice Società specificato'),
        value('Cognome', 'Rossi'),
      ),
      step(
        [write('CAP', unregistered.place.city.zip), press('INVIA RICHIESTA')],
        title('Inserisci Username e Password'),
        at('/ValidateRegistration'),
      ),
      step([write('Username', 'aurora'), write('Password', 'Portale2027')], still(grey('AVANTI'))),
      step(
        [write('Username', 'aurora2027'), press('AVANTI')],
        title('Abbiamo quasi finito!'),
        at('/OTPCodeReg'),
      ),
      step(
        [write('CODICE OTP', '000000'), press('CONFERMA CODICE')],
        text('Codice OTP non valido'),
      ),
      step(
        [code('+39 333 1112233'), press('CONFERMA CODICE')],
        title('Registrazione eseguita correttamente!'),
      ),
      step(press('VAI ALLA LOGIN'), title('Accesso al portale')),
      step(
        credentials('aurora2027', 'Portale2027'),
        title(homeTitle),
        ready('Tutti i punti vendita', 'tab'),
      ),
    ],
  },
  {
    id: 'registrazione-negozio',
    title: 'Registrazione di un punto vendita',
    flows: ['registration', 'code'],
    changes: 'nasce l’utente pasticceria2027',
    steps: [
      step(
        [open('/login'), follow('Registrati ora'), press('Punto Vendita')],
        title('Registrazione Punto Vendita'),
        at('/ShopRegistration'),
      ),
      step(
        [
          write('Codice Punto Vendita', unregistered.shops[0]?.code ?? ''),
          ...registering(),
          write('Telefono cellulare', '+39 333 1112244'),
          tick('Autorizzo'),
          press('INVIA RICHIESTA'),
        ],
        title('Inserisci Username e Password'),
      ),
      step(back, title('Registrazione Punto Vendita'), value('CAP', unregistered.place.city.zip)),
      step(press('INVIA RICHIESTA'), title('Inserisci Username e Password')),
      step(
        [
          write('Username', 'pasticceria2027'),
          write('Password', 'Portale2027'),
          write('Email', 'aurora@example.it'),
          press('AVANTI'),
        ],
        title('Abbiamo quasi finito!'),
      ),
      step(
        [code('+39 333 1112244'), press('CONFERMA CODICE')],
        title('Registrazione eseguita correttamente!'),
      ),
      step(
        [press('VAI ALLA LOGIN'), ...credentials('pasticceria2027', 'Portale2027')],
        title(homeTitle),
        ready('Il tuo punto vendita', 'tab'),
      ),
    ],
  },
  {
    id: 'preferenze',
    title: 'Aspetto e righe: ciò che ogni utente sceglie per sé',
    flows: ['preferences', 'navigation'],
    changes: 'aspetto e righe di sapori101',
    steps: [
      logIn(
        'sapori101',
        title(homeTitle),
        text(`Benvenuto, ${companyOf('sapori101').shops[0]?.sign}`),
      ),
      step(press('I miei dati'), text('Aspetto'), text('Righe degli elenchi')),
      step({ does: 'press', control: 'radio', name: 'Scuro' }, chosen('Scuro', 'radio')),
      step({ does: 'press', control: 'radio', name: 'Compatte' }, chosen('Compatte', 'radio')),
      step(reload, title(homeTitle)),
      step(press('I miei dati'), chosen('Scuro', 'radio'), chosen('Compatte', 'radio')),
    ],
  },
  {
    id: 'negozio',
    title: 'Che cosa vede un singolo punto vendita',
    flows: ['point-of-sale', 'portal', 'navigation'],
    steps: [
      logIn(
        'negozio01',
        title(homeTitle),
        ready('Il tuo punto vendita', 'tab'),
        absent('Tutti i punti vendita', 'tab'),
        absent('Mese per punto vendita'),
      ),
      step(open('/Home/MesePerPuntoVendita'), title(homeTitle)),
      step(
        press('I miei dati'),
        ready('Modifica email', 'link'),
        ready('Modifica telefono cellulare', 'link'),
        ready('Modifica password', 'link'),
      ),
      step(
        follow('Modifica email'),
        title('Modifica email'),
        text(`@${userCalled('negozio01').email?.split('@')[1]}`),
      ),
      step(follow('ANNULLA'), title(homeTitle)),
      step(
        menu('Dispute online'),
        at('/DisputeOnlineRegistered'),
        ready('Accedi al servizio', 'tab'),
        absent('Il mio profilo', 'tab'),
      ),
      step(tab('Accedi al servizio'), ready('Gestione Dispute'), ready('Report')),
      step(menu('Insoluti'), title('Insoluti')),
      step(menu('Estratto conto'), title('Estratto Conto')),
    ],
  },
];
