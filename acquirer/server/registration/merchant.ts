import { and, eq } from 'drizzle-orm';
import { refuse } from '../common/refusal';
import type { Database } from '../database/database';
import { pos, society } from '../merchants/tables';

/** ERR-009. The answer does not reveal which field is wrong, or whether the company exists. */
const notMatching = () => refuse(500, '5802');

interface Claimed {
  readonly companyCode: string;
  readonly codVat: string;
  readonly codZip: string;
}

/** The company behind the data, or 500: its code, VAT number and zip code go together. */
export const matchCompany = async (db: Database, { companyCode, codVat, codZip }: Claimed) => {
  const found = await db
    .select({ code: society.code })
    .from(society)
    .where(
      and(eq(society.code, companyCode), eq(society.vatNumber, codVat), eq(society.zip, codZip)),
    );
  if (found.length === 0) notMatching();
};

/** The same for a shop of the company; the zip code is the shop's. */
export const matchShop = async (
  db: Database,
  { companyCode, codVat, codZip, posCod }: Claimed & { readonly posCod: string },
) => {
  const found = await db
    .select({ code: pos.code })
    .from(pos)
    .innerJoin(society, eq(society.code, pos.societyCode))
    .where(
      and(
        eq(pos.code, posCod),
        eq(society.code, companyCode),
        eq(society.vatNumber, codVat),
        eq(pos.zip, codZip),
      ),
    );
  if (found.length === 0) notMatching();
};
