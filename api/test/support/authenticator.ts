/** A device that creates passkeys and signs with them, in a browser's format. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (bytes: Buffer) => bytes.toString('base64url');

/** User present and verified by the device. */
const FLAGS = 0x05;
const WITH_KEY = 0x40;

const cborBytes = (bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 255]),
    bytes,
  ]);
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

interface Signing {
  challenge: string;
  origin?: string;
  /** The device's flags; verified by fingerprint or PIN by default. */
  flags?: number;
}

/** One passkey of a portal at localhost. */
export function createAuthenticator({
  rpId = 'localhost',
  origin = 'http://localhost:4000',
  counts = true,
} = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, signing: Signing) =>
    Buffer.from(JSON.stringify({ type, challenge: signing.challenge, origin: signing.origin ?? origin }));
  const head = (flags: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counts ? ++counter : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };
  const response = (content: object) =>
    JSON.stringify({
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response: content,
    });

  function register(signing: Signing): string {
    const { x, y } = publicKey.export({ format: 'jwk' });
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x!, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y!, 'base64url')),
    ]);
    const data = Buffer.concat([
      head((signing.flags ?? FLAGS) | WITH_KEY),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      key,
    ]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(data),
    ]);
    return response({
      clientDataJSON: base64url(clientData('webauthn.create', signing)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    });
  }

  function authenticate(signing: Signing): string {
    const client = clientData('webauthn.get', signing);
    const data = head(signing.flags ?? FLAGS);
    return response({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
    });
  }

  return {
    register,
    authenticate,
    /** Sets the counter back, as for a copy made at that point. */
    rewind: (to: number) => {
      counter = to;
    },
  };
}
