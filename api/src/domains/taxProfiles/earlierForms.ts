/** What a new Form W-9 says about earlier ones. Pure. */
import type { TaxClass } from '../../platform/db/generated/client/enums.ts';

export interface EarlierForm {
  version: number;
  /** The first version that it replaces as wrong from the beginning. */
  replacesFrom: number | null;
  taxClass: TaxClass;
  llcClass: string | null;
  exemptPayeeCode: string | null;
}

type TaxStatus = Pick<EarlierForm, 'taxClass' | 'llcClass' | 'exemptPayeeCode'>;

const isSameStatus = (a: TaxStatus, b: TaxStatus): boolean =>
  a.taxClass === b.taxClass && a.llcClass === b.llcClass && a.exemptPayeeCode === b.exemptPayeeCode;

/** Oldest to newest, without forms that a later one replaces. */
function standing<Form extends EarlierForm>(forms: readonly Form[]): Form[] {
  const rising = [...forms].sort((a, b) => a.version - b.version);
  return rising.filter(
    ({ version }) =>
      !rising.some((later) => later.version > version && (later.replacesFrom ?? later.version) <= version),
  );
}

/**
 * The version with which the current tax status began; several consecutive forms may have stated the same one. Null if
 * there is none; `isFirst` if no other status came before.
 */
export function findStatusBeginning(
  forms: readonly EarlierForm[],
): { version: number; isFirst: boolean } | null {
  const known = standing(forms);
  const newest = known.at(-1);
  if (!newest) return null;
  const before = known.findLastIndex((form) => !isSameStatus(form, newest));
  const { version, replacesFrom } = known[before + 1]!;
  return { version: replacesFrom ?? version, isFirst: before === -1 };
}
