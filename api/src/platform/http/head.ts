/** HEAD: whatever GET returns, without the body. */

/** Whether the method only reads. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** The method whose response is wanted, the body aside. */
export const effectiveMethod = (method: string): string => (method === 'HEAD' ? 'GET' : method);

/** The request as one that gets the body as well. */
export const toGet = (request: Request): Request =>
  request.method === 'GET'
    ? request
    : new Request(request.url, { headers: request.headers, signal: request.signal });

/** The response as the method gets it. What would still have been read for the body is not. */
export function forMethod(method: string, response: Response): Response {
  if (method !== 'HEAD' || !response.body) return response;
  response.body.cancel().catch(() => undefined);
  const { status, statusText, headers } = response;
  return new Response(null, { status, statusText, headers });
}
