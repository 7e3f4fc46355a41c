import { largeMerchant, smallMerchants } from '../../acquirer/demo/generator/merchants';
import { demoUsers, shopUsers } from '../../acquirer/demo/users';

const found = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`the demo has no ${what}`);
  return value;
};

/** A user of the demo. */
export const userCalled = (userId: string) =>
  found(
    [...demoUsers, ...shopUsers].find((user) => user.userId === userId),
    userId,
  );

/** The number that receives the codes of a user. */
export const phoneOf = (userId: string) =>
  found(userCalled(userId).cellNumber ?? undefined, 'phone');

/** The company that a user belongs to. */
export const companyOf = (userId: string) =>
  found(
    [...smallMerchants, largeMerchant].find(({ code }) => code === userCalled(userId).societyCode),
    `company of ${userId}`,
  );

/** A shop of a company, by its place among them. */
export const shopOf = (userId: string, place: number) =>
  found(companyOf(userId).shops[place], `shop ${place} of ${userId}`);

/** The company without a user: a registration gives its data. */
export const unregistered = found(
  smallMerchants.find(({ code }) => code === '0123456789'),
  'company to register',
);
