import type { Hono } from 'hono';
import * as v from 'valibot';
import { withBody } from '../http/body';
import type { AcquirerContext, AcquirerEnv } from '../http/env';
import { limited, noStore } from '../http/middleware';
import type { Services } from '../services';
import { escapeHtml, page, pageAround } from './page';

/** The page behind a link of an e-mail, which asks before it does anything. */
export interface LinkPage {
  readonly path: string;
  readonly title: string;
  /** What the button does; undefined for a code that is unknown, used or too old. */
  readonly question: (code: string) => Promise<string | undefined>;
  readonly button: string;
  /** Uses a code; false where it does nothing any more. */
  readonly use: (c: AcquirerContext, code: string) => Promise<boolean>;
  readonly done: readonly string[];
  readonly over: readonly string[];
}

const form = v.object({ code: v.optional(v.string(), '') });

/**
 * Mounts the page behind a link of an e-mail. Opening it changes nothing, because mail programs open
 * links by themselves: its button does. 410 where the code does nothing any more.
 */
export const mountLinkPage = (
  app: Hono<AcquirerEnv>,
  services: Services,
  { path, title, question, button, use, done, over }: LinkPage,
) => {
  const gone = (c: AcquirerContext) => c.html(page(title, over), 410);
  const asked = (text: string, code: string) =>
    pageAround({
      title,
      body: `<p>${escapeHtml(text)}</p>
<form method="post" action="${path}">
<input type="hidden" name="code" value="${escapeHtml(code)}">
<button type="submit">${escapeHtml(button)}</button>
</form>`,
    });
  app.use(path, noStore, limited(services, path.replace(/^.*\//, '')));
  app.get(path, async (c) => {
    const code = c.req.query('code') ?? '';
    const text = await question(code);
    return text === undefined ? gone(c) : c.html(asked(text, code));
  });
  app.post(path, (c) =>
    withBody(c, { kind: 'form' }, form, async ({ code }) =>
      (await use(c, code)) ? c.html(page(title, done)) : gone(c),
    ),
  );
};
