import type { Caller } from '@octavo/platform/auth/auth.ts'
import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import type { Conversation, ConversationItem, ItemPage, NewItem, Page } from './conversation.ts'
import { conversationBytes } from './conversation-bytes.ts'
import {
  type ConversationRow,
  deleteConversation,
  deleteItem,
  encodeItem,
  findConversation,
  findItem,
  insertConversation,
  insertItems,
  listConversations,
  listItems,
  reserveItems,
  reserveUserBytes,
  updateMetadata,
} from './store.ts'

export type Conversations = ReturnType<typeof createConversations>

const maxItems = 10_000
const maxItemBytes = 1024 * 1024
/** The items of one page of a history. */
const historyPageItems = 1_000

/** Stored conversations. Those of other users do not exist for the caller: all functions throw `conversation_not_found`. */
export function createConversations({
  db,
  clock,
  ids,
  config,
}: Pick<Context, 'db' | 'clock' | 'ids' | 'config'>) {
  const maxBytes = config.maxConversationBytes || Number.MAX_SAFE_INTEGER
  const maxUserBytes = config.maxConversationBytesPerUser || Number.MAX_SAFE_INTEGER

  const userOf = ({ user }: Pick<Caller, 'user'>): number => {
    if (!user) throw problem('key_invalid')
    return user.id
  }

  async function getRow(source: typeof db.read, caller: Caller, id: string): Promise<ConversationRow> {
    const row = await findConversation(source, userOf(caller), id)
    if (!row) throw problem('conversation_not_found')
    return row
  }

  const withIds = (items: readonly NewItem[]): ConversationItem[] =>
    items.map((item) => ({
      ...item,
      type: item.type,
      id: `${prefixes.get(item.type) ?? 'item'}_${ids.text(32)}`,
    }))

  async function add(tx: Parameters<typeof insertItems>[0], row: ConversationRow, items: ConversationItem[]) {
    const encoded = items.map(encodeItem)
    const sizes = encoded.map(({ content }) => Buffer.byteLength(content))
    if (sizes.some((bytes) => bytes > maxItemBytes))
      throw problem('request_invalid', {
        message: `An item of a conversation has at most ${maxItemBytes} bytes.`,
        data: { param: 'items' },
      })
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    if (!(await reserveItems(tx, row, { items: items.length, bytes }, { items: maxItems, bytes: maxBytes })))
      throw problem('too_many', {
        message: `A conversation has at most ${maxItems} items and ${maxBytes} bytes.`,
      })
    await reserveBytes(tx, row.user_id, bytes)
    await insertItems(tx, row, encoded)
  }

  async function reserveBytes(tx: Parameters<typeof insertItems>[0], userId: number, bytes: number) {
    if (!(await reserveUserBytes(tx, userId, bytes, maxUserBytes)))
      throw problem('too_many', {
        message: `The conversations of a user have at most ${maxUserBytes} bytes. Delete some.`,
      })
  }

  async function listItemsOf(row: ConversationRow, page: ItemPage): Promise<Page<ConversationItem>> {
    const items = await listItems(db.read, row, page)
    if (!items) throw problem('item_not_found', { data: { param: 'after' } })
    return items
  }

  return {
    async create(
      caller: Pick<Caller, 'user'>,
      metadata: Conversation['metadata'] = {},
      items: readonly NewItem[] = [],
    ): Promise<Conversation> {
      const conversation = { id: `conv_${ids.text(32)}`, createdAtMs: clock.now(), metadata }
      const newItems = withIds(items)
      await db.write(async (tx) => {
        const row = await insertConversation(tx, conversation, userOf(caller))
        await reserveBytes(tx, row.user_id, conversationBytes)
        await add(tx, row, newItems)
      })
      return conversation
    },

    async get(caller: Caller, id: string): Promise<Conversation> {
      return conversationOf(await getRow(db.read, caller, id))
    },

    /** The newest first. `after` is the last one of the page before. */
    async list(caller: Caller, limit: number, after: string | undefined): Promise<Page<Conversation>> {
      const last = after === undefined ? undefined : await getRow(db.read, caller, after)
      const rows = await listConversations(db.read, userOf(caller), limit + 1, last?.number)
      return { data: rows.slice(0, limit).map(conversationOf), hasMore: rows.length > limit }
    },

    async update(caller: Caller, id: string, metadata: Conversation['metadata']): Promise<Conversation> {
      return db.write(async (tx) =>
        conversationOf(await updateMetadata(tx, await getRow(tx, caller, id), metadata)),
      )
    },

    async remove(caller: Caller, id: string): Promise<void> {
      await db.write(async (tx) => deleteConversation(tx, await getRow(tx, caller, id)))
    },

    /** Adds all items or none. */
    async addItems(caller: Caller, id: string, items: readonly NewItem[]): Promise<ConversationItem[]> {
      const newItems = withIds(items)
      await db.write(async (tx) => add(tx, await getRow(tx, caller, id), newItems))
      return newItems
    },

    async listItems(caller: Caller, id: string, page: ItemPage): Promise<Page<ConversationItem>> {
      return listItemsOf(await getRow(db.read, caller, id), page)
    },

    /** All items, the oldest first. Throws `context_length_exceeded` if they have more bytes. */
    async listHistory(caller: Caller, id: string, maxHistoryBytes: number): Promise<ConversationItem[]> {
      const row = await getRow(db.read, caller, id)
      if (row.byte_count > maxHistoryBytes)
        throw problem('context_length_exceeded', {
          message: `The conversation has more than ${maxHistoryBytes} bytes, which no model reads.`,
        })
      const items: ConversationItem[] = []
      for (let hasMore = true; hasMore; ) {
        const page = { after: items.at(-1)?.id, order: 'asc', limit: historyPageItems } as const
        const { data, hasMore: isMore } = await listItemsOf(row, page)
        items.push(...data)
        hasMore = isMore
      }
      return items
    },

    async getItem(caller: Caller, id: string, itemId: string): Promise<ConversationItem> {
      const item = await findItem(db.read, await getRow(db.read, caller, id), itemId)
      if (!item) throw problem('item_not_found')
      return item
    },

    async removeItem(caller: Caller, id: string, itemId: string): Promise<Conversation> {
      return db.write(async (tx) => {
        const row = await getRow(tx, caller, id)
        if (!(await deleteItem(tx, row, itemId))) throw problem('item_not_found')
        return conversationOf(row)
      })
    },
  }
}

/** The prefixes of ids by the type of the item, as the OpenAI API has them. */
const prefixes = new Map(
  Object.entries({
    message: 'msg',
    function_call: 'fc',
    function_call_output: 'fco',
    reasoning: 'rs',
  }),
)

const conversationOf = ({ id, created_at_ms, metadata }: ConversationRow): Conversation => ({
  id,
  createdAtMs: created_at_ms,
  metadata: decodeJson(metadata),
})
