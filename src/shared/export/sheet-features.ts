import type { Feature } from 'write-excel-file/universal';
import { headerLine, lettersOf } from './spreadsheet-coordinates';
import type { WorkbookPlan } from './workbook';

// XML prescribes an order of elements: each new one follows an element that always exists.
const behind = (xml: string, end: string, added: string) => {
  const at = xml.lastIndexOf(end);
  if (at < 0) throw new Error(`The workbook has no ${end}`);
  const place = at + end.length;
  return xml.slice(0, place) + added + xml.slice(place);
};

const asFirst = (xml: string, parent: string, added: string) =>
  xml.replace(new RegExp(`<${parent}[^>]*>`), (opening) => opening + added);

const quoted = (sheet: string) => `'${sheet.replaceAll("'", "''")}'`;

/**
 * Column filters and print settings of a sheet of rows: landscape, as wide as the paper, the header
 * on each page. The writer itself has no option for them.
 */
export const forAccountants = (plan: WorkbookPlan): Feature<Blob> => {
  const { columns, rows, sheet } = plan;
  const header = headerLine(plan);
  const last = lettersOf(columns.length - 1);
  const filtered = `$A$${header}:$${last}$${header + rows.length}`;
  const names = [
    `<definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${quoted(sheet)}!${filtered}</definedName>`,
    `<definedName name="_xlnm.Print_Titles" localSheetId="0">${quoted(sheet)}!$${header}:$${header}</definedName>`,
  ];
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) =>
            sheetIndex > 0
              ? xml
              : asFirst(
                  behind(
                    xml,
                    '</sheetData>',
                    `<autoFilter ref="${filtered.replaceAll('$', '')}"/>`,
                  ),
                  'worksheet',
                  '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
                ).replace('<pageSetup ', '<pageSetup fitToHeight="0" '),
        },
        'xl/workbook.xml': {
          // The writer leaves an empty element here; a second one would be no workbook for Excel.
          transform: (xml) =>
            behind(
              xml.replace('<definedNames/>', ''),
              '</sheets>',
              `<definedNames>${names.join('')}</definedNames>`,
            ),
        },
      },
    },
  };
};
