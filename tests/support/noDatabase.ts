import type { Db } from '../../sandbox/db/open';

const throwOnAccess = (_: object, name: string | symbol): never => {
  throw new Error(`the database was asked for ${String(name)}`);
};

/** A database for code that must not use one. Throws on any access. */
export const noDatabase: Db = new Proxy<Db>(Object.create(null) as Db, { get: throwOnAccess });
