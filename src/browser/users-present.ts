/** Who is at work in some tab of this browser: each tab holds a lock named after its user. */
const prefix = 'utente-';

const locks = () => ('locks' in navigator ? navigator.locks : null);

let leave = async () => {};

/** This tab belongs to the named user alone. */
export const bePresent = async (user: string) => {
  await leave();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const over = locks()
    ?.request(`${prefix}${user}`, { mode: 'shared' }, () => held)
    .catch(() => {});
  leave = async () => {
    release();
    await over;
  };
};

/** Empty in a browser without locks. */
export const usersPresent = async (): Promise<ReadonlySet<string>> => {
  const { held = [] } =
    (await locks()
      ?.query()
      .catch(() => undefined)) ?? {};
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(prefix));
  return new Set(names.map((name) => name.slice(prefix.length)));
};
