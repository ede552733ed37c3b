/** HEAD: the response to GET, without the body. */

/** Whether the method only reads. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** The method whose response to build, ignoring the body. */
export const effectiveMethod = (method: string): string => (method === 'HEAD' ? 'GET' : method);

/** The request as a GET. */
export const toGet = (request: Request): Request =>
  request.method === 'GET'
    ? request
    : new Request(request.url, { headers: request.headers, signal: request.signal });

/** The response for the method. An unneeded body is not read. */
export function forMethod(method: string, response: Response): Response {
  if (method !== 'HEAD' || !response.body) return response;
  response.body.cancel().catch(() => undefined);
  const { status, statusText, headers } = response;
  return new Response(null, { status, statusText, headers });
}
