import { useLayoutEffect, useRef, useState } from 'react';
import type { ColumnChoice } from '../../../acquirer/contract/column-choices';
import type { PageName } from '../../../machines/pages';
import { columnTexts as words } from '../../italian/columns';
import { usePreferences } from '../../layout/use-preferences';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import type { Column } from '../../ui/DataTable';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { hiddenAmong, inChosenOrder, isUsual, moved, toggled } from './column-choice';

export interface ColumnsPanelProps<Row> {
  readonly list: PageName;
  /** The columns that the list has now, in their usual order. */
  readonly columns: readonly Column<Row>[];
}

const usualChoice: ColumnChoice = { order: [], hidden: [] };

type Move = -1 | 1;

/** A box shows a column, two buttons move it; 'Ripristina' restores the usual columns. */
export function ColumnsPanel<Row>({ list, columns }: ColumnsPanelProps<Row>) {
  const { preferences, arrange } = usePreferences();
  const [announced, announce] = useState('');
  const pressed = useRef<HTMLButtonElement>(null);
  const usual = columns.map(({ key }) => key);
  const { order, hidden } = preferences.columns?.[list] ?? usualChoice;
  const choice: ColumnChoice = { order, hidden: hiddenAmong(usual, { hidden }) };
  const names = inChosenOrder(usual, choice);
  const shown = names.filter((name) => !choice.hidden.includes(name));
  const choose = (next: ColumnChoice) => {
    if (next !== choice) arrange(list, isUsual(usual, next) ? null : next);
  };
  // Moving a line in the document would take the focus from its button.
  useLayoutEffect(() => {
    if (pressed.current !== null && document.activeElement !== pressed.current)
      pressed.current.focus();
    pressed.current = null;
  });
  const move = (name: string, header: string, by: Move, button: HTMLButtonElement) => {
    const place = names.indexOf(name) + by;
    if (place < 0 || place >= names.length) return;
    pressed.current = button;
    choose(moved(usual, choice, name, by));
    announce(words.place(header, place + 1, names.length));
  };
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <p className="font-bold">{words.title}</p>
        <Button look="quiet" onClick={() => choose(usualChoice)}>
          {words.usual}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{words.intro}</p>
      <ul className="grid">
        {names.map((name, at) => {
          const header = columns.find(({ key }) => key === name)?.header ?? name;
          const isLast = shown.length === 1 && shown[0] === name;
          return (
            <li key={name} className="flex items-center">
              <div className="min-w-0 grow">
                <Checkbox
                  label={header}
                  checked={shown.includes(name)}
                  aria-disabled={isLast}
                  title={isLast ? words.last : undefined}
                  onChange={() => choose(toggled(usual, choice, name))}
                />
              </div>
              <MoveButton
                icon="up"
                label={words.before(header)}
                isAtEnd={at === 0}
                onPress={(button) => move(name, header, -1, button)}
              />
              <MoveButton
                icon="down"
                label={words.after(header)}
                isAtEnd={at === names.length - 1}
                onPress={(button) => move(name, header, 1, button)}
              />
            </li>
          );
        })}
      </ul>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </div>
  );
}

interface MoveButtonProps {
  readonly icon: 'up' | 'down';
  readonly label: string;
  /** At the end of the list the button stays, so that it keeps the focus. */
  readonly isAtEnd: boolean;
  readonly onPress: (button: HTMLButtonElement) => void;
}

function MoveButton({ icon, label, isAtEnd, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={({ currentTarget }) => onPress(currentTarget)}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-accent hover:bg-accent-soft aria-disabled:cursor-default aria-disabled:text-line-strong"
    >
      <Icon name={icon} />
    </button>
  );
}
