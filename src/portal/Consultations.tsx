import type { ReactNode } from 'react';
import {
  consultationOf,
  consultations,
  extensionOf,
  hasConsultations,
  type PageName,
  pathOf,
} from '../../machines/pages';
import { consultationTexts } from '../italian/consultations';
import { ConsultationRow } from '../layout/ConsultationRow';

interface ConsultationsProps {
  readonly here: PageName;
  /**
   * Whether the visitor may open a page; before the visitor is known, the pages of extensions are
   * left out.
   */
  readonly isOpen?: (page: PageName) => boolean;
  readonly children?: ReactNode;
}

const isOfEveryPortal = (page: PageName) => extensionOf(page) === null;

/** The row of consultations, with the one that `here` belongs to marked. */
export function Consultations({ here, isOpen = isOfEveryPortal, children }: ConsultationsProps) {
  const current = consultationOf(here);
  const entries = hasConsultations(here) ? consultations : [];
  const items = entries
    .filter(([entry, page]) => entry === current || isOpen(page))
    .map(([entry, page]) => ({
      href: pathOf(page),
      label: consultationTexts.entries[entry],
      current: entry === current,
    }));
  return <ConsultationRow items={items}>{children}</ConsultationRow>;
}
