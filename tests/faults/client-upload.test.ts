import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '../../acquirer/client';
import { eboxUploadAllegato } from '../../acquirer/contract/case-reply';
import { examples } from '../../acquirer/contract/examples';
import { everything } from '../contract/wire';

type Progress = Pick<ProgressEvent, 'lengthComputable' | 'loaded' | 'total'>;

/** The part of a browser's XMLHttpRequest that an upload needs, driven by the test. */
class FakeRequest {
  static onSend: (request: FakeRequest) => void = () => {};
  readonly headers = new Headers();
  readonly upload: { onprogress: (event: Progress) => void } = { onprogress: () => {} };
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  address = '';
  method = '';
  status = 0;
  response: Blob = new Blob();
  body: FormData | undefined;

  open(method: string, address: string) {
    this.method = method;
    this.address = address;
  }

  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }

  send(body: FormData) {
    this.body = body;
    FakeRequest.onSend(this);
  }

  abort() {
    this.onabort();
  }

  answer(status: number, body: string) {
    this.status = status;
    this.response = new Blob([body]);
    this.onload();
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const { request } = examples.EBOX_UPLOAD_ALLEGATO;

const uploading = async (signal = new AbortController().signal) => {
  const parts: number[] = [];
  const sent = new Promise<FakeRequest>((resolve) => {
    FakeRequest.onSend = resolve;
  });
  const client = createClient({
    configuration: everything,
    session: () => ({ id: 'a-session', token: 'a-token' }),
  });
  const onProgress = (part: number) => parts.push(part);
  const outcome = client.ask(eboxUploadAllegato, request, { onProgress, signal });
  return { outcome, parts, sent: await sent };
};

test('[API-076] an upload whose progress is wanted travels as any other', async () => {
  const { outcome, sent } = await uploading();
  sent.answer(200, '{"esito":"OK"}');
  expect(await outcome).toEqual({ type: 'http.200', body: { esito: 'OK' } });
  expect([sent.method, sent.address]).toEqual(['POST', '/api/EBOX_UPLOAD_ALLEGATO']);
  expect(sent.headers.get('Authorization')).toBe('Bearer a-token');
  expect(sent.headers.get('session-id')).toBe('a-session');
  expect(sent.body?.get('caseId')).toBe('880');
  expect(sent.body?.getAll('files')).toHaveLength(1);
});

test('an upload tells how far it has come', async () => {
  const { outcome, parts, sent } = await uploading();
  sent.upload.onprogress({ lengthComputable: true, loaded: 25, total: 100 });
  sent.upload.onprogress({ lengthComputable: false, loaded: 50, total: 0 });
  sent.upload.onprogress({ lengthComputable: true, loaded: 100, total: 100 });
  sent.answer(200, '{"esito":"OK"}');
  await outcome;
  expect(parts).toEqual([0.25, 1]);
});

describe('[API-077] how an upload ends', () => {
  test.each([
    [200, '{"esito":"KO"}', 'http.refused'],
    [200, '<html>', 'http.500'],
    [204, '', 'http.500'],
    [401, '{"details":["5000"]}', 'http.401'],
    [413, '', 'http.500'],
    [999, '', 'http.500'],
  ])('%i with %j is %s', async (status, body, type) => {
    const { outcome, sent } = await uploading();
    sent.answer(status, body);
    expect((await outcome).type).toBe(type);
  });

  test('a lost connection is no answer', async () => {
    const { outcome, sent } = await uploading();
    sent.onerror();
    expect(await outcome).toEqual({ type: 'http.network' });
  });

  test('an upload that is cancelled is no answer', async () => {
    const abort = new AbortController();
    const { outcome } = await uploading(abort.signal);
    abort.abort();
    expect(await outcome).toEqual({ type: 'http.network' });
  });

  test('an upload that was cancelled before it began never leaves', async () => {
    const client = createClient({
      configuration: everything,
      session: () => ({ id: 'a-session', token: 'a-token' }),
    });
    const left = vi.fn();
    FakeRequest.onSend = left;
    const options = { onProgress: () => {}, signal: AbortSignal.abort() };
    const outcome = await client.ask(eboxUploadAllegato, request, options);
    expect(outcome).toEqual({ type: 'http.network' });
    expect(left).not.toHaveBeenCalled();
  });
});
