import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** The fields that make webhooks duplicates of each other. */
export interface HookShape {
  id: number
  url: string
  contentType: string
  events: readonly string[]
  hasSecret: boolean
}

/** All webhooks of an owner, which are few. */
export async function listHookShapes(tx: Transaction<Tables>, owner: string): Promise<HookShape[]> {
  const rows = await tx
    .selectFrom('octavo_webhook')
    .select(['id', 'url', 'events', 'settings', 'secret'])
    .where('owner', '=', owner)
    .orderBy('id')
    .execute()
  return rows.map(({ id, url, events, settings, secret }) => ({
    id,
    url,
    contentType: decodeJson<{ contentType: string }>(settings).contentType,
    events: decodeJson<string[]>(events),
    hasSecret: secret !== null,
  }))
}

export async function countHooks(db: Kysely<Tables>, owner: string): Promise<number> {
  const { count } = await db
    .selectFrom('octavo_webhook')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow()
  return count
}
