// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ErrorScreen } from '../../../src/portal/ErrorScreen';
import { Button } from '../../../src/ui/Button';
import { EmptyState } from '../../../src/ui/EmptyState';
import { FullScreenLoading } from '../../../src/ui/FullScreenLoading';
import { Loading } from '../../../src/ui/Loading';
import { LoadingOver } from '../../../src/ui/LoadingOver';
import { Notice } from '../../../src/ui/Notice';
import { PageHeading } from '../../../src/ui/PageHeading';
import { Progress } from '../../../src/ui/Progress';
import { SearchBar } from '../../../src/ui/SearchBar';
import { SummaryBlock } from '../../../src/ui/SummaryBlock';
import { SupportProvider } from '../../../src/ui/SupportContact';
import { Tabs } from '../../../src/ui/Tabs';
import { expectAccessible } from './support';

it('[FLO-004] a wait is said at once, whether it fills the page or the window', async () => {
  const { rerender } = render(<Loading />);
  expect(screen.getByRole('status', { name: 'Caricamento' })).toBeTruthy();
  rerender(<FullScreenLoading />);
  expect(screen.getByRole('status', { name: 'Caricamento' })).toBeTruthy();
  await expectAccessible();
});

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

it('[FLO-005] nothing found is said aloud, with what to do next', async () => {
  render(
    <EmptyState title="Nessun risultato" action={<button type="button">CERCA</button>}>
      Ampliare la ricerca
    </EmptyState>,
  );
  expect(screen.getByRole('status').textContent).toContain('Nessun risultato');
  await expectAccessible();
});

it('a page is entered by its heading, which names the window too', async () => {
  render(<PageHeading title="Consulta Movimenti" intro="Ultimi 13 mesi" />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Consulta Movimenti' });
  expect(document.activeElement).toBe(heading);
  expect(document.title).toBe('Consulta Movimenti · Portale Esercenti');
  await expectAccessible();
});

it('a heading may leave the focus where it is', () => {
  render(<PageHeading title="Home" takesFocus={false} />);
  expect(document.activeElement).toBe(document.body);
});

it('a notice interrupts only when it is asked to, and can be put away', async () => {
  const onDismiss = vi.fn();
  const { rerender } = render(
    <Notice tone="info" onDismiss={onDismiss}>
      Novità
    </Notice>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
  expect(onDismiss).toHaveBeenCalledOnce();
  rerender(
    <Notice tone="error" title="Attenzione" announce="alert">
      I dati non corrispondono
    </Notice>,
  );
  expect(screen.getByRole('alert').textContent).toContain('I dati non corrispondono');
  await expectAccessible();
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

  it.each([
    [-1, '0'],
    [1.2, '100'],
    [undefined, null],
  ])('says nothing impossible about how far it is (%s)', (done, value) => {
    render(<Progress label="Preparazione del file" done={done} />);
    expect(bar().getAttribute('aria-valuenow')).toBe(value);
  });
});

it('[MOV-011] a summary pairs each label with its value under a named heading', async () => {
  render(<SummaryBlock title="Riepilogo" items={[{ label: 'Periodo', value: 'Maggio 2026' }]} />);
  expect(screen.getByRole('region', { name: 'Riepilogo' })).toBeTruthy();
  expect(screen.getByRole('term').textContent).toBe('Periodo');
  expect(screen.getByRole('definition').textContent).toBe('Maggio 2026');
  await expectAccessible();
});

function Points() {
  const [selected, setSelected] = useState(0);
  const tabs = ['Tutti i punti vendita', 'Singolo punto vendita'].map((label) => ({
    label,
    panel: <p>Pannello: {label}</p>,
  }));
  return <Tabs label="Punti vendita" tabs={tabs} selectedIndex={selected} onSelect={setSelected} />;
}

it('[HOM-009] tabs are chosen by pointer and by arrow, and show their own panel', async () => {
  render(<Points />);
  await userEvent.click(screen.getByRole('tab', { name: 'Singolo punto vendita' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('Pannello: Singolo punto vendita');
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tabpanel').textContent).toBe('Pannello: Tutti i punti vendita');
  await expectAccessible();
});

it('[HOM-011] [HOM-012] a search is sent by its button and by Enter, once while it runs', async () => {
  const onSearch = vi.fn();
  const bar = (pending: boolean) => (
    <SearchBar
      label="Cerca punto vendita"
      hint="iniziali insegna"
      value="bar"
      onChange={vi.fn()}
      onSearch={onSearch}
      longest={40}
      pending={pending}
    />
  );
  const { rerender } = render(bar(false));
  await userEvent.click(screen.getByRole('button', { name: 'CERCA' }));
  await userEvent.type(screen.getByLabelText('Cerca punto vendita'), '{Enter}');
  expect(onSearch).toHaveBeenCalledTimes(2);
  rerender(bar(true));
  await userEvent.type(screen.getByLabelText('Cerca punto vendita'), '{Enter}');
  expect(onSearch).toHaveBeenCalledTimes(2);
  await expectAccessible();
});

describe('the error page', () => {
  it('leads back by a link, and offers another try where there is one', async () => {
    const onRetry = vi.fn();
    render(<ErrorScreen wayOut={{ label: 'Home', href: '/Home' }} onRetry={onRetry} />);
    expect(screen.getByRole('heading', { name: 'Ops! Qualcosa non va...' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/Home');
    await userEvent.click(screen.getByRole('button', { name: 'RIPROVA' }));
    expect(onRetry).toHaveBeenCalledOnce();
    await expectAccessible();
  });

  it('puts forward what helps: another try where there is one, else the way out', () => {
    const wayOut = { label: 'Login', onPress: vi.fn() };
    const isPrimary = (name: string) =>
      screen.getByRole('button', { name }).classList.contains('bg-accent');
    const { rerender } = render(<ErrorScreen wayOut={wayOut} onRetry={vi.fn()} />);
    expect([isPrimary('RIPROVA'), isPrimary('Login')]).toEqual([true, false]);
    rerender(<ErrorScreen wayOut={wayOut} />);
    expect(isPrimary('Login')).toBe(true);
  });

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

  it('leads back by a button where leaving is more than a link', async () => {
    const onPress = vi.fn();
    render(<ErrorScreen wayOut={{ label: 'Login', onPress }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'RIPROVA' })).toBeNull();
  });
});
