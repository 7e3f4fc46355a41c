import { describe, expect, it } from 'vitest';
import { smallMerchants } from '../../acquirer/demo/generator/merchants';
import { demoUsers, shopUsers } from '../../acquirer/demo/users';
import { withSessions } from '../../atlas/outcomes/known-sessions';
import { numbered } from '../../atlas/paths/workbook';
import { flowNames } from '../../machines/pages';
import { humanPaths, humanSet, sampleOf, worthPlaying } from '../../paths/human/human-set';
import type { Seen } from '../../paths/human/session';
import { minutesOf, stepWords } from '../../paths/human/words';
import { textsOf } from '../../paths/map/texts';

const textOf = (steps: (typeof humanSet)[number]['steps']) => steps.map(stepWords).join('\n');

const italian = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/italian/*.ts', {
  eager: true,
});

/** Companies and shops of the demo, whose names are buttons and titles too. */
const demoNames = smallMerchants.flatMap(({ name, shops }) => [
  name,
  ...shops.map(({ sign }) => sign),
]);

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every text of the portal as a pattern: '…' is where a number or a name is. */
const texts = textsOf(italian, []).map(
  ({ text }) => new RegExp(`^${text.split('…').map(literally).join('.*')}$`, 'u'),
);

const seenOf = (sight: (typeof humanSet)[number]['steps'][number]['sights'][number]): Seen =>
  sight.sees === 'still' ? sight.sight : sight;

/** The names that a step presses, fills in, or sees as a title, a heading or a control. */
const namesIn = ({ gestures, sights }: (typeof humanSet)[number]['steps'][number]) => [
  ...gestures.flatMap((each) => {
    if (each.does === 'press') return each.begins || each.control === 'option' ? [] : [each.name];
    return 'field' in each ? [each.field] : [];
  }),
  ...sights.map(seenOf).flatMap((sight) => {
    if (sight.sees === 'title' || sight.sees === 'part') return [sight.text];
    if (sight.sees === 'control') return [sight.name];
    return sight.sees === 'value' ? [sight.field] : [];
  }),
];

