import { chartCalled } from '../charts';
import { Link, ownLink } from '../Link';
import { recordingFile } from '../live';
import { save } from '../save';
import { keepSession } from '../session/session-store';
import { snapshotWords } from '../words/words';
import { quietButton } from './button-look';
import { startRecording, stopRecording, useLive } from './live-store';

function OpenCharts() {
  const { portals } = useLive();
  const charts = portals.flatMap((open) => open.charts);
  if (charts.length === 0)
    return (
      <p role="status" className="mt-4 rounded-control bg-canvas px-3 py-2 text-sm">
        Nessun portale aperto in questo browser. Aprirlo in un’altra scheda, dallo stesso indirizzo.
      </p>
    );
  return (
    <ul className="mt-4 grid gap-2 text-sm">
      {charts.map(({ actor, chart, states }) => {
        const listed = chartCalled(chart);
        return (
          <li key={actor} className="rounded-control bg-accent-soft px-3 py-2">
            {listed ? (
              <Link page={listed.slug} className={ownLink}>
                {listed.name}
              </Link>
            ) : (
              chart
            )}
            <span className="block text-ink-soft">
              {listed && snapshotWords(listed.chart, { states })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Recording() {
  const { recorder, moves } = useLive();
  if (recorder === null)
    return (
      <button type="button" className={`${quietButton} mt-2`} onClick={startRecording}>
        Registra gli eventi
      </button>
    );
  const finish = () => {
    const recording = recorder.recording();
    save(recordingFile(recording), 'registrazione.json');
    keepSession(recording);
    stopRecording();
  };
  return (
    <>
      <p role="status" className="mt-2 text-sm tabular-nums">
        In registrazione: {moves === 1 ? '1 evento' : `${moves} eventi`}
      </p>
      <button type="button" className={`${quietButton} mt-2`} onClick={finish}>
        Termina e salva
      </button>
    </>
  );
}

/** The portal in another tab: where it is, and a recording of how it got there. */
export function LivePanel() {
  return (
    <>
      <h2 className="text-lg font-semibold">Dal vivo</h2>
      <p className="mt-1 text-sm text-ink-soft">
        Lo stato del portale aperto in un’altra scheda si accende nel disegno. Nessun dato
        dell’esercente arriva qui.
      </p>
      <OpenCharts />
      <h3 className="mt-5 text-sm font-semibold">Registrazione</h3>
      <p className="mt-1 text-sm text-ink-soft">
        Salva gli eventi, mai i valori: il file si può ripetere come prova, e rivedere{' '}
        <Link page="sessione">passo per passo</Link>.
      </p>
      <Recording />
    </>
  );
}
