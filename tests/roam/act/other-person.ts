import type { EboxProfile } from '../../../acquirer/contract/enrolment';
import type { Screen } from '../observe';
import type { ProfilePart } from '../steps';
import { logIn } from './log-in';
import type { Means, Outcome } from './means';

/** Never the same twice: what comes back to a value that was seen before is no change to its reader. */
const nameOf = (number: number) =>
  `Paola ${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

const changed = (profile: EboxProfile, part: ProfilePart, number: number): EboxProfile => {
  if (part === 'fax') return { ...profile, fax: `02${String(number).padStart(8, '0')}` };
  if (part === 'name') return { ...profile, nome: nameOf(number) };
  const [first, ...others] = profile.listaGestoriList;
  if (first === undefined) return profile;
  const email = `gestore${number}@roam.example.it`;
  return { ...profile, listaGestoriList: [{ ...first, email }, ...others] };
};

const requestOf = (profile: EboxProfile, user: string, company: string) => ({
  user,
  name: profile.nome,
  surname: profile.cognome,
  telephone: profile.telefono,
  email: profile.email,
  fax: profile.fax,
  description: '',
  flagMail: true,
  managerList: profile.listaGestoriList.map((manager) => {
    const type = manager.codGestore === company ? 'S' : 'V';
    return {
      codManager: manager.codGestore,
      user: manager.user,
      email: manager.email,
      description: '',
      type,
      typeManager: type,
      pointOfSalesList: manager.listaPuntiVenditaList.map(({ codPV }) => ({
        codPointOfSales: codPV,
      })),
    };
  }),
});

/** Another person of the company changes one thing of Dispute Online, at another computer. */
export const otherPerson = async (
  { wire, model, number }: Means,
  screen: Screen,
  part: ProfilePart,
): Promise<Outcome> => {
  const account = model.accountOf(model.userOf(screen.token));
  if (account === undefined || account.forced !== null) return null;
  const token = await logIn(wire, account);
  if (token === '') return null;
  const welcome = await wire.ask('welcome', token);
  const read = await wire.ask('GET_EBOX_PROFILE', token);
  if (welcome.status !== 200 || read.status !== 200) return null;
  const { codsoc } = (await welcome.json()) as { codsoc: string };
  const profile = changed((await read.json()) as EboxProfile, part, number);
  const sent = await wire.ask('MODIFY_EBOX', token, requestOf(profile, account.user, codsoc));
  await wire.ask('logout', token);
  if (sent.status !== 200) return null;
  model.profiles.changedByOther(account.user, profile);
  return screen;
};
