import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { PageOfPhotograph } from '../../../../../machines/cases/case-detail/case-reply/photographs/photographs.actors';
import type { photographsMachine } from '../../../../../machines/cases/case-detail/case-reply/photographs/photographs.machine';
import { Photographs } from '../../../../../src/cases/case-detail/case-reply/photographs/Photographs';
import { pressIf } from '../../../../screen/gestures';
import * as person from '../../../../screen/person';
import type { Gesture, PlayedScreen } from '../../../../screen/screen';
import { photographsScenario } from './photographs.scenario';

/** Gestures on the page of an event, by its current place. */
const onPage =
  (name: (place: number, by: number) => string): Gesture =>
  (step) => {
    const { pages } = step.before.context as { pages: readonly PageOfPhotograph[] };
    const place = pages.findIndex(({ id }) => id === step.event.id) + 1;
    pressIf(name(place, step.event.by))(step);
  };

/** The reply sends it. */
const fromReply: Gesture = ({ actor, event }) => actor.send(event);

const seesPages = (pages: readonly PageOfPhotograph[]) => {
  expect(screen.queryByText(/^Una pagina per foto/) !== null).toBe(pages.length > 0);
  expect(screen.queryAllByRole('img').map((each) => each.getAttribute('alt'))).toEqual(
    pages.map(({ name }, index) => `Foto ${index + 1}: ${name}`),
  );
};

const photographsScreen: PlayedScreen<typeof photographsMachine> = {
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
    'photographs.chosen': fromReply,
    'documents.changed': fromReply,
    'photographs.discarded': fromReply,
    'photographs.stopped': pressIf('ANNULLA'),
    'photographs.retried': pressIf('RIPROVA'),
    'photograph.moved': onPage(
      (place, by) => `Sposta ${by < 0 ? 'prima' : 'dopo'} la foto ${place}`,
    ),
    'photograph.turned': onPage((place) => `Gira la foto ${place}`),
    'photograph.removed': onPage((place) => `Togli la foto ${place}`),
    'photograph.restored': pressIf('Rimetti'),
  },
  sees: {
    'photographs.pages.reading': ({ context }) => {
      screen.getByRole('progressbar', { name: 'Lettura delle foto' });
      seesPages(context.pages);
    },
    'photographs.pages.arranging.changed': 'never',
    'photographs.pages.arranging.ready': ({ context }) => {
      seesPages(context.pages);
      person.findsNo('progressbar');
      if (context.pages.length > 0) person.hears(/^(Una foto allegata|[2-9] foto allegate)$/);
      if (context.unreadable.length > 0) person.finds('IMG_0003.heic');
      if (context.before) person.finds(context.pages.length > 0 ? 'Foto tolta.' : 'Foto tolte.');
    },
    'photographs.pages.arranging.tooLarge': () =>
      person.finds(
        'Anche ridotte, le foto superano insieme la dimensione che si può inviare: ne tolga qualcuna.',
      ),
    'photographs.pages.arranging.notComposed': () =>
      person.finds('Non è stato possibile unire le foto: sono ancora qui.'),
    'photographs.pages.arranging.composing': ({ context }) => {
      seesPages(context.pages);
      person.findsNo('progressbar');
    },
    'photographs.copy.saved': () => {},
    'photographs.copy.keeping': () => {},
  },
};

export const screens = [photographsScreen];
