import { useEffect, useState } from 'react';
import type { Alias } from '../../acquirer/contract/calls';
import { examples } from '../../acquirer/contract/examples';
import { useAddress } from '../address';
import { Link, ownLink } from '../Link';
import { plain } from '../search/plain';
import { cell, Table } from '../Table';
import { type Field, fieldsOf, type Schema } from './fields';

export const callsPage = 'chiamate';

interface Content {
  readonly schema: Schema;
  readonly example?: unknown;
}

type Contents = Readonly<Record<string, Content>>;

interface Header {
  readonly name: string;
  readonly description: string;
}

interface Operation {
  readonly 'x-alias'?: Alias;
  readonly summary: string;
  readonly description: string;
  readonly security: readonly unknown[];
  readonly parameters: readonly Header[];
  readonly requestBody: { readonly content: Contents };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Contents }>
  >;
}

/** What the atlas reads of `/openapi.json`. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, { readonly post: Operation }>>;
}

/** A document with everything that it refers to in its place. */
const inlined = (document: ApiDocument): ApiDocument => {
  const named = (ref: string) =>
    ref
      .split('/')
      .slice(1)
      .reduce<unknown>((value, name) => Object(value)[name], document);
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(whole);
    if (typeof value !== 'object' || value === null) return value;
    if ('$ref' in value) return whole(named(String(value.$ref)));
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, whole(each)]));
  };
  return whole(document) as ApiDocument;
};

const useDocument = () => {
  const [document, setDocument] = useState<ApiDocument | null>(null);
  useEffect(() => {
    void import('virtual:atlas/openapi').then((read) => setDocument(inlined(read.default)));
  }, []);
  return document;
};

function Fields({ name, fields }: { readonly name: string; readonly fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  return (
    <div className="mt-2 overflow-x-auto">
      <table className="w-full text-sm" aria-label={name}>
        <thead>
          <tr className="text-left text-xs text-ink-soft">
            <th scope="col" className="px-2 py-1">
              Campo
            </th>
            <th scope="col" className="px-2 py-1">
              Tipo
            </th>
            <th scope="col" className="px-2 py-1">
              Regole
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field, index) => (
            <tr key={`${field.name} ${index + 1}`} className="border-t border-line align-top">
              <th scope="row" className="px-2 py-1 text-left font-normal">
                <code>{field.name}</code>
              </th>
              <td className="px-2 py-1">{field.type}</td>
              <td className="px-2 py-1 break-all">
                {[field.isRequired ? 'obbligatorio' : 'facoltativo', field.rules]
                  .filter((each) => each !== '')
                  .join('; ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Example({ name, value }: { readonly name: string; readonly value: unknown }) {
  if (value === undefined) return null;
  return (
    <details className="mt-2 text-sm">
      <summary className="cursor-pointer">{name}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre tabIndex={0} className="mt-1 max-h-80 overflow-auto rounded-control bg-canvas p-3">
        {JSON.stringify(value, null, 2)}
      </pre>
    </details>
  );
}

function Body({ name, content }: { readonly name: string; readonly content: Contents }) {
  return Object.entries(content).map(([type, { schema, example }]) => (
    <section key={type} aria-label={name} className="mt-3">
      <h3 className="text-sm font-semibold">
        {name} <span className="font-normal text-ink-soft">{type}</span>
      </h3>
      <Fields name={`Campi: ${name}`} fields={fieldsOf(schema)} />
      <Example name="Esempio" value={example} />
    </section>
  ));
}

interface CallProps {
  readonly alias: Alias;
  readonly path: string;
  readonly operation: Operation;
  readonly isOpen: boolean;
}

function Call({ alias, path, operation, isOpen }: CallProps) {
  const { description, parameters, security, requestBody, responses } = operation;
  const answer = responses[200]?.content;
  return (
    <li className="rounded-panel border border-line bg-surface shadow-panel">
      <details
        open={isOpen}
        ref={(opened) => {
          if (isOpen) opened?.scrollIntoView({ block: 'start' });
        }}
      >
        <summary className="cursor-pointer px-4 py-3 wrap-anywhere">
          <strong>{alias}</strong> <code className="text-sm text-ink-soft">POST {path}</code>
          <span className="block text-sm">{examples[alias].does}</span>
        </summary>
        <div className="border-t border-line px-4 py-3">
          <p lang="en" className="text-sm">
            {description}
          </p>
          <p className="text-sm">
            {security.length > 0 ? 'Con il token della sessione.' : 'Senza token.'}{' '}
            <Link page="impatto" place={alias} className={ownLink}>
              Chi la fa, e dove conduce ogni risposta
            </Link>
          </p>
          <ul className="mt-2 grid gap-1 text-sm">
            {parameters.map(({ name, description: what }) => (
              <li key={name}>
                <code>{name}</code> <span lang="en">{what}</span>
              </li>
            ))}
          </ul>
          <Body name="Richiesta" content={requestBody.content} />
          {answer && <Body name="Risposta 200" content={answer} />}
          <Table id={`status-${path}`} title="Status" columns={['Status', 'Significato']}>
            <tbody>
              {Object.entries(responses).map(([status, { description: what }]) => (
                <tr key={status}>
                  <th scope="row" className={`${cell} text-left font-normal`}>
                    {status}
                  </th>
                  <td className={cell} lang="en">
                    {what}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      </details>
    </li>
  );
}

const contains = (alias: Alias, { summary }: Operation, path: string, text: string) =>
  plain(`${alias} ${examples[alias].does} ${summary} ${path}`).includes(plain(text));

/** Every call of the contract, for authors of a back end: `/openapi.json` in a readable form. */
export function CallsPage() {
  const document = useDocument();
  const { place } = useAddress();
  const [text, setText] = useState('');
  if (document === null)
    return (
      <p role="status" className="p-8">
        Lettura in corso
      </p>
    );
  const calls = Object.entries(document.paths).flatMap(([path, { post }]) => {
    const alias = post['x-alias'];
    return alias && contains(alias, post, path, text) ? [{ alias, path, post }] : [];
  });
  return (
    <div className="mx-auto max-w-page px-5 py-8">
      <h1 className="text-2xl font-semibold">Le chiamate del contratto</h1>
      <p className="mt-2 max-w-reading text-ink-soft">
        Ciò che un servizio deve rispondere al portale, come lo dice <code>/openapi.json</code>.{' '}
        <code>npm run conformance -- https://back.end --token T</code> lo controlla.
      </p>
      <label className="mt-4 grid max-w-md gap-1 text-sm">
        Filtra le chiamate
        <input
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="h-10 rounded-control border border-line-strong bg-surface px-2"
        />
      </label>
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {calls.length === 1 ? '1 chiamata' : `${calls.length} chiamate`}
      </p>
      <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2">
        {calls.map(({ alias, path, post }) => (
          <Call key={path} alias={alias} path={path} operation={post} isOpen={place === alias} />
        ))}
      </ul>
    </div>
  );
}
