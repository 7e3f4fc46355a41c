import { searchTexts } from '../../italian/search';
import { Notice } from '../../ui/Notice';

interface ExcessNoticeProps {
  readonly shown: number;
  /** How many rows came beyond the page that was asked for. */
  readonly excess: number;
}

/** Says that a page was cut to its size. */
export function ExcessNotice({ shown, excess }: ExcessNoticeProps) {
  if (excess === 0) return null;
  return (
    <Notice tone="warning" announce="status">
      {searchTexts.excess(shown)}
    </Notice>
  );
}
