import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Whether a value fits a schema of an OpenAPI document. */
export function fits(document, schema, value) {
  const inside = (each, of) => fits(document, each, of);
  if (schema.$ref) return inside(document.components.schemas[schema.$ref.split('/').pop()], value);
  if (schema.anyOf && !schema.anyOf.some((each) => inside(each, value))) return false;
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (schema.const !== undefined && schema.const !== value) return false;
  const kind = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  const { type = kind } = schema;
  if (type !== kind && !(type === 'integer' && Number.isInteger(value))) return false;
  if (kind === 'string')
    return (
      value.length >= (schema.minLength ?? 0) &&
      value.length <= (schema.maxLength ?? Infinity) &&
      (!schema.pattern || new RegExp(schema.pattern).test(value)) &&
      (schema.format !== 'date' || /^\d{4}-\d\d-\d\d$/.test(value))
    );
  if (kind === 'number')
    return value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity);
  if (kind === 'array')
    return (
      value.length >= (schema.minItems ?? 0) &&
      value.every((each) => !schema.items || inside(schema.items, each))
    );
  if (kind !== 'object') return true;
  return (
    (schema.required ?? []).every((name) => value[name] !== undefined) &&
    Object.entries(schema.properties ?? {}).every(
      ([name, each]) => value[name] === undefined || inside(each, value[name]),
    )
  );
}

const sum = (rows, field) => rows.reduce((all, row) => all + Math.round(row[field] * 100), 0) / 100;
const today = new Date().toISOString().slice(0, 10);
const month = today.slice(0, 7);

/** What one company has: shops, movements of this month with a summary each, statements, cases. */
function company(user, first, shopCount) {
  const shops = Array.from({ length: shopCount }, (_, index) => {
    const code = String(first + index);
    const address = { address: 'VIA ROMA 1', city: 'MILANO', zip: '20121' };
    return { name: `BAR ${index}`, code, codPointOfSales: code, emailGest: '', ...address };
  });
  const movements = Array.from({ length: 70 }, (_, index) => {
    const { code, name } = shops[index % shopCount];
    const [amount, commission] = [index + 10.55, 0.25];
    return {
      ...{ branchCode: code, name, date: `${month}-01T10:00:${10 + (index % 50)}`, amount },
      ...{ commission, net: Math.round((amount - commission) * 100) / 100, pos: '1' },
      ...{ summary: `${index}`, autorization: '123456', pan: '453201******7788' },
      status: index % 9 === 0 ? 'A' : 'V',
    };
  });
  const summaries = movements.map(({ branchCode, name, amount, commission, net, summary }) => ({
    ...{ branchCode, name, date: `${month}-01`, bank: '03069', code: summary },
    ...{ uid: `${first}-${summary}`, transactionNumber: 1, calculatedGrossAmount: amount },
    ...{ declaredGrossAmount: amount, calculatedCommissionAmount: commission },
    ...{ calculatedNetAmount: net, declaredNetAmount: net },
  }));
  const statements = shops.flatMap(({ code: branchCode, name }) =>
    [1, 2, 3, 4, 5, 6].map((each) => ({ branchCode, name, date: `2025-0${each}-28` })),
  );
  const cases = ['nuove', 'visione'].map((state, index) => ({
    ...{ state, caseId: `${first}${index}`, practice: `3${first}${index}`, expiry: today },
    ...{ codPV: shops[0].code, insegnaLoc: shops[0].name, dataTrans: `${month}-01` },
    ...{ card: '453201******7788', amountTrans: 84.5, amountCont: 84.5, replies: index },
  }));
  const welcome = { ebox: 'SI', userType: 'N', passwordExpireDay: 60, code: '1', user };
  const merchant = { ...welcome, codsoc: String(first), name: 'BAR SRL', cellNumber: '+39333123' };
  const ids = [...shops.map(({ code }) => code), ...summaries.map(({ uid }) => uid)];
  const owned = new Set([...ids, ...cases.map(({ caseId }) => caseId), `e${first}`]);
  return { merchant, shops, movements, summaries, statements, cases, ebox: `e${first}`, owned };
}

