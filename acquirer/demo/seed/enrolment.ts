import type { Database } from '../../server/database/database';
import { ebox, eboxManager, everyUser } from '../../server/ebox/tables';
import { type NewManager, putInForce } from '../../server/enrolment/managers';
import type { SeedMerchant } from '../generator/merchant';
import { largeMerchant, smallMerchants } from '../generator/merchants';
import { demoUsers, type SeedUser } from '../users';

const fax = '0255512340';

const responsibleOf = ({ userId, name, surname, cellNumber, email }: SeedUser) => ({
  userId,
  name,
  surname,
  telephone: cellNumber ?? '+393331200000',
  fax,
  email: email ?? '',
});

const describe = ({ name, place }: Pick<SeedMerchant, 'name' | 'place'>) =>
  `${name} ${place.address} ${place.streetNumber} ${place.city.city}`;

const companyManager = (
  merchant: SeedMerchant,
  { userId, email }: SeedUser,
  points = merchant.shops.map(({ code }) => code),
): NewManager => ({
  type: 'S',
  code: merchant.code,
  userId,
  email: email ?? '',
  description: describe(merchant),
  points,
});

const shopManager = (
  merchant: SeedMerchant,
  code: string,
  { userId, email }: { readonly userId: string; readonly email: string | null },
  points: readonly string[],
): NewManager => {
  const shop = merchant.shops.find((one) => one.code === code);
  if (!shop) throw new Error('a manager without a shop');
  const description = describe({ name: shop.sign, place: shop.place });
  return { type: 'V', code, userId, email: email ?? '', description, points };
};

/** The shop of azienda01 whose manager is suspended; it has had no manager since. */
const abandonedShop = '2000000106';

/** The company manages the first shops, two separate managers the others. */
const managersOfChain = (merchant: SeedMerchant, user: SeedUser): NewManager[] => {
  const codes = merchant.shops.map(({ code }) => code).filter((code) => code !== abandonedShop);
  const everybody = { userId: everyUser, email: 'bottega113@sapori.example.it' };
  const oneOfThem = { userId: 'sapori119', email: 'laura.fontana@sapori.example.it' };
  return [
    companyManager(merchant, user, codes.slice(0, 11)),
    shopManager(merchant, '2000000113', everybody, codes.slice(11, 17)),
    shopManager(merchant, '2000000119', oneOfThem, codes.slice(17)),
  ];
};

const managersOf = (merchant: SeedMerchant, user: SeedUser): NewManager[] => {
  if (user.userId === 'azienda01') return managersOfChain(merchant, user);
  return user.posCode === undefined
    ? [companyManager(merchant, user)]
    : [shopManager(merchant, user.posCode, user, [user.posCode])];
};

const suspend = async (db: Database, merchant: SeedMerchant) => {
  const former = { userId: 'sapori106', email: 'bruno.testa@sapori.example.it' };
  const { points: _, ...columns } = shopManager(merchant, abandonedShop, former, []);
  await db.insert(eboxManager).values({ ...columns, societyCode: merchant.code, suspended: true });
};

const enrolOne = (db: Database, merchant: SeedMerchant, user: SeedUser, now: Date) =>
  db.transaction(async (tx) => {
    const added = await tx
      .insert(ebox)
      .values({
        ...responsibleOf(user),
        societyCode: merchant.code,
        copies: true,
        description: describe(merchant),
        enrolledAt: now,
      })
      .onConflictDoNothing()
      .returning({ code: ebox.societyCode });
    if (added.length === 0) return;
    const responsible = { ...responsibleOf(user), description: describe(merchant) };
    await putInForce(tx, merchant.code, managersOf(merchant, user), responsible);
    if (user.userId === 'azienda01') await suspend(tx, merchant);
  });

/** The companies of the demo users with an e-box, enrolled once: what they change stays. */
export const seedEnrolments = async (db: Database, now: Date) => {
  const known = new Set(
    (await db.select({ code: ebox.societyCode }).from(ebox)).map((row) => row.code),
  );
  for (const user of demoUsers) {
    if (!user.ebox || known.has(user.societyCode)) continue;
    const merchant = [...smallMerchants, largeMerchant].find(
      ({ code }) => code === user.societyCode,
    );
    if (merchant) await enrolOne(db, merchant, user, now);
  }
};
