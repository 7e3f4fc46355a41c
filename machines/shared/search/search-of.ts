import type { ActorRefFrom } from 'xstate';
import type { Criteria } from '../../criteria';
import type { ListFailure } from '../../flow-result';
import type { Totals } from '../../totals';
import type { EventSourceLogic, TypedAs } from '../../typed-chart';
import type { ExportOf } from '../export/export-of';
import type { Order } from '../rows';
import {
  type SearchContext,
  type SearchEvent,
  type SearchInput,
  searchMachine,
} from './search.machine';
import type { Rows } from './search.types';

interface Use<Row, Asked extends Criteria> {
  context: SearchContext<Row, Asked>;
  events: SearchEvent<Row, Asked>;
  input: SearchInput<Asked>;
}

/** The search chart of one kind of row, and of what is asked of it. */
export type SearchOf<Row, Asked extends Criteria> = TypedAs<typeof searchMachine, Use<Row, Asked>>;
export type SearchActor<Row, Asked extends Criteria> = ActorRefFrom<SearchOf<Row, Asked>>;
type Answer<Body> = { readonly type: 'http.200'; readonly body: Body } | ListFailure;

export interface SearchCalls<Row, Asked extends Criteria> {
  readonly totals: EventSourceLogic<{ criteria: Asked }, Answer<Totals>>;
  readonly page: EventSourceLogic<
    { criteria: Asked; page: number; orderBy?: Order },
    Answer<Rows<Row>>
  >;
  readonly export?: ExportOf<Row, Asked>;
}

/** The search chart with its calls; without them, a placeholder for it. */
export const searchOf = <Row, Asked extends Criteria>(calls?: SearchCalls<Row, Asked>) =>
  (calls === undefined
    ? searchMachine
    : searchMachine.provide({ actors: calls } as never)) as unknown as SearchOf<Row, Asked>;
