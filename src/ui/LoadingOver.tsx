import { useEffect, useState } from 'react';
import { kitTexts } from '../italian/shared';
import { Ring } from './Loading';

/** A shorter wait is not worth a movement on the screen. */
const delayMs = 300;

/** Whether the component has been mounted for so long that its wait should be visible. */
function useDelayed() {
  const [delayed, setDelayed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return delayed;
}

/**
 * A wait for new content: announced immediately, visible only after 300 ms. It overlays the page
 * and moves nothing; until it is visible the browser draws only its words.
 */
export function LoadingOver({ label = kitTexts.loading }: { label?: string }) {
  return (
    <>
      <div role="status" aria-label={label} className="sr-only">
        {label}…
      </div>
      {useDelayed() && <Panel label={label} />}
    </>
  );
}

function Panel({ label }: { label: string }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-0 z-30 grid place-items-center"
    >
      <div className="grid justify-items-center gap-4 rounded-panel border border-line bg-surface px-[min(2.5rem,8vw)] py-14 text-accent shadow-raised">
        <Ring className="size-10" />
        <span className="text-ink-soft">{label}…</span>
      </div>
    </div>
  );
}
