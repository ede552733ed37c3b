/** A way to the portal that a test can trouble: answers get lost on it, and a newer service worker comes along it. */
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Gate {
  url: string;
  /** Operations and files that have passed, by name: 'sendDayAddMutation', 'POST /api/receipts/files'. */
  passed: string[];
  /** The portal gets the next request of this name, and its answer gets lost. */
  loseAnswerTo: (name: string) => void;
  /** Whether anything gets through: what a service worker fetches is not the page's, and its network not the page's either. */
  setOpen: (isOpen: boolean) => void;
  /** Changes the service worker on its way. */
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

/** Opens a way to the portal at `target`. */
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
          // It breaks off in the middle: where nothing at all has come, the browser itself asks once more.
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
