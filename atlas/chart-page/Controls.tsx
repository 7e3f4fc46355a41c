import type { Direction } from '../layout/drawing';
import { quietButton } from './button-look';

const directions: readonly (readonly [string, Direction | null])[] = [
  ['Automatica', null],
  ['Verticale', 'DOWN'],
  ['Orizzontale', 'RIGHT'],
];

interface ControlsProps {
  readonly isCovered: boolean;
  readonly onCover: () => void;
  readonly onDirection: (direction: Direction | null) => void;
}

/** How the drawing is shown. */
export function Controls({ isCovered, onCover, onDirection }: ControlsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label className="flex items-center gap-2 text-sm">
        Direzione
        <select
          className={quietButton}
          onChange={({ target }) => onDirection(directions[Number(target.value)]?.[1] ?? null)}
        >
          {directions.map(([name], index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className={quietButton} aria-pressed={isCovered} onClick={onCover}>
        Copertura delle prove
      </button>
    </div>
  );
}
