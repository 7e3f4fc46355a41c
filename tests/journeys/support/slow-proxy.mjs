import http from 'node:http';

/**
 * Loaded into an acquirer before anything else: it delays every answer by a random time up to
 * JOURNEYS_LATE_MS. Messages to phones (`/outbox`) are not delayed.
 */
const most = Number(process.env.JOURNEYS_LATE_MS);
const { emit } = http.Server.prototype;

const late = (work) => setTimeout(work, Math.random() * most);

http.Server.prototype.emit = function (name, ...given) {
  const [request, response] = given;
  if (name !== 'request' || request.url.startsWith('/outbox'))
    return emit.call(this, name, ...given);
  const { end } = response;
  response.end = (...last) => {
    late(() => end.apply(response, last));
    return response;
  };
  late(() => emit.call(this, name, ...given));
  return true;
};
