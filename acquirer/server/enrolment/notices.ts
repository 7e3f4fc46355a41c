import type { Services } from '../services';

interface Confirmed {
  readonly to: string;
  readonly isNew: boolean;
  readonly company: string;
}

/**
 * ENR-009: an enrolment, or its modification, is confirmed by e-mail; a failed mail does not undo
 * it.
 */
export const confirmByEmail = ({ messenger, log }: Services, { to, isNew, company }: Confirmed) => {
  const text = isNew
    ? `L’iscrizione di ${company} a Dispute Online è confermata. Dal prossimo accesso al portale il servizio sarà attivo.`
    : `La modifica dell’iscrizione di ${company} a Dispute Online è confermata.`;
  messenger.send({ to, channel: 'email', text }).catch(() => log('a notice could not be sent'));
};
