/** The address that people open: whether this portal responds there, through the proxy, and how long its certificate lasts. */
import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { counted } from 'rules/counted';
import { type Finding, fine, warning, wrong } from '../../app/health/finding.ts';
import type { Settings } from '../../platform/config/config.ts';
import { publicUrlWarning, toPublicUrl } from '../../platform/config/publicUrl.ts';
import { isLoopback } from '../../platform/lib/loopback.ts';
import { readRelease } from '../../platform/lib/release.ts';

const PATIENCE_MS = 10_000;
const DAY_MS = 86_400_000;
/** 90-day certificates are usually renewed with 30 days left. */
const FEW_DAYS = 14;

type AddressSettings = Pick<Settings, 'publicUrl' | 'host' | 'port' | 'metricsToken'>;

/** The cause of a failed fetch, which names the reason. */
const reasonOf = (error: unknown): string => {
  const { cause, message } = error as Error;
  if (cause instanceof AggregateError) return (cause.errors[0] as Error).message;
  return cause instanceof Error ? cause.message : message;
};

export async function checkAddress(settings: AddressSettings): Promise<Finding[]> {
  const url = toPublicUrl(settings, settings.port);
  const notSet = publicUrlWarning(settings);
  return [
    ...(notSet ? [warning('settings', notSet, 'Set PUBLIC_URL.')] : []),
    await checkResponse(url, settings),
    ...(await checkTls(url)),
  ];
}

/** The token is sent only where no one can read it on the way. */
const mayCarryToken = ({ protocol, hostname }: URL): boolean => protocol === 'https:' || isLoopback(hostname);

async function checkResponse(url: string, { metricsToken }: AddressSettings): Promise<Finding> {
  const id = randomUUID();
  const address = `${url}/healthz`;
  let response: Response;
  let body: { status?: string; version?: string };
  try {
    response = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        'x-request-id': id,
        ...(metricsToken && mayCarryToken(new URL(url)) && { authorization: `Bearer ${metricsToken}` }),
      },
    });
    body = await response.json().catch(() => ({}));
  } catch (error) {
    return wrong(
      'address',
      `${address} cannot be reached: ${reasonOf(error)}.`,
      'Start the portal if it is stopped, and check PUBLIC_URL, the name’s DNS entry and the proxy.',
    );
  }
  // Only the portal sends back the ID that it was given and says how it is.
  if (typeof body.status !== 'string')
    return wrong(
      'address',
      `${address} responds with status ${response.status}, but not as the portal does.`,
      'Check that PUBLIC_URL is the portal’s address, and that the proxy passes everything on to HOST and PORT.',
    );
  if (!response.ok)
    return wrong(
      'address',
      `${address} says “${body.status}”.`,
      'Wait a moment if it is starting or stopping; otherwise read the portal’s log.',
    );
  if (response.headers.get('x-request-id') !== id)
    return warning(
      'address',
      `The proxy before ${url} gives requests another X-Request-Id than their own.`,
      'That is fine if it does so on purpose; otherwise let it pass the header on.',
    );
  const { version } = readRelease();
  if (body.version !== undefined && body.version !== version)
    return warning(
      'address',
      `At ${url} version ${body.version} responds, and this is version ${version}.`,
      'Restart the portal with this version.',
    );
  return fine('address', `The portal responds at ${url}.`);
}

interface Certificate {
  validTo: Date;
  /** Why it is not trusted; null if it is. */
  refusal: string | null;
}

const readCertificate = ({ hostname, port }: URL): Promise<Certificate> =>
  new Promise((resolve, reject) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = connect({
      host,
      port: Number(port || 443),
      ...(!isIP(host) && { servername: host }),
      // An untrusted one is described as well.
      rejectUnauthorized: false,
    });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('there is no response')));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const { valid_to: validTo } = socket.getPeerCertificate();
      const refusal = socket.authorized ? null : String(socket.authorizationError);
      socket.destroy();
      resolve({ validTo: new Date(validTo), refusal });
    });
  });

async function checkTls(publicUrl: string): Promise<Finding[]> {
  const url = new URL(publicUrl);
  if (url.protocol !== 'https:')
    return isLoopback(url.hostname)
      ? []
      : [
          warning(
            'certificate',
            `${publicUrl} goes without TLS: passwords and pay can be read on the way.`,
            'Put a proxy with TLS in front, and begin PUBLIC_URL with https.',
          ),
        ];
  try {
    return [judgeCertificate(await readCertificate(url), new Date())];
  } catch (error) {
    return [
      wrong(
        'certificate',
        `The certificate of ${url.host} cannot be read: ${(error as Error).message}.`,
        'Check that the proxy listens there with TLS.',
      ),
    ];
  }
}

export function judgeCertificate({ validTo, refusal }: Certificate, now: Date): Finding {
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS);
  const remedy = 'Renew the certificate, and check that the proxy renews it automatically.';
  if (days < 0) return wrong('certificate', `The certificate expired ${counted(-days, 'day')} ago.`, remedy);
  if (refusal !== null)
    return wrong(
      'certificate',
      `The certificate is not trusted: ${refusal}.`,
      'Use one for this name from an authority that browsers trust; for an authority of your own, set NODE_EXTRA_CA_CERTS.',
    );
  const sentence = `The certificate is valid for another ${counted(days, 'day')}.`;
  return days < FEW_DAYS ? warning('certificate', sentence, remedy) : fine('certificate', sentence);
}
