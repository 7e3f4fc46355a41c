import { expectTypeOf, test } from 'vitest';
import type { AnyOutcome, Client, OutcomeOf } from '../../acquirer/client';
import type { CallContract } from '../../acquirer/contract/call';
import type { eboxUploadAllegato } from '../../acquirer/contract/case-reply';
import type { verifyOtpUser } from '../../acquirer/contract/otp';
import type { confirmPasswordChange } from '../../acquirer/contract/password-change';
import type { sendOtpOldTel } from '../../acquirer/contract/phone-change';
import type { WelcomeData, welcome } from '../../acquirer/contract/session';
import type { getPdfAccountBalance } from '../../acquirer/contract/statements';
import type { getOutstanding } from '../../acquirer/contract/unpaid';

type TypesOf<Call extends CallContract> = OutcomeOf<Call>['type'];
type Lists = 'http.200' | 'http.400' | 'http.401' | 'http.403' | 'http.404' | 'http.408';
type Confirmation = Lists | 'http.406' | 'http.500' | 'http.network';
type OtpRefusal = 'otp.5704' | 'otp.5707' | 'otp.5708' | 'otp.5709';

test('a caller is offered exactly the outcomes that its call has', () => {
  expectTypeOf<TypesOf<typeof getOutstanding>>().toEqualTypeOf<
    Lists | 'http.500' | 'http.network'
  >();
  expectTypeOf<TypesOf<typeof welcome>>().toEqualTypeOf<
    | 'http.200'
    | 'http.204'
    | 'http.205'
    | 'http.206'
    | 'http.401'
    | 'http.404'
    | 'http.408'
    | 'http.500'
    | 'http.network'
  >();
  expectTypeOf<TypesOf<typeof eboxUploadAllegato>>().toEqualTypeOf<
    Lists | 'http.500' | 'http.network' | 'http.refused'
  >();
  expectTypeOf<TypesOf<typeof getPdfAccountBalance>>().toEqualTypeOf<
    Lists | 'http.429' | 'http.500' | 'http.network'
  >();
  expectTypeOf<TypesOf<typeof sendOtpOldTel>>().toEqualTypeOf<
    'http.200' | 'http.401' | 'http.408' | 'http.500' | 'http.network' | 'http.refused'
  >();
  expectTypeOf<TypesOf<typeof verifyOtpUser>>().toEqualTypeOf<Confirmation | OtpRefusal>();
  expectTypeOf<TypesOf<typeof confirmPasswordChange>>().toEqualTypeOf<
    Confirmation | OtpRefusal | 'password.wrong'
  >();
});

test('the body of an outcome is that of its call', () => {
  type Welcomed = OutcomeOf<typeof welcome>;
  expectTypeOf<Extract<Welcomed, { type: 'http.200' }>['body']>().toEqualTypeOf<WelcomeData>();
  expectTypeOf<Extract<Welcomed, { type: 'http.206' }>['body']>().toEqualTypeOf<
    WelcomeData | undefined
  >();
  expectTypeOf<Extract<Welcomed, { type: 'http.204' }>>().not.toHaveProperty('body');
  expectTypeOf<Extract<Welcomed, { type: 'http.401' }>['code']>().toEqualTypeOf<string>();
});

test('where the call is not known, any outcome may come', () => {
  expectTypeOf<OutcomeOf<CallContract>>().toEqualTypeOf<AnyOutcome>();
  expectTypeOf<Client['ask']>().returns.resolves.toMatchTypeOf<AnyOutcome>();
});
