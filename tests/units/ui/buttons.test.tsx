// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../../src/ui/Button';

import { MenuTile } from '../../../src/ui/MenuTile';
import { Pager } from '../../../src/ui/Pager';
import { expectAccessible } from './support';

describe('a button', () => {
  it('in flight keeps its name and its focus and cannot be pressed twice', async () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>CERCA</Button>);
    const button = screen.getByRole('button', { name: 'CERCA' });
    await userEvent.click(button);
    rerender(
      <Button onClick={onClick} pending>
        CERCA
      </Button>,
    );
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'CERCA' })).toBe(document.activeElement);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await expectAccessible();
  });

  it('in flight does not send its form, by Enter in a field either', async () => {
    const onSubmit = vi.fn((event) => event.preventDefault());
    const form = (pending: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Codice" />
        <Button type="submit" pending={pending}>
          AVANTI
        </Button>
      </form>
    );
    const { rerender } = render(form(true));
    await userEvent.type(screen.getByLabelText('Codice'), '123{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    rerender(form(false));
    await userEvent.type(screen.getByLabelText('Codice'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('the pager', () => {
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('[FLO-009] [FLO-010] says where one is and goes first, back, on and last', () => {
    const onGo = vi.fn();
    render(<Pager page={2} pages={4} onGo={onGo} />);
    expect(screen.getByText('2 di 4')).toBeTruthy();
    for (const name of ['Prima pagina', 'Pagina precedente', 'Pagina successiva', 'Ultima pagina'])
      press(name);
    expect(onGo.mock.calls).toEqual([[1], [1], [3], [4]]);
  });

  it.each([
    ['Prima pagina', 1],
    ['Pagina precedente', 1],
    ['Pagina successiva', 3],
    ['Ultima pagina', 3],
  ])('[FLO-011] [FLO-012] at its end %s does nothing, and keeps the focus', async (name, page) => {
    const onGo = vi.fn();
    render(<Pager page={page} pages={3} onGo={onGo} />);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onGo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name }));
    await expectAccessible();
  });
});

describe('a menu tile', () => {
  it('[HOM-020] with an address is a link to the browser: Ctrl+click is its own, Enter and Space press', async () => {
    const onPress = vi.fn();
    render(
      <MenuTile
        href="/Home/Movimenti"
        title="Movimenti"
        text=""
        icon="movements"
        onPress={onPress}
      />,
    );
    const tile = screen.getByRole('button', { name: 'Movimenti' });
    expect(tile.getAttribute('href')).toBe('/Home/Movimenti');
    expect(fireEvent.click(tile, { ctrlKey: true })).toBe(true);
    expect(onPress).not.toHaveBeenCalled();
    tile.focus();
    await userEvent.keyboard('{Enter} ');
    expect(onPress).toHaveBeenCalledTimes(2);
    await expectAccessible();
  });
});
