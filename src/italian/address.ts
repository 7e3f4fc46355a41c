interface PostalAddress {
  readonly address: string;
  readonly number: string;
  readonly zip: string;
  readonly city: string;
  readonly district: string;
}

/** 'Via Roma 12, 10121 Torino (TO)'; what is missing leaves no trace. */
export function formatAddress({ address, number, zip, city, district }: PostalAddress): string {
  const street = [address, number].filter(Boolean).join(' ');
  const town = [zip, city, district && `(${district})`].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ');
}
