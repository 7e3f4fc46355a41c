import type { ReactNode } from 'react';
import { errorTexts } from '../italian/portal';
import { sharedTexts } from '../italian/shared';
import { ActionRow } from '../ui/ActionRow';
import { Button, LinkButton } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { PageHeading } from '../ui/PageHeading';
import { SupportContact } from '../ui/SupportContact';

export interface ErrorWayOut {
  label: string;
  href?: string;
  onPress?: () => void;
}

export interface ErrorScreenProps {
  wayOut: ErrorWayOut;
  /** Offers RIPROVA. */
  onRetry?: (() => void) | undefined;
  explanation?: string;
  /** Other ways out. */
  children?: ReactNode;
}

export function ErrorScreen(props: ErrorScreenProps) {
  const { wayOut, onRetry, explanation = errorTexts.explanation, children } = props;
  return (
    <div className="mx-auto grid w-full max-w-reading gap-8 py-6 lg:py-12">
      <span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon name="warning" size="large" />
      </span>
      <PageHeading title={errorTexts.title} intro={explanation} />
      <ActionRow>
        {onRetry && <Button onClick={onRetry}>{sharedTexts.retry}</Button>}
        <WayOut {...wayOut} look={onRetry ? 'secondary' : 'primary'} />
        {children}
      </ActionRow>
      <SupportContact />
    </div>
  );
}

function WayOut({ label, href, onPress, look }: ErrorWayOut & { look: 'primary' | 'secondary' }) {
  if (href !== undefined)
    return (
      <LinkButton href={href} look={look}>
        {label}
      </LinkButton>
    );
  return (
    <Button look={look} onClick={onPress}>
      {label}
    </Button>
  );
}
