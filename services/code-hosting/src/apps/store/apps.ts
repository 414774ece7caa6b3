import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { AccountRow } from '../../database/account-rows.ts'
import type { AppTable } from '../../database/app-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type AppRow = Selectable<AppTable> & { owner_login: string; owner_role: string }

export const ownerOf = ({ owner_id, owner_login, owner_role }: AppRow): AccountRow => ({
  id: owner_id,
  login: owner_login,
  role: owner_role,
})

function selectApps(db: Kysely<Tables>) {
  return db
    .selectFrom('app')
    .innerJoin(usersAs('owner'), 'owner.id', 'app.owner_id')
    .selectAll('app')
    .select(['owner.login as owner_login', 'owner.role as owner_role'])
}

/** The apps of deleted accounts stay for what they created. They cannot be used, nor can those of suspended users. */
function selectUsableApps(db: Kysely<Tables>) {
  return selectApps(db).where('owner.role', '!=', 'deleted').where('owner.suspended_at_ms', 'is', null)
}

export function findApp(db: Kysely<Tables>, id: number): Promise<AppRow | undefined> {
  return selectUsableApps(db).where('app.id', '=', id).executeTakeFirst()
}

export function findAppBySlug(db: Kysely<Tables>, slug: string): Promise<AppRow | undefined> {
  return selectUsableApps(db).where('app.slug', '=', slug.toLowerCase()).executeTakeFirst()
}

/** Also by an app that can no longer be used. */
export async function isSlugTaken(db: Kysely<Tables>, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('app')
    .where('slug', '=', slug.toLowerCase())
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export function findAppByClientId(db: Kysely<Tables>, clientId: string): Promise<AppRow | undefined> {
  return selectUsableApps(db).where('app.client_id', '=', clientId).executeTakeFirst()
}

/** By the client of its OAuth flows. */
export function findAppOfClient(db: Kysely<Tables>, oauthAppId: number): Promise<AppRow | undefined> {
  return selectUsableApps(db).where('app.oauth_app_id', '=', oauthAppId).executeTakeFirst()
}

export async function findApps(db: Kysely<Tables>, ids: Iterable<number>): Promise<Map<number, AppRow>> {
  const uniqueIds = [...new Set(ids)]
  if (uniqueIds.length === 0) return new Map()
  const rows = await selectApps(db).where('app.id', 'in', uniqueIds).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function countAppsOf(db: Kysely<Tables>, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('app')
    .where('owner_id', '=', ownerId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertApp(tx: Transaction<Tables>, app: Insertable<AppTable>): Promise<number> {
  const { id } = await tx.insertInto('app').values(app).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function setWebhook(tx: Transaction<Tables>, appId: number, webhookId: number): Promise<void> {
  await tx.updateTable('app').set({ webhook_id: webhookId }).where('id', '=', appId).execute()
}

export async function insertManifest(
  tx: Transaction<Tables>,
  manifest: { code_hash: string; owner_id: number; manifest: string; expires_at_ms: number },
  nowMs: number,
): Promise<void> {
  await tx.deleteFrom('app_manifest').where('expires_at_ms', '<=', nowMs).execute()
  await tx.insertInto('app_manifest').values(manifest).execute()
}

export async function hasManifest(db: Kysely<Tables>, codeHash: string, nowMs: number): Promise<boolean> {
  const row = await db
    .selectFrom('app_manifest')
    .where('code_hash', '=', codeHash)
    .where('expires_at_ms', '>', nowMs)
    .select('owner_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the manifest once. */
export function takeManifest(tx: Transaction<Tables>, codeHash: string, nowMs: number) {
  return tx
    .deleteFrom('app_manifest')
    .where('code_hash', '=', codeHash)
    .where('expires_at_ms', '>', nowMs)
    .returning(['owner_id', 'manifest'])
    .executeTakeFirst()
}
