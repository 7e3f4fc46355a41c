import { asMerchant, startAcquirer } from './acquirer.mjs';
import { measureExport } from './export.mjs';
import { keep } from './kept.mjs';
import { measurePaging } from './paging.mjs';
import { measureSizes } from './sizes.mjs';

/** Every number beside the baseline of the same run: what counts is the ratio, and what it was before. */
const measured = [...(await measureSizes())];
const acquirer = await startAcquirer();
try {
  const ask = await asMerchant(acquirer.address, 'grande01');
  measured.push(...(await measurePaging(ask)));
  const other = await asMerchant(acquirer.address, 'azienda01');
  measured.push(...(await measureExport(acquirer.address, other)));
} finally {
  await acquirer.stop();
}

const before = keep(measured);
for (const { what, value, ratio, against } of measured) {
  const was = before?.get(what);
  const change = was === undefined ? '' : ` (was ${was.toFixed(2)})`;
  process.stdout.write(`${what}: ${value} = ${ratio.toFixed(2)} x ${against}${change}\n`);
}
