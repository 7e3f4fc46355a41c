import type { ActorRefFrom } from 'xstate';
import type { Criteria } from '../../criteria';
import type { EventSourceLogic, TypedAs } from '../../typed-chart';
import type { ExportOf } from '../export/export-of';
import type { Order } from '../rows';
import { type ListContext, type ListEvent, type ListInput, listMachine } from './list.machine';
import type { ListAnswer } from './list.types';

interface Use<Row, Asked extends Criteria> {
  context: ListContext<Row, Asked>;
  events: ListEvent<Row, Asked>;
  input: ListInput<Asked>;
}

/** The list chart of one kind of row, and of what is asked of it. */
export type ListOf<Row, Asked extends Criteria> = TypedAs<typeof listMachine, Use<Row, Asked>>;
export type ListActor<Row, Asked extends Criteria> = ActorRefFrom<ListOf<Row, Asked>>;
export interface ListCalls<Row, Asked extends Criteria> {
  readonly rows: EventSourceLogic<
    { criteria: Asked; page: number; orderBy?: Order },
    ListAnswer<Row>
  >;
  readonly export?: ExportOf<Row, Asked>;
}

/** The list chart with its calls; without them, a placeholder for it. */
export const listOf = <Row, Asked extends Criteria>(calls?: ListCalls<Row, Asked>) =>
  (calls === undefined
    ? listMachine
    : listMachine.provide({ actors: calls } as never)) as unknown as ListOf<Row, Asked>;
