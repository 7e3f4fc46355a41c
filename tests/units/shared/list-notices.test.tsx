// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ExcessNotice } from '../../../src/lists/ListRows';

afterEach(cleanup);

it('[FLO-006] a page cut to its size is said to be', () => {
  const { rerender } = render(<ExcessNotice shown={60} excess={0} />);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<ExcessNotice shown={60} excess={99_940} />);
  expect(screen.getByRole('status').textContent).toContain('in questa pagina ne vede 60');
});
