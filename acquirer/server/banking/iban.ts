const oddValues = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

const letter = (value: number) => String.fromCharCode(65 + value);

/** The check letter of an Italian account, over its bank, branch and number. */
const cin = (digits: string) =>
  letter(
    [...digits].reduce(
      (sum, digit, index) =>
        sum + (index % 2 === 0 ? (oddValues[Number(digit)] ?? 0) : Number(digit)),
      0,
    ) % 26,
  );

const inDigits = (text: string) =>
  text.replaceAll(/[A-Z]/g, (one) => String(one.charCodeAt(0) - 55));

const remainder = (digits: string) =>
  [...digits].reduce((rest, one) => (rest * 10 + Number(one)) % 97, 0);

/** The Italian IBAN of an account: bank (ABI) and branch (CAB) of 5 digits, number of 12. */
export const italianIban = (abi: string, cab: string, number: string) => {
  const account = `${cin(`${abi}${cab}${number}`)}${abi}${cab}${number}`;
  const check = 98 - remainder(inDigits(`${account}IT00`));
  return `IT${String(check).padStart(2, '0')}${account}`;
};

/** 'IT60 **** **** **** **** ***3 456': enough to know one's own account by, not enough to use it. */
export const maskedIban = (iban: string) => {
  const stored = `${iban.slice(0, 4)}${'*'.repeat(iban.length - 8)}${iban.slice(-4)}`;
  return stored.match(/.{1,4}/g)?.join(' ') ?? '';
};
