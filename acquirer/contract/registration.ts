import * as v from 'valibot';
import { call, listStatuses, registrationStatuses } from './call';
import { anyBody } from './fields';
import { companyCode, pointOfSaleCode, taxCode, vatNumber, zipCode } from './rules/codes';
import { password, passwordIsUsername, username } from './rules/credentials';
import { email, personName, registrationPhone } from './rules/person';
import { breaks } from './rules/violation';

const company = {
  cell: registrationPhone,
  codVat: vatNumber,
  codZip: zipCode,
  companyCode,
  /** API-019. */
  captcha: v.literal(true),
};

/** API-017, ERR-007 to ERR-010. */
export const registerMerchant = call({
  alias: 'register/merchant',
  access: 'public',
  audit: ({ companyCode }) => companyCode,
  kinds: ['sends', 'words'],
  repeatable: true,
  request: v.object({ ...company, name: personName, surname: personName, taxCode, email }),
  answer: anyBody,
  statuses: registrationStatuses,
});

/** API-018, ERR-007 to ERR-010. */
export const registerPos = call({
  alias: 'register/pos',
  access: 'public',
  audit: ({ companyCode }) => companyCode,
  kinds: ['sends'],
  repeatable: true,
  request: v.object({ ...company, posCod: pointOfSaleCode }),
  answer: anyBody,
  statuses: registrationStatuses,
});

/** API-021, VAL-041 to VAL-046: chooses the credentials of a company; a 200 has sent the OTP. */
export const validateMerchantUser = call({
  alias: 'validateMerchantUser',
  access: 'public',
  audit: () => '',
  kinds: ['sends'],
  repeatable: true,
  request: v.pipe(
    v.object({ username, password }),
    v.forward(
      v.check((chosen) => !passwordIsUsername(chosen), breaks('passwordIsUsername')),
      ['password'],
    ),
  ),
  answer: anyBody,
  statuses: listStatuses,
  refuses: (sent) => sent === false,
});

/** API-022: the same for a shop, with its postal address. */
export const validatePosUser = call({
  alias: 'validatePosUser',
  access: 'public',
  audit: () => '',
  kinds: ['sends'],
  repeatable: true,
  request: v.pipe(
    v.object({ username, password, email }),
    v.forward(
      v.check((chosen) => !passwordIsUsername(chosen), breaks('passwordIsUsername')),
      ['password'],
    ),
  ),
  answer: anyBody,
  statuses: listStatuses,
  refuses: (sent) => sent === false,
});
