/** The packages of the product as CycloneDX. */
export function packagesOfProduct(): {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly { readonly name: string; readonly version: string }[];
};
