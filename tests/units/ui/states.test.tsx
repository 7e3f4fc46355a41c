// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ErrorScreen } from '../../../src/portal/ErrorScreen';
import { Button } from '../../../src/ui/Button';

import { LoadingOver } from '../../../src/ui/LoadingOver';

import { Progress } from '../../../src/ui/Progress';

import { SupportProvider } from '../../../src/ui/SupportContact';

import { expectAccessible } from './support';

it('[FLO-004] a wait over what is on the screen is said at once, seen after 300 ms', () => {
  vi.useFakeTimers();
  const { container } = render(<LoadingOver />);
  screen.getByRole('status', { name: 'Caricamento' });
  act(() => vi.advanceTimersByTime(299));
  expect(container.querySelector('[aria-hidden]')).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('Caricamento…');
  vi.useRealTimers();
});

describe('long work', () => {
  const bar = () => screen.getByRole('progressbar', { name: 'Preparazione del file' });

  it('[FLO-013] shows how far it is and can be cancelled', async () => {
    const onCancel = vi.fn();
    render(<Progress label="Preparazione del file" done={0.42} onCancel={onCancel} />);
    expect(bar().getAttribute('aria-valuenow')).toBe('42');
    expect(screen.getByText('42%')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'ANNULLA' }));
    expect(onCancel).toHaveBeenCalledOnce();
    await expectAccessible();
  });

  it('gives the focus back to what began it, when ANNULLA goes with the work', async () => {
    function Work() {
      const [runs, setRuns] = useState(false);
      return (
        <>
          <Button onClick={() => setRuns(true)}>ESPORTA</Button>
          {runs && <Progress label="Preparazione del file" onCancel={() => setRuns(false)} />}
        </>
      );
    }
    render(<Work />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ANNULLA' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ESPORTA' }));
  });
});

describe('the error page', () => {
  it.each([
    [{ phone: '800 000 000', hours: 'il lunedì' }, ['800 000 000'], true],
    [{ email: 'aiuto@acquirer.example', hours: 'il lunedì' }, ['aiuto@acquirer.example'], false],
    [{ hours: 'il lunedì' }, [], false],
  ])('says whom to turn to, as far as it is known (%o)', async (support, links, hours) => {
    render(
      <SupportProvider value={support}>
        <ErrorScreen wayOut={{ label: 'Login', onPress: vi.fn() }} />
      </SupportProvider>,
    );
    expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
    expect(screen.queryByText('(il lunedì)') !== null).toBe(hours);
    expect(screen.queryByText('Assistenza:') !== null).toBe(links.length > 0);
    await expectAccessible();
  });
});
