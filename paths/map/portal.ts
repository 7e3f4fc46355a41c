/** A kind of user, as far as it decides which pages open. */
export const visitors = [
  { id: 'nobody', name: 'Chi non è entrato' },
  { id: 'company', name: 'Società' },
  { id: 'enrolledCompany', name: 'Società con e-box' },
  { id: 'withoutEmail', name: 'Società senza e-mail confermata' },
  { id: 'shop', name: 'Punto vendita senza e-box' },
  { id: 'enrolledShop', name: 'Punto vendita con e-box' },
  { id: 'restricted', name: 'Utente ristretto, società con e-box' },
  { id: 'expiredPassword', name: 'Chi ha la password scaduta' },
  { id: 'firstPhone', name: 'Chi non ha ancora un telefono' },
  { id: 'passwordRenewal', name: 'Chi è al primo accesso' },
] as const;

export type Visitor = (typeof visitors)[number]['id'];

/** One address of the portal. */
export interface Screen {
  readonly path: string;
  /** Its name for merchants: the words of the menu, or of its heading. */
  readonly name: string;
  /** The folder of its flow; null for the pages of the portal itself. */
  readonly flow: string | null;
  /** The id of the chart that is played there. */
  readonly chart: string | null;
  /** It exists only where the service offers this extension of the contract. */
  readonly extension: string | null;
  /** The flow is never entered here. */
  readonly isInner: boolean;
  /** For each visitor the address that is shown when this one is asked for, where the service offers it. */
  readonly shows: Readonly<Record<Visitor, string>>;
}

/** A way from one page to another. */
export interface Way {
  readonly from: string;
  readonly to: string;
  readonly by: 'login' | 'forced' | 'menu' | 'link' | 'result';
}

/** A call that a screen makes: in its own chart, or in one that it plays. */
export interface CallUse {
  readonly flow: string;
  /** The charts on the way, the outermost first; the last one makes the call. */
  readonly charts: readonly string[];
  readonly src: string;
  readonly aliases: readonly string[];
}

/** A visible text, and the flows whose screens may show it. */
export interface ShownText {
  readonly text: string;
  readonly flows: readonly string[];
}

/** The contract's data of a call. */
export interface KnownCall {
  readonly alias: string;
  readonly statuses: readonly string[];
}

/** The whole portal, collected from its routes, charts, texts and tests. */
export interface Portal {
  readonly screens: readonly Screen[];
  readonly ways: readonly Way[];
  readonly uses: readonly CallUse[];
  readonly calls: readonly KnownCall[];
  readonly texts: readonly ShownText[];
}
