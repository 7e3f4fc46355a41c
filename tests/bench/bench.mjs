import { asMerchant, startAcquirer } from './acquirer.mjs';
import { measureExport } from './export.mjs';
import { measurePaging } from './paging.mjs';
import { measureSizes } from './sizes.mjs';

/** Every number beside the baseline of the same run: what counts is the ratio. */
const say = (rows) => {
  for (const { what, value, ratio, against } of rows)
    process.stdout.write(`${what}: ${value} = ${ratio.toFixed(2)} x ${against}\n`);
};

say(await measureSizes());
const acquirer = await startAcquirer();
try {
  const ask = await asMerchant(acquirer.address, 'grande01');
  say(await measurePaging(ask));
  say(await measureExport(acquirer.address, await asMerchant(acquirer.address, 'azienda01')));
} finally {
  await acquirer.stop();
}
