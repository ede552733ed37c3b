/** What a command is: its options, its work, and how it speaks while it works. */

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
  /** Tells people how far it is and what came out. */
  say: (text: string) => void;
  /** Something is not as it should be; the command goes on, and ends with status 1. */
  complain: (text: string) => void;
  /** Whether the output is for a program. */
  isJson: boolean;
}

export interface Command {
  options: Readonly<Record<string, Option>>;
  /** What it needs besides its options, by its name in the usage. */
  operand?: string;
  /** Returns what a program wants to know; `--json` prints it. */
  run: (given: Given, report: Report) => Promise<object>;
}
