import { sql } from 'drizzle-orm';
import { type CaseState, caseStates } from '../../../acquirer/contract/case-states';
import type { TestAcquirer } from './acquirer';
import { origin } from './acquirer';

export interface Manager {
  readonly eboxCode: string;
  readonly managerCode: string;
  readonly description: string;
  readonly flSuspended: string;
}

export interface CaseRow {
  readonly caseId: string;
  readonly expiry: string;
  readonly codPV: string;
  readonly insegnaLoc: string;
  readonly dataTrans: string;
  readonly card: string;
  readonly amountTrans: number;
  readonly amountCont: number;
  readonly practice: string;
}

export interface HistoryEntry {
  readonly dataCreazione: string;
  readonly statoEbox: string;
  readonly testo: string;
  readonly allegatiList: readonly { readonly documento: string; readonly path: string }[];
}

export interface Detail {
  readonly number: string;
  readonly state: string;
  readonly messagesList: readonly HistoryEntry[];
  readonly [field: string]: unknown;
}

export type Counts = Readonly<
  Record<'new' | 'suspended' | 'expired' | 'viewed' | 'canceled' | 'completed' | 'closed', number>
>;

/** The field of EBOX_REQUEST that counts a state. */
export const countOf: Readonly<Record<CaseState, keyof Counts>> = {
  nuove: 'new',
  sospeso: 'suspended',
  scadenza: 'expired',
  visione: 'viewed',
  annullate: 'canceled',
  evase: 'completed',
  chiuse: 'closed',
};

export const pdfFile = (name = 'ricevuta.pdf', size = 1000) => {
  const head = '%PDF-1.7\n1 0 obj\n<< /Type /Page >>\nendobj\n';
  return new File([head, new Uint8Array(size - head.length).fill(0x20)], name);
};

export const textFile = (content: BlobPart, name = 'nota.txt') => new File([content], name);

/** The calls about cases, as one of the demo's users. */
export const merchantOf = async (acquirer: TestAcquirer, userId: string) => {
  const token = await acquirer.tokenOf(userId);
  const call = <Body>(alias: string, body: unknown) => acquirer.call<Body>(alias, body, token);

  const managers = async () =>
    (await call<{ managerList: Manager[] }>('GET_EBOX_LIST', {})).managerList;

  const list = async (ebox: string, state: CaseState, { order = 'datascad', search = '' } = {}) => {
    const request = { ebox, order, search, state };
    return (await call<{ practiceList: CaseRow[] }>('SEARCH_PRATICES', request)).practiceList;
  };

  const detail = (caseID: string) => call<Detail>('EBOX_DETAIL', { caseID });

  /** Sends a reply: an intention in words unless the test says otherwise. */
  const reply = (
    { caseId, ebox }: { readonly caseId: string; readonly ebox: string },
    {
      files = [] as readonly File[],
      msgEse = '',
      cbEvasione = 'false',
      headers = {} as Readonly<Record<string, string>>,
    } = {},
  ) => {
    const body = new FormData();
    for (const file of files) body.append('files', file);
    for (const [name, value] of Object.entries({ caseId, msgEse, cbEvasione, ebox })) {
      body.append(name, value);
    }
    return acquirer.app.request(`${origin}/api/EBOX_UPLOAD_ALLEGATO`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...headers },
      body,
    });
  };

  const download = (doc: string, path: string) =>
    acquirer.post('EBOX_DOWNLOAD_ALLEGATO', { doc, path }, token);

  return {
    token,
    call,
    managers,
    list,
    detail,
    reply,
    download,
    counts: (ebox: string) => call<Counts>('EBOX_REQUEST', { ebox }),
    post: (alias: string, body: unknown) => acquirer.post(alias, body, token),
    /** Every case of a manager, with the state of the list it is in. */
    everything: async (ebox: string) =>
      (
        await Promise.all(
          caseStates.map(async (state) =>
            (await list(ebox, state)).map((row) => ({ ...row, state })),
          ),
        )
      ).flat(),
  };
};
export type Merchant = Awaited<ReturnType<typeof merchantOf>>;

/** The status of an answer and the details of its refusal. */
export const refusalOf = async (response: Response) => {
  const { details }: { details: string[] } = await response.json();
  return { status: response.status, details };
};

/** Everything that is stored about replies: nothing half-done may be left in it. */
export const storedAbout = async (acquirer: TestAcquirer, caseId: string) => {
  const { rows } = await acquirer.services.db.execute<{ events: number; documents: number }>(sql`
    select (select count(*)::int from case_event where case_id = ${caseId}::bigint) as events,
      (select count(*)::int from attachment join case_event on case_event.id = event_id
        where case_id = ${caseId}::bigint) as documents`);
  return rows[0];
};

const day = 86_400_000;

/** Moves the clock by whole days; signed-in users log in again. */
export const passDays = (acquirer: TestAcquirer, days: number) => acquirer.pass(days * day);

/** Sets only the clock of the cases ahead, as a demonstration does. */
export const moveClock = async (acquirer: TestAcquirer, days: number): Promise<string> => {
  const response = await acquirer.app.request(`${origin}/demo/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ days }),
  });
  const { today }: { today: string } = await response.json();
  return today;
};
