import { page } from 'vitest/browser';
import type { AnyMachineSnapshot } from 'xstate';
import { extract } from '../../../atlas/graph/extract';
import { fingerprintOf } from '../../../atlas/graph/fingerprint';
import type { ChartPictures, Field, Kept, Sight } from '../../../atlas/pictures/pictures';
import { createScreenPlayer } from '../../../paths/screen/play-screen';
import type { PlayedScreen } from '../../../paths/screen/screen';
import { screenPaths } from '../../../paths/screen/targets';
import { routes } from '../../../src/routes';
import { withExit, withFrame } from './framed';
import { atRest, desk, phone } from './observer';
import { innermost } from './recorder';

const longestPage = 60;

/** In milliseconds; an animation of a hidden part never ends. */
const longestFading = 1000;

// biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
const visibleText = (element: Element) => (element as HTMLElement).innerText;

const linesIn = (element: Element) =>
  [
    ...new Set(
      visibleText(element)
        .split(/\n|\t/)
        .map((line) => line.trim()),
    ),
  ]
    .filter((line) => line !== '')
    .slice(0, longestPage);

/** A dialog is read first, then the page below it. */
const readsOf = (content: Element) => {
  const open = [...document.querySelectorAll('dialog[open]')].filter((each) =>
    each.checkVisibility(),
  );
  const own = content.querySelector('main') ?? content;
  return [...new Set([...open, own].flatMap(linesIn))];
};

const fieldsIn = (content: Element) =>
  [...content.querySelectorAll<HTMLInputElement>('input, textarea')]
    .filter(
      ({ type, value }) => !['radio', 'checkbox', 'file', 'hidden'].includes(type) && value !== '',
    )
    .map(({ labels, type, value, ariaLabel }) => ({
      name: (ariaLabel ?? labels?.[0]?.textContent ?? '').trim(),
      value: type === 'password' ? '' : value,
    }))
    .filter(({ name }) => name !== '');

const isIn = (stored: unknown, { value }: Field) =>
  value !== '' && JSON.stringify(stored).includes(JSON.stringify(value).slice(1, -1));

/** What the flow itself says of a reload, by the rules that the portal stores it with. */
const keptOf = async (
  state: AnyMachineSnapshot,
  folder: string,
  content: Element,
): Promise<Kept | null> => {
  const module = await routes.find(({ flow }) => flow === folder)?.load();
  if (module === undefined || module.machine.id !== state.machine.id) return null;
  const fields = fieldsIn(content);
  const nothing: Kept = { what: 'nothing', fields: [], lost: fields.map(({ name }) => name) };
  if (module.keeps === undefined) return nothing;
  const stored = module.keeps.of(state);
  if (stored === null) return nothing;
  if (stored === undefined) return { what: 'before', fields: [], lost: [] };
  return {
    what: 'state',
    fields: fields.filter((field) => isIn(stored, field)),
    lost: fields.filter((field) => !isIn(stored, field)).map(({ name }) => name),
  };
};

const fileName = (name: string) => name.replaceAll(/[^\w.]+/g, '-').replaceAll(/^-|-$/g, '');

const takePicture = async (
  file: string,
  { width, height }: { readonly width: number; readonly height: number },
) => {
  await page.viewport(width, height);
  await Promise.race([atRest(), new Promise((resolve) => setTimeout(resolve, longestFading))]);
  await page.screenshot({ path: file });
};

/** Plays a screen only as far as its states, and takes two pictures of each. */
export const photograph = async (
  screen: PlayedScreen,
  folder: string,
  into: string,
): Promise<ChartPictures> => {
  await screen.prepare?.();
  const states: Record<string, readonly Sight[]> = {};
  const isNew = (state: AnyMachineSnapshot) => innermost(state).some((id) => !(id in states));

  const see = async (state: AnyMachineSnapshot, kept: Kept | null, content: Element) => {
    const id = innermost(state).find((each) => !(each in states)) ?? '';
    const base = fileName(`${id} ${screen.name}`);
    const [onDesk, onPhone] = [`${base}-desk.png`, `${base}-phone.png`];
    await takePicture(`${into}/${onPhone}`, phone);
    await takePicture(`${into}/${onDesk}`, desk);
    const sight = {
      screen: screen.name,
      desk: onDesk,
      phone: onPhone,
      reads: readsOf(content),
      kept,
    };
    for (const each of innermost(state)) states[each] ??= [sight];
  };

  const arrives = async ({ state }: { state: AnyMachineSnapshot }) => {
    if (!isNew(state)) return;
    const content = document.body.firstElementChild as HTMLElement;
    const kept = await keptOf(state, folder, content);
    if (state.status === 'done')
      await withExit({ state, folder }, (shown) => see(state, kept, shown));
    else await withFrame({ state, folder, content }, (shown) => see(state, kept, shown));
  };
  const player = createScreenPlayer(screen, { departs: () => {}, arrives });
  for (const path of screenPaths(screen)) {
    // A path that fails is the report's: here it only has no picture.
    if (path.steps.some(({ state }) => isNew(state))) await player.play(path).catch(() => {});
  }
  return { chart: fingerprintOf(extract(screen.machine)), states };
};
