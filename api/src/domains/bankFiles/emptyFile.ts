/** Why a bank file would pay no one: the files that already have everyone, and why the others are in none. */
import { formatDay } from 'rules/dayFormats';
import { formatMoney } from 'rules/money';
import { toId } from '../../operation/ids.ts';
import type { BankPayees, LeftOutPayee } from './payees.ts';

const NO_ONE = 'There’s no one to pay by direct deposit this week.';

const listed = new Intl.ListFormat('en-US');

interface EmptyFile {
  message: string;
  /** Each file with its ID, then each person with the reason. */
  details: string[];
}

const isInFile = (payee: LeftOutPayee) => payee.inFile !== null;

/** Null if it pays someone. */
export function describeEmptyFile({ paid, leftOut }: BankPayees): EmptyFile | null {
  if (paid.length > 0) return null;
  const inFiles = leftOut.filter(isInFile);
  const others = leftOut.filter((payee) => !isInFile(payee));
  const files = new Map(inFiles.flatMap(({ inFile }) => (inFile ? [[inFile.fileId, inFile.madeOn]] : [])));
  const named = [...files].map(([id, madeOn]) => ({ id: toId('BankFile', id), of: formatDay(madeOn) }));
  return {
    message: inFiles.length === 0 ? NO_ONE : describeInFiles(inFiles, named, others.length),
    details: [
      ...named.map(({ id, of }) => `The file of ${of}: ${id}`),
      ...others.map(({ name, amount, reason }) => `${name}, ${formatMoney(amount)}: ${reason}`),
    ],
  };
}

function describeInFiles(
  inFiles: readonly LeftOutPayee[],
  files: readonly { of: string }[],
  others: number,
): string {
  const who = inFiles.length === 1 ? `${inFiles[0]!.name} is` : `All ${inFiles.length} are`;
  const where = `the ${files.length === 1 ? 'file' : 'files'} of ${listed.format(files.map(({ of }) => of))}`;
  const rest = others === 0 ? '' : ` ${others} more ${others === 1 ? 'is' : 'are'} left out.`;
  return `${who} in ${where}, which you can download again.${rest}`;
}
