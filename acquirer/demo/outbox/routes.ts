import type { Hono } from 'hono';
import { wallClock } from '../../server/common/clock';
import type { AcquirerEnv } from '../../server/http/env';
import { escapeHtml, pageAround } from '../../server/pages/page';
import type { Services } from '../../server/services';
import { assertLocal, demoHeader, wantsPage } from '../page';
import { type SentMessage, sentMessages } from './messages';

const cell = (text: string) => `<td>${escapeHtml(text)}</td>`;

const line = ({ at, channel, to, subject, text, code }: SentMessage) =>
  `<tr>${[wallClock(new Date(at)), channel === 'sms' ? 'SMS' : 'e-mail', to, subject, text, code]
    .map(cell)
    .join('')}</tr>`;

const table = (messages: readonly SentMessage[]) =>
  messages.length === 0
    ? '<p>Nessun messaggio inviato.</p>'
    : `<div class="scorri" role="region" aria-label="Messaggi inviati" tabindex="0"><table>
<thead><tr><th scope="col">Inviato</th><th scope="col">Canale</th><th scope="col">Destinatario</th><th scope="col">Oggetto</th><th scope="col">Testo</th><th scope="col">Codice</th></tr></thead>
<tbody>${messages.map(line).join('\n')}</tbody>
</table></div>`;

const outboxPage = (messages: readonly SentMessage[]) =>
  pageAround({
    title: 'Messaggi inviati',
    header: demoHeader,
    wide: true,
    body: `<p>Gli SMS e le e-mail che l’ambiente dimostrativo avrebbe recapitato, dal più recente.</p>\n${table(messages)}`,
  });

/** `/outbox`, from this machine only: a page for a person, JSON for a program that accepts it. */
export const mountOutbox = (app: Hono<AcquirerEnv>, { db }: Services) => {
  app.get('/outbox', async (c) => {
    assertLocal(c);
    const messages = await sentMessages(db);
    c.header('Cache-Control', 'no-store');
    return wantsPage(c) ? c.html(outboxPage(messages)) : c.json(messages);
  });
};
