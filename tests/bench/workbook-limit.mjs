/**
 * The limit that no library can pass: a workbook of `[key, kind]` columns from the rows at an
 * address. It is made in a worker with the browser's own functions.
 */
const inWorker = () => {
  const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const formats = 'http://schemas.openxmlformats.org';
  const main = `${formats}/spreadsheetml/2006/main`;
  const relations = `${formats}/officeDocument/2006/relationships`;
  const document = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

  const encode = (text) => new TextEncoder().encode(text);
  const escaped = (text) => `${text}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const textCell = (place, text) =>
    `<c r="${place}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;
  const days = (date) => Date.parse(date) / 86_400_000 + 25_569;
  const cell = (place, kind, value) => {
    if (kind === 'money') return `<c r="${place}" s="1"><v>${value}</v></c>`;
    if (kind === 'date') return `<c r="${place}" s="2"><v>${days(value)}</v></c>`;
    return textCell(place, value);
  };
  const row = (number, cells) => `<row r="${number}">${cells.join('')}</row>`;
  const letter = (index) => String.fromCharCode(65 + index);

  const sheetOf = (columns, rows) => {
    const head = columns.map(({ key }, index) => textCell(`${letter(index)}1`, key));
    const body = rows.map((one, index) =>
      row(
        index + 2,
        columns.map(({ key, kind }, at) => cell(`${letter(at)}${index + 2}`, kind, one[key])),
      ),
    );
    return `${declaration}<worksheet xmlns="${main}"><sheetData>${row(1, head)}${body.join('')}</sheetData></worksheet>`;
  };

  const related = (...targets) =>
    `${declaration}<Relationships xmlns="${formats}/package/2006/relationships">${targets
      .map(
        ([type, target], index) =>
          `<Relationship Id="rId${index + 1}" Type="${relations}/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`;

  const partsOf = (sheet) => ({
    '[Content_Types].xml': `${declaration}<Types xmlns="${formats}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${document}.sheet.main+xml"/><Override PartName="/xl/sheet1.xml" ContentType="${document}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${document}.styles+xml"/></Types>`,
    '_rels/.rels': related(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': related(['worksheet', 'sheet1.xml'], ['styles', 'styles.xml']),
    'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}"><fonts><font/></fonts><fills><fill/></fills><borders><border/></borders><cellXfs><xf/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/sheet1.xml': sheet,
  });

  const table = new Uint32Array(256).map((_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit += 1)
      value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    return value;
  });
  const checksum = (bytes) => {
    let value = -1;
    for (const byte of bytes) value = table[(value ^ byte) & 255] ^ (value >>> 8);
    return (value ^ -1) >>> 0;
  };
  const deflated = async (bytes) => {
    const packing = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    return new Uint8Array(await new Response(packing).arrayBuffer());
  };
  /** Little-endian fields of `[bytes, value]`, as a zip has them. */
  const fields = (...parts) => {
    const view = new DataView(new ArrayBuffer(parts.reduce((sum, [size]) => sum + size, 0)));
    let at = 0;
    for (const [size, value] of parts) {
      if (size === 4) view.setUint32(at, value, true);
      else view.setUint16(at, value, true);
      at += size;
    }
    return view.buffer;
  };

  const zip = async (parts) => {
    const files = [];
    const directory = [];
    let offset = 0;
    let length = 0;
    for (const [path, text] of Object.entries(parts)) {
      const [name, plain] = [encode(path), encode(text)];
      const packed = await deflated(plain);
      const sizes = [
        ...[
          [2, 20],
          [2, 0],
          [2, 8],
          [4, 0],
          [4, checksum(plain)],
        ],
        ...[
          [4, packed.length],
          [4, plain.length],
          [2, name.length],
          [2, 0],
        ],
      ];
      files.push(fields([4, 0x04034b50], ...sizes), name, packed);
      const rest = [
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, offset],
      ];
      directory.push(fields([4, 0x02014b50], [2, 20], ...sizes, ...rest), name);
      offset += 30 + name.length + packed.length;
      length += 46 + name.length;
    }
    const count = Object.keys(parts).length;
    const end = [
      [2, 0],
      [2, 0],
      [2, count],
      [2, count],
      [4, length],
      [4, offset],
      [2, 0],
    ];
    return new Blob([...files, ...directory, fields([4, 0x06054b50], ...end)]);
  };

  addEventListener('message', async ({ data: { address, columns } }) => {
    const rows = await (await fetch(address)).json();
    postMessage(await zip(partsOf(sheetOf(columns, rows))));
  });
};

const onPage = (work, columns) => {
  document.querySelector('button').onclick = () => {
    const worker = new Worker(URL.createObjectURL(new Blob([work], { type: 'text/javascript' })));
    worker.onmessage = ({ data }) => {
      const link = document.createElement('a');
      Object.assign(link, { href: URL.createObjectURL(data), download: 'limit.xlsx' }).click();
    };
    worker.postMessage({ address: new URL('/rows.json', location.href).href, columns });
  };
};

/** A page with one button, which saves that workbook. */
export const workbookLimit = (columns) => {
  const data = [`(${inWorker})()`, columns].map((value) =>
    JSON.stringify(value).replaceAll('</', '<\\/'),
  );
  return `<!doctype html><meta charset="utf-8"><button>ESPORTA</button><script>(${onPage})(${data.join(',')})</script>`;
};
