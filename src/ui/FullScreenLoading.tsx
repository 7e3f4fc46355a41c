import { Loading } from './Loading';

/** For waits in which nothing on the screen may be used. */
export function FullScreenLoading() {
  return (
    <div className="fixed inset-0 z-40 grid animate-late place-items-center bg-canvas/85">
      <Loading />
    </div>
  );
}
