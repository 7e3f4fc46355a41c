import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { Refusal, refuse } from '../common/refusal';
import { openTempFiles, type TempFiles } from './temp-file';

const mostParts = 100;
const longestField = 64 * 1024;
const biteSize = 64 * 1024;

/** Node's error codes of a stream whose other end has closed. */
const early: readonly unknown[] = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET'];

const limits = {
  parts: mostParts,
  fieldSize: longestField,
  fieldNameSize: 100,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

/** Reads a form; `close` deletes its files. */
export interface PartsReader {
  readonly read: (
    type: string,
    body: AsyncIterable<Uint8Array>,
  ) => Promise<Record<string, unknown>>;
  readonly close: () => Promise<void>;
}

/** 413; `linger` discards the rest of the request. */
export const tooLarge = (bytes: number) => new Refusal(413, [`body above ${bytes} bytes`]);

const tooMany = () => new Refusal(400, [`more than ${mostParts} parts`]);

/** The three characters that browsers escape in the names of a form. */
const written = (name: string) =>
  name.replaceAll(/%0A|%0D|%22/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );

/** The body in pieces, up to its largest size. */
async function* bitesOf(body: AsyncIterable<Uint8Array>, largest: number) {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > largest) throw tooLarge(largest);
    for (let at = 0; at < chunk.length; at += biteSize) yield chunk.subarray(at, at + biteSize);
  }
}

const parserOf = (type: string) => {
  try {
    return new Busboy({ headers: { 'content-type': type }, preservePath: true, limits });
  } catch {
    return refuse(400, 'the body is not a multipart form');
  }
};

type Value = string | Promise<File>;

/** The parts in the parser's order. A repeated name becomes a list. */
const collect = (parser: ReturnType<typeof parserOf>, tempFiles: TempFiles) => {
  const found: [name: string, value: Value][] = [];
  const streams: BusboyFileStream[] = [];
  parser.on('partsLimit', () => parser.destroy(tooMany()));
  parser.on('field', (name, value, nameCut, valueCut) => {
    if (nameCut || valueCut) parser.destroy(new Refusal(400, ['a field is too long']));
    found.push([name, value]);
  });
  parser.on('file', (name, stream, fileName) => {
    // The stream may fail before it is read, and an unhandled error ends the process.
    stream.on('error', () => undefined);
    streams.push(stream);
    const file = tempFiles.take(written(fileName), stream);
    file.catch((error: Error) => parser.destroy(error));
    found.push([name, file]);
  });
  return {
    /** Readers that wait for the rest of a file get an error. */
    abandon: async () => {
      for (const stream of streams) stream.destroy(new Error('the form has ended'));
      await Promise.allSettled(found.map(([, value]) => value));
    },
    fields: async () => {
      const fields: Record<string, unknown[]> = {};
      for (const [name, value] of found) {
        fields[name] = [...(fields[name] ?? []), await value];
      }
      return Object.fromEntries(
        Object.entries(fields).map(([name, all]) => [name, all.length === 1 ? all[0] : all]),
      );
    },
  };
};

/** What is wrong with the form, and not with the disk. */
const asRefusal = (error: unknown) =>
  error instanceof Refusal ||
  (error instanceof Error && 'code' in error && !early.includes(error.code))
    ? error
    : new Refusal(400, ['the body is not a multipart form']);

/**
 * Reads a multipart form as a stream, so that its size and number of parts cost no memory. 413
 * above `largest` bytes, 400 after the hundredth part. Files stay on disk until `close`.
 */
export const partsReader = (largest: number): PartsReader => {
  const tempFiles = openTempFiles();
  return {
    close: tempFiles.close,
    read: async (type, body) => {
      const parser = parserOf(type);
      const parts = collect(parser, tempFiles);
      try {
        await pipeline(bitesOf(body, largest), parser);
        return await parts.fields();
      } catch (error) {
        await parts.abandon();
        throw asRefusal(error);
      }
    },
  };
};
