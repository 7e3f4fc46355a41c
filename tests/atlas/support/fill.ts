import { strFromU8, strToU8 } from 'fflate';

/** The workbook's parts with some cells of its second sheet written over, as a tester fills it in. */
export const filledIn = (
  parts: Readonly<Record<string, Uint8Array>>,
  cells: Readonly<Record<string, string>>,
): Readonly<Record<string, Uint8Array>> => {
  const name = 'xl/worksheets/sheet2.xml';
  const text = (place: string, value: string) =>
    `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;
  const written = Object.entries(cells).reduce(
    (xml, [place, value]) =>
      xml.replace(new RegExp(`<c r="${place}"[^>]*?(/>|>.*?</c>)`, 's'), () => text(place, value)),
    strFromU8(parts[name] ?? new Uint8Array()),
  );
  return { ...parts, [name]: strToU8(written) };
};
