/** RIE-011: in the detail the difference is always shown as minus the commission. */
export const differenceOf = ({ commission }: { readonly commission: number }) => 0 - commission;
