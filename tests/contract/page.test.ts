import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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
