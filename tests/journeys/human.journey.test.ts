import { expect, inject, test } from 'vitest';
import { humanSet, sampleOf } from '../../paths/human/human-set';
import type { Session } from '../../paths/human/session';
import { open, step, text, title } from '../../paths/human/vocabulary';
import { Drift, playSession } from '../human/robot';
import { launchBrowser } from './browser';

/** Sessions that change nothing: all journeys share the acquirer. */
const harmless = humanSet.filter(({ changes }) => changes === undefined);

test('two sessions of the human set can be followed to the letter, and a sentence that is not true is named', async () => {
  const browser = await launchBrowser(inject('quickest'));
  const address = inject('acquirer');
  for (const session of sampleOf(harmless, 2, 3)) await playSession(browser, address, session);
  const wrong: Session = {
    id: 'sbagliata',
    title: '',
    flows: [],
    steps: [step(open('/login'), title('Un’altra pagina'))],
  };
  const played = playSession(browser, address, wrong, { patienceMs: 1_000 });
  await expect(played).rejects.toThrow(Drift);
  await expect(played).rejects.toThrow('sbagliata, passo 1: Aprire http://localhost:4173/login.');
  const forScreenReaders = { ...wrong, steps: [step(open('/login'), text('Vai al contenuto'))] };
  await expect(
    playSession(browser, address, forScreenReaders, { patienceMs: 1_000 }),
  ).rejects.toThrow('no person can read it');
  await browser.close();
});
