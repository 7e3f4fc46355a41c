import type * as select from '../../machines/point-of-sale/point-of-sale.selectors';
import type { HomeEvent } from '../../machines/point-of-sale/point-of-sale.types';

export interface HomePartProps {
  readonly snapshot: select.HomeSnapshot;
  readonly send: (event: HomeEvent) => void;
}