const isBetween = (value, least, most) =>
  (!least || value >= Number(least)) && (!most || value <= Number(most));

const movementsOf = (me, q) =>
  me.movements.filter(
    (row) =>
      row.date.startsWith(`${q.month.slice(0, 4)}-${q.month.slice(4)}${q.day && `-${q.day}`}`) &&
      (!q.codPos || row.branchCode === q.codPos) &&
      (!q.pos || row.pos === q.pos) &&
      (!q.closedOnly || row.status === q.closedOnly) &&
      isBetween(row.amount, q.minAmount, q.maxAmount) &&
      isBetween(row.net, q.minNetAmount, q.maxNetAmount),
  );

const summariesOf = (me, q) =>
  me.summaries.filter(
    (row) =>
      row.date.startsWith(`${q.month.slice(0, 4)}-${q.month.slice(4)}${q.day && `-${q.day}`}`) &&
      (!q.codPos || row.branchCode === q.codPos) &&
      (!q.abi || row.bank === q.abi) &&
      isBetween(row.calculatedGrossAmount, q.minGrossCalculated, q.maxGrossCalculated) &&
      isBetween(row.declaredGrossAmount, q.minGrossDeclared, q.maxGrossDeclared),
  );

const pageOf = (rows, q, size = 60) =>
  q.typeCall === 'C' ? rows : rows.slice((q.page - 1) * size, q.page * size);

const shopsOf = (me, search) =>
  me.shops.filter(({ name, code }) => name.startsWith(search) || code.includes(search));

const casesOf = (me, state) => me.cases.filter((each) => each.state === state);

/** The calls whose answer depends on who asks what; of the others the document's example will do. */
const answers = {
  welcome: (me) => me.merchant,
  searchPointOfSales: (me, q) => {
    const found = shopsOf(me, q.filter);
    const totalPage = Math.ceil(found.length / 10);
    return { accountListItems: pageOf(found, q, 10), totalPage, currentPage: q.page };
  },
  SEARCH_POS_PAGED: (me, q) => {
    const found = shopsOf(me, q.search).filter(({ code }) => !q.ids[0] || q.ids.includes(code));
    return { list: pageOf(found, q, 10), pages: Math.ceil(found.length / 10), currentPage: q.page };
  },
  SEARCH_POS_LIST: (me) => ({ pointOfSalesList: me.shops }),
  getTransactionList: (me, q) => ({ transactionList: pageOf(movementsOf(me, q), q) }),
  getTotalTransaction: (me, q) => {
    const rows = movementsOf(me, q);
    const [amount, commission] = [sum(rows, 'amount'), sum(rows, 'commission')];
    return { count: rows.length, amount, commission, net: sum(rows, 'net') };
  },
  GET_SUMMARY_LIST: (me, q) => ({ summaryList: pageOf(summariesOf(me, q), q) }),
  GET_TOTAL_SUMMARY: (me, q) => {
    const rows = summariesOf(me, q);
    const net = sum(rows, 'calculatedNetAmount');
    const amount = sum(rows, 'calculatedGrossAmount');
    const commission = sum(rows, 'calculatedCommissionAmount');
    return { count: rows.length, amount, commission, net, declared: net, difference: 0 };
  },
  GET_SUMMARY_TRANSACTION_LIST: (me, q) => {
    const rows = me.movements.filter(({ summary }) => q.uid.endsWith(`-${summary}`));
    const list = rows.map((row) => ({ ...row, calculatedGrossAmount: row.amount }));
    return { summaryTransactionList: pageOf(list, q), totalElements: list.length };
  },
  GET_STATISTICS: (me) => {
    const valid = me.movements.filter(({ status }) => status === 'V');
    const [grossAmount, feeAmount] = [sum(valid, 'amount'), sum(valid, 'commission')];
    const [year, sequence] = month.split('-').map(Number);
    const period = { year, sequence, numberOfTransaction: me.movements.length };
    return {
      statisticsList: [{ ...period, grossAmount, feeAmount, netAmount: sum(valid, 'net') }],
    };
  },
  SEARCH_ACCOUNT_BALANCE: (me, q) => {
    const from = q.month && `${q.month.slice(0, 4)}-${q.month.slice(4)}`;
    const found = me.statements.filter(
      ({ date, branchCode }) => date.startsWith(from) && branchCode.includes(q.filter),
    );
    return { accountListItems: pageOf(found, q), totalElements: found.length };
  },
  GET_EBOX_LIST: (me) => ({ managerList: [{ eboxCode: me.ebox, flSuspended: '0' }] }),
  SEARCH_PRATICES: (me, q) => ({
    practiceList: casesOf(me, q.state).filter(({ codPV }) => !q.search || codPV === q.search),
  }),
  EBOX_DETAIL: (me, q) => {
    const { state, replies } = me.cases.find(({ caseId }) => caseId === q.caseID);
    const reply = { dataCreazione: `${today}T10:00:00`, statoEbox: 'In visione', testo: 'Ecco.' };
    const allegatiList = [{ documento: 'ricevuta.pdf', path: q.caseID }];
    const messagesList = Array.from({ length: replies }, () => ({ ...reply, allegatiList }));
    return { state, transAmount: 84.5, messagesList };
  },
  EBOX_UPLOAD_ALLEGATO: (me, q) => {
    me.cases.find(({ caseId }) => caseId === q.caseId).replies += 1;
    return { esito: 'OK' };
  },
};

