import type { ReactNode } from 'react';
import { sharedTexts } from '../italian/shared';
import { Button } from './Button';
import { TextField } from './TextField';

export interface SearchBarProps {
  label: string;
  hint?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  onSearch: () => void;
  longest: number;
  pending?: boolean;
  /** The button's text where another one on the screen is 'CERCA'. */
  action?: string;
}

/** One field and the button that searches by it. */
export function SearchBar(props: SearchBarProps) {
  const { onSearch, pending, action = sharedTexts.search, ...field } = props;
  const tooLong = field.value.length > field.longest;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
      className="flex flex-wrap items-end gap-3 max-sm:[&>button]:grow max-sm:[&>button]:px-4 max-sm:[&_p[id$=hint]]:w-max max-sm:[&_p[id$=hint]]:max-w-[calc(100vw-2rem)]"
    >
      <div className="min-w-0 max-w-reading basis-48 grow-[99] sm:basis-64">
        <TextField {...field} autoComplete="off" enterKeyHint="search" />
      </div>
      <Button type="submit" icon="search" pending={pending} disabled={tooLong}>
        {action}
      </Button>
    </form>
  );
}
