import { stateName } from '../chart-page/names';
import type { ListedChart } from '../charts';
import type { ChartState } from '../graph/chart';
import { requirementsOf } from '../graph/ways';
import { keptWords, oldPicture, Pair, withoutPicture } from '../pictures/Sights';
import { type Seen, seenIn, usePictures } from '../pictures/use-pictures';

const noSight: Seen = { sights: [], isOld: false };

interface ShotProps {
  readonly listed: ListedChart;
  readonly state: ChartState;
  readonly seen: Seen;
  readonly number: number;
}

function Shot({ listed: { chart }, state, seen: { sights, isOld }, number }: ShotProps) {
  const [sight] = sights;
  const specs = requirementsOf(chart, state);
  return (
    <li className="break-inside-avoid border-t border-line-strong py-4">
      <h3 className="font-semibold">
        {number}. {stateName(chart, state.id)}
      </h3>
      {sight === undefined ? (
        <p className="mt-1">{withoutPicture(state)}</p>
      ) : (
        <>
          <div className="mt-2 max-w-3xl print:max-w-[132mm]">
            <Pair sight={sight} name={stateName(chart, state.id)} />
          </div>
          {isOld && <p className="text-warning">{oldPicture}</p>}
          <p className="mt-2 text-sm">Si legge: {sight.reads.join(' · ')}</p>
          {sight.kept !== null && (
            <p className="mt-1 text-sm">Dopo un ricaricamento: {keptWords(sight.kept).join(' ')}</p>
          )}
        </>
      )}
      {specs.length > 0 && <p className="mt-1 text-sm">Requisiti: {specs.join(', ')}</p>}
    </li>
  );
}

/** The innermost states of a flow in order, each as its merchant sees it. */
export function Storyboard({ listed }: { readonly listed: ListedChart }) {
  const pictures = usePictures();
  if (pictures === undefined) return <p role="status">Immagini in arrivo</p>;
  const { chart } = listed;
  return (
    <ol>
      {chart.states
        .filter(({ children }) => children.length === 0)
        .map((state, index) => (
          <Shot
            key={state.id}
            listed={listed}
            state={state}
            seen={pictures === null ? noSight : seenIn(pictures, chart, state)}
            number={index + 1}
          />
        ))}
    </ol>
  );
}
