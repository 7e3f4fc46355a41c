import type { SnapshotFrom } from 'xstate';
import type { statementsMachine } from './statements.machine';

export type StatementsSnapshot = SnapshotFrom<typeof statementsMachine>;

export const list = (snapshot: StatementsSnapshot) => snapshot.children.list;
/** The document that is being fetched or shown. */
export const arriving = (snapshot: StatementsSnapshot) => snapshot.children.document;
export const wanted = (snapshot: StatementsSnapshot) => snapshot.context.wanted;
/** All documents of a month, while they are being gathered. */
export const gathering = (snapshot: StatementsSnapshot) => snapshot.children.archive;
