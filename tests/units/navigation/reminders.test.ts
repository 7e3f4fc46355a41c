import { describe, expect, it } from 'vitest';
import type { Choices } from '../../../acquirer/contract/preferences';
import { preferencesMachine } from '../../../machines/navigation/preferences/preferences.machine';
import {
  areRemindersKnown,
  isReminderUnsaved,
} from '../../../machines/navigation/preferences/preferences.selectors';
import { preferencesInput } from '../../../paths/navigation/preferences/preferences.scenario';

const { stored, readFor } = preferencesInput;

const at = (value: object | string, changes: Partial<Choices>) =>
  preferencesMachine.resolveState({
    value: value as never,
    context: {
      preferences: stored,
      changes: [{ type: 'preferences.changed', changes }],
      sent: 0,
      token: 'tok',
      readFor,
    },
  });

const noNewCase = { reminders: { newCase: false } };

describe('which e-mails about cases a manager gets', () => {
  it.each(['unsaved', 'refused'])('a choice that was not saved says so: idle.%s', (state) => {
    expect(isReminderUnsaved(at({ idle: state }, noNewCase))).toBe(true);
    expect(isReminderUnsaved(at({ idle: state }, { theme: 'dark' }))).toBe(false);
  });

  it.each([{ reading: 'awaited' }, 'onlyHere'])('is not shown before it was read: %j', (state) => {
    expect(areRemindersKnown(at(state, {}))).toBe(false);
  });
});
