import type { TestAcquirer } from './acquirer';
import { codeTo, visitor } from './visitor';

type Fields = Readonly<Record<string, unknown>>;

const company = {
  cell: '+393401234567',
  codVat: '01234567890',
  codZip: '20121',
  companyCode: '0123456789',
  captcha: true,
};

/** The form of the company that the demo lets register. */
export const companyForm = (others: Fields = {}) => ({
  ...company,
  name: 'Giulia',
  surname: "D'Angelo",
  taxCode: 'DNGGLI80A41F205X',
  email: 'giulia.dangelo@example.it',
  ...others,
});

/** The form of its first shop. */
export const shopForm = (others: Fields = {}) => ({ ...company, posCod: '5000000001', ...others });

export const companyCredentials = (others: Fields = {}) => ({
  username: 'aurora2026',
  password: 'Lasagne2026',
  ...others,
});

export const shopCredentials = (others: Fields = {}) => ({
  ...companyCredentials({ username: 'negozio2026' }),
  email: 'negozio@example.it',
  ...others,
});

/** A visitor whose registration has reached the code, and the code. */
export const registering = async (
  acquirer: TestAcquirer,
  kind: 'company' | 'shop',
  username: string,
  cell: string,
  others: Fields = {},
) => {
  const person = visitor(acquirer);
  const steps =
    kind === 'company'
      ? [
          await person.status('register/merchant', companyForm({ cell, ...others })),
          await person.status('validateMerchantUser', companyCredentials({ username })),
        ]
      : [
          await person.status('register/pos', shopForm({ cell, ...others })),
          await person.status('validatePosUser', shopCredentials({ username })),
        ];
  if (steps.some((status) => status !== 200)) throw new Error(`registering: ${steps.join(' ')}`);
  return { person, code: await codeTo(acquirer, cell) };
};
