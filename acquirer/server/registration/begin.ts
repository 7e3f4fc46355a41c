import type { ParsedRequestOf } from '../../contract/call';
import type { registerMerchant, registerPos } from '../../contract/registration';
import { withoutSpaces } from '../../contract/rules';
import type { AcquirerContext } from '../http/env';
import { sessionKey } from '../http/session-key';
import type { Services } from '../services';
import { matchCompany, matchShop } from './merchant';
import { begin } from './steps';

/** API-017: the first step of a company. 500 when its data do not go together. */
export const registerCompany =
  ({ db, clock }: Services) =>
  async (form: ParsedRequestOf<typeof registerMerchant>, c: AcquirerContext) => {
    const sessionHash = sessionKey(c);
    await matchCompany(db, form);
    await begin(db, {
      sessionHash,
      startedAt: clock(),
      societyCode: form.companyCode,
      name: form.name,
      surname: form.surname,
      taxCode: form.taxCode,
      cellNumber: withoutSpaces(form.cell),
      email: form.email,
    });
    return {};
  };

/** API-018: the first step of a shop, which gives its e-mail with the credentials. */
export const registerShop =
  ({ db, clock }: Services) =>
  async (form: ParsedRequestOf<typeof registerPos>, c: AcquirerContext) => {
    const sessionHash = sessionKey(c);
    await matchShop(db, form);
    await begin(db, {
      sessionHash,
      startedAt: clock(),
      societyCode: form.companyCode,
      posCode: form.posCod,
      cellNumber: withoutSpaces(form.cell),
    });
    return {};
  };
