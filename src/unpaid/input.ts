import type { Configuration } from '../../acquirer/contract/configuration';
import { isCompany, pointInForce, type Session } from '../../machines/portal/session';
import { ownerOf } from '../../machines/shared/owner';
import type { MerchantDetails } from '../../machines/unpaid/unpaid.actors';
import type { UnpaidContext } from '../../machines/unpaid/unpaid.machine';
import { formatAddress } from '../italian/address';
import { pageFrom } from '../lists/criteria';
import { orderFrom } from '../lists/sorting';
import type { FlowInput } from '../shared/flow';
import { unpaidColumns } from './list';

/** The session's data of the merchant and of the point of sale in force (INS-004). */
export const merchantDetails = (
  session: Session,
  support: Configuration['support'],
): MerchantDetails => {
  const { merchant, point } = session;
  const sendTo = { email: support?.email ?? '', phone: support?.phone ?? '' };
  if (merchant === null)
    return { companyName: '', companyCode: '', address: '', pointCode: '', pointName: '', sendTo };
  return {
    sendTo,
    companyName: merchant.name,
    companyCode: merchant.codsoc,
    address: formatAddress(merchant),
    pointCode: pointInForce(session),
    pointName: isCompany(session) ? (point?.name ?? '') : merchant.name,
  };
};

const formTab = 'form';

/** The tab and the page are in the address, the rest in the session and the calendar. */
export const unpaidInput = ({
  session,
  query,
  today,
  configuration,
}: Pick<FlowInput, 'session' | 'query' | 'today' | 'configuration'>): UnpaidContext => ({
  criteria: { date: today, codPos: pointInForce(session) },
  owner: ownerOf(session),
  page: pageFrom(query),
  orderBy: orderFrom(
    query,
    unpaidColumns.map(({ key }) => key),
  ),
  tab: query.get('tab') === formTab ? formTab : 'check',
  known: merchantDetails(session, configuration.support),
});

/** The parameters that refresh, Back and a bookmark need. */
export const unpaidQuery = (formIsOpen: boolean, page: number, orderBy = '') => {
  const query = new URLSearchParams();
  if (formIsOpen) query.set('tab', formTab);
  if (orderBy !== '') query.set('orderBy', orderBy);
  if (page > 1) query.set('page', String(page));
  return query.toString();
};
