import type { SnapshotFrom } from 'xstate';
import type { managerChoiceMachine } from './manager-choice.machine';
import { userChoices } from './manager-choice.types';

export type ManagerChoiceSnapshot = SnapshotFrom<typeof managerChoiceMachine>;

export const kind = ({ context }: ManagerChoiceSnapshot) => context.kind;
export const isLoading = (snapshot: ManagerChoiceSnapshot) => snapshot.hasTag('loading');
export const isWithoutPoints = (snapshot: ManagerChoiceSnapshot) =>
  snapshot.matches({ choosing: 'noPoints' });
export const points = ({ context }: ManagerChoiceSnapshot) => context.points;
/** The point of sale that is to be the manager, or ''. */
export const point = ({ context }: ManagerChoiceSnapshot) => context.point;
export const isChoosingUser = (snapshot: ManagerChoiceSnapshot) =>
  snapshot.matches({ choosing: 'choosingUser' });
/** ENR-034: 'Tutti' first, where a point of sale has several. */
export const users = ({ context }: ManagerChoiceSnapshot) => userChoices(context);
/** The e-mail that is known of a user, or ''. */
export const emailOf = ({ context }: ManagerChoiceSnapshot, user: string) =>
  context.users.find((each) => each.user === user)?.email ?? '';
/** What was chosen before, for who comes back. */
export const choice = ({ context }: ManagerChoiceSnapshot) => context.choice;
