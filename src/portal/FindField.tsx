import { useState } from 'react';
import { pathOf } from '../../machines/pages';
import { findTexts } from '../italian/find-movements';
import { headerLink } from '../layout/frame-look';
import { Anchor } from '../ui/Anchor';
import { controlBox, controlInput } from '../ui/control-look';
import { Icon } from '../ui/Icon';
import type { Visit } from './screen-props';

interface FindFieldProps {
  readonly visit: Visit;
}

/** As long as the field of the page that it opens. */
const longest = 40;

const addressOf = (text: string) =>
  text === ''
    ? pathOf('findMovements')
    : `${pathOf('findMovements')}?${new URLSearchParams({ text })}`;

/**
 * The target of `/`: Enter opens 'Trova un movimento' with the text. Only a wide screen has room
 * for it.
 */
export function FindField({ visit }: FindFieldProps) {
  const [text, setText] = useState('');
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser that the portal supports knows <search>.
    <form
      role="search"
      className="w-40 text-ink max-xl:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        visit(addressOf(text.trim()));
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
          maxLength={longest}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setText(target.value)}
          className={`${controlInput} truncate px-2.5 py-1.5`}
        />
      </div>
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
