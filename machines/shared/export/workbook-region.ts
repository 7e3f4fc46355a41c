import type { Criteria } from '../../criteria';
import { outputIn } from '../../flow-result';
import type { Totals } from '../../totals';
import type { Owner } from '../owner';
import { type Order, ordered } from '../rows';
import type { ExportExit } from './export.machine';

interface Exporting {
  readonly criteria: Criteria;
  readonly owner: Owner | null;
  readonly orderBy: Order;
  readonly rows: readonly unknown[];
}

type Asks = { readonly context: Exporting };
type Ends = { readonly event: unknown };

const resultIs =
  (type: ExportExit['type']) =>
  ({ event }: Ends) =>
    outputIn<ExportExit>(event).type === type;

/** The guards of `workbookRegion`. */
export const workbookGuards = {
  somethingToExport: ({ context }: Asks) => context.rows.length > 0,
  rowsAreGone: ({ context }: Asks) => context.rows.length === 0,
  exportCompleted: resultIs('completed'),
  exportNarrowed: resultIs('narrowed'),
  exportCancelled: resultIs('cancelled'),
  exportFailed: resultIs('failed'),
};

/** The result of a completed export, by the event that reports it to the parent. */
export const carriedBy = ({ event }: Ends) => {
  const output = outputIn<ExportExit>(event);
  return output.type === 'completed' ? output.carried : null;
};

/** The search of the day to which an export was narrowed. */
export const narrowedBy = <Asked extends Criteria>({ event }: Ends) => {
  const output = outputIn<ExportExit>(event);
  return {
    type: 'search.requested' as const,
    criteria: (output.type === 'narrowed' ? output.criteria : {}) as Asked,
  };
};

interface Region<Chart extends string, Context> {
  readonly chart: Chart;
  /** What the search found. */
  readonly announced: (context: Context) => Totals;
  readonly spec: Readonly<Record<'button' | 'export', readonly string[]>>;
}

/**
 * The export beside the results of a search or a list. The chart provides `workbookGuards`, the
 * actions `keepExported` and `searchDay`, and the final state `failed`.
 */
export const workbookRegion = <Chart extends string, Context extends Exporting>({
  chart,
  announced,
  spec,
}: Region<Chart, Context>) =>
  ({
    initial: 'ready',
    description: 'L’esportazione in Excel',
    states: {
      ready: {
        description: 'Nessuna esportazione in corso',
        on: {
          'export.requested': {
            guard: 'somethingToExport',
            target: 'exporting',
            meta: { spec: spec.button, happyPath: true },
          },
        },
      },
      exporting: {
        description: 'Esporta tutte le righe trovate; finisce con loro, anche per un’altra ricerca',
        meta: { spec: spec.export },
        always: { guard: 'rowsAreGone', target: 'ready', actions: 'cancelExport' },
        invoke: {
          id: 'export',
          src: 'export',
          input: ({ context }: { readonly context: Context }) => ({
            criteria: context.criteria,
            owner: context.owner,
            ...ordered(context),
            ...announced(context),
          }),
          onDone: [
            {
              guard: 'exportCompleted',
              target: 'ready',
              actions: 'keepExported',
              meta: { happyPath: true },
            },
            {
              guard: 'exportNarrowed',
              target: 'ready',
              actions: 'searchDay',
              meta: { spec: ['MOV-021', 'FLO-001'] },
            },
            { guard: 'exportCancelled', target: 'ready' },

            { guard: 'exportFailed', target: `#${chart}.failed` },
          ],
        },
      },
    },
  }) as const;
