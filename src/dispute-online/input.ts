import type { Configuration } from '../../acquirer/contract/configuration';
import type { DisputeOnlineInput } from '../../machines/dispute-online/dispute-online.machine';
import { isCompany, isEnrolled, type Session } from '../../machines/portal/session';

/** The session's data of the user who enrols; `key` is fresh for each visit. */
export const disputeOnlineInput = (
  session: Session,
  key: string,
  extensions: Configuration['extensions'],
): DisputeOnlineInput => {
  const { merchant } = session;
  const street = [merchant?.address, merchant?.number].filter(Boolean).join(' ');
  return {
    company: isCompany(session),
    enrolled: isEnrolled(session),
    user: merchant?.user ?? '',
    companyCode: merchant?.codsoc ?? '',
    companyDescription: [merchant?.name, street, merchant?.city].filter(Boolean).join(' '),
    responsible: {
      name: merchant?.nome ?? '',
      surname: merchant?.cognome ?? '',
      telephone: merchant?.cellNumber ?? '',
      fax: '',
      email: merchant?.email ?? '',
    },
    extensions,
    key,
  };
};
