import type { Db } from '../../sandbox/db/open';

const asked = (_: object, name: string | symbol): never => {
  throw new Error(`the database was asked for ${String(name)}`);
};

/** For what keeps nothing in a database; whoever asks it anything fails. */
export const noDatabase: Db = new Proxy<Db>(Object.create(null) as Db, { get: asked });
