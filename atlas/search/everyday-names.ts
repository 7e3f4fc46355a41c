/**
 * What people call a page (by its address) or a flow (by its name in addresses), in words that it does
 * not use itself.
 */
export const everydayNames: Readonly<Record<string, string>> = {
  '/login':
    'entrare accedere riesco password dimenticata username dimenticato recupero credenziali',
  '/RegistrationSelect': 'nuovo cliente nuovo utente iscriversi creare account',
  '/ShopRegistration': 'aggiungere negozio',
  '/InsertTelephone': 'utente senza telefono senza numero primo accesso',
  '/InsertPassword': 'password provvisoria primo accesso',
  '/AggiornaPassword': 'password scaduta',
  '/ErrorPage':
    'pagina di errore problema tecnico non funziona non si carica manutenzione servizio non disponibile',
  '/Home': 'pagina iniziale cruscotto incasso di oggi totale del giorno',
  '/Home/Movimenti':
    'incasso vendite storno rimborso annullati importo numero carta ultime quattro cifre codice autorizzazione ' +
    'di oggi di ieri totale del giorno filtro data stampa',
  '/Home/Riepilogo': 'chiusura quadratura abi banca netto dichiarato totali del giorno',
  '/Home/StatisticaMensile': 'andamento vendite grafico confronto anno scorso',
  '/Home/StatisticaTrimestrale': 'andamento vendite trimestre grafico',
  '/Home/StatisticaSemestrale': 'andamento vendite semestre grafico',
  '/Home/DettaglioDifferenzeContabili': 'mancano soldi non torna squadratura',
  '/Home/AddebitiContestazioni': 'trattenuta soldi tolti chargeback',
  '/Home/MesePerPuntoVendita':
    'vendite del mese confronto negozi incasso ricavi fatturato per negozio',
  '/Home/Accrediti':
    'bonifico soldi accreditati quando mi pagano pagamento banca iban conto corrente netto',
  '/Home/Trova': 'ricerca veloce movimento per importo numero carta ultime quattro cifre',
  '/EstrattoConto': 'rendiconto fattura commissioni costi pdf scarico stampa documento mensile',
  '/DisputeOnlineRegistered': 'anagrafica responsabile iban referente',
  '/Dispute/GestioneRichieste': 'contestazioni lettera di contestazione reclami chi gestisce',
  '/Dispute/StatoPratiche': 'a che punto storico delle contestazioni',
  '/Dispute/RichiesteAperte': 'da rispondere in scadenza entro quando',
  '/Dispute/DettaglioPratica':
    'lettera di contestazione scadenza per rispondere entro quando allegare documento riassegnare delegare collega',
  '/Dispute/Report': 'tempi di risposta vinte perse',
  '/Insoluti':
    'modulo di allineamento coordinate bancarie legale rappresentante rid addebito non pagato respinto',
  '/Setting': 'il mio profilo i miei dati',
  '/Setting/ModificaTelefono': 'numero sbagliato vecchio numero sim',
  '/Setting/ModificaEmail': 'indirizzo sbagliato casella di posta',
  '/InsertEmail': 'mail non confermata conferma mail',
  preferences:
    'tema scuro chiaro notte colore colonne tabella aspetto righe elenchi compatte promemoria notifiche avvisi email ricerche salvate',
  code: 'non arriva sms codice non arriva non ricevo otp codice mai arrivato troppi tentativi',
  connection:
    'senza internet errore di rete assente offline non si collega timeout tempo scaduto non risponde',
  leaving: 'disconnettere chiudere dati non salvati perdere perdo',
  photographs: 'foto sfocata storta immagine smartphone scattare',
  'case-reply': 'allegare documento allegato troppo grande spedire prove scontrino',
  'case-assignment': 'riassegnare pratica delegare collega passare ad altri',
  'manager-assignment': 'delegare collega chi riceve le richieste',
  'manager-choice': 'nuovo gestore aggiungere togliere eliminare',
  'statement-archive': 'zip archivio scaricare tutti',
  portal: 'due schede aperte altra scheda stessa sessione',
  'point-choice': 'cambiare negozio altro negozio',
  list: 'ordinare lista colonne ordine',
  document: 'scarico pdf stampa non si apre troppe richieste 429 attesa',
  export: 'foglio di calcolo scaricare righe',
  navigation: 'pagina non trovata indirizzo sconosciuto tasto indietro del browser torno indietro',
};
