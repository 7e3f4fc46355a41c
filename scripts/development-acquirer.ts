import type { Plugin, ViteDevServer } from 'vite';

interface DevelopmentAcquirer {
  readonly owns: (path: string) => boolean;
  readonly answer: (request: Request) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/**
 * `npm run dev`: the acquirer answers its own addresses on the port of the development server. After
 * an edit of its sources the next request opens it again, with the new code and the same data.
 */
export const developmentAcquirer = (): Plugin => ({
  name: 'development-acquirer',
  apply: 'serve',
  configureServer: async (server: ViteDevServer) => {
    if (process.env.VITEST) return;
    const { getRequestListener } = await import('@hono/node-server');
    const open = async (): Promise<DevelopmentAcquirer> =>
      (await server.ssrLoadModule('/acquirer/server/development.ts')).openForDevelopment();
    let acquirer = open();
    const { owns } = await acquirer;
    let isEdited = false;
    server.watcher.on('change', (file) => {
      isEdited ||= file.replaceAll('\\', '/').includes('/acquirer/');
    });
    const current = () => {
      if (!isEdited) return acquirer;
      isEdited = false;
      acquirer = acquirer
        .then(({ close }) => close())
        .catch(() => {})
        .then(open);
      return acquirer;
    };
    server.httpServer?.once('close', () => void acquirer.then(({ close }) => close()));
    const listener = getRequestListener(async (request) => (await current()).answer(request));
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (owns(pathname)) void listener(request, response);
      else next();
    });
  },
});
