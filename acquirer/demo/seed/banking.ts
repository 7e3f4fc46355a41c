import { sql } from 'drizzle-orm';
import { italianIban } from '../../server/banking/iban';
import { creditAccount, issuer } from '../../server/banking/tables';
import type { Database } from '../../server/database/database';
import type { SeedMerchant } from '../generator/merchant';
import { randomOf } from '../generator/random';
import { insertRows } from './insert';

const demoIssuer: typeof issuer.$inferInsert = {
  vatNumber: '12345678903',
  name: 'Acquirer Dimostrativo S.p.A.',
  address: 'Via della Moneta 1, 20121 Milano (MI)',
};

const accountsOf = ({ code, banks }: SeedMerchant) =>
  banks.map((abi) => {
    const random = randomOf(`account ${code} ${abi}`);
    const digits = (count: number) =>
      String(random.between(0, 10 ** count - 1)).padStart(count, '0');
    return {
      societyCode: code,
      abi,
      iban: italianIban(abi, digits(5), digits(6).padStart(12, '0')),
    };
  });

/** Who issues statements, and where companies are paid; existing rows stay as they are. */
export const seedBanking = async (db: Database, merchants: readonly SeedMerchant[]) => {
  if ((await db.$count(issuer)) === 0) await insertRows(db, issuer, [demoIssuer], sql`do nothing`);
  await insertRows(db, creditAccount, merchants.flatMap(accountsOf), sql`do nothing`);
};
