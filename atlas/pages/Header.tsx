import { useEffect, useRef } from 'react';
import { version } from '../../package.json';
import { go, useAddress } from '../address';
import { Link } from '../Link';

const quiet = 'py-1 text-onbrand-soft hover:text-onbrand';

const pages = {
  '': 'Flussi',
  portale: 'Portale',
  impatto: 'Impatto',
  chiamate: 'Chiamate',
  confronto: 'Confronto',
  sessione: 'Sessione',
  collaudo: 'Collaudo',
  esiti: 'Esiti',
  requisiti: 'Requisiti',
};

/** The slash key leads to the search, unless something is being typed. */
const useSlash = (field: React.RefObject<HTMLInputElement | null>) =>
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const typing = (event.target as HTMLElement).closest('input, textarea, select');
      if (event.key !== '/' || typing !== null) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [field]);

export function Header() {
  const field = useRef<HTMLInputElement>(null);
  const { page, place } = useAddress();
  useSlash(field);
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-2 bg-brand px-5 py-2.5 text-onbrand print:hidden">
      <a href="#contenuto" className="sr-only focus:not-sr-only">
        Vai al contenuto
      </a>
      <Link page="" className="text-lg font-semibold">
        Atlante dei flussi
      </Link>
      <span className="text-sm text-onbrand-soft">{version}</span>
      <search className="min-w-60 flex-1">
        <input
          ref={field}
          type="search"
          value={page === 'cerca' ? place : ''}
          aria-label="Cerca in tutto l’atlante"
          placeholder="Cerca: Movimenti, 406/5708, GET_STATISTICS, telefono 5708, LOG-019"
          className="h-10 w-full max-w-xl rounded-control bg-surface px-3 text-sm text-ink placeholder:text-ink-soft"
          onChange={({ target }) =>
            go('cerca', target.value, page === 'cerca' ? 'replace' : 'push')
          }
        />
      </search>
      <nav aria-label="Atlante" className="flex flex-wrap gap-x-5 text-sm">
        {Object.entries(pages).map(([address, name]) => (
          <Link key={address} page={address} className={quiet}>
            {name}
          </Link>
        ))}
      </nav>
    </header>
  );
}
