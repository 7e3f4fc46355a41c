import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { ensureChromium } from '../../scripts/chromium.mjs';

const switches = ['--no-sandbox', '--disable-gpu', '--no-first-run'];

/** The walks of the screens in a real browser. */
export default defineConfig({
  logLevel: 'error',
  plugins: [react(), tailwindcss()],
  test: {
    include: ['tests/qa/page/screens.browser.ts'],
    testTimeout: 0,
    browser: {
      enabled: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: { executablePath: await ensureChromium(), args: switches },
        contextOptions: {
          locale: 'it-IT',
          timezoneId: 'Europe/Rome',
          reducedMotion: 'reduce',
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
