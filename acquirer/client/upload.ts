interface Upload {
  readonly headers: Headers;
  readonly body: FormData;
  readonly signal: AbortSignal;
  /** Receives the part that has been sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

const withoutBody = [204, 205];

const responseTo = ({ status, response }: XMLHttpRequest) => {
  if (status < 200 || status > 599) return new Response(null, { status: 500 });
  return new Response(withoutBody.includes(status) ? null : (response as Blob), { status });
};

/** Sends a form and reports its progress, which `fetch` cannot do. Rejects like `fetch`. */
export const upload = (address: string, { headers, body, signal, onProgress }: Upload) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new TypeError('the upload was cut off'));
    request.open('POST', address);
    request.responseType = 'blob';
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => resolve(responseTo(request));
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) fail();
    else request.send(body);
  });
