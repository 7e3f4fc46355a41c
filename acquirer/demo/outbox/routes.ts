import type { Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { wallClock } from '../../server/common/clock';
import { refuse } from '../../server/common/refusal';
import type { AcquirerEnv } from '../../server/http/env';
import { escapeHtml, pageAround } from '../../server/pages/page';
import type { Services } from '../../server/services';
import { type SentMessage, sentMessages } from './messages';

const cell = (text: string) => `<td>${escapeHtml(text)}</td>`;

const line = ({ at, channel, to, text, code }: SentMessage) =>
  `<tr>${[wallClock(new Date(at)), channel === 'sms' ? 'SMS' : 'e-mail', to, text, code]
    .map(cell)
    .join('')}</tr>`;

const table = (messages: readonly SentMessage[]) =>
  messages.length === 0
    ? '<p>Nessun messaggio inviato.</p>'
    : `<div class="scorri" role="region" aria-label="Messaggi inviati" tabindex="0"><table>
<thead><tr><th scope="col">Inviato</th><th scope="col">Canale</th><th scope="col">Destinatario</th><th scope="col">Testo</th><th scope="col">Codice</th></tr></thead>
<tbody>${messages.map(line).join('\n')}</tbody>
</table></div>`;

const outboxPage = (messages: readonly SentMessage[]) =>
  pageAround({
    title: 'Messaggi inviati',
    wide: true,
    body: `<p>Gli SMS e le e-mail che l’ambiente dimostrativo avrebbe recapitato, dal più recente.</p>\n${table(messages)}`,
  });

const localNames = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** A name that anybody may point here would let the page of a stranger read the codes. */
const isLocal = (c: Context) => localNames.test(new URL(c.req.url).hostname);

/** `/outbox`, in demo and by a name of this machine only: a page for a person, JSON for whoever accepts it. */
export const mountOutbox = (app: Hono<AcquirerEnv>, { db }: Services) => {
  app.get('/outbox', async (c) => {
    if (!isLocal(c)) return refuse(403, 'by a name of this machine only');
    const messages = await sentMessages(db);
    const wanted = accepts(c, {
      header: 'Accept',
      supports: ['text/html', 'application/json'],
      default: 'text/html',
    });
    c.header('Cache-Control', 'no-store');
    c.header('Vary', 'Accept');
    return wanted === 'application/json' ? c.json(messages) : c.html(outboxPage(messages));
  });
};
