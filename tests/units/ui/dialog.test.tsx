// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ExpiredSessionDialog } from '../../../src/portal/PortalScreen';
import { Announced, Dialog } from '../../../src/ui/Dialog';

import { descriptionOf, expectAccessible } from './support';

function Page({ layer = false }: { layer?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        ESPORTA
      </button>
      {open && (
        <Dialog title="Attenzione" layer={layer} onClose={() => setOpen(false)}>
          <p>I dati eccedono la dimensione esportabile (5000).</p>
        </Dialog>
      )}
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'ESPORTA' });
const open = (page = <Page />) => {
  render(page);
  return userEvent.click(opener());
};

describe('a dialog', () => {
  it('[ERR-017] says what the page announces over everything: what is beneath it is inert', async () => {
    const news = (text: string) => (
      <Announced value={<p role="status">{text}</p>}>
        <Page />
      </Announced>
    );
    const { rerender } = render(news(''));
    await userEvent.click(opener());
    const region = within(screen.getByRole('dialog')).getByRole('status');
    rerender(news('Connessione assente'));
    expect(region.isConnected).toBe(true);
    expect(region.textContent).toBe('Connessione assente');
    await expectAccessible();
  });

  it('is named by its title, says its text and takes the focus', async () => {
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Attenzione' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(descriptionOf(dialog)).toContain('5000');
    await expectAccessible();
  });

  it.each(['button', 'key'])('closes by its %s and gives the focus back', async (way) => {
    await open();
    if (way === 'key') await userEvent.keyboard('{Escape}');
    else await userEvent.click(screen.getByRole('button', { name: 'CHIUDI' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener());
  });
});

describe('the expired session', () => {
  it('[LOG-033] [LOG-034] [LOG-035] is said, with one way out', async () => {
    const onLogin = vi.fn();
    render(<ExpiredSessionDialog onLogin={onLogin} />);
    const dialog = screen.getByRole('dialog', { name: 'Sessione scaduta' });
    expect(dialog.textContent).toContain(
      'Clicca su "TORNA ALLA LOGIN" per accedere di nuovo al portale.',
    );
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'TORNA ALLA LOGIN',
    ]);
    await userEvent.click(screen.getByRole('button'));
    expect(onLogin).toHaveBeenCalledOnce();
    await expectAccessible();
  });
});
