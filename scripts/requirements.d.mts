/** The requirements that the titles of a file's tests name, each with its `file:line`. */
export function idsInTitles(file: string, source: string): readonly { id: string; place: string }[];
