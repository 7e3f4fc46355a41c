import { cleanup, render } from '@testing-library/react';
import { type AnyMachineSnapshot, transition } from 'xstate';
import type { FlowResult, StateMeta } from '../../../machines/flow-result';
import { type FlowName, flowNames, type PageName, pagesOf, pathOf } from '../../../machines/pages';
import type { PortalSnapshot } from '../../../machines/portal/portal.selectors';
import { visitors } from '../../../paths/map/portal';
import { portals, shownTo } from '../../../paths/map/visitors';
import { settle } from '../../../paths/screen/play-screen';
import { preloadSignedInShell } from '../../../src/portal/lazy-pages';
import { PortalScreen } from '../../../src/portal/PortalScreen';

/** Those who see most come first. */
const byRights = [
  ...['enrolledCompany', 'enrolledShop', 'restricted'].flatMap((id) =>
    visitors.filter((each) => each.id === id),
  ),
  ...visitors,
];
const portalAt = (path: string): PortalSnapshot => {
  const found = byRights.find(({ id }) => shownTo(id, path) === path);
  if (found === undefined) throw new Error(`No user sees ${path}`);
  return portals[found.id];
};

const flowCalled = (folder: string): FlowName | undefined =>
  flowNames.find((flow) => flow === folder);

/** The page of a state; charts that several flows share are shown on Home. */
const pageOf = (state: AnyMachineSnapshot, folder: string): PageName => {
  const metas = Object.values(state.getMeta()) as (StateMeta | undefined)[];
  const own = metas.findLast((meta) => meta?.page !== undefined)?.page;
  const flow = flowCalled(folder);
  return own ?? (flow && pagesOf(flow).entered[0]) ?? 'home';
};

/** Clones keep what is typed, but not what is chosen of a list. */
const cloneOf = (content: Element) => {
  const clone = content.cloneNode(true) as Element;
  // Parts of a page have their distance from the page.
  if (clone.childElementCount > 1) clone.className = 'grid gap-6';
  const chosen = [...content.querySelectorAll('select')];
  for (const [index, select] of [...clone.querySelectorAll('select')].entries())
    select.selectedIndex = chosen[index]?.selectedIndex ?? 0;
  return clone;
};

/** A clone of a dialog is open, but not over the page. */
const openAgain = (dialog: Element) => {
  dialog.removeAttribute('open');
  (dialog as HTMLDialogElement).showModal();
};

const nothing = () => {};

const draw = async (portal: PortalSnapshot, path: string, content: Element | null) => {
  const address = { pathname: path, search: '', hash: '' };
  const flow = content && <div className="contents" ref={(place) => place?.append(content)} />;
  const { container } = render(
    <PortalScreen
      portal={portal}
      send={nothing}
      shown={{ address, page: undefined, level: '', openedFrom: null, flow }}
      visit={nothing}
      leave={nothing}
    />,
  );
  await settle();
  return container;
};

/** Draws a screen in the frame of the portal while `look` runs. */
export const withFrame = async (
  { state, folder, content }: { state: AnyMachineSnapshot; folder: string; content: HTMLElement },
  look: (page: Element) => Promise<void>,
) => {
  if (content.querySelector('main') !== null) return look(content);
  await preloadSignedInShell();
  const path = pathOf(pageOf(state, folder));
  const clone = cloneOf(content);
  content.style.display = 'none';
  const page = await draw(portalAt(path), path, clone);
  for (const dialog of clone.querySelectorAll('dialog[open]')) openAgain(dialog);
  try {
    await look(clone.isConnected ? clone : page);
  } finally {
    page.remove();
    content.style.display = '';
  }
};

/**
 * What the portal shows once a flow has ended: `look` runs only where that is a screen of the portal
 * itself, such as the dialog of a locked user.
 */
export const withExit = async (
  { state, folder }: { state: AnyMachineSnapshot; folder: string },
  look: (page: Element) => Promise<void>,
) => {
  const flow = flowCalled(folder);
  if (flow === undefined) return;
  await preloadSignedInShell();
  const path = pathOf(pageOf(state, folder));
  const before = portalAt(path);
  const exit = state.output as FlowResult;
  const [after] = transition(before.machine, before, { type: 'flow.ended', exit, address: path });
  if (JSON.stringify(after.value) === JSON.stringify(before.value)) return;
  cleanup();
  await look(await draw(after as PortalSnapshot, path, null));
  cleanup();
};
