import { searchTexts } from '../italian/search';
import { Notice } from '../ui/Notice';

interface ExcessNoticeProps {
  readonly shown: number;
  /** The number of rows beyond the requested page. */
  readonly excess: number;
}

/** A notice that a page was cut to its size. */
export function ExcessNotice({ shown, excess }: ExcessNoticeProps) {
  if (excess === 0) return null;
  return (
    <Notice tone="warning" announce="status">
      {searchTexts.excess(shown)}
    </Notice>
  );
}
