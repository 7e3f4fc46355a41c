import { useId, useRef } from 'react';
import { pointTexts } from '../italian/portal';
import { controlBox, controlInput } from '../ui/control-look';
import { Icon } from '../ui/Icon';
import { pointPlace } from './point-place';

interface ClosedPointProps {
  readonly name: string;
  readonly preload: () => Promise<void>;
  /** The text typed before the code of the list was loaded; '' for none. */
  readonly onLoaded: (typed: string) => void;
}

/** The closed combobox. Pointing at it or focusing it loads the code of its list. */
export function ClosedPoint({ name, preload, onLoaded }: ClosedPointProps) {
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const open = () => {
    const handOver = () => {
      const field = input.current;
      // The focus has left: nothing opens automatically.
      if (field === null || field !== document.activeElement) return;
      onLoaded(field.value === name ? '' : field.value);
    };
    // Without its code the shop in force is still readable.
    preload().then(handOver, () => {});
  };
  return (
    <div className={`relative ${pointPlace}`}>
      <label
        className={`cursor-pointer ${controlBox}`}
        onPointerEnter={() => preload().catch(() => {})}
      >
        <span className="grid place-items-center pl-3 text-accent max-sm:hidden">
          <Icon name="shop" />
        </span>
        <input
          key={name}
          ref={input}
          role="combobox"
          aria-expanded={false}
          aria-controls={list}
          aria-label={pointTexts.label}
          autoComplete="off"
          data-control=""
          defaultValue={name}
          onFocus={({ target }) => {
            target.select();
            open();
          }}
          className={`${controlInput} truncate px-2.5 py-1.5 font-semibold`}
        />
        <span aria-hidden="true" className="grid place-items-center px-3">
          <Icon name="down" size="small" />
        </span>
      </label>
    </div>
  );
}
