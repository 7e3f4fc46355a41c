import type { AnyStateMachine } from 'xstate';
import { caseAssignmentMachine } from '../machines/cases/case-assignment/case-assignment.machine';
import { caseDetailMachine } from '../machines/cases/case-detail/case-detail.machine';
import { caseReplyMachine } from '../machines/cases/case-detail/case-reply/case-reply.machine';
import { photographsMachine } from '../machines/cases/case-detail/case-reply/photographs/photographs.machine';
import { casesMachine } from '../machines/cases/cases.machine';
import { disputeOnlineMachine } from '../machines/dispute-online/dispute-online.machine';
import { enrolmentMachine } from '../machines/dispute-online/enrolment/enrolment.machine';
import { managerAssignmentMachine } from '../machines/dispute-online/enrolment/manager-assignment/manager-assignment.machine';
import { managerChoiceMachine } from '../machines/dispute-online/enrolment/manager-choice/manager-choice.machine';
import { emailChangeMachine } from '../machines/email-change/email-change.machine';
import { findMovementsMachine } from '../machines/find-movements/find-movements.machine';
import { firstEmailMachine } from '../machines/first-email/first-email.machine';
import { firstPhoneMachine } from '../machines/first-phone/first-phone.machine';
import { loginMachine } from '../machines/login/login.machine';
import { exportsMachine } from '../machines/navigation/exports/exports.machine';
import { leavingMachine } from '../machines/navigation/leaving/leaving.machine';
import { navigationMachine } from '../machines/navigation/navigation.machine';
import { pointChoiceMachine } from '../machines/navigation/point-choice/point-choice.machine';
import { preferencesMachine } from '../machines/navigation/preferences/preferences.machine';
import { passwordChangeMachine } from '../machines/password-change/password-change.machine';
import { passwordRecoveryMachine } from '../machines/password-recovery/password-recovery.machine';
import { phoneChangeMachine } from '../machines/phone-change/phone-change.machine';
import { homeSummaryMachine } from '../machines/point-of-sale/home-summary/home-summary.machine';
import { pointOfSaleMachine } from '../machines/point-of-sale/point-of-sale.machine';
import { portalMachine } from '../machines/portal/portal.machine';
import { registrationMachine } from '../machines/registration/registration.machine';
import { reportMachine } from '../machines/report/report.machine';
import { settingsMachine } from '../machines/settings/settings.machine';
import { codeMachine } from '../machines/shared/code/code.machine';
import { connectionMachine } from '../machines/shared/connection/connection.machine';
import { documentMachine } from '../machines/shared/document/document.machine';
import { exportMachine } from '../machines/shared/export/export.machine';
import { exportWorkMachine } from '../machines/shared/export/export-work/export-work.machine';
import { listMachine } from '../machines/shared/list/list.machine';
import { searchMachine } from '../machines/shared/search/search.machine';
import { statementArchiveMachine } from '../machines/statements/statement-archive/statement-archive.machine';
import { statementsMachine } from '../machines/statements/statements.machine';
import { summariesMachine } from '../machines/summaries/summaries.machine';
import { unpaidMachine } from '../machines/unpaid/unpaid.machine';
import type { Chart } from './graph/chart';
import { extract } from './graph/extract';

export interface ListedChart {
  /** The folder of its machine, and the end of its address. */
  readonly slug: string;
  readonly name: string;
  readonly group: string;
  readonly machine: AnyStateMachine;
  readonly chart: Chart;
}

const listed = (
  group: string,
  slug: string,
  name: string,
  machine: AnyStateMachine,
): ListedChart => ({
  slug,
  name,
  group,
  machine,
  chart: extract(machine),
});

const technical = 'Tecnici: come il portale tiene insieme i flussi';

/** Every chart of the portal, as an analyst looks for them. */
export const charts: readonly ListedChart[] = [
  listed('Accesso', 'login', 'Ingresso', loginMachine),
  listed('Accesso', 'portal', 'Accesso e sessione', portalMachine),
  listed('Accesso', 'leaving', 'Uscita', leavingMachine),
  listed('Accesso', 'registration', 'Registrazione', registrationMachine),
  listed('Accesso', 'password-recovery', 'Password dimenticata', passwordRecoveryMachine),
  listed('Accesso', 'first-phone', 'Primo accesso: telefono', firstPhoneMachine),
  listed('Accesso', 'first-email', 'Primo accesso: e-mail', firstEmailMachine),
  listed('Accesso', 'code', 'Codice OTP', codeMachine),
  listed('Impostazioni', 'settings', 'Impostazioni', settingsMachine),
  listed('Impostazioni', 'password-change', 'Modifica password', passwordChangeMachine),
  listed('Impostazioni', 'email-change', 'Modifica e-mail', emailChangeMachine),
  listed('Impostazioni', 'phone-change', 'Modifica telefono', phoneChangeMachine),
  listed('Consultazione', 'point-of-sale', 'Home: punti vendita', pointOfSaleMachine),
  listed('Consultazione', 'point-choice', 'Punto vendita in uso', pointChoiceMachine),
  listed('Consultazione', 'home-summary', 'Home: oggi, in breve', homeSummaryMachine),
  listed('Consultazione', 'search', 'Ricerca con totali', searchMachine),
  listed('Consultazione', 'list', 'Elenco', listMachine),
  listed('Consultazione', 'export', 'Esportazione', exportMachine),
  listed('Consultazione', 'export-work', 'Lavoro di un’esportazione', exportWorkMachine),
  listed('Consultazione', 'exports', 'Esportazioni in corso', exportsMachine),
  listed('Consultazione', 'find-movements', 'Trova', findMovementsMachine),
  listed('Consultazione', 'summaries', 'Riepilogo', summariesMachine),
  listed('Consultazione', 'statements', 'Estratto conto', statementsMachine),
  listed(
    'Consultazione',
    'statement-archive',
    'Estratti conto di un mese',
    statementArchiveMachine,
  ),
  listed('Consultazione', 'unpaid', 'Insoluti', unpaidMachine),
  listed('Consultazione', 'document', 'Documento', documentMachine),
  listed('Dispute', 'dispute-online', 'Dispute Online', disputeOnlineMachine),
  listed('Dispute', 'enrolment', 'Adesione a Ebox', enrolmentMachine),
  listed('Dispute', 'manager-choice', 'Scelta del gestore', managerChoiceMachine),
  listed('Dispute', 'manager-assignment', 'Definisci gestori', managerAssignmentMachine),
  listed('Dispute', 'cases', 'Gestione dispute', casesMachine),
  listed('Dispute', 'case-assignment', 'Assegna a un altro gestore', caseAssignmentMachine),
  listed('Dispute', 'case-detail', 'Dettaglio pratica', caseDetailMachine),
  listed('Dispute', 'case-reply', 'Risposta a una pratica', caseReplyMachine),
  listed('Dispute', 'photographs', 'Foto per una risposta', photographsMachine),
  listed('Dispute', 'report', 'Report dispute', reportMachine),
  listed(technical, 'navigation', 'Pagine e flussi', navigationMachine),
  listed(technical, 'preferences', 'Preferenze', preferencesMachine),
  listed(technical, 'connection', 'Connessione', connectionMachine),
];

/** By slug, or by the id of the machine. */
export const chartCalled = (name: string) =>
  charts.find(({ slug, chart }) => slug === name || chart.id === name);

/** The charts that play this one as a part of theirs. */
export const chartsPlaying = ({ chart: { id } }: ListedChart) =>
  charts.filter(({ chart }) =>
    chart.states.some(({ invokes }) => invokes.some((invoked) => invoked.chart === id)),
  );
