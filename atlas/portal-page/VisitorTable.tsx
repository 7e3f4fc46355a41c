import { type Portal, visitors } from '../../paths/map/portal';
import { Link, ownLink } from '../Link';
import { cell, Table } from '../Table';

/** Who sees what: each page by each kind of visitor, as the portal decides it. */
export function VisitorTable({ portal }: { readonly portal: Portal }) {
  return (
    <Table
      id="chi-vede"
      title="Chi vede che cosa"
      columns={['Pagina', ...visitors.map(({ name }) => name)]}
    >
      <tbody>
        {portal.screens.map(({ path, name, shows, extension }) => (
          <tr key={path}>
            <th scope="row" className={`${cell} font-normal`}>
              <Link page="portale" place={path} className={ownLink}>
                {name}
              </Link>
              <code className="block text-xs text-ink-soft">{path}</code>
              {extension !== null && (
                <span className="block text-xs text-ink-soft">se il servizio lo offre</span>
              )}
            </th>
            {visitors.map(({ id }) => (
              <td key={id} className={`${cell} ${shows[id] === path ? '' : 'text-ink-soft'}`}>
                {shows[id] === path ? '✓ la vede' : `→ ${shows[id]}`}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
