const street =
  /\s(?=(?:via|viale|v\.le|piazza|p\.zza|piazzale|piazzetta|corso|c\.so|largo|vicolo|strada|contrada|località|lungomare|galleria)\s\S)/i;

/**
 * The name of a manager and its place. An acquirer returns one description (API-063): name, street
 * and city in sequence. Without a recognizable street, all of it is the name.
 */
export const managerPlace = (description: string) => {
  const [name = '', ...rest] = description.trim().split(street);
  return { name, place: rest.join(' ') };
};
