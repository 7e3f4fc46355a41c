/** The folder of the host that the portal was built for, without its last slash; '' for the root. */
const folder = import.meta.env.BASE_URL.replace(/\/$/, '');

/** An address of the portal, as the host has it; one of elsewhere is unchanged. */
export const onHost = (path: string) => (path.startsWith('/') ? `${folder}${path}` : path);

/** An address of the host, as the portal's pages call it. */
export const inPortal = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://portal');
  const path = pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : '/';
  return `${path}${search}${hash}`;
};

/** The portal's own address: where a login returns to, without the path. */
export const ownAddress = ({ origin }: Location) => `${origin}${folder}`;
