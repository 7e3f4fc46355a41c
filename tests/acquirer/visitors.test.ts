import * as v from 'valibot';
import { expect, test } from 'vitest';
import { configuration } from '../../acquirer/contract/configuration';
import { demoUsers } from '../../acquirer/demo/users';
import { extensionOf, pageNames, pathOf } from '../../machines/pages';
import { emptySession } from '../../machines/portal/session';
import type { Visitor } from '../../paths/map/portal';
import { portalWith, shownBy, shownTo } from '../../paths/map/visitors';
import { acquirerOfTests, origin } from './support/acquirer';

const acquirer = acquirerOfTests({}, { small: 0 });

/** The column of the table 'Chi vede che cosa' for each demo user who can enter. */
const columns: Readonly<Record<string, Visitor>> = {
  azienda01: 'enrolledCompany',
  azienda02: 'company',
  negozio01: 'enrolledShop',
  negozio02: 'shop',
  ristretto01: 'restricted',
  scaduto01: 'expiredPassword',
  telefono01: 'firstPhone',
  password01: 'passwordRenewal',
  email01: 'withoutEmail',
  grande01: 'enrolledCompany',
};

const locked = ['chiuso01', 'bloccato01'];

const portalOf = async (userid: string) => {
  const token = await acquirer.tokenOf(userid);
  const answer = await acquirer.post('welcome', {}, token);
  const text = await answer.text();
  const loaded = await acquirer.app.request(`${origin}/config.json`);
  const welcome = {
    type: `http.${answer.status}`,
    body: text === '' ? undefined : JSON.parse(text),
  };
  return portalWith(
    { ...emptySession, token },
    v.parse(configuration, await loaded.json()),
    welcome,
  );
};

test('every demo user who can enter has a column in the table of who sees what', () => {
  const users = demoUsers.map(({ userId }) => userId).filter((id) => !locked.includes(id));
  expect(Object.keys(columns).sort()).toEqual(users.sort());
});

test.each(Object.entries(columns))(
  '[NAV-010] the table of who sees what is right for %s',
  async (userid, visitor) => {
    const portal = await portalOf(userid);
    const offered = portal.context.configuration?.extensions ?? [];
    const there = pageNames.filter((page) => {
      const extension = extensionOf(page);
      return extension === null || offered.includes(extension);
    });
    const table = there.map((page) => [page, shownTo(visitor, pathOf(page))]);
    const real = there.map((page) => [page, shownBy(portal, pathOf(page))]);
    expect(table).toEqual(real);
  },
);
