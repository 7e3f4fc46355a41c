import type { AnyMachineSnapshot } from 'xstate';
import {
  type FlowName,
  flowNames,
  menuPages,
  type PageName,
  pageAt,
  pageNames,
  pagesOf,
} from '../../../machines/pages';
import { waysFrom } from '../../../paths/map/ways';

const isFlow = (name: string): name is FlowName => flowNames.some((flow) => flow === name);

const pagesOfFlow = (flow: FlowName) => Object.values(pagesOf(flow)).flat();

/** Pages without a flow belong to the portal itself. */
const ownPages = (flow: string): readonly PageName[] => {
  if (!isFlow(flow)) {
    const played = flowNames.flatMap(pagesOfFlow);
    return pageNames.filter((page) => !played.includes(page));
  }
  return [...pagesOfFlow(flow), ...(flow === 'point-of-sale' ? menuPages : [])];
};

/** The charts around the flows show the pages of the portal itself. */
const declaredFor = (flow: string) => {
  if (isFlow(flow)) return waysFrom[flow] ?? {};
  return flow === 'portal' || flow === 'navigation' ? (waysFrom.portal ?? {}) : {};
};

/** Links of the frame, and documents in another window, do not count. */
const linksIn = (body: HTMLElement) => {
  const page = body.querySelector('main') ?? body;
  return [...page.querySelectorAll('a[href^="/"]:not([target])')].map(
    (link) => pageAt(link.getAttribute('href') ?? '') ?? link.outerHTML,
  );
};

const sorted = (names: Iterable<string>) => [...names].sort();

/** The ways out of a flow that its screens show: links, and pages it opens by ending. */
export const createWaysMet = (flow: string) => {
  const own: readonly string[] = ownPages(flow);
  const [links, opens] = [new Set<string>(), new Set<string>()];
  return {
    look: () => {
      for (const link of linksIn(document.body)) if (!own.includes(link)) links.add(link);
    },
    end: ({ output }: AnyMachineSnapshot) => {
      const exit = output as { readonly type: string; readonly page?: PageName } | undefined;
      if (exit?.type !== 'opened' || exit.page === undefined) return;
      if (!own.includes(exit.page)) opens.add(exit.page);
    },
    ways: () => ({ links: sorted(links), opens: sorted(opens) }),
    declared: () => {
      const { links: stated = [], rareLinks = [], opens: opened = [] } = declaredFor(flow);
      const rare = rareLinks.filter((page) => links.has(page));
      return { links: sorted([...stated, ...rare]), opens: sorted(opened) };
    },
  };
};
