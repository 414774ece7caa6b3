import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { ConversationTable } from '../database/conversation-tables.ts'
import type { Tables } from '../database/tables.ts'
import { cutPage } from '../wire/lists.ts'
import type { Conversation, ConversationItem, ItemPage, NewItem, Page } from './conversation.ts'
import { conversationBytes } from './conversation-bytes.ts'

export type ConversationRow = Selectable<ConversationTable>

export async function insertConversation(
  tx: Transaction<Tables>,
  { id, createdAtMs, metadata }: Conversation,
  userId: number,
): Promise<ConversationRow> {
  return tx
    .insertInto('conversation')
    .values({
      id,
      user_id: userId,
      created_at_ms: createdAtMs,
      metadata: encodeJson(metadata),
      item_count: 0,
      byte_count: 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findConversation(
  db: Kysely<Tables>,
  userId: number,
  id: string,
): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversation')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** The newest first, before the conversation `before`. */
export async function listConversations(
  db: Kysely<Tables>,
  userId: number,
  limit: number,
  before: number | undefined,
): Promise<ConversationRow[]> {
  return db
    .selectFrom('conversation')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('number', '<', Number(before)))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
}

export async function updateMetadata(
  tx: Transaction<Tables>,
  { number }: ConversationRow,
  metadata: Conversation['metadata'],
): Promise<ConversationRow> {
  return tx
    .updateTable('conversation')
    .set({ metadata: encodeJson(metadata) })
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Its items are deleted with it. */
export async function deleteConversation(
  tx: Transaction<Tables>,
  { number }: ConversationRow,
): Promise<void> {
  const deleted = await tx
    .deleteFrom('conversation')
    .where('number', '=', number)
    .returning(['user_id', 'byte_count'])
    .executeTakeFirst()
  if (deleted) await releaseUserBytes(tx, deleted.user_id, deleted.byte_count + conversationBytes)
}

/** Adds to the bytes of a user. Returns false if they would be more than the maximum. */
export async function reserveUserBytes(
  tx: Transaction<Tables>,
  userId: number,
  bytes: number,
  maxBytes: number,
): Promise<boolean> {
  if (bytes > maxBytes) return false
  const row = await tx
    .insertInto('conversation_usage')
    .values({ user_id: userId, byte_count: bytes })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((row) => ({ byte_count: row('conversation_usage.byte_count', '+', bytes) }))
        .where('conversation_usage.byte_count', '<=', maxBytes - bytes),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

async function releaseUserBytes(tx: Transaction<Tables>, userId: number, bytes: number): Promise<void> {
  await tx
    .updateTable('conversation_usage')
    .set((row) => ({ byte_count: row('byte_count', '-', bytes) }))
    .where('user_id', '=', userId)
    .execute()
}

interface ConversationSize {
  items: number
  bytes: number
}

/** Returns false if the conversation would have more than the maximum. */
export async function reserveItems(
  tx: Transaction<Tables>,
  { number }: Pick<ConversationRow, 'number'>,
  size: ConversationSize,
  max: ConversationSize,
): Promise<boolean> {
  const row = await tx
    .updateTable('conversation')
    .set((row) => ({
      item_count: row('item_count', '+', size.items),
      byte_count: row('byte_count', '+', size.bytes),
    }))
    .where('number', '=', number)
    .where('item_count', '<=', max.items - size.items)
    .where('byte_count', '<=', max.bytes - size.bytes)
    .returning('number')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertItems(
  tx: Transaction<Tables>,
  { number }: ConversationRow,
  items: readonly EncodedItem[],
): Promise<void> {
  // One by one, because the order in which a statement with several rows numbers them is not defined.
  for (const { id, content } of items) {
    await tx.insertInto('conversation_item').values({ conversation_number: number, id, content }).execute()
    // A response can have thousands.
    await yieldIfBusy()
  }
}

export interface EncodedItem {
  id: string
  content: string
}

export const encodeItem = ({ id, ...content }: ConversationItem): EncodedItem => ({
  id,
  content: encodeJson(content),
})

/** Ends the page early at a number of bytes. Returns undefined if `after` is not an item of the conversation. */
export async function listItems(
  db: Kysely<Tables>,
  { number }: ConversationRow,
  { after, order, limit }: ItemPage,
): Promise<Page<ConversationItem> | undefined> {
  const from = after === undefined ? undefined : await findItemRow(db, number, after)
  if (after !== undefined && !from) return undefined
  const items = await db
    .selectFrom('conversation_item')
    .select(['number', sql<number>`octet_length(content)`.as('bytes')])
    .where('conversation_number', '=', number)
    .$if(from !== undefined, (query) => query.where('number', order === 'asc' ? '>' : '<', from?.number ?? 0))
    .orderBy('number', order)
    .limit(limit + 1)
    .execute()
  const page = cutPage(items, limit)
  if (page.length === 0) return { data: [], hasMore: false }
  const rows = await db
    .selectFrom('conversation_item')
    .select(['id', 'content'])
    .where(
      'number',
      'in',
      page.map((item) => item.number),
    )
    .orderBy('number', order)
    .execute()
  return { data: rows.map(itemOf), hasMore: page.length < items.length }
}

export async function findItem(
  db: Kysely<Tables>,
  { number }: ConversationRow,
  id: string,
): Promise<ConversationItem | undefined> {
  const row = await findItemRow(db, number, id)
  return row && itemOf(row)
}

/** Returns whether the conversation had the item. */
export async function deleteItem(
  tx: Transaction<Tables>,
  { number, user_id }: ConversationRow,
  id: string,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('conversation_item')
    .where('conversation_number', '=', number)
    .where('id', '=', id)
    .returning(sql<number>`octet_length(content)`.as('bytes'))
    .executeTakeFirst()
  if (!deleted) return false
  await tx
    .updateTable('conversation')
    .set((row) => ({
      item_count: row('item_count', '-', 1),
      byte_count: row('byte_count', '-', deleted.bytes),
    }))
    .where('number', '=', number)
    .execute()
  await releaseUserBytes(tx, user_id, deleted.bytes)
  return true
}

const findItemRow = (db: Kysely<Tables>, conversation: number, id: string) =>
  db
    .selectFrom('conversation_item')
    .selectAll()
    .where('conversation_number', '=', conversation)
    .where('id', '=', id)
    .executeTakeFirst()

const itemOf = ({ id, content }: { id: string; content: string }): ConversationItem => ({
  id,
  ...decodeJson<NewItem>(content),
})