describe('the human set', () => {
  it('calls buttons, fields and titles as the portal calls them today', () => {
    const strange = humanSet.flatMap(({ id, steps }) =>
      steps
        .flatMap(namesIn)
        // A field in a row of shops has the code of its shop behind its name.
        .map((name) => name.replace(/ \d{10}$/, ''))
        .filter((name) => !demoNames.includes(name))
        .filter((name) => texts.every((text) => !text.test(name)))
        .map((name) => `${id}: ${name}`),
    );
    expect(strange).toEqual([]);
  });

  it('is a release’s worth: at most 150 sessions, none longer than 30 minutes', () => {
    expect(humanSet.length).toBeGreaterThan(30);
    expect(humanSet.length).toBeLessThanOrEqual(150);
    for (const session of humanSet) expect(minutesOf(session), session.id).toBeLessThanOrEqual(30);
  });

  it('says after every step what is seen, and no two sessions have the same name', () => {
    expect(new Set(humanSet.map(({ id }) => id)).size).toBe(humanSet.length);
    for (const { id, steps } of humanSet)
      for (const { gestures, sights } of steps) {
        expect(gestures.length, id).toBeGreaterThan(0);
        expect(sights.length, id).toBeGreaterThan(0);
      }
  });

  it('names a row, a figure or a text wherever it counts rows, and a row of every workbook', () => {
    const vague = humanSet.flatMap(({ id, steps }) =>
      steps
        .map(({ sights }) => sights.map(seenOf))
        .filter(
          (sights) =>
            sights.some(
              (sight) =>
                sight.sees === 'file' && 'rows' in sight.content && sight.content.rows.length === 0,
            ) ||
            (sights.some(({ sees }) => sees === 'rows') &&
              !sights.some(({ sees }) => ['row', 'figures', 'text'].includes(sees))),
        )
        .map((sights) => `${id}: ${JSON.stringify(sights)}`),
    );
    expect(vague).toEqual([]);
  });

  it('has an amount in every session about money', () => {
    const money = ['movements', 'summaries', 'statistics', 'payouts', 'month-by-point'];
    for (const { id, steps } of humanSet.filter((one) =>
      one.flows.some((flow) => money.includes(flow)),
    ))
      expect(JSON.stringify(steps.map(({ sights }) => sights)), id).toMatch(/\d,\d\d €/);
  });

  it('has no session that another one begins with', () => {
    for (const one of humanSet)
      for (const other of humanSet)
        if (one !== other)
          expect(textOf(other.steps).startsWith(textOf(one.steps)), `${other.id} ${one.id}`).toBe(
            false,
          );
  });

  it('goes to every flow that has a page', () => {
    const met = new Set(humanSet.flatMap(({ flows }) => flows));
    expect(flowNames.filter((flow) => !met.has(flow))).toEqual([]);
  });

  it('logs in as users of the demo, or as those that a session registers', () => {
    const known = new Set([...demoUsers, ...shopUsers].map(({ userId }) => userId));
    const written = (field: string, gestures: (typeof humanSet)[number]['steps']) =>
      gestures
        .flatMap((step) => step.gestures)
        .flatMap((each) => (each.does === 'write' && each.field === field ? each.text : []));
    for (const { id, steps } of humanSet) {
      const registered = written('Username', steps);
      const strangers = written('User ID', steps).filter(
        (user) => !known.has(user) && !registered.includes(user),
      );
      expect(strangers, id).toEqual(id === 'accesso-esiti' ? ['nessuno99'] : []);
    }
  });

  it('a session that changes the demo says what, and does not spoil another one', () => {
    const changed = humanSet.flatMap(({ id, changes = '' }) =>
      [...changes.matchAll(/[a-z]+\d{2,3}\b/g)].map(([user]) => ({ id, user })),
    );
    expect(changed.length).toBeGreaterThan(5);
    for (const { id, user } of changed) {
      const others = humanSet.filter(
        (session) => session.id !== id && textOf(session.steps).includes(`«${user}»`),
      );
      const spoilt = others.map((session) => session.id);
      // A reply uses up one of many cases; the calendar moves last of all.
      expect(user === 'negozio01' ? [] : spoilt, `${id} ${user}`).toEqual([]);
    }
    expect(humanSet.at(-1)?.id).toBe('calendario-pratiche');
  });

  it('describes what has no word on it, and says where a name is that is there twice', () => {
    const menu = ['Home', 'Estratto conto', 'Dispute online', 'Insoluti', 'Trova'];
    for (const { id, steps } of humanSet) {
      expect(textOf(steps), id).not.toMatch(
        /[Pp]remere «(Chiudi|(Prima|Ultima) pagina|Pagina [a-z]+)»|pulsante «(Pagina|Rimuovi)/,
      );
      for (const gesture of steps.flatMap(({ gestures }) => gestures))
        if (gesture.does === 'press' && gesture.control === 'link' && gesture.begins)
          expect(menu.includes(gesture.name.trim()) && !gesture.where, gesture.name).toBe(false);
    }
    const whole = humanSet.map(({ steps }) => textOf(steps)).join('\n');
    expect(whole).not.toMatch(/inviato a [+\d]+ \d/);
    expect(whole).toContain('inviato a +393332000011 (');
    expect(whole).toContain('Premere la croce in alto a destra nella finestra.');
    expect(whole).toContain('Premere nel campo del punto vendita, sotto il menu a destra.');
    expect(whole).toContain('la freccia «Pagina successiva», sotto le righe non si può premere');
    expect(whole).toContain('la croce accanto a «nota.txt» si può premere');
    expect(whole).toContain('Napoli» (la fine può essere tagliata)');
    expect(whole).toContain('Nel campo «Email» della riga 2000000205 scrivere «cagliari»');
  });

  it('speaks of addresses, fields and buttons by their names', () => {
    const [first, second] = humanSet[0]?.steps ?? [];
    expect(first && stepWords(first)).toBe('Aprire /. Si vede: la pagina «Accesso al portale».');
    expect(second && stepWords(second)).toBe(
      'Nel campo «User ID» scrivere «chiuso01»; nel campo «Password» scrivere «Portale2026»; premere «ACCEDI». Si vede: si legge «L’utenza non è abilitata al portale. Una nuova utenza attende la conferma di un altro utente, avvisato per e-mail; altrimenti contattare il servizio clienti».',
    );
  });

  it('is the same in list, workbook and runner', () => {
    expect(humanPaths).toHaveLength(humanSet.length);
    expect(humanPaths.map(({ id }) => id)).toEqual(humanSet.map(({ id }) => id));
    expect(humanPaths[0]?.rows[1]?.id).toBe('accesso-esiti-002');
    expect(humanPaths[0]?.precondition).toMatch(/Circa \d+ minuti.*sole201 resta bloccato$/);
  });

  it('gives the same sample for the same seed, in the order of the set', () => {
    const sample = sampleOf(humanSet, 5, 7);
    expect(sampleOf(humanSet, 5, 7)).toEqual(sample);
    expect(sampleOf(humanSet, 5, 8)).not.toEqual(sample);
    expect(humanSet.filter((session) => sample.includes(session))).toEqual(sample);
    expect(sample).toHaveLength(5);
  });
});

describe('the sessions that are worth playing', () => {
  it('are those about changed flows first, then those that change something', () => {
    const files = ['machines/payouts/payouts.machine.ts', 'src/month-by-point/Points.tsx'];
    const [first, second] = worthPlaying(files, 120);
    expect(first?.id).toBe('mese-e-accrediti');
    expect(second?.changes).toBeDefined();
  });

  it('fit into the time that there is', () => {
    const minutes = worthPlaying([], 40).map(minutesOf);
    expect(minutes.length).toBeGreaterThan(2);
    expect(minutes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(40);
    expect(worthPlaying([], 10_000)).toHaveLength(humanSet.length);
  });

  it('have a name that no flow has', () => {
    expect(humanSet.filter(({ id }) => (flowNames as readonly string[]).includes(id))).toEqual([]);
  });
});

describe('a workbook of the human set', () => {
  const known = withSessions({ totalOf: () => 0, stepsOf: () => undefined }, humanPaths);

  it('is known by its numbers and steps, beside the paths of the charts', () => {
    expect(known.totalOf('accesso-esiti')).toBe(humanSet[0]?.steps.length);
    expect(known.totalOf('code')).toBe(0);
    expect(known.stepsOf('accesso-esiti-001')).toBe('1. Aprire /.');
    expect(known.stepsOf('accesso-esiti-999')).toBeUndefined();
  });

  it('holds every session within the length of a cell', () => {
    for (const { id, steps } of humanPaths) expect(numbered(steps).length, id).toBeLessThan(32_000);
  });
});
