import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { PageOfPhotograph } from '../../../../../machines/cases/case-detail/case-reply/photographs/photographs.actors';
import type { photographsMachine } from '../../../../../machines/cases/case-detail/case-reply/photographs/photographs.machine';
import { Photographs } from '../../../../../src/cases/case-detail/case-reply/photographs/Photographs';
import { isBusy, pressIf } from '../../../../screen/gestures';
import * as person from '../../../../screen/person';
import type { Gesture, WalkedScreen } from '../../../../screen/screen';
import { photographsScenario } from './photographs.scenario';

const morePhotographs = () => screen.getByLabelText<HTMLInputElement>('Altre foto');

const add: Gesture = ({ event, possible }) => {
  expect(morePhotographs().disabled).toBe(!possible);
  if (possible) fireEvent.change(morePhotographs(), { target: { files: event.files } });
};

/** What is done to the page that the event is about, by the place it has now. */
const onPage =
  (name: (place: number, by: number) => string): Gesture =>
  (moment) => {
    const { pages } = moment.before.context as { pages: readonly PageOfPhotograph[] };
    const place = pages.findIndex(({ id }) => id === moment.event.id) + 1;
    pressIf(name(place, moment.event.by))(moment);
  };

const discard: Gesture = (moment) => {
  if (screen.queryByRole('dialog')) return person.press('SCARTA');
  const { pages } = moment.before.context;
  return pressIf(pages.length === 0 ? 'CHIUDI' : 'SCARTA LE FOTO')(moment);
};

const seesPages = (pages: readonly PageOfPhotograph[]) => {
  expect(screen.queryAllByRole('img').map((each) => each.getAttribute('alt'))).toEqual(
    pages.map(({ name }, index) => `Foto ${index + 1}: ${name}`),
  );
};

const photographsScreen: WalkedScreen<typeof photographsMachine> = {
  ...photographsScenario,
  name: 'Foto della documentazione',
  view: (actor) => (
    <main>
      <h1>Pratica</h1>
      <h2>Documenti</h2>
      <Photographs actor={actor} />
    </main>
  ),
  gestures: {
    'photographs.chosen': add,
    'photographs.stopped': pressIf('ANNULLA'),
    'photographs.joined': pressIf('ALLEGA LE FOTO'),
    'photographs.discarded': discard,
    'photograph.moved': onPage(
      (place, by) => `Sposta ${by < 0 ? 'prima' : 'dopo'} la foto ${place}`,
    ),
    'photograph.turned': onPage((place) => `Gira la foto ${place}`),
    'photograph.removed': onPage((place) => `Togli la foto ${place}`),
    'photograph.restored': pressIf('RIMETTI'),
    'dialog.closed': pressIf('TIENI LE FOTO'),
  },
  sees: {
    'photographs.working.pages.arriving': 'never',
    'photographs.working.pages.reading': ({ context }) => {
      screen.getByRole('progressbar', { name: 'Lettura delle foto' });
      seesPages(context.pages);
    },
    'photographs.working.pages.arranging.ready': ({ context }) => {
      seesPages(context.pages);
      person.findsNo('progressbar');
      if (context.unreadable.length > 0) person.finds('IMG_0003.heic');
      if (context.pages.length === 0) person.finds('Nessuna foto.');
      if (context.removed) person.finds('Foto tolta.');
    },
    'photographs.working.pages.arranging.tooLarge': () =>
      person.finds(
        'Anche ridotte, le foto superano insieme la dimensione che si può inviare: ne tolga qualcuna.',
      ),
    'photographs.working.pages.arranging.notComposed': () =>
      person.finds('Non è stato possibile unire le foto. Riprovi tra poco: sono ancora qui.'),
    'photographs.working.pages.confirmingDiscard': ({ context }) =>
      person.dialogSays(
        'Scartare le foto?',
        context.pages.length === 1
          ? 'La foto non è ancora allegata alla risposta: scartandola va persa.'
          : 'Le 2 foto non sono ancora allegate alla risposta: scartandole vanno perse.',
      ),
    'photographs.working.pages.composing': () => isBusy('ALLEGA LE FOTO'),
    'photographs.working.copy.kept': () => {},
    'photographs.working.copy.keeping': () => {},
    'photographs.discarding': () => {},
    'photographs.completed': () => {},
    'photographs.cancelled': () => {},
    'photographs.unreadable': () => {},
  },
};

export const screens = [photographsScreen];
