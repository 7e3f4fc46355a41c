import type { ReactNode } from 'react';
import { actionWords } from '../words/words';

export function Detail({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="mt-4">
      <h3 className="text-xs font-semibold text-ink-soft">{name}</h3>
      <div className="mt-1 text-sm">{children}</div>
    </div>
  );
}

export function Code({ children }: { readonly children: string }) {
  return (
    <code className="rounded-control bg-canvas px-1.5 py-0.5 text-xs break-all">{children}</code>
  );
}

/** Actions in words, with their names. */
export function Acts({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {names.map((name) => (
        <li key={name}>
          {actionWords(name)} <Code>{name}</Code>
        </li>
      ))}
    </ul>
  );
}
