/** A database URL with several hosts, as PostgreSQL's own programs take it: `postgresql://one:5432,two:5433/portal`. */

const PARTS = /^([a-z]+:\/\/(?:[^/?#@]*@)?)([^/?#]*)(.*)$/is;

/** The same URL for each host, in order. */
export function splitHosts(url: string): [string, ...string[]] {
  const [, before, hosts, after] = PARTS.exec(url) ?? [];
  if (hosts === undefined) return [url];
  return hosts.split(',').map((host) => `${before}${host}${after}`) as [string, ...string[]];
}
