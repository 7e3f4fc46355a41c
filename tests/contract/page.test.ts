import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as groups from '../../acquirer/contract/call';
import { calls } from '../../acquirer/contract/calls';
import { getTotalTransaction } from '../../acquirer/contract/movements';
import { criteriaOf } from '../load/criteria.mjs';

const page = readFileSync('docs/reference/contract.md', 'utf8');

const fieldsOf = ({ request }: { readonly request: object }) =>
  'entries' in request ? Object.keys(request.entries as object) : [];

it('the page of the contract names every field that a call sends', () => {
  const missing = Object.values(calls).flatMap((call) =>
    fieldsOf(call)
      .filter((field) => !new RegExp(`\\b${field}\\b`).test(page))
      .map((field) => `${call.alias}: ${field}`),
  );
  expect(missing).toEqual([]);
});

it('the page of the contract describes every call', () => {
  const isMissing = ({ alias }: { readonly alias: string }) => !page.includes(`\`${alias}\``);
  expect(Object.values(calls).filter(isMissing)).toEqual([]);
});

it('the programs that put load on an acquirer ask what the contract asks', () => {
  expect(Object.keys(criteriaOf('202611')).sort()).toEqual(fieldsOf(getTotalTransaction).sort());
});

it('[ERR-013] [ERR-018] [ERR-026] each kind of call tells apart what the specification lists for it', () => {
  expect(groups.listStatuses).toEqual([200, 400, 401, 403, 404, 408, 500]);
  expect(groups.resultStatuses).toEqual(groups.listStatuses);
  expect(groups.fileStatuses).toEqual([...groups.listStatuses, 429]);
  expect(groups.registrationStatuses).toEqual([200, 400, 401, 403, 404, 406, 408, 500]);
  expect(groups.codeStatuses).toEqual(groups.registrationStatuses);
  expect(groups.sendingStatuses).toEqual([200, 401, 408, 500]);
  expect(groups.toNumberStatuses).toEqual([200, 401, 408, 500, 400, 403]);
  expect(calls.welcome.statuses).toEqual([200, 204, 205, 206, 401, 404, 408, 500]);
  expect(calls.tokenExchange.statuses).toEqual([200, 400, 401, 403, 404, 408, 500]);
});
