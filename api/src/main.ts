/**
 * `carrier-portal <command>`, the portal's one program: what operators call, in a release and through package.json. Reads
 * only what the command needs.
 */
import { runProgram } from './commands/program.ts';

await runProgram(process.argv.slice(2));
