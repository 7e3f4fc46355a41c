import * as v from 'valibot';
import { type UnsentWork, unsentWork } from '../../machines/flow-result';
import type { DraftNews, StoredDrafts } from '../../machines/navigation/stored-drafts';
import { type SentCodes, sentCodes } from '../../machines/shared/code/sent-codes';
import { tabKeys } from './storage-keys';

const key = tabKeys.drafts;

const entry = v.object({
  path: v.string(),
  draft: v.unknown(),
  named: v.array(v.string()),
  unsent: v.optional(v.array(v.picklist(unsentWork)), []),
});
const stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), entry));

export interface FlowDrafts extends StoredDrafts {
  write(news: DraftNews): void;
  /** The unsent work in the stored drafts. */
  unsent(): readonly UnsentWork[];
}

/** The codes that were sent, for a reload: never a code itself. */
export const storedCodes = (storage: Storage) => ({
  read: (): SentCodes => {
    const read = v.safeParse(
      v.pipe(v.string(), v.parseJson(), sentCodes),
      storage.getItem(tabKeys.sentCodes),
    );
    return read.success ? read.output : {};
  },
  write: (codes: SentCodes) =>
    Object.keys(codes).length === 0
      ? storage.removeItem(tabKeys.sentCodes)
      : storage.setItem(tabKeys.sentCodes, JSON.stringify(codes)),
});

/**
 * The drafts of flows for a reload, in the session storage of the tab, which disappears with the
 * tab.
 */
export const createFlowDrafts = (storage: Storage): FlowDrafts => {
  const readAll = () => {
    const read = v.safeParse(stored, storage.getItem(key));
    return read.success ? read.output : {};
  };

  const writeAll = (all: ReturnType<typeof readAll>) =>
    Object.keys(all).length === 0
      ? storage.removeItem(key)
      : storage.setItem(key, JSON.stringify(all));

  return {
    read: (flow) => readAll()[flow]?.draft ?? null,
    flowAt: (path) =>
      Object.entries(readAll()).findLast(([, each]) => each.path === path)?.[0] ?? null,
    unsent: () => Object.values(readAll()).flatMap(({ unsent }) => unsent),
    write: ({ flow, path, draft, named, unsent }) => {
      const { [flow]: before, ...others } = readAll();
      for (const name of before?.named ?? []) storage.removeItem(name);
      for (const [name, text] of Object.entries(named)) storage.setItem(name, text);
      const entry = { path, draft, named: Object.keys(named), unsent: [...unsent] };
      writeAll(draft === null ? others : { ...others, [flow]: entry });
    },
  };
};
