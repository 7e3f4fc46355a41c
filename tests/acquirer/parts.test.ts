import { expect, test } from 'vitest';
import { partsReader } from '../../acquirer/server/http/parts';
import { piecesOf } from '../../acquirer/server/http/temp-file';

const type = 'multipart/form-data; boundary=taglio';
const part = (name: string, value: string, file?: string) =>
  `--taglio\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n\r\n${value}\r\n`;
const end = '--taglio--\r\n';

/** A body in chunks as they come from the network, and how much of it has been asked for. */
const coming = (chunks: Iterable<string>) => {
  const all = chunks[Symbol.iterator]();
  let asked = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const { done, value } = all.next();
      if (done) return controller.close();
      asked += value.length;
      controller.enqueue(Buffer.from(value));
    },
  });
  return { body, asked: () => asked };
};

const read = async (chunks: Iterable<string>, largest = 30_000_000) => {
  const { body, asked } = coming(chunks);
  const reader = partsReader(largest);
  try {
    return { fields: await reader.read(type, body), asked: asked() };
  } catch (error) {
    return { refused: error, asked: asked() };
  } finally {
    await reader.close();
  }
};

const refusal = (status: number, detail: string) => ({
  refused: expect.objectContaining({ status, details: [detail] }),
});

const noForm = refusal(400, 'the body is not a multipart form');

test('a form of 370,000 parts is refused at its hundredth, and the rest is not read', async () => {
  const some = part('caseId', '1').repeat(1000);
  const answer = await read(Array.from({ length: 370 }, () => some));
  expect(answer).toMatchObject(refusal(400, 'more than 100 parts'));
  expect(answer.asked).toBeLessThan(5 * some.length);
});

test('a form that goes on for ever is refused at its largest size', async () => {
  function* endless() {
    yield part('files', '%PDF-1.7', 'a.pdf').slice(0, -2);
    for (;;) yield 'x'.repeat(65_536);
  }
  const answer = await read(endless(), 1_000_000);
  expect(answer).toMatchObject(refusal(413, 'body above 1000000 bytes'));
  expect(answer.asked).toBeLessThan(1_300_000);
});

test('texts and files are told apart, and what comes more than once is a list', async () => {
  const { body } = coming([
    part('msgEse', 'perché'),
    part('files', 'uno', 'perch%22é.pdf'),
    part('files', 'x'.repeat(600_000), '../b%0Ac.pdf'),
    end,
  ]);
  const reader = partsReader(1_000_000);
  const { msgEse, files } = (await reader.read(type, body)) as { msgEse: string; files: File[] };
  expect(msgEse).toBe('perché');
  expect(files.map(({ name, size }) => [name, size])).toEqual([
    ['perch"é.pdf', 3],
    ['../b\nc.pdf', 600_000],
  ]);
  const sizes: number[] = [];
  for await (const piece of piecesOf(files[1] as File)) sizes.push(piece.length);
  expect(sizes).toEqual([262_144, 262_144, 75_712]);
  expect(await files[0]?.text()).toBe('uno');
  await reader.close();
});

test.each([
  ['cut off in a file', [part('files', 'uno', 'a.pdf').slice(0, -1)]],
  ['cut off in a heading', ['--taglio\r\nContent-Dispo']],
  ['of another boundary', ['--altro\r\n\r\n']],
  ['empty', []],
])('a form %s is none', async (_, chunks) => {
  expect(await read(chunks)).toMatchObject(noForm);
});

test('a text above 64 kB is refused', async () => {
  const answer = await read([part('msgEse', 'x'.repeat(70_000)), end]);
  expect(answer).toMatchObject(refusal(400, 'a field is too long'));
});
