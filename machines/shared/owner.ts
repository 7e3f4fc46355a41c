import { isCompany, pointInForce, type Session } from '../portal/session';

/**
 * The owner of a workbook's rows; point and brand are '' where the rows are of every point of sale.
 */
export interface Owner {
  /** Its name; '' for the user of a shop, who is welcomed with the shop's alone. */
  readonly company: string;
  /** The company's code. */
  readonly code: string;
  readonly point: string;
  readonly brand: string;
}

const brandOf = ({ merchant, point }: Session, company: boolean) =>
  (company ? point?.name : merchant?.name) ?? '';

export const ownerOf = (session: Session): Owner => ({
  company: (isCompany(session) && session.merchant?.name) || '',
  code: session.merchant?.codsoc ?? '',
  point: pointInForce(session),
  brand: brandOf(session, isCompany(session)),
});
