import requirements from 'virtual:atlas/requirements';
import { Link, ownLink } from '../Link';

const sentences = new Map(requirements.map(({ id, text }) => [id, text]));

/** Requirement ids, each a link to its sentence. */
export function SpecLinks({ ids }: { readonly ids: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-x-3">
      {ids.map((id) => (
        <Link
          key={id}
          page="requisiti"
          place={id}
          title={sentences.get(id)}
          className={`${ownLink} whitespace-nowrap`}
        >
          {id}
        </Link>
      ))}
    </span>
  );
}

/** Requirements with their sentences. */
export function SpecList({ ids }: { readonly ids: readonly string[] }) {
  return (
    <ul className="grid gap-2 text-sm">
      {ids.map((id) => (
        <li key={id}>
          <Link page="requisiti" place={id} className={ownLink}>
            {id}
          </Link>{' '}
          <span className="text-ink-soft">{sentences.get(id)}</span>
        </li>
      ))}
    </ul>
  );
}
