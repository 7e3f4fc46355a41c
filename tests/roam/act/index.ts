import type { Screen } from '../observe';
import type { Step } from '../steps';
import { arrive } from './arrive';
import { chooseThenTurn } from './choose-row';
import { codeFor } from './code';
import { buttonOf, fieldOf, find, pressIn } from './controls';
import { changeElsewhere } from './elsewhere';
import { fillWell } from './fill';
import { leave } from './leave';
import type { Means, Outcome } from './means';
import { otherPerson } from './other-person';
import { detailThenSearch, exportThenSearch } from './then-search';
import { pressWhileRefreshing } from './while-refreshing';

/** Does the step on this screen. */
export const perform = async (means: Means, screen: Screen, step: Step): Promise<Outcome> => {
  const { person, model, wire } = means;
  switch (step.do) {
    case 'open':
      await person.open(step.path);
      return screen;
    case 'login': {
      const [user, password] = [fieldOf(screen, 'User ID', 0), fieldOf(screen, 'Password', 0)];
      if (user === undefined || password === undefined) return null;
      const known = model.accountOf(step.user)?.password ?? '';
      await person.fill(screen, user, step.user);
      await person.fill(screen, password, step.password === 'right' ? known : `${known}x`);
      const filled = await person.see();
      return pressIn(means, filled, buttonOf(filled, 'ACCEDI'), step);
    }
    case 'press':
      return pressIn(means, screen, find(screen, step.role, step.name, step.nth), step);
    case 'fill': {
      const field = fieldOf(screen, step.field, step.nth);
      if (field === undefined) return null;
      await person.fill(screen, field, step.value);
      return screen;
    }
    case 'choose': {
      const field = fieldOf(screen, step.field, step.nth);
      if (field === undefined || !field.options.includes(step.value)) return null;
      await person.choose(screen, field, step.value);
      return screen;
    }
    case 'attach': {
      const field = fieldOf(screen, step.field, 0);
      if (field === undefined) return null;
      await person.attach(screen, field, step.good ? 'scontrino.txt' : 'programma.exe');
      return screen;
    }
    case 'fillWell': {
      const filled = await fillWell(means, screen);
      return (await pressIn(means, filled, buttonOf(filled, step.press), step)) ?? filled;
    }
    case 'code': {
      const field = screen.controls.find(({ name }) => name.startsWith('CODICE OTP'));
      if (field === undefined) return null;
      await person.fill(screen, field, codeFor(model, step.which));
      const filled = await person.see();
      return (await pressIn(means, filled, buttonOf(filled, step.press), step)) ?? filled;
    }
    case 'back':
    case 'forward': {
      const { index, last } = await person.history();
      if (step.do === 'back' ? index <= 1 : index === last) return null;
      await person[step.do]();
      return screen;
    }
    case 'reload':
      await person.reload();
      return screen;
    case 'duplicate':
      if (person.tabs() > 2) return null;
      await person.duplicate();
      return screen;
    case 'newTab':
      if (person.tabs() > 2) return null;
      await person.newTab();
      return screen;
    case 'otherTab':
    case 'closeTab':
      if (person.tabs() < 2) return null;
      await person[step.do]();
      return screen;
    case 'expire':
      if (screen.token === '') return null;
      await wire.direct('/api/logout', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${screen.token}`,
          'session-id': crypto.randomUUID(),
        },
        body: '{}',
      });
      return screen;
    case 'restart':
      await means.restart();
      return screen;
    case 'clock':
      await wire.direct('/demo/clock', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ days: step.days }),
      });
      return screen;
    case 'leave':
      return (await leave(means)) ? screen : null;
    case 'exportThenSearch':
      return exportThenSearch(means, screen);
    case 'detailThenSearch':
      return detailThenSearch(means, screen);
    case 'tooManyRows':
      wire.repeatRows();
      return pressIn(means, screen, buttonOf(screen, 'ESPORTA'));
    case 'chooseThenTurn':
      return chooseThenTurn(means, screen);
    case 'pressWhileRefreshing':
      return pressWhileRefreshing(means, screen, step.name);
    case 'arrive':
      return arrive(means, screen, step.user);
    case 'changeElsewhere':
      return changeElsewhere(means, screen, step.path);
    case 'otherPerson':
      return otherPerson(means, screen, step.part);
    case 'expireDuring':
      wire.expireAt(step.call);
      await person.open(step.path);
      return screen;
  }
};
