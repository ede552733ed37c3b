/** HEAD: whatever GET returns, without the body. */

/** Whether the method only reads. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** The method whose response is wanted, the body aside. */
export const effectiveMethod = (method: string): string => (method === 'HEAD' ? 'GET' : method);

/** The response as the method gets it. What would still have been read for the body is not. */
export function forMethod(method: string, response: Response): Response {
  if (method !== 'HEAD' || !response.body) return response;
  response.body.cancel().catch(() => undefined);
  const { status, statusText, headers } = response;
  return new Response(null, { status, statusText, headers });
}
