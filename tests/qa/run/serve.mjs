import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Serves a folder on a free port of this machine alone; gives back its address, and how to stop. */
export const serve = (folder) =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
      if (!existsSync(file)) return response.writeHead(404).end();
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' });
      createReadStream(file).pipe(response);
    });
    server.listen(0, '127.0.0.1', () =>
      resolve({
        address: `http://127.0.0.1:${server.address().port}/`,
        stop: () => server.close(),
      }),
    );
  });
