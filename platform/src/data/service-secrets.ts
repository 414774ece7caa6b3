import type { Database } from './database.ts'

/** A service that signs data creates this table in one of its migrations. */
export interface SecretTables {
  service_secret: { name: string; secret: string }
}

/** Returns the secret with this name, storing the given one if none exists. All processes get the same secret. */
export async function getOrCreateSecret(
  { read, run }: Pick<Database<SecretTables>, 'read' | 'run'>,
  name: string,
  offered: string,
): Promise<string> {
  const query = read.selectFrom('service_secret').where('name', '=', name).select('secret')
  const existing = await query.executeTakeFirst()
  if (existing) return existing.secret
  const offer = read.insertInto('service_secret').values({ name, secret: offered })
  await run(offer.onConflict((conflict) => conflict.column('name').doNothing()))
  return (await query.executeTakeFirstOrThrow()).secret
}
