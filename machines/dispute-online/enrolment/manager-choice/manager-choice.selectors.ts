import type { SnapshotFrom } from 'xstate';
import { userChoices } from '../user-choices';
import type { managerChoiceMachine } from './manager-choice.machine';

export type ManagerChoiceSnapshot = SnapshotFrom<typeof managerChoiceMachine>;

export const kind = ({ context }: ManagerChoiceSnapshot) => context.kind;
export const isLoading = (snapshot: ManagerChoiceSnapshot) => snapshot.hasTag('loading');
export const isWithoutPoints = (snapshot: ManagerChoiceSnapshot) => snapshot.matches('noPoints');
/** Whether there are managers, who may then stay as they are. */
export const mayKeep = ({ context }: ManagerChoiceSnapshot) => context.current.length > 0;
export const isKeeping = (snapshot: ManagerChoiceSnapshot) => snapshot.matches('keeping');
export const current = ({ context }: ManagerChoiceSnapshot) => context.current;
/** The points of sale that a manager may take care of. */
export const everyPoint = ({ context }: ManagerChoiceSnapshot) => context.everyPoint;
export const points = ({ context }: ManagerChoiceSnapshot) => context.points;
/** The point of sale that is to be the manager, or ''. */
export const point = ({ context }: ManagerChoiceSnapshot) => context.point;
export const isChoosingUser = (snapshot: ManagerChoiceSnapshot) => snapshot.matches('user');
/** ENR-034: 'Tutti' first, where a point of sale has several. */
export const users = ({ context }: ManagerChoiceSnapshot) =>
  userChoices(context.kind, context.users);
/** The known e-mail of a user, first of all the one it has as a manager; '' where none is known. */
export const emailOf = ({ context }: ManagerChoiceSnapshot, user: string) =>
  context.current.find((each) => each.user === user)?.email ??
  context.users.find((each) => each.user === user)?.email ??
  '';
/** The content of the fields, restored on return. */
export const typed = ({ context }: ManagerChoiceSnapshot) => context.typed;
