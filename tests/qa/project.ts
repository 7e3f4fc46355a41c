import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';

const switches = ['--no-sandbox', '--disable-gpu', '--no-first-run'];

/** The paths of the screens in a real browser. */
export const browserProject = (executablePath: string) => ({
  logLevel: 'error' as const,
  plugins: [react(), tailwindcss()],
  test: {
    name: 'browser',
    include: ['tests/qa/page/screens.browser.ts'],
    testTimeout: 0,
    browser: {
      enabled: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: { executablePath, args: switches },
        contextOptions: {
          locale: 'it-IT',
          timezoneId: 'Europe/Rome',
          reducedMotion: 'reduce' as const,
        },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});
