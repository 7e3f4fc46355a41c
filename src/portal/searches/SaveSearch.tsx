import { type FormEvent, useState } from 'react';
import { mostSaved, type SearchMonth, searchName } from '../../../acquirer/contract/preferences';
import { violationOf } from '../../../acquirer/contract/rules/violation';
import { split } from '../../../machines/navigation/address';
import { isFull, isTaken, monthKind } from '../../../machines/navigation/preferences/searches';
import { monthOfSearch, searchesTexts } from '../../italian/searches';
import { violationTexts } from '../../italian/violations';
import { usePreferences } from '../../layout/use-preferences';
import { Button } from '../../ui/Button';
import { Select } from '../../ui/Select';
import { TextField } from '../../ui/TextField';

interface SaveSearchProps {
  /** The current search. */
  readonly address: string;
  readonly today: string;
}

const { save: words } = searchesTexts;

const longest = 60;

const kinds: readonly SearchMonth[] = ['current', 'last', 'fixed'];

/** Saves the current search by a name, with a month that may move with the calendar. */
export function SaveSearch({ address, today }: SaveSearchProps) {
  const { preferences, keep } = usePreferences();
  const [name, setName] = useState('');
  const [month, setMonth] = useState(monthKind(address, today));
  const [error, setError] = useState<string | null>(null);
  const names = preferences.searches.flatMap((saved) =>
    saved.address === address ? [saved.name] : [],
  );
  const inForce = new URLSearchParams(split(address).search).get('month') ?? '';
  const violation = () => {
    if (isFull(preferences)) return words.full(mostSaved);
    if (isTaken(preferences, name)) return words.taken;
    const broken = violationOf(searchName, name);
    return broken === undefined ? null : violationTexts[broken];
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = violation();
    setError(found);
    if (found !== null) return;
    keep({ name, address, month });
    setName('');
  };
  return (
    <form
      noValidate
      aria-label={words.title}
      onSubmit={submit}
      className="grid gap-2 border-y border-line px-3 py-3"
    >
      <p className="font-bold">{words.title}</p>
      <TextField
        label={words.name}
        value={name}
        error={error}
        longest={longest}
        autoComplete="off"
        onChange={setName}
      />
      {inForce !== '' && (
        <Select
          label={words.month}
          value={month}
          onChange={setMonth}
          options={kinds.map((value) => ({ value, label: monthOfSearch(value, inForce) }))}
        />
      )}
      <Button type="submit" look="secondary">
        {words.submit}
      </Button>
      <p role="status" className="text-ink-soft empty:hidden">
        {names.length > 0 && words.done(names)}
      </p>
    </form>
  );
}
