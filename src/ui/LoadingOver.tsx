import { Loading } from './Loading';

/** A wait for what will replace what is on the screen: it stands over it and moves nothing. */
export function LoadingOver() {
  return (
    <div className="pointer-events-none fixed inset-0 z-30 grid place-items-center">
      <div className="animate-late rounded-panel border border-line bg-surface px-6 shadow-raised">
        <Loading over />
      </div>
    </div>
  );
}
