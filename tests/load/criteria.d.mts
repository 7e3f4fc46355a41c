export const criteriaOf: (month: string) => Readonly<Record<string, string>>;
