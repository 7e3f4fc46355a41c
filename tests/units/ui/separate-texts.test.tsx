// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MovementCount, Status } from '../../../src/lists/Status';

afterEach(cleanup);

it('a text beside an element is in an element, in a drawing too, so that a translation can move it', () => {
  const { container } = render(
    <>
      <p>
        Pagina {2} di <b>3</b>
      </p>
      <svg aria-hidden="true">
        <text>
          2° sem.<tspan>2026</tspan>
        </text>
      </svg>
    </>,
  );
  expect(container.innerHTML).toBe(
    '<p><span>Pagina 2 di </span><b translate="no">3</b></p><svg aria-hidden="true"><text><tspan>2° sem.</tspan><tspan translate="no">2026</tspan></text></svg>',
  );
});

it('[MOV-017] a state and a count are always an element: a text alone could not be replaced once it is translated', () => {
  const { container } = render(
    <>
      <Status code="V" />
      <MovementCount row={{ cancelled: 0 }}>7</MovementCount>
    </>,
  );
  expect([...container.childNodes].map(({ nodeName }) => nodeName)).toEqual(['SPAN', 'SPAN']);
});
