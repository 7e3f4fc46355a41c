import { chargesOf, type Settlement } from '../../server/cases/charges';
import { livedThrough, untilNow, workedAt } from '../../server/cases/days';
import { daysToAnswer, moved } from '../../server/cases/lifecycle';
import { reasons } from '../../server/cases/reasons';
import { isAnswerable } from '../../server/cases/states';
import type { CaseColumns, caseEvent } from '../../server/cases/tables';
import { addDays, calendarDay } from '../../server/common/clock';
import type { SeedMerchant, SeedShop } from '../generator/merchant';
import { type Random, randomOf } from '../generator/random';
import { arnOf, operationOf, paymentOf } from './facts';
import { oldScript, type ReplyKind, type Script } from './plan';
import type { Portfolio } from './portfolio';

const reasonKeys = Object.keys(reasons);

interface Opening {
  readonly openedOn: string;
  readonly withdrawnOn: string | null;
  /** No payment after this day. */
  readonly paidBy: string;
}

interface Drawn {
  readonly shop: SeedShop;
  readonly one: CaseColumns;
  readonly payment: Settlement;
}

/** A case that waits for its day, about a real payment; undefined where there is none to be found. */
const draw = (
  merchant: SeedMerchant,
  shop: SeedShop | undefined,
  { openedOn, withdrawnOn, paidBy }: Opening,
  taken: Set<number>,
  random: Random,
): Drawn | undefined => {
  const payment = shop && paymentOf(merchant, shop, paidBy, taken, random);
  if (!payment) return undefined;
  const reason = reasonKeys[random.weighted([6, 3, 2, 2, 2, 1])] ?? 'unknown';
  return {
    shop,
    payment,
    one: {
      id: payment.id,
      societyCode: merchant.code,
      posCode: shop.code,
      managerId: null,
      state: 'attesa',
      reason,
      openedOn,
      dueOn: addDays(openedOn, daysToAnswer),
      movedOn: openedOn,
      withdrawnOn,
      reply: null,
      reminded: false,
      assignedFrom: null,
      assignedAt: null,
      assignedNote: '',
      transactionAt: payment.date,
      terminal: payment.terminal,
      operation: operationOf(payment),
      authorizationCode: payment.authorizationCode,
      arn: arnOf(payment),
      pan: payment.pan,
      amount: payment.amount,
      disputed: reason === 'amount' ? Math.ceil(payment.amount * 0.4) : payment.amount,
    },
  };
};

interface SeedEvent extends Pick<typeof caseEvent.$inferInsert, 'at' | 'state' | 'message'> {
  readonly withDocuments: boolean;
}

/** A case in today's state, with its history and what it debited and credited. */
export interface Life extends Omit<Drawn, 'payment'> {
  readonly events: readonly SeedEvent[];
  readonly charges: ReturnType<typeof chargesOf>;
}

const replies: Readonly<Record<ReplyKind, readonly [string, ...string[]]>> = {
  documents: [
    'In allegato la ricevuta firmata dal titolare.',
    'Si trasmette la documentazione richiesta.',
    'Buongiorno, in allegato i documenti relativi all’operazione. Cordiali saluti.',
  ],
  letter: ['Evasione della richiesta tramite fax o posta.'],
  words: [
    'Il cliente ha pagato in negozio con PIN: la ricevuta è in archivio, la invieremo appena possibile.',
    'L’operazione ci risulta regolare, il cliente abituale ha ritirato la merce il giorno stesso.',
  ],
};

const stepsOf = (steps: ReturnType<typeof livedThrough>['steps'], now: Date): SeedEvent[] =>
  steps.map(({ day, move: { state, message } }) => ({
    at: workedAt(day, now),
    state,
    message,
    withDocuments: false,
  }));

/** Merchants answer during the morning. */
const answeredAt = (day: string, random: Random) =>
  new Date(`${day}T0${random.between(7, 9)}:${random.between(10, 59)}:00Z`);

/** Lives a case from its opening to today, with its merchant's reply on the way. */
const live = (
  { shop, one, payment }: Drawn,
  { reply }: Script,
  now: Date,
  random: Random,
): Life => {
  const today = calendarDay(now);
  const before = addDays(one.openedOn, -1);
  const repliedOn = reply && addDays(today, -reply.ago);
  const first = livedThrough(one, { after: before, through: repliedOn ?? today });
  if (!reply || repliedOn === undefined || !isAnswerable(first.lived.state)) {
    return {
      shop,
      one: first.lived,
      events: stepsOf(first.steps, now),
      charges: chargesOf(one, first.steps, payment),
    };
  }
  const message = random.pick(replies[reply.kind]);
  const answered = moved(first.lived, { state: 'visione', message }, repliedOn);
  const rest = livedThrough(
    { ...answered, reply: reply.kind },
    { after: repliedOn, through: today },
  );
  const event: SeedEvent = {
    at: untilNow(answeredAt(repliedOn, random), now),
    state: 'visione',
    message,
    withDocuments: reply.kind === 'documents',
  };
  return {
    shop,
    one: rest.lived,
    events: [...stepsOf(first.steps, now), event, ...stepsOf(rest.steps, now)],
    charges: chargesOf(one, [...first.steps, ...rest.steps], payment),
  };
};

const oneOf = (shops: readonly SeedShop[], random: Random) =>
  shops[random.between(0, shops.length - 1)];

/** The cases a company begins with. */
export const livesOf = (portfolio: Portfolio, now: Date, taken: Set<number>): Life[] => {
  const today = calendarDay(now);
  const { merchant, rounds, old } = portfolio;
  const random = randomOf(`cases ${merchant.code} ${today}`);
  const recent = rounds.flatMap(({ shops, scripts }) =>
    scripts.map((script) => ({ shops, script })),
  );
  const settled = Array.from({ length: old }, () => ({
    shops: merchant.shops,
    script: oldScript(random),
  }));
  return [...recent, ...settled].flatMap(({ shops, script }) => {
    const openedOn = addDays(today, -script.openedAgo);
    const opening: Opening = {
      openedOn,
      withdrawnOn: script.withdrawnAgo === undefined ? null : addDays(today, -script.withdrawnAgo),
      paidBy: addDays(openedOn, -random.between(12, 40)),
    };
    const drawn = draw(merchant, oneOf(shops, random), opening, taken, random);
    return drawn ? [live(drawn, script, now, random)] : [];
  });
};

const earlier = (one: string, other: string) => (one < other ? one : other);

/** Requests of the next days; always the same for the same day. */
export const arrivalsOn = (
  { merchant, rounds, inHundredDays }: Portfolio,
  day: string,
  today: string,
  taken: Set<number>,
) => {
  const random = randomOf(`arrivals ${merchant.code} ${day}`);
  const arriving = random.poisson(inHundredDays / 100);
  return Array.from({ length: arriving }, () => {
    const usual = addDays(day, -random.between(12, 40));
    const opening: Opening = {
      openedOn: day,
      withdrawnOn: random.next() < 0.08 ? addDays(day, random.between(3, 12)) : null,
      paidBy: earlier(usual, addDays(today, -2)),
    };
    const shops = rounds[random.between(0, rounds.length - 1)]?.shops ?? merchant.shops;
    return draw(merchant, oneOf(shops, random), opening, taken, random);
  }).filter((drawn) => drawn !== undefined);
};
