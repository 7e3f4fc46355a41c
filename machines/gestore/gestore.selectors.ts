import type { SnapshotFrom } from 'xstate';
import type { gestoreMachine } from './gestore.machine';
import { userChoices } from './gestore.types';

export type GestoreSnapshot = SnapshotFrom<typeof gestoreMachine>;

export const kind = ({ context }: GestoreSnapshot) => context.kind;
export const isLoading = (snapshot: GestoreSnapshot) => snapshot.hasTag('loading');
export const isWithoutPoints = (snapshot: GestoreSnapshot) =>
  snapshot.matches({ choosing: 'noPoints' });
export const points = ({ context }: GestoreSnapshot) => context.points;
/** The point of sale that is to be the manager, or ''. */
export const point = ({ context }: GestoreSnapshot) => context.point;
export const isChoosingUser = (snapshot: GestoreSnapshot) =>
  snapshot.matches({ choosing: 'choosingUser' });
/** ENR-034: 'Tutti' first, where a point of sale has several. */
export const users = ({ context }: GestoreSnapshot) => userChoices(context);
/** The e-mail that is known of a user, or ''. */
export const emailOf = ({ context }: GestoreSnapshot, user: string) =>
  context.users.find((each) => each.user === user)?.email ?? '';
/** What was chosen before, for who comes back. */
export const choice = ({ context }: GestoreSnapshot) => context.choice;
