import type { ReactNode } from 'react';
import * as select from '../../../machines/shared/code/code.selectors';
import { useActiveSnapshot } from '../use-active-snapshot';
import { CodeScreen, type CodeScreenProps } from './CodeScreen';

interface CodeStepProps extends CodeScreenProps {
  /** The page that asks for the code, until it is entered. */
  readonly form: (code: select.CodeSnapshot) => ReactNode;
}

/** A step that needs a code: its form, then the page of the code. */
export function CodeStep({ form, ...page }: CodeStepProps) {
  const snapshot = useActiveSnapshot(page.actor);
  return select.isOpen(snapshot) ? <CodeScreen {...page} /> : form(snapshot);
}
