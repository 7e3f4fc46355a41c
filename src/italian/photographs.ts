/** Photographs of documents, as one PDF of the reply (CAS-037, VAL-078, VAL-079). */
export const photographTexts = {
  field: 'Fotografa la documentazione',
  hint: 'Le foto diventano un solo PDF, leggibile e leggero.',
  choose: 'Scatti o scelga le foto',
  heading: 'Foto della documentazione',
  intro: 'Una pagina per foto, in quest’ordine, in un solo documento già allegato.',
  reading: 'Lettura delle foto',
  attached: (count: number) => (count === 1 ? 'Una foto allegata' : `${count} foto allegate`),
  place: (place: number, count: number) => `Pagina ${place} di ${count}`,
  picture: (place: number, name: string) => `Foto ${place}: ${name}`,
  enlarge: (place: number) => `Ingrandisci la foto ${place}`,
  large: (place: number, count: number) => `Fotografia ${place} di ${count}`,
  earlier: (place: number) => `Sposta prima la foto ${place}`,
  later: (place: number) => `Sposta dopo la foto ${place}`,
  turn: (place: number) => `Gira la foto ${place}`,
  remove: (place: number) => `Togli la foto ${place}`,
  removed: 'Foto tolta.',
  removedAll: 'Foto tolte.',
  restore: 'Rimetti',
  unreadable: 'Non è stato possibile leggere:',
  unreadableAdvice:
    'Scatti di nuovo la foto, oppure la salvi come JPEG, PNG o WebP e la scelga ancora.',
  heicAdvice:
    'Le fotografie HEIC non si possono leggere con questo browser: la scatti o la salvi come JPEG.',
  tooLarge:
    'Anche ridotte, le foto superano insieme la dimensione che si può inviare: ne tolga qualcuna.',
  notComposed: 'Non è stato possibile unire le foto: sono ancora qui.',
  retry: 'RIPROVA',
  title: (number: string) => `Foto pratica ${number}`,
  fileName: (ordinal: number) => (ordinal === 1 ? 'Foto.pdf' : `Foto (${ordinal}).pdf`),
} as const;
