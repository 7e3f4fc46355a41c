import type { Random } from '../generator/random';

/** What a merchant of the demo sends. */
export type ReplyKind = 'documents' | 'letter' | 'words';

/** The events of a demo case, in days before today; negative for future days. */
export interface Script {
  readonly openedAgo: number;
  readonly reply?: { readonly ago: number; readonly kind: ReplyKind };
  readonly withdrawnAgo?: number;
}

const unanswered = (openedAgo: number): Script => ({ openedAgo });

const answered = (openedAgo: number, ago: number, kind: ReplyKind): Script => ({
  openedAgo,
  reply: { ago, kind },
});

const withdrawn = (openedAgo: number, withdrawnAgo: number): Script => ({
  openedAgo,
  withdrawnAgo,
});

/**
 * Cases of the last weeks, some in every state. Open ones have their deadline today, tomorrow, in
 * days and weeks; expired ones had it yesterday and before.
 */
export const recentScripts: readonly Script[] = [
  unanswered(0),
  unanswered(30),
  answered(8, 1, 'documents'),
  unanswered(15),
  withdrawn(20, 12),
  answered(40, 20, 'documents'),
  unanswered(37),
  unanswered(31),
  unanswered(2),
  unanswered(29),
  answered(12, 0, 'words'),
  unanswered(17),
  withdrawn(35, 20),
  answered(45, 30, 'letter'),
  answered(50, 26, 'words'),
  unanswered(34),
  unanswered(4),
  unanswered(27),
  answered(20, 2, 'documents'),
  unanswered(20),
  answered(33, 9, 'documents'),
  unanswered(50),
  unanswered(6),
  unanswered(25),
  answered(26, 1, 'letter'),
  answered(16, 6, 'words'),
  withdrawn(58, 50),
  answered(52, 31, 'documents'),
  unanswered(9),
  unanswered(23),
  unanswered(22),
  unanswered(12),
  answered(38, 13, 'documents'),
  unanswered(13),
  withdrawn(5, -3),
  answered(24, 2, 'words'),
  unanswered(1),
];

const oldest = 290;
const newest = 62;

/** A case that was settled long ago. */
export const oldScript = (random: Random): Script => {
  const openedAgo = random.between(newest, oldest);
  const answeredAgo = openedAgo - random.between(2, 26);
  switch (random.weighted([12, 2, 3, 2, 1])) {
    case 0:
      return answered(openedAgo, answeredAgo, 'documents');
    case 1:
      return answered(openedAgo, answeredAgo, 'letter');
    case 2:
      return unanswered(openedAgo);
    case 3:
      return withdrawn(openedAgo, openedAgo - random.between(3, 13));
    default:
      return answered(openedAgo, openedAgo - random.between(16, 25), 'words');
  }
};
