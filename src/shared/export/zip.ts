import { Zip, ZipPassThrough, type Zippable, zipSync } from 'fflate/browser';

type Done = (error: Error | null, archive: Uint8Array | null) => void;

const deflated = async (bytes: Uint8Array<ArrayBuffer>) => {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
};

/** A file of an archive that the browser itself compresses. */
class BrowserDeflated extends ZipPassThrough {
  override compression = 8;

  protected override process(bytes: Uint8Array, final: boolean) {
    deflated(bytes as Uint8Array<ArrayBuffer>).then(
      (packed) => this.ondata(null, packed, final),
      (error) => this.ondata(error, new Uint8Array(), final),
    );
  }
}

const zipInBrowser = (files: Readonly<Record<string, Uint8Array>>) =>
  new Promise<Uint8Array>((resolve, reject) => {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const archive = new Zip((error, part, final) => {
      if (error) return reject(error);
      parts.push(part as Uint8Array<ArrayBuffer>);
      if (final) resolve(new Blob(parts).arrayBuffer().then((all) => new Uint8Array(all)));
    });
    for (const [name, bytes] of Object.entries(files)) {
      const file = new BrowserDeflated(name);
      archive.add(file);
      file.push(bytes, true);
    }
    archive.end();
  });

const zipped = async (files: Zippable) =>
  'CompressionStream' in globalThis
    ? zipInBrowser(files as Record<string, Uint8Array>)
    : zipSync(files);

/**
 * The spreadsheet writer zips in workers made from text, which the content security policy forbids.
 * It already runs in a worker, so that it may zip there.
 */
export const zip = (files: Zippable, done: Done) => {
  zipped(files).then(
    (archive) => done(null, archive),
    (error) => done(error instanceof Error ? error : new Error(String(error)), null),
  );
};

export * from 'fflate/browser';