/** Fields that name something of a company. */
const idFields = 'codPos codPointOfSales branchCode uid ebox caseID caseId path cod'.split(' ');

const exampleOf = ({ responses }) => responses[200].content['application/json']?.example;

/**
 * A back end as an integrator could write it: node:http, and the OpenAPI document as its only source.
 * Users `anna` and `bruno` of two companies, password `Segreta2026`, one-time code 123456.
 */
export function plainBackEnd(document) {
  const companies = { anna: company('anna', 1_000_000_001, 12), bruno: company('bruno', 2e9, 1) };

  const logIn = ({ userid, password, success_url: back }) => {
    const query = companies[userid] && password === 'Segreta2026' ? `code=${userid}` : 'p_error=1';
    return { status: 303, headers: { location: `${back}?${query}` }, body: '' };
  };

  const answerTo = (operation, request, token) => {
    const refused = (status, detail) => ({ status, body: { details: [detail] } });
    const [{ schema }] = Object.values(operation.requestBody.content);
    const alias = operation['x-alias'];
    const me = companies[token];
    if (operation.security.length > 0 && !me) return refused(401, 'token');
    if (!fits(document, schema, request)) return refused(400, 'request');
    if (operation.operationId === 'login') return logIn(request);
    if (alias === 'tokenExchange')
      return companies[request.code]
        ? { status: 200, body: { access_token: request.code } }
        : refused(401, 'code');
    if (
      alias !== 'getSession' &&
      me &&
      idFields.some((id) => request[id] && !me.owned.has(request[id]))
    )
      return refused(404, 'id');
    if (request.otp !== undefined && request.otp !== '123456') return refused(406, '5707');
    return { status: 200, body: (answers[alias] ?? (() => exampleOf(operation)))(me, request) };
  };

  const parsed = async (type, bytes) => {
    if (type.startsWith('application/json')) return JSON.parse(bytes);
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    return { ...Object.fromEntries(form), files: undefined };
  };

  return createServer(async (asked, answer) => {
    answer.setHeader('access-control-allow-origin', '*');
    answer.setHeader(
      'access-control-allow-headers',
      'authorization, content-type, session-id, domain, idempotency-key',
    );
    const operation = document.paths[asked.url]?.[asked.method.toLowerCase()];
    if (!operation) return answer.writeHead(asked.method === 'OPTIONS' ? 204 : 404).end();
    const bytes = await buffer(asked);
    const request = await parsed(asked.headers['content-type'] ?? '', bytes);
    const token = asked.headers.authorization?.replace('Bearer ', '');
    const { status, headers, body } = answerTo(operation, request, token);
    const isFile = status === 200 && body === undefined;
    const type = isFile ? 'application/pdf' : 'application/json';
    answer.writeHead(status, { 'content-type': type, ...headers });
    answer.end(isFile ? '%PDF-1.7\n%%EOF\n' : JSON.stringify(body));
  });
}
