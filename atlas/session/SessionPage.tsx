import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Recording } from '../../paths/engine/recording';
import { hrefOf, placeOf } from '../address';
import { quietButton } from '../chart-page/button-look';
import { useChart, useRevealed } from '../chart-page/use-chart';
import { useFullScreen } from '../chart-page/use-full-screen';
import { chartCalled, type ListedChart } from '../charts';
import { Diagram } from '../drawing/Diagram';
import { unlit } from '../drawing/lit';
import { mainWay, tonesOf } from '../graph/tones';
import { Link, ownLink } from '../Link';
import { Desk } from '../pages/Desk';
import { FileChoice } from '../pages/FileChoice';
import { snapshotWords } from '../words/words';
import {
  NotARecording,
  recordingFrom,
  type SessionStep,
  statesAt,
  stepsOf,
  stepWordsOf,
  takenBy,
} from './session';
import { keepSession, useSession } from './session-store';

export const sessionPage = 'sessione';

const descriptionOf = (each: SessionStep) => {
  const listed = chartCalled(each.recorded.chart);
  if (listed === undefined) return { name: each.recorded.chart, does: each.step.event.type };
  return { name: listed.name, does: stepWordsOf(listed.chart, each) };
};

interface DrawnProps {
  readonly listed: ListedChart;
  readonly step: SessionStep;
  readonly isFull: boolean;
  readonly onFull: () => void;
}

/** The chart of a step: where it has led, and by which arrow. */
function Drawn({ listed: { chart, slug }, step, isFull, onFull }: DrawnProps) {
  const shown = useChart(chart, '');
  const states = statesAt(chart, step.step.value);
  const [main, tones] = useMemo(() => [mainWay(chart), tonesOf(chart)], [chart]);
  useRevealed(shown, states);
  return (
    <Diagram
      name={`Disegno: ${chart.description}`}
      chart={chart}
      wishes={shown.wishes}
      lit={{
        ...unlit,
        states: new Set(states),
        arrows: new Set(takenBy(chart, step)),
        main,
        tones,
      }}
      gestures={{
        hrefOf: (id) => hrefOf(slug, placeOf(chart, id)),
        onChoose: (id) => window.location.assign(hrefOf(slug, placeOf(chart, id))),
        frames: shown.frames,
        onFold: shown.fold,
        charts: new Map(),
        onOpen: () => {},
      }}
      isFull={isFull}
      onFull={onFull}
      onShown={shown.see}
    />
  );
}

interface StepsProps {
  readonly steps: readonly SessionStep[];
  readonly at: number;
  readonly onChoose: (at: number) => void;
}

function Steps({ steps, at, onChoose }: StepsProps) {
  const current = steps[at];
  const listed = chartCalled(current?.recorded.chart ?? '');
  useEffect(() => {
    document.querySelector('[data-step][aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div className="p-4">
      <h2 className="text-lg font-semibold">{listed?.name ?? current?.recorded.chart}</h2>
      {current !== undefined && listed !== undefined && (
        <p className="mt-1 text-sm">
          <strong>Ora:</strong>{' '}
          {snapshotWords(listed.chart, { states: statesAt(listed.chart, current.step.value) })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <button
          type="button"
          className={quietButton}
          disabled={at === 0}
          onClick={() => onChoose(at - 1)}
        >
          Passo precedente
        </button>
        <button
          type="button"
          className={quietButton}
          disabled={at === steps.length - 1}
          onClick={() => onChoose(at + 1)}
        >
          Passo successivo
        </button>
        <span role="status" className="text-sm tabular-nums">
          {at + 1} di {steps.length}
        </span>
      </div>
      <ol className="mt-3 grid gap-1">
        {steps.map((each, index) => {
          const { name, does } = descriptionOf(each);
          return (
            <li key={`${index + 1}`}>
              <button
                type="button"
                data-step
                aria-current={index === at ? 'step' : undefined}
                className={`${quietButton} w-full aria-[current=step]:border-accent aria-[current=step]:bg-accent-soft`}
                onClick={() => onChoose(index)}
              >
                <span className="block text-xs text-ink-soft tabular-nums">
                  {index + 1} · {name}
                </span>
                {does}
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface PlayedProps {
  readonly recording: Recording;
  readonly heading: ReactNode;
}

function Played({ recording, heading }: PlayedProps) {
  const steps = useMemo(() => stepsOf(recording), [recording]);
  const [at, setAt] = useState(0);
  const { isFull, toggle } = useFullScreen();
  const step = steps[at];
  const listed = chartCalled(step?.recorded.chart ?? '');
  if (step === undefined)
    return (
      <>
        {heading}
        <p className="mt-4">La registrazione non contiene passi.</p>
      </>
    );
  return (
    <Desk
      isFull={isFull}
      name="Passi della sessione"
      heading={heading}
      drawing={
        listed === undefined ? (
          <p className="grid h-full place-items-center rounded-panel border border-line bg-surface">
            Il diagramma «{step.recorded.chart}» non c’è più.
          </p>
        ) : (
          <Drawn key={listed.slug} {...{ listed, step, isFull }} onFull={toggle} />
        )
      }
    >
      <Steps steps={steps} at={at} onChoose={setAt} />
    </Desk>
  );
}

/** A recorded session, step by step on the charts. */
export function SessionPage() {
  const recording = useSession();
  const [problem, setProblem] = useState('');
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      keepSession(recordingFrom(await file.text()));
      setProblem('');
    } catch (error) {
      setProblem(error instanceof NotARecording ? error.message : 'Il file non si può leggere.');
    }
  };
  const heading = (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="text-2xl font-semibold">Una sessione, passo per passo</h1>
          <p className="max-w-reading text-ink-soft">
            Una registrazione fatta da{' '}
            <Link page="portal" className={ownLink}>
              «Dal vivo»
            </Link>
            : contiene gli eventi, mai ciò che è stato scritto.
          </p>
        </div>
        <FileChoice label="Registrazione (.json)" accept=".json" onChosen={read} />
      </div>
      <p role="status" className="text-danger empty:hidden">
        {problem}
      </p>
    </>
  );
  return (
    <div className="px-5 py-3">
      {recording === null ? (
        heading
      ) : (
        <Played key={JSON.stringify(recording)} recording={recording} heading={heading} />
      )}
    </div>
  );
}
