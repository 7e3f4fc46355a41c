import type { Screen } from '../observe';
import { codeOfLogin } from './log-in';
import type { Means, Outcome } from './means';

/** The login of another user ends in this tab, as from a link or another form. */
export const arrive = async (
  { person, wire, model }: Means,
  screen: Screen,
  user: string,
): Promise<Outcome> => {
  const account = model.accountOf(user);
  if (account === undefined || model.userOf(screen.token) === user) return null;
  const code = await codeOfLogin(wire.address, account);
  if (code === '') return null;
  await person.open(`/login?code=${code}`);
  return screen;
};
