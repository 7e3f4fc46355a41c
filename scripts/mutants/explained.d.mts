interface Named {
  readonly chart: string;
  readonly state: string;
  readonly broken: string;
}
type Explained = Named & { readonly why: string };

export const explanations: () => Explained[];
export const weigh: (
  survivors: readonly Named[],
  explained: readonly Explained[],
) => { unexplained: Named[]; pointless: Explained[] };
