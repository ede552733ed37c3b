/**
 * A proxy in front of the portal with which a test can cause trouble: it loses responses, and serves a newer service
 * worker.
 */
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Gate {
  url: string;
  /** The operations and files that have passed, by name: 'sendDayAddMutation', 'POST /api/receipts/files'. */
  passed: string[];
  /** The portal gets the next request of this name, and its response is lost. */
  loseAnswerTo: (name: string) => void;
  /** Whether anything gets through: a service worker's requests are not the page's, and it has its own network. */
  setOpen: (isOpen: boolean) => void;
  /** Modifies the service worker in transit. */
  rewriteWorker: (rewrite: (script: string) => string) => void;
  close: () => Promise<void>;
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function readName({ method, url }: IncomingMessage, body: Buffer): string {
  if (url !== '/graphql') return `${method} ${url}`;
  return (JSON.parse(body.toString()) as { operationName?: string }).operationName ?? 'unnamed';
}

/** Opens a proxy to the portal at `target`. */
export async function openGate(target: string): Promise<Gate> {
  const passed: string[] = [];
  const toLose: string[] = [];
  let rewrite = (script: string) => script;
  let isOpen = true;
  const { hostname, port } = new URL(target);

  const server: Server = createServer(async (incoming, outgoing) => {
    if (!isOpen) return void incoming.destroy();
    const body = await readAll(incoming);
    const name = incoming.method === 'POST' ? readName(incoming, body) : '';
    if (name) passed.push(name);
    const isWorker = incoming.url === '/sw.js';
    const headers = { ...incoming.headers, ...(isWorker && { 'accept-encoding': 'identity' }) };
    const forward = request(
      { hostname, port, path: incoming.url, method: incoming.method, headers },
      async (answer) => {
        const lost = toLose.indexOf(name);
        if (lost !== -1) {
          toLose.splice(lost, 1);
          await readAll(answer);
          // It breaks off in the middle: if nothing has arrived at all, the browser itself retries.
          outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
          outgoing.write('{', () => outgoing.destroy());
          return;
        }
        if (isWorker) {
          const script = rewrite((await readAll(answer)).toString());
          const { 'content-length': _length, ...rest } = answer.headers;
          outgoing.writeHead(answer.statusCode!, rest).end(script);
          return;
        }
        outgoing.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forward.destroy());
    forward.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed,
    loseAnswerTo: (name) => void toLose.push(name),
    setOpen: (open) => {
      isOpen = open;
      if (!open) server.closeAllConnections();
    },
    rewriteWorker: (next) => {
      rewrite = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
