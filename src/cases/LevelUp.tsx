import { caseTexts } from '../italian/cases';
import { ActionRow } from '../ui/ActionRow';
import { Button } from '../ui/Button';
import type { ScreenProps } from './screen-props';

/**
 * INDIETRO at the end of a page. Like the footer it is not drawn while rows are loading, which
 * would push it.
 */
export function LevelUp({ send }: Pick<ScreenProps, 'send'>) {
  return (
    <div className="group-has-data-loading/frame:invisible">
      <ActionRow>
        <Button look="secondary" onClick={() => send({ type: 'level.left' })}>
          {caseTexts.detail.back}
        </Button>
      </ActionRow>
    </div>
  );
}
