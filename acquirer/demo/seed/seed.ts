import { sql } from 'drizzle-orm';
import type { Log } from '../../server/common/journal';
import { type PasswordCost, usualPasswordCost } from '../../server/common/passwords';
import type { Database } from '../../server/database/database';
import { seedCases } from '../cases/seed';
import { largeMerchant, scaled, smallMerchants } from '../generator/merchants';
import { seedBanking } from './banking';
import { seedEnrolments } from './enrolment';
import { seedMovements } from './movements';
import { seedMerchants, seedUsers } from './people';

/** How large the demo is: 1 is 300,000 movements for the large company, 60,000 for azienda01. */
export interface SeedSize {
  readonly small: number;
  readonly large: number;
}

const foregroundChunk = 4_000;
const backgroundChunk = 400;
const worthAnalyzing = 5_000;

/**
 * The embedded database never vacuums by itself, and a scan of an index alone needs a vacuumed
 * table.
 */
const analyze = async (db: Database) => {
  await db.execute(sql`vacuum (analyze) settlement, movement, adjustment, statement, unpaid`);
};

const reportQuarters = (log: Log) => {
  let reported = 0;
  return (share: number) => {
    const quarter = Math.floor(share * 4);
    if (quarter > reported) log(`Dati dimostrativi: ${quarter * 25}%`);
    reported = quarter;
  };
};

/** Companies, users, cases, and every movement but those of the large company; later starts only add what is missing. */
export const seedDemo = async (
  db: Database,
  now: Date,
  { small, large }: SeedSize,
  log: Log,
  cost: PasswordCost = usualPasswordCost,
) => {
  const merchants = smallMerchants.map((merchant) => scaled(merchant, small));
  await seedMerchants(db, [...merchants, largeMerchant]);
  await seedBanking(db, [...merchants, largeMerchant]);
  const pace = { chunk: foregroundChunk, onProgress: reportQuarters(log) };
  const [written] = await Promise.all([
    seedMovements(db, merchants, now, pace),
    seedUsers(db, now, cost),
  ]);
  await seedEnrolments(db, now);
  await seedCases(db, [...merchants, scaled(largeMerchant, large)], now);
  if (written > worthAnalyzing) await analyze(db);
};

/** The movements of the large company, in steps short enough to keep the server answering. */
export const seedLargeCompany = async (
  db: Database,
  now: Date,
  { large }: SeedSize,
  log: Log,
  signal: AbortSignal,
) => {
  const merchant = scaled(largeMerchant, large);
  const written = await seedMovements(db, [merchant], now, { chunk: backgroundChunk, signal });
  if (written === 0 || signal.aborted) return;
  if (written > worthAnalyzing) await analyze(db);
  log(`Movimenti di ${merchant.name}: completati (${written}).`);
};
