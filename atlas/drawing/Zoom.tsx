interface ZoomProps {
  readonly scale: number;
  readonly zoomBy: (factor: number) => void;
  readonly fit: () => void;
  readonly isFull: boolean;
  readonly onFull: (() => void) | undefined;
}

const look =
  'h-9 min-w-9 cursor-pointer rounded-control border border-line bg-surface px-2.5 text-sm whitespace-nowrap hover:border-accent';

export function Zoom({ scale, zoomBy, fit, isFull, onFull }: ZoomProps) {
  return (
    <div className="flex h-11 items-center justify-end gap-1.5 pt-1.5">
      <button type="button" className={look} aria-label="Riduci" onClick={() => zoomBy(1 / 1.25)}>
        −
      </button>
      <span className="w-12 text-center text-xs tabular-nums">{Math.round(scale * 100)}%</span>
      <button type="button" className={look} aria-label="Ingrandisci" onClick={() => zoomBy(1.25)}>
        +
      </button>
      <button type="button" className={look} onClick={fit}>
        Tutto
      </button>
      {onFull !== undefined && (
        <button type="button" className={look} aria-pressed={isFull} onClick={onFull}>
          {isFull ? 'Riduci la pagina' : 'Schermo intero'}
        </button>
      )}
    </div>
  );
}
