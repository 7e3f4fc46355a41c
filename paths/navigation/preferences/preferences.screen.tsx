import { act, fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { preferencesMachine } from '../../../machines/navigation/preferences/preferences.machine';
import { accountTexts } from '../../../src/italian/portal';
import { PreferenceChoice } from '../../../src/layout/PreferenceChoice';
import { PreferencesActor } from '../../../src/layout/use-preferences';
import type { Gesture, WalkedScreen } from '../../screen/screen';
import { preferencesScenario } from './preferences.scenario';

/** The portal sends it, not a user. */
const told: Gesture = ({ actor, event }) => act(() => actor.send(event));

const radio = (name: string): HTMLInputElement => screen.getByRole('radio', { name });

/** A radio that is chosen already cannot be chosen again. */
const choose: Gesture = ({ actor, event }) =>
  radio('Compatte').checked ? told({ actor, event } as never) : fireEvent.click(radio('Compatte'));

const seesChoices = ({ context: { preferences } }: AnyMachineSnapshot) => {
  for (const name of ['theme', 'rows'] as const)
    for (const [value, label] of Object.entries(accountTexts[name].options))
      expect(radio(label).checked, label).toBe(preferences[name] === value);
};

const preferencesScreen: WalkedScreen<typeof preferencesMachine> = {
  ...preferencesScenario,
  view: (actor) => (
    <PreferencesActor value={actor}>
      <main>
        <h1>I miei dati</h1>
        <PreferenceChoice name="theme" />
        <PreferenceChoice name="rows" />
      </main>
    </PreferencesActor>
  ),
  gestures: { 'user.entered': told, 'user.left': told, 'preferences.changed': choose },
  sees: {
    'preferences.away': seesChoices,
    'preferences.reading': seesChoices,
    'preferences.kept': seesChoices,
    'preferences.saving': seesChoices,
    'preferences.onlyHere': seesChoices,
  },
};

export const screens = [preferencesScreen];
