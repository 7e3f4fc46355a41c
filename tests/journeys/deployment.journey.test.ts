import { describe } from 'vitest';
import { newVersionTexts } from '../../src/italian/portal';
import { monthBack } from './support/consultation';
import { journey } from './support/journey';
import { button, link, words } from './support/on-screen';

describe('a tab that was open while a new version was installed', () => {
  for (const [what, press] of [
    ['Colonne', button],
    ['Ricerche', button],
    ['ESPORTA', button],
    ['Insoluti', link],
  ] as const)
    journey(
      `[ERR-014] [ERR-017] '${what}' says that there is a new version; the page stays, and AGGIORNA loads it`,
      async ({ signedIn, announce }) => {
        announce(/\/assets\/.*(404|net::ERR_FAILED)/);
        const page = await signedIn('azienda02');
        await page.goto(`/Home/Movimenti?month=${monthBack(1)}`);
        await page.getByRole('table', { name: 'Movimenti' }).waitFor();
        await page.waitForLoadState('networkidle');
        await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
        await press(page, what).first().click();
        // The export's dialog says it too.
        const says = words(page.getByRole('status'), newVersionTexts.explanation).last();
        await says.waitFor();
        await page.locator('#root').waitFor();
        await page.unroute('**/assets/**');
        await button(page, newVersionTexts.reload).first().click();
        await says.waitFor({ state: 'hidden' });
        await link(page, 'Insoluti').first().waitFor();
      },
    );
});
