/** What a form lacks that one of them can fix. */
export type Lack = { readonly who: string; readonly texts: readonly string[] };

// The server's messages begin with the missing part, which tells who can fix it.
const ACTORS: readonly (readonly [what: RegExp, who: (payee: string) => string])[] = [
  [/^(TIN|Legal name|Signature)\b/, (payee) => `${payee} signs the Form W-9 in their own profile`],
  [/^(Payer|EIN)\b/, () => 'An administrator, in Company'],
  [/^Payroll #/, () => 'A manager or an administrator, in Payroll'],
  [/^(Work relation|Another person)\b/, () => 'An administrator or accountant, on this page'],
  [/^The reporting threshold\b/, () => 'An administrator, on this page'],
];

const whoActs = (text: string, payee: string): string => {
  const actor = ACTORS.find(([what]) => what.test(text));
  return actor ? actor[1](payee) : 'An administrator';
};

/** What a payee's form lacks, by who has to act. */
export function lacksByActor(missing: readonly string[], payee: string): readonly Lack[] {
  const actors = [...new Set(missing.map((text) => whoActs(text, payee)))];
  return actors.map((who) => ({ who, texts: missing.filter((text) => whoActs(text, payee) === who) }));
}
