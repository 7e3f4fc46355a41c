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
    const addresses =
      /^\/(api|auth|outbox|config\.json|openapi\.json|termini|privacy|esercizi-commerciali)\b/;
    const listener = getRequestListener(async (request) => {
      const answer = await acquirer.answer(request);
      return answer ?? new Response(null, { status: 404 });
    });
    server.middlewares.use((request, response, next) => {
      if (addresses.test(request.url ?? '')) void listener(request, response);
      else next();
    });
  },
});
