import { pathOf } from '../../machines/pages';
import { formTexts } from '../italian/form';
import { kitTexts } from '../italian/shared';
import { Button, LinkButton } from '../ui/Button';

/** The link to the previous page, which has another address. */
export function BackLink({ href }: { href: string }) {
  return (
    <LinkButton look="secondary" href={href}>
      {formTexts.back}
    </LinkButton>
  );
}

/** The way out of a forced first step: it leaves the portal. */
export function CancelButton({ onPress }: { onPress: () => void }) {
  return (
    <Button look="secondary" onClick={onPress}>
      {kitTexts.cancel}
    </Button>
  );
}

/** Leaves a change, and drops its input. */
export function CancelLink() {
  return (
    <LinkButton look="secondary" href={pathOf('home')}>
      {kitTexts.cancel}
    </LinkButton>
  );
}
