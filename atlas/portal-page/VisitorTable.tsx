import { type Portal, visitors } from '../../walks/map/portal';
import { Link, ownLink } from '../Link';

const head = 'border-b border-line-strong bg-canvas px-3 py-2.5 text-left text-sm font-semibold';
const cell = 'border-b border-line px-3 py-2 align-top text-sm';

/** Who sees what: each page by each kind of visitor, as the portal decides it. */
export function VisitorTable({ portal }: { readonly portal: Portal }) {
  return (
    <section aria-labelledby="chi-vede" className="mt-8">
      <h2 id="chi-vede" className="text-lg font-semibold">
        Chi vede che cosa
      </h2>
      <div className="mt-3 overflow-x-auto rounded-panel border border-line bg-surface shadow-panel">
        <table className="w-full min-w-4xl border-separate border-spacing-0">
          <thead>
            <tr>
              <th scope="col" className={head}>
                Pagina
              </th>
              {visitors.map(({ id, name }) => (
                <th key={id} scope="col" className={head}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {portal.screens.map(({ path, name, shows }) => (
              <tr key={path}>
                <th scope="row" className={`${cell} font-normal`}>
                  <Link page="portale" place={path} className={ownLink}>
                    {name}
                  </Link>
                  <code className="block text-xs text-ink-soft">{path}</code>
                </th>
                {visitors.map(({ id }) => (
                  <td key={id} className={`${cell} ${shows[id] === path ? '' : 'text-ink-soft'}`}>
                    {shows[id] === path ? '✓ la vede' : `→ ${shows[id]}`}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
