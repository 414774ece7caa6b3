import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Kysely, Transaction } from 'kysely'
import { countRows } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import { type Page, sliceOf } from '../../wire/links.ts'
import type { GpgKey } from '../gpg-keys.ts'

export interface GpgKeyRow extends GpgKey {
  id: number
  name: string | null
  rawKey: string
  addedAtMs: number
}

export async function listGpgKeys(
  db: Kysely<Tables>,
  userId: number,
  page: Page,
): Promise<{ rows: GpgKeyRow[]; total: number }> {
  const own = db.selectFrom('gpg_key').selectAll().where('user_id', '=', userId)
  const { limit, offset } = sliceOf(page)
  const rows = await own.orderBy('id').limit(limit).offset(offset).execute()
  return { rows: rows.map(rowOf), total: Number(await countRows(own)) }
}

export async function findGpgKey(
  db: Kysely<Tables>,
  userId: number,
  id: number,
): Promise<GpgKeyRow | undefined> {
  const row = await db
    .selectFrom('gpg_key')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && rowOf(row)
}

/** Returns undefined when a user has the key already. */
export async function insertGpgKey(
  tx: Transaction<Tables>,
  {
    userId,
    name,
    rawKey,
    key,
    nowMs,
  }: { userId: number; name: string | null; rawKey: string; key: GpgKey; nowMs: number },
): Promise<GpgKeyRow | undefined> {
  const row = await tx
    .insertInto('gpg_key')
    .values({
      user_id: userId,
      name,
      key_id: key.keyId,
      raw_key: rawKey,
      content: encodeJson(key),
      created_at_ms: nowMs,
    })
    .onConflict((conflict) => conflict.column('key_id').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && rowOf(row)
}

export async function deleteGpgKey(tx: Transaction<Tables>, userId: number, id: number): Promise<boolean> {
  const rows = await tx
    .deleteFrom('gpg_key')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** In lower case. */
export async function listOwnAddresses(db: Kysely<Tables>, userId: number): Promise<Set<string>> {
  const rows = await db.selectFrom('email').select('address').where('user_id', '=', userId).execute()
  return new Set(rows.map(({ address }) => address.toLowerCase()))
}

function rowOf(row: {
  id: number
  name: string | null
  raw_key: string
  content: string
  created_at_ms: number
}): GpgKeyRow {
  const { id, name, raw_key, content, created_at_ms } = row
  return { ...decodeJson<GpgKey>(content), id, name, rawKey: raw_key, addedAtMs: created_at_ms }
}
