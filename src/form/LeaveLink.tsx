import { pathOf } from '../../machines/pages';
import { formTexts } from '../italian/form';
import { kitTexts } from '../italian/shared';
import { Button } from '../ui/Button';
import { LinkButton } from '../ui/LinkButton';

/** The link to the previous page, which has another address. */
export function BackLink({ href }: { href: string }) {
  return (
    <LinkButton look="secondary" href={href}>
      {formTexts.back}
    </LinkButton>
  );
}

/** The way out of what has to be done first: out of the portal. */
export function CancelButton({ onPress }: { onPress: () => void }) {
  return (
    <Button look="secondary" onClick={onPress}>
      {kitTexts.cancel}
    </Button>
  );
}

/** The way out of a change, as if it had not been begun. */
export function CancelLink() {
  return (
    <LinkButton look="secondary" href={pathOf('home')}>
      {kitTexts.cancel}
    </LinkButton>
  );
}
