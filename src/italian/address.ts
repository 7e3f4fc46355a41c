interface PostalAddress {
  readonly address: string;
  readonly number: string;
  readonly zip: string;
  readonly city: string;
  readonly district: string;
}

/** 'Via Roma 12, 10121 Torino (TO)'; missing parts are left out with their separators. */
export function formatAddress({ address, number, zip, city, district }: PostalAddress): string {
  const street = [address, number].filter(Boolean).join(' ');
  const town = [zip, city, district && `(${district})`].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ');
}
