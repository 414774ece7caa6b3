import type { Database } from './database.ts'

/** What a service makes in a migration of its own that signs something and has to know it again. */
export interface SecretTables {
  service_secret: { name: string; secret: string }
}

/** The secret of this name, which is the offered one when there was none: the same in every process. */
export async function getOrCreateSecret(
  { read, run }: Pick<Database<SecretTables>, 'read' | 'run'>,
  name: string,
  offered: string,
): Promise<string> {
  const kept = read.selectFrom('service_secret').where('name', '=', name).select('secret')
  const known = await kept.executeTakeFirst()
  if (known) return known.secret
  const offer = read.insertInto('service_secret').values({ name, secret: offered })
  await run(offer.onConflict((conflict) => conflict.column('name').doNothing()))
  return (await kept.executeTakeFirstOrThrow()).secret
}
