import type { CaseDetail } from '../../../acquirer/contract/cases';

/** The reasons of a card company for which there is a guide. */
export const disputeReasons = [
  'unrecognised',
  'unauthorised',
  'twice',
  'amount',
  'notReceived',
  'notRefunded',
  'unstated',
] as const;
export type DisputeReason = (typeof disputeReasons)[number];

type Signs = readonly (readonly [RegExp, DisputeReason])[];

/** The first match decides: a customer who waits for a refund has often sent the goods back. */
const inMessage: Signs = [
  [/doppi\w* addebit|due volte|duplicat/, 'twice'],
  [/rimbors|nota di credito|(aver|ha) restituito/, 'notRefunded'],
  [
    /non (ha|avere|aver|abbia) (mai )?ricevut|mai ricevut|mancata (consegna|prestazione)/,
    'notReceived',
  ],
  [
    /non (ha|avere|aver|abbia) (effettuat|eseguit|autorizzat)|non autorizzat|disconosc|frod/,
    'unauthorised',
  ],
  [
    /parte dell.importo|importo \S+ (è )?(superior|divers|maggior)|importo (superior|divers|errat)/,
    'amount',
  ],
  [/non (riconosc|ricord)/, 'unrecognised'],
];

const inDocuments: Signs = [
  [/entramb/, 'twice'],
  [/nota di credito|condizioni di vendita|rimbors/, 'notRefunded'],
  [/consegna|prestazione/, 'notReceived'],
  [/identificazione|identità/, 'unauthorised'],
  [/dettaglio degli importi/, 'amount'],
];

const signed = (signs: Signs, text: string) =>
  signs.find(([sign]) => sign.test(text.toLowerCase()))?.[1];

/** The reason in the words of a case: the wire has no code for it. */
export const reasonOf = ({
  message,
  requestDocList,
}: Pick<CaseDetail, 'message' | 'requestDocList'>): DisputeReason =>
  signed(inMessage, message) ?? signed(inDocuments, requestDocList.join(' ')) ?? 'unstated';
