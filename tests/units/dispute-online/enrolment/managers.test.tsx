// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { manager } from '../../../../paths/dispute-online/enrolment/manager-assignment/manager-assignment.scenario';
import { wizard } from '../../../../paths/dispute-online/enrolment/on-the-step';
import * as person from '../../../../paths/screen/person';
import { Managers } from '../../../../src/dispute-online/enrolment/Managers';

afterEach(cleanup);

const [point] = manager.pointOfSalesList;

const codeOf = (index: number) => String(5000000001 + index);

const many = Array.from({ length: 12 }, (_, index) => ({
  ...(point as NonNullable<typeof point>),
  codPointOfSales: codeOf(index),
}));

const open = () => {
  const { snapshot, ...rest } = wizard();
  const managers = [{ ...manager, pointOfSalesList: many }];
  render(
    <Managers {...rest} snapshot={{ ...snapshot, context: { ...snapshot.context, managers } }} />,
  );
};

const codes = () =>
  within(screen.getByRole('table', { name: 'Punti vendita del gestore 1' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

describe('the managers of the recap', () => {
  it('[ENR-051] [ENR-037] lists the points of sale of a manager, 10 a page', () => {
    open();
    person.finds('Tutti');
    expect(codes()).toEqual(many.slice(0, 10).map(({ codPointOfSales }) => codPointOfSales));
    person.press('Pagina successiva');
    expect(codes()).toEqual([codeOf(10), codeOf(11)]);
  });
});
