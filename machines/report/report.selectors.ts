import type { SnapshotFrom } from 'xstate';
import { type NameOf, nameOf } from '../flow-result';
import type { reportMachine } from './report.machine';
import { type ReportContext, type ReportInput, repliesIn } from './report.types';

export type ReportSnapshot = SnapshotFrom<typeof reportMachine>;

export type ReportState = Exclude<NameOf<ReportSnapshot['value']>, 'failed'>;

/** The current screen; valid only while there is one. */
export const reportState = (snapshot: ReportSnapshot) => nameOf(snapshot.value) as ReportState;

export const isCompany = ({ context }: ReportSnapshot) => context.company;
export const isLoadingPoints = (snapshot: ReportSnapshot) => snapshot.hasTag('loading');
export const isWithoutPoints = (snapshot: ReportSnapshot) =>
  snapshot.matches({ filtering: 'noPoints' });
export const isSearching = (snapshot: ReportSnapshot) => snapshot.hasTag('searching');
export const isOpeningDetails = (snapshot: ReportSnapshot) => snapshot.hasTag('opening');
export const points = ({ context }: ReportSnapshot) => context.points;
export const page = ({ context }: ReportSnapshot) => context.page;
export const pages = ({ context }: ReportSnapshot) => context.pages;
/** The point of sale that is chosen, or the user's own. */
export const point = ({ context }: ReportSnapshot) => context.point;
/** What the popup 'Dettagli Punto Vendita' shows; null while it is closed. */
export const details = ({ context }: ReportSnapshot) => context.details;
export const filters = ({ context }: ReportSnapshot) => context.filters;
export const typed = ({ context }: ReportSnapshot) => context.typed;
/** The card number is lost on reload: it is never stored. */
export const lacksCard = ({ context }: ReportSnapshot) => context.hadCard;
export const isShowing = (snapshot: ReportSnapshot) =>
  snapshot.matches('result') || snapshot.matches('nothingFound');
/** The result of the address is being asked for. */
export const isResuming = (snapshot: ReportSnapshot) =>
  isSearching(snapshot) && snapshot.context.asksResult;
/** When the cases were answered, by month and manager; empty where it is not offered. */
export const replies = ({ context }: ReportSnapshot) => repliesIn(context);
export const canExport = (snapshot: ReportSnapshot) => snapshot.can({ type: 'export.requested' });
export const exporting = ({ children }: ReportSnapshot) => children.export;
export const isExported = ({ context }: ReportSnapshot) => context.exported;
export const report = ({ context }: ReportSnapshot) => context.report;

/** A name is being loaded. */
export const isNaming = (snapshot: ReportSnapshot) => snapshot.hasTag('naming');
/** REP-012: the manager by name; by the code of the report where no name is known, '' for none. */
export const managerName = ({ context: { report, managers } }: ReportSnapshot) => {
  const code = report?.ebox ?? '';
  const found = managers.find(({ eboxCode }) => eboxCode === code);
  return found?.description || found?.managerCode || code;
};
/** The number of the card that was sent, '' for none. */
export const sentCard = ({ context }: ReportSnapshot) => context.filters.card;

/** A result is asked for again by its address; what was stored of the filters stays. */
export const leaves = (snapshot: ReportSnapshot) => isSearching(snapshot) || isShowing(snapshot);

/** REP-007: of the card number only that there was one. */
export const omits = ({ context }: ReportSnapshot): ReportContext => ({
  ...context,
  hadCard: context.hadCard || context.filters.card !== '',
  filters: { ...context.filters, card: '' },
});

/** The filters of the same user on the same day, unless the address names a result. */
export const resumes = (stored: ReportContext, input: ReportInput) =>
  !input.asksResult &&
  stored.today === input.today &&
  stored.company === input.company &&
  stored.repliesOffered === input.repliesOffered &&
  (stored.company || stored.point === input.point);
