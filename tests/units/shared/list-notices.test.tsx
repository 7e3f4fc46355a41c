// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptySession, type Session } from '../../../machines/portal/session';
import type { ListSnapshot } from '../../../machines/shared/list/list.selectors';
import { company } from '../../../paths/portal/portal.scenario';
import { ExcessNotice } from '../../../src/shared/list/ExcessNotice';
import { PointInUse } from '../../../src/shared/list/PointInUse';

afterEach(cleanup);

const point = { code: '5000000001', name: 'BAR CENTRALE', index: 0 };
const session = (merchant: Session['merchant']): Session => ({ ...emptySession, merchant, point });

const narrowedTo = (codPos: string) =>
  ({ context: { criteria: { month: '', codPos } } }) as unknown as ListSnapshot<
    unknown,
    { month: string; codPos: string }
  >;

describe('a list narrowed to the point of sale in force', () => {
  it('says so, and shows all points when asked', () => {
    const send = vi.fn();
    render(<PointInUse snapshot={narrowedTo(point.code)} send={send} session={session(company)} />);
    expect(screen.getByRole('status').textContent).toContain(
      'Punto vendita in uso: BAR CENTRALE 5000000001',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Mostra tutti' }));
    expect(send).toHaveBeenCalledWith({
      type: 'search.requested',
      criteria: { month: '', codPos: '' },
    });
  });

  it('offers the way back once all are shown', () => {
    const send = vi.fn();
    render(<PointInUse snapshot={narrowedTo('')} send={send} session={session(company)} />);
    screen.getByText('Sono mostrati tutti i punti vendita.');
    fireEvent.click(screen.getByRole('button', { name: 'Mostra solo BAR CENTRALE' }));
    expect(send).toHaveBeenCalledWith({
      type: 'search.requested',
      criteria: { month: '', codPos: point.code },
    });
  });

  it('says nothing to a shop, which sees its own anyway', () => {
    render(
      <PointInUse
        snapshot={narrowedTo('')}
        send={() => {}}
        session={session({ ...company, code: '0' })}
      />,
    );
    expect(screen.queryByRole('status')).toBeNull();
  });
});

it('[FLO-006] a page cut to its size is said to be', () => {
  const { rerender } = render(<ExcessNotice shown={60} excess={0} />);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<ExcessNotice shown={60} excess={99_940} />);
  expect(screen.getByRole('status').textContent).toContain('in questa pagina ne vede 60');
});
