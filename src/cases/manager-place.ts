const street =
  /\s(?=(?:via|viale|v\.le|piazza|p\.zza|piazzale|piazzetta|corso|c\.so|largo|vicolo|strada|contrada|località|lungomare|galleria)\s\S)/i;

/**
 * The name of a manager, and where it is: an acquirer gives both in one description (API-063), name,
 * street and city one after the other. Where no street can be told, all of it is the name.
 */
export const managerPlace = (description: string) => {
  const [name = '', ...rest] = description.trim().split(street);
  return { name, place: rest.join(' ') };
};
