import type { PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import type { RuleViolation } from './violation';

/** `plain`, or why the document is refused. */
export type PdfContent = 'plain' | Extract<RuleViolation, `pdf${string}`>;

/** Names of what runs or sends something, opens another file, or carries one. */
const refusedNames = [
  ...['JS', 'JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'RichMedia'],
  ...['XFA', 'EF', 'EmbeddedFile', 'EmbeddedFiles'],
];
/** Any other name is read as one constant, because the library never forgets a name. */
const knownNames = new Set([
  ...[...refusedNames, 'Encrypt', 'Type', 'Page', 'ObjStm', 'N', 'First', 'Length'],
  ...['Filter', 'F', 'FlateDecode', 'Fl', 'DecodeParms', 'DP'],
]);

/** Against bombs: bytes unpacked, and bytes parsed (streams of pages not among them), of one document. */
const mostUnpacked = 30_000_000;
const mostParsed = 12_000_000;
const mostObjectsOfStream = 100_000;
/** Characters of lines gone back over in search of comments: lines are short where a writer means well. */
const mostGoneBack = 100_000_000;

const bytesOf = (text: string) => new TextEncoder().encode(text);
/** One character for each byte, the same for the ASCII that the syntax of a PDF is made of. */
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

const endsName = new Set(bytesOf('\0\t\n\f\r ()<>[]{}/%'));
const inNumber = new Set(bytesOf('+-.0123456789'));

class Unreadable extends Error {}

const isBlank = (character = '') => /[\s\0]/.test(character);
const isDigit = (character = '') => /\d/.test(character);

const backOver = (is: (character?: string) => boolean, text: string, from: number) => {
  let at = from;
  while (at > 0 && is(text[at - 1])) at -= 1;
  return at;
};

const endsInComment = (text: string, at: number) => {
  const line = backOver(
    (one = '') => one !== '\n' && one !== '\r',
    text,
    backOver(isBlank, text, at),
  );
  return text.slice(line, at).includes('%');
};

/** What precedes the keyword `obj`: two numbers, or perhaps a comment between them. */
const headBefore = (text: string, keyword: number) => {
  const generation = backOver(isDigit, text, backOver(isBlank, text, keyword));
  const number = backOver(isBlank, text, generation);
  if (number < generation && isDigit(text[number - 1]) && isDigit(text[generation]))
    return 'certain';
  return endsInComment(text, number) ? 'possible' : undefined;
};

/**
 * Every place where a viewer may find an object, inside of streams too. The tables of a document are
 * ignored: viewers repair a broken one by such a search.
 */
function* placesOfObjects(text: string) {
  let goneBack = 0;
  let line = 0;
  for (const { index, 0: keyword } of text.matchAll(/obj|trailer|[\r\n]/g)) {
    if (keyword === '\n' || keyword === '\r') {
      line = index;
      continue;
    }
    goneBack += index - line;
    if (goneBack > mostGoneBack) throw new Unreadable('too much to search');
    const head = keyword === 'trailer' ? 'certain' : headBefore(text, index);
    if (head !== undefined) yield { at: index + keyword.length, isCertain: head === 'certain' };
  }
}

/** Undoes a deflation; throws for one that is broken or unpacks to more than `most` bytes. */
type Inflate = (bytes: Uint8Array, most: number) => Uint8Array;

type Library = typeof import('@cantoo/pdf-lib');

/** The library's parser; notes each name it reads, also one that a later key of its dictionary hides. */
const parserOf = ({ PDFContext, PDFName, PDFNumber, PDFObjectParser, PDFRef }: Library) => {
  const context = PDFContext.create();
  const anyName = PDFName.of('Any');
  const anyReference = PDFRef.of(1);
  return class extends PDFObjectParser {
    readonly #names: Set<string>;

    constructor(bytes: Uint8Array, names: Set<string>) {
      super(PDFObjectParser.forBytes(bytes, context)['bytes'], context);
      this.#names = names;
    }

    parseAt(offset: number) {
      this.bytes.moveTo(offset);
      return this.parseObject();
    }

    offset() {
      return this.bytes.offset();
    }

    /** The pairs of numbers at the beginning of a stream of objects: the second of each is an offset. */
    *offsets(objects: number) {
      for (let one = 0; one < objects; one += 1) {
        this.skipWhitespaceAndComments();
        this.parseRawInt();
        this.skipWhitespaceAndComments();
        yield this.parseRawInt();
      }
    }

    protected override parseName() {
      const start = this.bytes.offset();
      this.bytes.assertNext(0x2f);
      while (!this.bytes.done() && !endsName.has(this.bytes.peek())) this.bytes.next();
      const written = textOf(this.bytes.slice(start + 1, this.bytes.offset()));
      const name = written.replaceAll(/#([\da-f]{2})/gi, (_, hex) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      );
      if (!knownNames.has(name)) return anyName;
      this.#names.add(name);
      return PDFName.of(name);
    }

    /** Whole numbers alone are needed. The library never forgets a reference, and logs large numbers. */
    protected override parseNumberOrRef() {
      const number = () => {
        let whole = 0;
        for (let byte = this.bytes.peek(); inNumber.has(byte); byte = this.bytes.peek()) {
          if (byte >= 0x30) whole = whole * 10 + byte - 0x30;
          this.bytes.next();
        }
        return whole;
      };
      const first = number();
      const end = this.bytes.offset();
      this.skipWhitespaceAndComments();
      if (inNumber.has(this.bytes.peek())) {
        number();
        this.skipWhitespaceAndComments();
        if (this.matchKeyword([0x52])) return anyReference;
      }
      this.bytes.moveTo(end);
      return PDFNumber.of(first);
    }
  };
};

type Parser = InstanceType<ReturnType<typeof parserOf>>;

/** Every object of a document passes here, in the order of the file. */
class Inspection {
  readonly names = new Set<string>();
  hasPages = false;
  /** Once false, nothing is unpacked any more; the names are still read, for one may say why. */
  isReadable = true;
  #parsed = 0;
  #unpacked = 0;
  readonly #Parser: ReturnType<typeof parserOf>;

  private readonly library: Library;
  private readonly inflate: Inflate;

  constructor(library: Library, inflate: Inflate) {
    this.library = library;
    this.inflate = inflate;
    this.#Parser = parserOf(library);
  }

  all(bytes: Uint8Array) {
    const parser = new this.#Parser(bytes, this.names);
    for (const { at, isCertain } of placesOfObjects(textOf(bytes)))
      try {
        this.#object(parser, at);
      } catch (error) {
        if (isCertain || error instanceof Unreadable) this.isReadable = false;
        if (this.#parsed > mostParsed) return;
      }
  }

  #object(parser: Parser, at: number) {
    const { PDFDict, PDFName, PDFRawStream } = this.library;
    if (this.#parsed > mostParsed) throw new Unreadable('too much to parse');
    try {
      const object = parser.parseAt(at);
      if (object instanceof PDFDict)
        this.hasPages ||= object.get(PDFName.of('Type')) === PDFName.of('Page');
      if (object instanceof PDFRawStream) {
        this.#parsed -= object.contents.length;
        if (this.isReadable && this.#holdsObjects(object.dict)) this.#objectsIn(object);
      }
    } finally {
      this.#parsed += parser.offset() - at;
    }
  }

  #holdsObjects(dict: PDFDict) {
    const { PDFName } = this.library;
    return dict.get(PDFName.of('Type')) === PDFName.of('ObjStm') || dict.has(PDFName.of('First'));
  }

  #objectsIn({ dict, contents }: PDFRawStream) {
    const { PDFName, PDFNumber } = this.library;
    const [objects, first] = ['N', 'First'].map((key) => dict.get(PDFName.of(key)));
    if (!(objects instanceof PDFNumber && first instanceof PDFNumber))
      throw new Unreadable('a stream of objects without their number');
    const parser = new this.#Parser(this.#unpack(dict, contents), this.names);
    for (const offset of [...parser.offsets(Math.min(objects.asNumber(), mostObjectsOfStream))])
      this.#object(parser, first.asNumber() + offset);
  }

  /** As every writer packs such streams: once, without a predictor. Other ways serve to hide. */
  #unpack(dict: PDFDict, contents: Uint8Array) {
    const { PDFArray, PDFName } = this.library;
    const [filter, short, ...others] = ['Filter', 'F', 'DecodeParms', 'DP'].map((key) =>
      dict.get(PDFName.of(key)),
    );
    if ([short, ...others].some((other) => other !== undefined))
      throw new Unreadable('packed in an unusual way');
    if (filter === undefined) return contents;
    const filters = filter instanceof PDFArray ? filter.asArray() : [filter];
    if (filters.length !== 1 || filters[0] !== PDFName.of('FlateDecode'))
      throw new Unreadable('packed in an unusual way');
    const unpacked = this.inflate(contents, mostUnpacked - this.#unpacked);
    this.#unpacked += unpacked.length;
    return unpacked;
  }
}

/**
 * VAL-078: whether a PDF may be taken, the same on both sides. The library parses it object by object, streams of objects included.
 * `pdfActive`: a name of `refusedNames` is anywhere. `pdfPassword`: it is encrypted, be it only
 * against changes. `pdfEmpty`: it
 * has no page. `pdfUnreadable`: an object cannot be parsed, or there is more than 30 MB to unpack or
 * 12 MB to parse.
 */
export const pdfContent = async (bytes: Uint8Array, inflate: Inflate): Promise<PdfContent> => {
  const inspection = new Inspection(await import('@cantoo/pdf-lib'), inflate);
  let isReadable = true;
  try {
    inspection.all(bytes);
  } catch {
    isReadable = false;
  }
  const { names, hasPages } = inspection;
  if (refusedNames.some((name) => names.has(name))) return 'pdfActive';
  if (names.has('Encrypt')) return 'pdfPassword';
  if (!(isReadable && inspection.isReadable)) return 'pdfUnreadable';
  return hasPages ? 'plain' : 'pdfEmpty';
};
