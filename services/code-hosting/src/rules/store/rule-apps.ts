import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

export async function findAppOfBot(db: Kysely<Tables>, botId: number): Promise<number | undefined> {
  const app = await db.selectFrom('app').select('id').where('bot_id', '=', botId).executeTakeFirst()
  return app?.id
}

/** The apps that are installed in an account. Others must not be found by guessing. */
export function selectInstalledApps(db: Kysely<Tables>, accountId: number) {
  return db
    .selectFrom('installation')
    .innerJoin('app', 'app.id', 'installation.app_id')
    .where('installation.account_id', '=', accountId)
    .select(['app.id', 'app.slug'])
}

/** The ids of installed apps by slug. */
export async function findInstalledApps(
  db: Kysely<Tables>,
  accountId: number,
  slugs: readonly string[],
): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map()
  const folded = slugs.map((slug) => slug.toLowerCase())
  const rows = await selectInstalledApps(db, accountId).where('app.slug', 'in', folded).execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
