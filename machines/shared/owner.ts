import { isCompany, pointInForce, type Session } from '../portal/session';

/** Whose rows a workbook holds; point and brand are '' where they are of every point of sale. */
export interface Owner {
  /** The company's code. */
  readonly company: string;
  readonly point: string;
  readonly brand: string;
}

const brandOf = ({ merchant, point }: Session, company: boolean) =>
  (company ? point?.name : merchant?.name) ?? '';

export const ownerOf = (session: Session): Owner => ({
  company: session.merchant?.codsoc ?? '',
  point: pointInForce(session),
  brand: brandOf(session, isCompany(session)),
});
