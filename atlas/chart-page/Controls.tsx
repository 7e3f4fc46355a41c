import type { Wishes } from '../drawing/use-drawing';
import type { Direction } from '../layout/drawing';
import type { Look } from '../layout/look';
import { quietButton } from './button-look';

const directions: readonly (readonly [string, Direction | null])[] = [
  ['Direzione automatica', null],
  ['Verticale', 'DOWN'],
  ['Orizzontale', 'RIGHT'],
];

const details: readonly (readonly [string, Look['detail'] | null])[] = [
  ['Dettaglio automatico', null],
  ['Essenziale', 'least'],
  ['Breve', 'brief'],
  ['Completo', 'full'],
];

interface ChoiceProps<Value> {
  readonly name: string;
  readonly values: readonly (readonly [string, Value])[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value>({ name, values, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <label>
      <span className="sr-only">{name}</span>
      <select
        className={quietButton}
        value={values.findIndex(([, value]) => value === chosen)}
        onChange={({ target }) => {
          const value = values[Number(target.value)];
          if (value !== undefined) onChoose(value[1]);
        }}
      >
        {values.map(([text], index) => (
          <option key={text} value={index}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ControlsProps {
  readonly wishes: Wishes;
  readonly onWish: (wish: Partial<Wishes>) => void;
  readonly isCovered: boolean;
  readonly onCover: () => void;
}

/** How the drawing is shown. */
export function Controls({ wishes, onWish, isCovered, onCover }: ControlsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Choice
        name="Dettaglio"
        values={details}
        chosen={wishes.detail}
        onChoose={(detail) => onWish({ detail, folded: detail === null ? null : new Set() })}
      />
      <Choice
        name="Direzione"
        values={directions}
        chosen={wishes.direction}
        onChoose={(direction) => onWish({ direction })}
      />
      <button
        type="button"
        className={quietButton}
        aria-pressed={wishes.isEveryArrowDrawn}
        onClick={() => onWish({ isEveryArrowDrawn: !wishes.isEveryArrowDrawn })}
      >
        Tutte le frecce
      </button>
      <button type="button" className={quietButton} aria-pressed={isCovered} onClick={onCover}>
        Copertura
      </button>
    </div>
  );
}
