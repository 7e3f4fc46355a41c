/** Words of the forms that register a merchant or change the merchant's data. */
export const formTexts = {
  next: 'AVANTI',
  back: 'INDIETRO',
  tryAgain: 'Si è verificato un errore, riprovare!',
  cleared: (text: string) => `Aveva scritto «${text}».`,
  step: (at: number, of: number) => `Passo ${at} di ${of}`,
  password: {
    title: 'Requisiti della password',
    rightLength: 'Da 8 a 20 caratteri',
    classes: 'Almeno tre di questi quattro tipi di carattere:',
    upper: 'una lettera maiuscola',
    lower: 'una lettera minuscola',
    digit: 'una cifra',
    special: 'un carattere speciale',
    met: 'soddisfatto',
    notMet: 'non ancora soddisfatto',
  },
  mobile: 'NUMERO DI TELEFONO CELLULARE',
  prefixTip: "Indicare sempre il prefisso internazionale. Es: +39 per l'Italia",
  withPrefix: (number: string) => `Con il prefisso: ${number}`,
  emptyMobile: 'Il campo non può essere vuoto',
} as const;
