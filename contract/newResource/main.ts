// The command `npm run resource:new`.
import { CannotRun } from '../cli/commandLine';
import { readOptions, usage } from './options';

/** Returns what prevents the command from starting: a file of the registry that can't be loaded. */
function describeLoadError(error: unknown): string {
  const { message = String(error), stack = '' } = error instanceof Error ? error : {};
  const lines = message.split('\n');
  const line = lines.find((text) => text.includes('ERROR: ')) ?? lines[0] ?? '';
  const [place] = /src[\\/][\w\\/.-]+\.tsx?(:\d+)?/.exec(`${line}\n${stack}`) ?? ['src/resources'];
  const reason = line.replace(/^.*ERROR: /, '').replaceAll(process.cwd(), '.');
  return `The resource registry can't be loaded (${place}): ${reason}. Correct or remove that file first.`;
}

/** Loads the command. The import is dynamic, so that a broken registry is reported in one sentence. */
const loadCommand = () =>
  import('./addResource').catch((error: unknown) => {
    throw new CannotRun(describeLoadError(error));
  });

try {
  const options = readOptions(process.argv.slice(2));
  if (options) await (await loadCommand()).addResource(options);
  else console.log(usage);
} catch (error) {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  console.error(error instanceof CannotRun ? error.message : `Nothing was written: ${line}`);
  process.exitCode = 2;
}
