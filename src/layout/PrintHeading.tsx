import { now } from '../../acquirer/client/clock';
import { todayInItaly } from '../italian/format';
import { printTexts } from '../italian/print';
import { productName } from '../italian/shared';
import { OnPaper } from '../ui/OnPaper';
import { pageWidth } from './frame-look';

interface PrintHeadingProps {
  /** The merchant, and the shop in force where there is one. */
  readonly owner: readonly string[];
}

/** The first line of every print: whose it is and when it was made. */
export function PrintHeading({ owner }: PrintHeadingProps) {
  return (
    <OnPaper>
      {() => (
        <div className={`on-paper flex justify-between gap-x-6 text-sm ${pageWidth}`}>
          <p>{[productName, ...owner].filter(Boolean).join(' · ')}</p>
          <p className="whitespace-nowrap">{printTexts.printedOn(todayInItaly(now()))}</p>
        </div>
      )}
    </OnPaper>
  );
}
