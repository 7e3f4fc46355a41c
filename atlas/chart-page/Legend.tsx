const line = 'inline-block h-0 w-8 border-t-3 align-middle';

const signs = [
  { look: `${line} border-success`, text: 'la strada che riesce' },
  { look: `${line} border-line-strong border-t-2`, text: 'altre transizioni' },
  { look: `${line} border-danger border-dashed border-t-2`, text: '✕ errore, sessione scaduta' },
  { look: `${line} border-warning border-dashed border-t-2`, text: '⊘ rifiuto, blocco' },
  { look: `${line} border-line-strong border-dotted border-t-2`, text: '↩ il flusso è lasciato' },
] as const;

/** How a drawing is read, and moved by keyboard. */
export function Legend() {
  return (
    <details className="mt-2 text-sm text-ink-soft" open>
      <summary className="cursor-pointer">Come si legge</summary>
      <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {signs.map(({ look, text }) => (
          <li key={text}>
            <span aria-hidden="true" className={look} /> {text}
          </li>
        ))}
        <li>⚙ chiamata · ↗ flusso contenuto (⊞ lo apre qui) · ↻ senza cambiare stato</li>
        <li>
          Tastiera: frecce tra le parti, <kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd> scala, <kbd>f</kbd>{' '}
          schermo intero, <kbd>/</kbd> ricerca
        </li>
      </ul>
    </details>
  );
}
