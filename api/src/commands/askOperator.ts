/** Asks the operator before a command goes on. */
import { createInterface } from 'node:readline';

/** Whether an operator is there to read the question and respond. */
export const hasTerminal = (): boolean => Boolean(process.stdin.isTTY && process.stdout.isTTY);

/** Whether the operator says yes; anything else, including the end of the input, means no. */
export function askOperator(
  question: string,
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Promise<boolean> {
  const lines = createInterface({ input, output });
  return new Promise((resolve) => {
    lines.once('close', () => resolve(false));
    lines.question(`${question} [y/N] `, (reply) => {
      resolve(/^\s*y(es)?\s*$/i.test(reply));
      lines.close();
    });
  });
}
