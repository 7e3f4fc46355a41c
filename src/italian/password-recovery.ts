/** The extension `passwordRecovery`. */
export const recoveryTexts = {
  title: 'Password dimenticata',
  intro:
    'Scelga una nuova password: la confermerà con un codice che inviamo al telefono della sua utenza. Serve anche se l’utenza è bloccata.',
  user: 'User ID o e-mail',
  userHint: 'La User ID con cui accede oppure, se non la ricorda, l’e-mail della sua utenza.',
  notFound:
    'Non ricorda nemmeno l’e-mail, o non ha più il telefono di prima? Contatti il servizio clienti.',
  sent: 'Se quanto ha scritto corrisponde a un’utenza, abbiamo inviato un SMS con un codice di 6 cifre al telefono che conosciamo. È valido per 5 minuti.',
  again:
    'Per sicurezza la password non si conserva: la scriva di nuovo. Se il codice che ha ricevuto è ancora valido, potrà inserirlo.',
  refused:
    'Il servizio non ha accettato la password: ne scelga una che non ha già usato e che non sia la sua User ID. AVANTI invia un altro codice.',
} as const;
