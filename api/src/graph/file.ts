/** Files: bytes in-process, base64 in JSON, so that downloads go through the same path as everything else. */
import { GraphQLError } from 'graphql';
import { builder } from './builder.ts';

/** A file from a service. */
export interface FileShape {
  filename: string;
  contentType: string;
  bytes: Uint8Array;
  /** What the file omits although a reader might expect it; null if it is complete. */
  leftOut?: string | null;
}

class FileBytes extends Uint8Array {
  toJSON(): string {
    return Buffer.from(this).toString('base64');
  }
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

export const FileBytesScalar = builder.scalarType('FileBytes', {
  description: 'The bytes of a file, base64. The portal itself sends and downloads files over REST.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc4648#section-4',
  serialize: (bytes) => new FileBytes(bytes as Uint8Array),
  // REST passes bytes unchanged.
  parseValue: (value) => {
    if (value instanceof Uint8Array) return value;
    if (typeof value === 'string' && BASE64.test(value)) return new Uint8Array(Buffer.from(value, 'base64'));
    throw new GraphQLError('Expected the bytes of a file as base64.', {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  },
});

export const File = builder.objectRef<FileShape>('File').implement({
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
        'Who or what is not in the file and might be looked for there, such as how many people a bank file does not pay; null for a file that is complete.',
      resolve: ({ leftOut }) => leftOut ?? null,
    }),
    bytes: t.field({
      description: 'What is in the file; large, so select it only to save it.',
      type: FileBytesScalar,
      resolve: (file) => file.bytes,
    }),
  }),
});
