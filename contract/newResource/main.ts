// The command `npm run resource:new`.
import { CannotRun } from '../cli/commandLine';
import { addResource } from './addResource';

addResource(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof CannotRun ? error.message : error);
  process.exit(2);
});
