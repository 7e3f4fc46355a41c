import type { Plugin, ViteDevServer } from 'vite';

interface DevelopmentAcquirer {
  readonly answer: (request: Request) => Promise<Response | null>;
  readonly close: () => Promise<void>;
}

/** `npm run dev`: the acquirer answers its own addresses on the port of the development server. */
export const developmentAcquirer = (): Plugin => ({
  name: 'development-acquirer',
  apply: 'serve',
  configureServer: async (server: ViteDevServer) => {
    if (process.env.VITEST) return;
    const { getRequestListener } = await import('@hono/node-server');
    const module = await server.ssrLoadModule('/acquirer/server/development.ts');
    const acquirer: DevelopmentAcquirer = await module.openForDevelopment();
    server.httpServer?.once('close', () => void acquirer.close());
    const { isAcquirerPath } = await server.ssrLoadModule('/acquirer/server/app.ts');
    const listener = getRequestListener(
      async (request) => (await acquirer.answer(request)) ?? new Response(null, { status: 404 }),
    );
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (isAcquirerPath(pathname)) void listener(request, response);
      else next();
    });
  },
});
