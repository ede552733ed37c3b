/** The changes between two versions of the schema that affect scripts written for the earlier one. */
import { ChangeType, CriticalityLevel, DiffRule, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { strictForm } from './strictForm.mjs';

/** The changelog's section for unreleased changes. */
export const NEXT = '## Next release';

/** The same request would silently mean something else. */
const SILENT = new Set([ChangeType.FieldArgumentDefaultChanged, ChangeType.InputFieldDefaultValueChanged]);

/**
 * No existing request has a new optional argument or a new interface; and a payload is returned only to requests that
 * select from it.
 */
const UNNOTICED = new Set([ChangeType.FieldArgumentAdded, ChangeType.ObjectTypeInterfaceAdded]);

/**
 * Accepted breaking changes: scripts must no longer read these fields, or the action is no longer immediate. A release
 * empties the list.
 */
const DECIDED = new Set([
  'ContractorStats.basePay',
  'ContractorStats.expenses',
  'ContractorStats.totalPay',
  'DeleteUserPayload.deletedUserId',
]);

/** The library handles deprecated fields, enum values and their types, but not arguments. */
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

/** Each noticeable change: its kind, its place as `Type.field`, and a message. */
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

/** The problems with the changes: those that break scripts, and those missing from the changelog. */
export function judgeChanges(changes, changelog) {
  const [, next = ''] = changelog.split(`${NEXT}\n`);
  const told = next.split(/^## /m)[0];
  return changes.flatMap(({ kind, place, message }) => {
    if (kind === 'breaking')
      return [`Breaks scripts: ${message}. What goes is deprecated for a release first.`];
    return told.includes(`\`${place}\``) ? [] : [`Not in the changelog: \`${place}\`. ${message}.`];
  });
}
