import type { ReactNode } from 'react';
import { caseTexts } from '../italian/cases';
import { ActionRow } from '../ui/ActionRow';
import { Button } from '../ui/Button';

interface LevelUpProps {
  readonly send: (event: { readonly type: 'level.left' }) => void;
  /** Other ways to leave the page. */
  readonly children?: ReactNode;
}

/**
 * INDIETRO at the end of a page. Like the footer it is not drawn while the page is loading, which
 * would push it.
 */
export function LevelUp({ send, children }: LevelUpProps) {
  return (
    <div className="group-has-data-loading/frame:invisible">
      <ActionRow>
        <Button look="secondary" onClick={() => send({ type: 'level.left' })}>
          {caseTexts.detail.back}
        </Button>
        {children}
      </ActionRow>
    </div>
  );
}
