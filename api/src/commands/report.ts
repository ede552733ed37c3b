/**
 * The output of a command. Sentences for people go to standard output, problems to standard error. With `--json`,
 * standard output is one object at the end.
 */
import type { Report } from './command.ts';

export interface EndingReport extends Report {
  /** Ends with the result. */
  end: (result: object) => void;
  /** Ends with the reason for the failure. */
  fail: (text: string) => void;
}

export function createReport({ json = false, quiet = false }): EndingReport {
  const problems: string[] = [];
  const print = (result: object) => {
    if (json) console.log(JSON.stringify(result));
  };
  const complain = (text: string) => {
    console.error(text);
    problems.push(text);
    process.exitCode = 1;
  };
  return {
    isJson: json,
    say: (text) => {
      if (!json && !quiet) console.log(text);
    },
    complain,
    end: (result) => print({ ok: problems.length === 0, ...result, ...(problems.length && { problems }) }),
    fail: (text) => {
      complain(text);
      print({ ok: false, problems });
    },
  };
}
