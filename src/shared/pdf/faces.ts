import regular from '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf?url';
import bold from '@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf?url';

/** The font of the portal's PDFs; each document embeds the letters it uses. */
export interface Faces {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

const read = async (address: string) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`No font: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};

/** Fetched only where a document is made. */
export const fetchFaces = async (): Promise<Faces> => {
  const [first, second] = await Promise.all([read(regular), read(bold)]);
  return { regular: first, bold: second };
};
