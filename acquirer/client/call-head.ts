/**
 * Where a call goes and how it identifies its caller (API-002, API-003). No imports: the script of
 * a page makes its first calls before the portal's code is there.
 */
export const addressOfCall = (
  alias: string,
  apiBaseUrl: string,
  paths: Readonly<Record<string, string>>,
) => apiBaseUrl + (paths[alias] ?? `/${alias}`);

export const sessionHeaders = (id: string, token: string | null) => ({
  'session-id': id,
  ...(token !== null && { Authorization: `Bearer ${token}` }),
});
