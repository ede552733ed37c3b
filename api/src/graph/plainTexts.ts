/**
 * Checks every text of every mutation before anything else reads it: no invisible characters, one line unless several
 * are allowed, and composed form (NFC). So new fields are safe by default; texts that people do not read are listed
 * here.
 */
import SchemaBuilder, { BasePlugin, type PothosInputFieldConfig, type SchemaTypes } from '@pothos/core';
import { findTextIssue, type TextShape } from 'rules/plainText';
import { z } from 'zod';

const NAME = 'plainTexts';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      plainTexts: PlainTextsPlugin<Types>;
    }
  }
}

/** Secrets, keys and machine-written texts, each with its own check. */
const UNREAD = new Set([
  ...['password', 'newPassword', 'currentPassword', 'token', 'code', 'passkey', 'response'],
  ...['idempotencyKey', 'requestKey', 'revision'],
  // Lists and headers are checked cell by cell; a search strips invisible characters.
  ...['text', 'header', 'search'],
]);

/** Texts with several lines. */
const LINES = new Set([
  ...['agreementNote', 'correction', 'force', 'note', 'notes', 'reason', 'rejectionReason', 'reviewText'],
  ...['SaveQueryInput.query', 'SaveQueryInput.variables'],
  ...['LogDayInput.description', 'SubmitDayInput.description', 'UpdateTimeLogInput.description'],
]);

const NAMES = new Set(['agreedBy', 'firstName', 'lastName', 'signedName']);

/** 'firstName' becomes 'First name'. */
const toLabel = (field: string): string => {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const plainText = (label: string, shape: TextShape) =>
  z
    .string()
    .transform((typed) => typed.normalize('NFC'))
    .superRefine((typed, { addIssue }) => {
      const message = findTextIssue(label, typed, shape);
      if (message) addIssue({ code: 'custom', message });
    });

interface Extensions {
  '@pothos/plugin-validation'?: { schemas?: z.ZodType[] };
}

class PlainTextsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onInputFieldConfig(config: PothosInputFieldConfig<Types>): PothosInputFieldConfig<Types> {
    const isList = config.type.kind === 'List';
    const type = config.type.kind === 'List' ? config.type.type : config.type;
    const { name, parentType } = config;
    if (config.kind !== 'InputObject' || type.kind !== 'Scalar' || UNREAD.has(name)) return config;
    if (this.buildCache.getTypeConfig(type.ref).name !== 'String') return config;
    const extensions = (config.extensions ?? {}) as Extensions;
    const { schemas = [] } = extensions['@pothos/plugin-validation'] ?? {};
    const shape = {
      hasLines: LINES.has(name) || LINES.has(`${parentType}.${name}`),
      isName: NAMES.has(name),
    };
    const text = plainText(toLabel(name), shape);
    return {
      ...config,
      extensions: {
        ...extensions,
        '@pothos/plugin-validation': { schemas: [...schemas, isList ? z.array(text) : text] },
      },
    };
  }
}

SchemaBuilder.registerPlugin(NAME, PlainTextsPlugin);

export default NAME;
