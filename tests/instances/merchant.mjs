import { randomUUID } from 'node:crypto';

const password = 'Portale2026';

/** Posts the login form and returns the query of its redirect. */
export const logIn = async (address, userid, typed = password) => {
  const success = `${address}/login`;
  const response = await fetch(`${address}/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ userid, password: typed, success_url: success }),
    redirect: 'manual',
  });
  const location = response.headers.get('location');
  if (response.status !== 303 || location === null) throw new Error(`login: ${response.status}`);
  return Object.fromEntries(new URL(location).searchParams);
};

/** Exchanges a code for a token, and returns the whole response. */
export const exchange = (address, code) =>
  fetch(`${address}/auth/token`, {
    method: 'POST',
    headers: { domain: 'esercenti', 'session-id': 'instances' },
    body: new URLSearchParams({
      code,
      redirect_uri: `${address}/login`,
      grant_type: 'authorization_code',
      client_id: 'portale-esercenti',
    }),
  });

/** The token of a fresh session. */
export const tokenOf = async (address, userid) => {
  const { code } = await logIn(address, userid);
  return (await (await exchange(address, code)).json()).access_token;
};

/** A signed-in merchant: posts a call of the contract, and returns status and body. */
export const asMerchant = async (address, userid) => {
  const token = await tokenOf(address, userid);
  const headers = { authorization: `Bearer ${token}`, 'session-id': randomUUID() };
  const send = async (alias, init) => {
    const response = await fetch(`${address}/api/${alias}`, { method: 'POST', ...init });
    const text = await response.text();
    // A balancer without a server behind it answers with a page.
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? JSON.parse(text) : undefined };
  };
  return {
    post: (alias, body, others = {}) =>
      send(alias, {
        headers: { ...headers, 'content-type': 'application/json', ...others },
        body: JSON.stringify(body),
      }),
    postForm: (alias, body, others = {}) =>
      send(alias, { headers: { ...headers, ...others }, body }),
  };
};

/** The form of a reply to a case. */
export const replyForm = ({ caseId, ebox }, files, msgEse = '') => {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  const fields = { caseId, ebox, msgEse, cbEvasione: 'false' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

/** A PDF of one empty page, as large as that in bytes. */
export const pdfOf = (name, size) => {
  const bytes = new Uint8Array(size).fill(0x20);
  bytes.set(Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Page >>\nendobj\n'));
  return new File([bytes], name);
};

/** The open cases of a user, with the manager who may answer each. */
export const openCasesOf = async ({ post }) => {
  const { managerList } = (await post('GET_EBOX_LIST', {})).body;
  const found = [];
  for (const { eboxCode: ebox } of managerList.filter(({ flSuspended }) => flSuspended === '0')) {
    for (const state of ['nuove', 'sospeso', 'scadenza']) {
      const request = { ebox, order: 'datascad', search: '', state };
      const { practiceList } = (await post('SEARCH_PRATICES', request)).body;
      found.push(...practiceList.map(({ caseId }) => ({ caseId, ebox })));
    }
  }
  return found;
};
