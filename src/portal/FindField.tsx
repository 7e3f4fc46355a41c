import { useId, useState } from 'react';
import { longestSought, writtenSought } from '../../acquirer/contract/rules/sought';
import { pathOf } from '../../machines/pages';
import { findTexts } from '../italian/find-movements';
import { kitTexts } from '../italian/shared';
import { headerLink } from '../layout/frame-look';
import { Anchor } from '../ui/Anchor';
import { controlBox, controlInput } from '../ui/classes';
import { Icon } from '../ui/Icon';
import type { Visit } from './screen-props';

interface FindFieldProps {
  readonly visit: Visit;
}

const addressOf = (text: string) =>
  text === ''
    ? pathOf('findMovements')
    : `${pathOf('findMovements')}?${new URLSearchParams({ text })}`;

/**
 * The target of `/`: Enter opens 'Trova un movimento' with the text. Only a wide screen has room
 * for it.
 */
export function FindField({ visit }: FindFieldProps) {
  const id = useId();
  const [text, setText] = useState('');
  const sought = writtenSought(text);
  const tooLong = sought.length > longestSought;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser that the portal supports knows <search>.
    <form
      role="search"
      className="w-40 text-ink max-xl:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (!tooLong) visit(addressOf(sought));
      }}
    >
      <div className={controlBox}>
        <span className="grid place-items-center pl-3 text-accent">
          <Icon name="search" />
        </span>
        <input
          data-control=""
          data-find=""
          aria-label={findTexts.title}
          aria-keyshortcuts="/"
          placeholder={findTexts.short}
          value={text}
          aria-invalid={tooLong || undefined}
          aria-describedby={tooLong ? id : undefined}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setText(target.value)}
          className={`${controlInput} truncate px-2.5 py-1.5`}
        />
      </div>
      <p
        id={id}
        role="status"
        className="absolute mt-1 rounded-panel bg-surface px-3 py-2 font-medium text-danger shadow-raised empty:hidden"
      >
        {tooLong && kitTexts.tooLong(longestSought, sought.length)}
      </p>
    </form>
  );
}

interface FindLinkProps {
  readonly isHere: boolean;
}

/**
 * The link that replaces the field where room is scarce: beside the menu, one tap from every page.
 */
export function FindLink({ isHere }: FindLinkProps) {
  return (
    <Anchor
      href={pathOf('findMovements')}
      aria-label={findTexts.title}
      aria-current={isHere ? 'page' : undefined}
      className={`${headerLink} -mr-3 aria-[current]:text-accent xl:hidden`}
    >
      <Icon name="search" />
      <span className="max-sm:sr-only">{findTexts.find}</span>
    </Anchor>
  );
}
