import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A free port of loopback. */
export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Waits until a condition holds, for so many minutes at most. */
export const until = async (holds, complaint, minutes = 2) => {
  const end = Date.now() + minutes * 60_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(complaint());
    await wait(50);
  }
};

/** Whether a process listens on a port of loopback. */
export const listens = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    setTimeout(() => socket.destroy(), 1000).unref();
  });
