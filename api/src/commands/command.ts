/** A command: its options, its work, and how it reports progress. */

export interface Option {
  type: 'string' | 'boolean';
  /** It can be given more than once. */
  multiple?: boolean;
  /** The value's name in the usage. */
  value?: string;
  about: string;
}

export interface Given {
  values: Record<string, string | boolean | (string | boolean)[] | undefined>;
  positionals: string[];
}

export interface Report {
  /** Tells people the progress and the result. */
  say: (text: string) => void;
  /** Reports a problem; the command continues, and ends with status 1. */
  complain: (text: string) => void;
  /** Whether the output is for a program. */
  isJson: boolean;
}

export interface Command {
  options: Readonly<Record<string, Option>>;
  /** Its arguments besides the options, by their names in the usage. */
  operand?: string;
  /** Returns the result for programs; `--json` prints it. */
  run: (given: Given, report: Report) => Promise<object>;
}
