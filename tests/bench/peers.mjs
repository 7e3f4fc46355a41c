import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { measureExport } from './export.mjs';
import { openLine } from './line.mjs';
import { measureLoad } from './load.mjs';
import { measureNextPage } from './next-page.mjs';

/** How a peer does each kind of work that it supports. */
const worksOf = ({ pages = {}, init, row, paging, workbook }, address) => ({
  ...(pages.login && { login: () => measureLoad(address + pages.login, { touch: true }) }),
  ...(pages.home && {
    home: () => measureLoad(address + pages.home, { init }),
    again: () => measureLoad(address + pages.home, { init, again: true }),
  }),
  ...(pages.list && { movements: () => measureLoad(address + pages.list, { init, row }) }),
  ...(paging && { paging: () => measureNextPage(address + pages.list, { init, paging }) }),
  ...(workbook && { export: () => measureExport(address + pages.list, { ...workbook, init }) }),
});

/**
 * Other portals, measured in the same rounds as ours.
 *
 * `file` is a module whose `default` is a list of `{ name, folder, calls, init, pages: { login,
 * home, list }, row, paging: { next, rows }, workbook: { button, rows } }`. `folder` contains its
 * built files. `calls` answers its paths with JSON (as in `made-up.mjs`). `init` signs its tab in.
 * Missing parts are not measured.
 */
export const openPeers = async (file) => {
  const { default: peers } = await import(pathToFileURL(resolve(file)).href);
  return Promise.all(
    peers.map(async (peer) => {
      const { folder, calls } = peer;
      const { address, close } = await openLine({ folder, calls });
      return { name: peer.name, works: worksOf(peer, address), close };
    }),
  );
};
