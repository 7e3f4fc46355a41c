import type { Statement } from '../../acquirer/contract/statements';
import type { Gathered } from '../../machines/statements/statement-archive/statement-archive.actors';
import { statementTexts as words } from '../italian/statements';

/** '2026-10' of an ISO date or of 'yyyymm', so that files sort by month. */
const shownMonth = (text: string) => text.replace(/^(\d{4})-?(\d{2}).*$/, '$1-$2');

/** A blank replaces the characters of a sign that file systems refuse. */
const usable = (name: string) =>
  name
    // biome-ignore lint/suspicious/noControlCharactersInRegex: file systems refuse them.
    .replace(/[\\/:*?"<>|\u0000-\u001f]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const nameOf = ({ date, branchCode, name }: Statement) =>
  branchCode === ''
    ? words.fileOfCompany(shownMonth(date))
    : words.fileOfShop(shownMonth(date), branchCode, name);

export const archiveName = (month: string) => words.archiveName(shownMonth(month));

/** The files of the archive by name: shop, sign, month; a second one of the same name is numbered. */
export const namedFiles = (gathered: readonly Gathered[]) => {
  const files = new Map<string, Blob>();
  for (const { statement, file } of gathered) {
    const name = usable(nameOf(statement));
    let free = `${name}.pdf`;
    for (let number = 2; files.has(free); number += 1) free = `${name} (${number}).pdf`;
    files.set(free, file);
  }
  return files;
};
