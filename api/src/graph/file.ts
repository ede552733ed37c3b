/**
 * Files: bytes in-process, base64 in JSON, so that downloads go through the same path as everything else. REST sends a
 * large one as it is read.
 */
import { GraphQLError } from 'graphql';
import { builder } from './builder.ts';

interface FileFacts {
  filename: string;
  contentType: string;
  /** What the file omits although a reader might expect it; null if it is complete. */
  leftOut?: string | null;
}

/** A file from a service. */
export interface FileShape extends FileFacts {
  bytes: Uint8Array;
}

/** A file that is written as it is read, because the whole may be large. */
export interface FileInParts extends FileFacts {
  parts: AsyncIterable<string | Uint8Array>;
}

class FileBytes extends Uint8Array {
  toJSON(): string {
    return Buffer.from(this).toString('base64');
  }
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

async function join(parts: AsyncIterable<string | Uint8Array>): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  for await (const part of parts) read.push(typeof part === 'string' ? Buffer.from(part, 'utf8') : part);
  return Buffer.concat(read);
}

export const FileBytesScalar = builder.scalarType('FileBytes', {
  description: 'The bytes of a file, base64. The portal itself sends and downloads files over REST.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc4648#section-4',
  serialize: (bytes) => (bytes instanceof Uint8Array ? new FileBytes(bytes) : bytes),
  // REST passes bytes unchanged.
  parseValue: (value) => {
    if (value instanceof Uint8Array) return value;
    if (typeof value === 'string' && BASE64.test(value)) return new Uint8Array(Buffer.from(value, 'base64'));
    throw new GraphQLError('Expected the bytes of a file as base64.', {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  },
});

export const File = builder.objectRef<FileShape | FileInParts>('File').implement({
  tokenScope: 'ANY_TOKEN',
  description: 'A file to download.',
  // Guarded by the fields that return it.
  authScopes: { everyone: true },
  fields: (t) => ({
    filename: t.exposeString('filename', {
      description: 'The name to save it under, such as payroll-summary.csv.',
    }),
    contentType: t.exposeString('contentType', { description: 'Its media type, such as application/pdf.' }),
    leftOut: t.string({
      nullable: true,
      description:
        'Who or what a reader might expect in the file but is not there, such as how many people a bank file does not pay; null for a complete file.',
      resolve: ({ leftOut }) => leftOut ?? null,
    }),
    bytes: t.field({
      description: "The file's contents; large, so select them only to save them.",
      type: FileBytesScalar,
      resolve: (file, _args, { request }) => {
        if ('bytes' in file) return file.bytes;
        return request.takesParts ? file.parts : join(file.parts);
      },
    }),
  }),
});
