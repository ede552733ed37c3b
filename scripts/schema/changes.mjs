/** What changed between two versions of the schema for someone whose script was written for the earlier one. */
import { ChangeType, CriticalityLevel, DiffRule, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { strictForm } from './strictForm.mjs';

/** The section of the changelog for what is not released yet. */
export const NEXT = '## Next release';

/** The same request would mean something else, and nothing would say so. */
const SILENT = new Set([ChangeType.FieldArgumentDefaultChanged, ChangeType.InputFieldDefaultValueChanged]);

/**
 * No request that is sent today has an argument that is new and need not be there, or an interface that is; and a payload
 * is returned only to requests that select from it.
 */
const UNNOTICED = new Set([ChangeType.FieldArgumentAdded, ChangeType.ObjectTypeInterfaceAdded]);

/**
 * What the contract has taken from scripts all the same, because they must not read it any longer or because it is not
 * done at once any more. A release empties the list.
 */
const DECIDED = new Set([
  'ContractorStats.basePay',
  'ContractorStats.expenses',
  'ContractorStats.totalPay',
  'DeleteUserPayload.deletedUserId',
]);

/** The library looks after deprecated fields, enum values and what only they use, and forgets arguments. */
function wasDeprecatedArgument({ type, path }, released) {
  if (type !== ChangeType.FieldArgumentRemoved) return false;
  const [parent, field, name] = path.split('.');
  const argument = released
    .getType(parent)
    .getFields()
    [field].args.find((each) => each.name === name);
  return argument.deprecationReason != null;
}

function kindOf(change, released) {
  const { type, criticality, meta } = change;
  if (meta.addedDirectiveName === 'deprecated') return 'deprecated';
  if (type === ChangeType.FieldTypeChanged && DECIDED.has(change.path)) return 'dangerous';
  if (SILENT.has(type)) return 'breaking';
  if (criticality.level === CriticalityLevel.Breaking)
    return wasDeprecatedArgument(change, released) ? 'dangerous' : 'breaking';
  if (UNNOTICED.has(type) || meta.addedUnionMemberTypeName?.endsWith('Payload')) return undefined;
  return criticality.level === CriticalityLevel.Dangerous ? 'dangerous' : undefined;
}

/** Each change that may be noticed: its kind, its place as `Type.field`, and a sentence. */
export async function listChanges(releasedText, text) {
  const [released, today] = [releasedText, text].map((each) => buildSchema(strictForm(each)));
  const changes = await diff(released, today, [DiffRule.suppressRemovalOfDeprecatedField]);
  return changes
    .map((change) => ({
      kind: kindOf(change, released),
      place: change.path?.replace(/\.@\w+$/, '') ?? '',
      message: change.message,
    }))
    .filter(({ kind }) => kind);
}

/** What is wrong with the changes: those that break scripts, and those that their authors are not told. */
export function judgeChanges(changes, changelog) {
  const [, next = ''] = changelog.split(`${NEXT}\n`);
  const told = next.split(/^## /m)[0];
  return changes.flatMap(({ kind, place, message }) => {
    if (kind === 'breaking')
      return [`Breaks scripts: ${message}. What goes is deprecated for a release first.`];
    return told.includes(`\`${place}\``) ? [] : [`Not in the changelog: \`${place}\`. ${message}.`];
  });
}
