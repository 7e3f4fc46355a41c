import { confirmFirstLoginPhone, setLoginPhone } from '../../acquirer/contract/first-phone';
import { call } from '../call';
import { type Confirmation, sending } from '../shared/code/code.actors';
import { codeWith } from '../shared/code/code.machine';

interface Numbered {
  readonly number: string;
}

export const firstPhoneActors = {
  /** TEL-016: the call stores the number and sends the code to it; ERR-027: its 401 shows no dialog. */
  code: codeWith<Numbered>({
    ...sending(setLoginPhone, ({ number }: Numbered) => ({ cellNumber: number }), {
      handles: ['http.401'],
    }),
    /** TEL-017. */
    confirmCode: call(
      confirmFirstLoginPhone,
      ({ code, request: { number } }: Confirmation<Numbered>) => ({
        newCellNumber: number,
        otp: code,
      }),
    ),
  }),
};
