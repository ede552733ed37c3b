/** The headers of every request to the GraphQL server. */
export function portalHeaders(token: string | undefined): Record<string, string> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    // A header no form can send: the server's proof that the request comes from the portal's own pages.
    'x-portal-client': 'web',
  };
  if (token) headers.authorization = `Bearer ${token}`;
  return headers;
}
