/**
 * The shortest list found that `fails` still: leaves out ever smaller pieces, the middle first,
 * until nothing more can go or patience ends.
 */
export const shortest = async <Item>(
  items: readonly Item[],
  fails: (items: readonly Item[]) => Promise<boolean>,
  patienceMs: number,
): Promise<readonly Item[]> => {
  const until = Date.now() + patienceMs;
  let kept = items;
  let size = Math.ceil(kept.length / 2);
  while (size >= 1 && Date.now() < until) {
    let removed = false;
    for (let from = 0; from < kept.length - 1 && Date.now() < until; ) {
      const without = [
        ...kept.slice(0, from),
        ...kept.slice(Math.min(from + size, kept.length - 1)),
      ];
      if (without.length < kept.length && (await fails(without))) {
        kept = without;
        removed = true;
      } else from += size;
    }
    if (!removed || size > 1) {
      if (size === 1) break;
      size = Math.floor(size / 2);
    }
  }
  return kept;
};
