/** The response to a scraper that authenticates with its token. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { isRead } from '../platform/http/head.ts';
import { methodNotAllowed, notFound, problem } from '../platform/http/problem.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { bearerToken } from '../viewer/sessions.ts';

export interface ScrapeOptions {
  metrics: Metrics;
  token: string;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request has the metrics token. Digests have equal lengths, so comparing them takes constant time. */
export const hasMetricsToken = (request: Request, options: ScrapeOptions | undefined): boolean =>
  options !== undefined && timingSafeEqual(digest(bearerToken(request) ?? ''), digest(options.token));

/** Without a token in the settings, the address does not exist. */
export const createScrape =
  (options: ScrapeOptions | undefined) =>
  async (request: Request): Promise<Response> => {
    if (!options) return notFound();
    if (!isRead(request.method)) return methodNotAllowed(['GET']);
    if (!hasMetricsToken(request, options))
      return problem({
        status: 401,
        code: 'UNAUTHENTICATED',
        error: 'The token for metrics is missing or wrong.',
      });
    const { metrics } = options;
    return new Response(await metrics.read(), { headers: { 'content-type': metrics.contentType } });
  };
