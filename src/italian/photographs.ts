/** Photographs of documents, on their way to one PDF (CAS-037, VAL-078, VAL-079). */
export const photographTexts = {
  field: 'Fotografa la documentazione',
  hint: 'Le foto diventano un solo PDF, leggibile e leggero.',
  choose: 'Scatti o scelga le foto',
  heading: 'Foto della documentazione',
  intro: 'Una pagina per foto, in quest’ordine. Prima di inviare, le alleghi alla risposta.',
  none: 'Nessuna foto.',
  reading: 'Lettura delle foto',
  place: (place: number, count: number) => `Pagina ${place} di ${count}`,
  picture: (place: number, name: string) => `Foto ${place}: ${name}`,
  earlier: (place: number) => `Sposta prima la foto ${place}`,
  later: (place: number) => `Sposta dopo la foto ${place}`,
  turn: (place: number) => `Gira la foto ${place}`,
  remove: (place: number) => `Togli la foto ${place}`,
  removed: 'Foto tolta.',
  restore: 'RIMETTI',
  unreadable: 'Non è stato possibile leggere:',
  unreadableAdvice:
    'Scatti di nuovo la foto, oppure la salvi come JPEG, PNG o WebP e la scelga ancora.',
  tooLarge:
    'Anche ridotte, le foto superano insieme la dimensione che si può inviare: ne tolga qualcuna.',
  notComposed: 'Non è stato possibile unire le foto. Riprovi tra poco: sono ancora qui.',
  join: 'ALLEGA LE FOTO',
  add: 'Aggiungi foto',
  more: 'Altre foto',
  discard: 'SCARTA LE FOTO',
  close: 'CHIUDI',
  confirm: {
    title: 'Scartare le foto?',
    text: (count: number) =>
      count === 1
        ? 'La foto non è ancora allegata alla risposta: scartandola va persa.'
        : `Le ${count} foto non sono ancora allegate alla risposta: scartandole vanno perse.`,
    discard: 'SCARTA',
    keep: 'TIENI LE FOTO',
  },
  title: (number: string) => `Foto pratica ${number}`,
  fileName: (number: string, ordinal: number) =>
    ordinal === 1 ? `Foto pratica ${number}.pdf` : `Foto pratica ${number} (${ordinal}).pdf`,
} as const;
