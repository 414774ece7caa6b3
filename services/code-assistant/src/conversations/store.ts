import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { ConversationTable } from '../database/conversation-tables.ts'
import type { Tables } from '../database/tables.ts'
import type { Conversation, ConversationItem, ItemPage, NewItem } from './conversation.ts'

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
  await tx.deleteFrom('conversation').where('number', '=', number).execute()
}

/** Returns whether the conversation has room for them. */
export async function reserveItems(
  tx: Transaction<Tables>,
  { number }: ConversationRow,
  count: number,
  maxItems: number,
): Promise<boolean> {
  const row = await tx
    .updateTable('conversation')
    .set((row) => ({ item_count: row('item_count', '+', count) }))
    .where('number', '=', number)
    .where('item_count', '<=', maxItems - count)
    .returning('number')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertItems(
  tx: Transaction<Tables>,
  { number }: ConversationRow,
  items: readonly ConversationItem[],
): Promise<void> {
  // One by one, because the order in which a statement with several rows numbers them is not defined.
  for (const { id, ...content } of items)
    await tx
      .insertInto('conversation_item')
      .values({ conversation_number: number, id, content: encodeJson(content) })
      .execute()
}

/** Returns undefined if `after` is not an item of the conversation. */
export async function listItems(
  db: Kysely<Tables>,
  { number }: ConversationRow,
  { after, order, limit }: ItemPage,
): Promise<ConversationItem[] | undefined> {
  const from = after === undefined ? undefined : await findItemRow(db, number, after)
  if (after !== undefined && !from) return undefined
  const rows = await db
    .selectFrom('conversation_item')
    .select(['id', 'content'])
    .where('conversation_number', '=', number)
    .$if(from !== undefined, (query) => query.where('number', order === 'asc' ? '>' : '<', from?.number ?? 0))
    .orderBy('number', order)
    .limit(limit)
    .execute()
  return rows.map(itemOf)
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
  { number }: ConversationRow,
  id: string,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('conversation_item')
    .where('conversation_number', '=', number)
    .where('id', '=', id)
    .returning('number')
    .executeTakeFirst()
  if (!deleted) return false
  await tx
    .updateTable('conversation')
    .set((row) => ({ item_count: row('item_count', '-', 1) }))
    .where('number', '=', number)
    .execute()
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
