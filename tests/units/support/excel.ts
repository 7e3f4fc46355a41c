import { strFromU8, unzipSync } from 'fflate';

const all = (xml: string, pattern: RegExp) =>
  [...xml.matchAll(pattern)].map((match) => match[1] ?? '');

const lettersAndLine = /^([A-Z]+)(\d+)$/;

const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

const placeOf = (place: string) => {
  const [, letters = '', line = '0'] = lettersAndLine.exec(place) ?? [];
  return { column: columnOf(letters), line: Number(line) };
};

const ascending = (numbers: readonly number[]) =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));

/** ECMA-376, CT_Worksheet: a sheet whose elements have another order is repaired, or refused. */
const orderOfSheet = [
  'sheetPr',
  'dimension',
  'sheetViews',
  'sheetFormatPr',
  'cols',
  'sheetData',
  'autoFilter',
  'mergeCells',
  'pageMargins',
  'pageSetup',
];

/** What an XML 1.0 document cannot hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unspeakable = /[\0-\x08\x0b\f\x0e-\x1f\ufffe\uffff]/;

const longestText = 32_767;

const namesIn = (workbook: string) => {
  const tabs = all(workbook, /<sheet [^>]*name="([^"]*)"/g);
  const places = all(workbook, /<definedName ([^>]*)>/g).map(
    (name) => `${/ name="[^"]*"|^name="[^"]*"/.exec(name)} ${/localSheetId="\d+"/.exec(name)}`,
  );
  return [
    ...tabs
      .filter((tab) => tab.length > 31 || /[[\]:*?/\\]|^'|'$/.test(tab))
      .map((tab) => `tab ${tab}`),
    ...(new Set(tabs.map((tab) => tab.toLowerCase())).size < tabs.length
      ? ['two tabs of one name']
      : []),
    ...((workbook.match(/<definedNames\b/g)?.length ?? 0) > 1 ? ['names in two places'] : []),
    ...(new Set(places).size < places.length ? ['a name that is given twice'] : []),
  ];
};

interface Limits {
  readonly looks: number;
  readonly texts: number;
}

const cellFaults = (xml: string, { looks, texts }: Limits) =>
  all(xml, /(<c [^>]*(?:\/>|>.*?<\/c>))/gs).flatMap((cell) => {
    const look = Number(/ s="(\d+)"/.exec(cell)?.[1] ?? 0);
    const value = /<v>(.*?)<\/v>/.exec(cell)?.[1];
    const kind = / t="(\w+)"/.exec(cell)?.[1] ?? 'n';
    return [
      ...(look >= looks ? [`look ${look}`] : []),
      ...(kind === 's' && Number(value) >= texts ? [`text ${value}`] : []),
      ...(kind === 'n' && value !== undefined && !Number.isFinite(Number(value))
        ? [`number ${value}`]
        : []),
    ];
  });

const sheetFaults = (xml: string, limits: Limits) => {
  const elements = all(xml.replace(/<sheetData>.*<\/sheetData>/s, '<sheetData/>'), /<(\w+)[ />]/g);
  const order = elements.filter((element) => orderOfSheet.includes(element));
  const lines = all(xml, /<row [^>]*?(?:\/>|>(.*?)<\/row>)/gs);
  const places = lines.map((line) => all(line, /<c r="([A-Z]+\d+)"/g).map(placeOf));
  const [from, to] = (/<autoFilter ref="([^"]*)"/.exec(xml)?.[1] ?? '').split(':').map(placeOf);
  const filtered =
    from === undefined ? undefined : places.find(([cell]) => cell?.line === from.line);
  return [
    ...(ascending(order.map((element) => orderOfSheet.indexOf(element))) ? [] : [`order ${order}`]),
    ...(ascending(all(xml, /<row r="(\d+)"/g).map(Number)) ? [] : ['lines out of order']),
    ...places.filter((line) => !ascending(line.map(({ column }) => column))).map(() => 'cells'),
    ...(to && filtered?.length !== to.column ? ['a filter beside its header'] : []),
    ...(to && to.line > lines.length ? ['a filter below its rows'] : []),
    ...cellFaults(xml, limits),
  ];
};

/**
 * What Excel would repair or refuse in a workbook, in words; nothing for one that it opens as it is.
 * LibreOffice forgives most of it.
 */
export const faultsForExcel = (workbook: Uint8Array): string[] => {
  const files = Object.entries(unzipSync(workbook)).map(([name, file]) => [name, strFromU8(file)]);
  const read = (name: string) => files.find(([one]) => one === name)?.[1] ?? '';
  const shared = all(read('xl/sharedStrings.xml'), /<si>(.*?)<\/si>/gs);
  const looks = /<cellXfs count="(\d+)">(.*?)<\/cellXfs>/s.exec(read('xl/styles.xml'));
  const limits = { looks: all(looks?.[2] ?? '', /<(xf) /g).length, texts: shared.length };
  const sheets = files.filter(([name]) => name?.startsWith('xl/worksheets/sheet'));
  const texts = files.flatMap(([, xml = '']) => all(xml, /<t[ >](?:[^<]*>)?([^<]*)<\/t>/g));
  return [
    ...namesIn(read('xl/workbook.xml')),
    ...(Number(looks?.[1]) === limits.looks ? [] : ['looks miscounted']),
    ...files.filter(([, xml = '']) => unspeakable.test(xml)).map(([name]) => `letters of ${name}`),
    ...(texts.some((text) => text.replace(/&\w+;/g, '&').length > longestText)
      ? ['a text too long for a cell']
      : []),
    ...sheets.flatMap(([name, xml = '']) =>
      sheetFaults(xml, limits).map((fault) => `${name}: ${fault}`),
    ),
  ];
};
