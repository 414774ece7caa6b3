import type { Caller } from '@octavo/platform/auth/auth.ts'
import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import type { Conversation, ConversationItem, ItemPage, NewItem, Page } from './conversation.ts'
import {
  type ConversationRow,
  deleteConversation,
  deleteItem,
  findConversation,
  findItem,
  insertConversation,
  insertItems,
  listConversations,
  listItems,
  reserveItems,
  updateMetadata,
} from './store.ts'

export type Conversations = ReturnType<typeof createConversations>

const maxItems = 10_000

/** Stored conversations. Those of other users do not exist for the caller: all functions throw `conversation_not_found`. */
export function createConversations({ db, clock, ids }: Pick<Context, 'db' | 'clock' | 'ids'>) {
  const userOf = ({ user }: Caller): number => {
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
    if (!(await reserveItems(tx, row, items.length, maxItems)))
      throw problem('too_many', { message: `A conversation has at most ${maxItems} items.` })
    await insertItems(tx, row, items)
  }

  return {
    async create(
      caller: Caller,
      metadata: Conversation['metadata'] = {},
      items: readonly NewItem[] = [],
    ): Promise<Conversation> {
      const conversation = { id: `conv_${ids.text(32)}`, createdAtMs: clock.now(), metadata }
      const newItems = withIds(items)
      await db.write(async (tx) => {
        const row = await insertConversation(tx, conversation, userOf(caller))
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
      const row = await getRow(db.read, caller, id)
      const items = await listItems(db.read, row, { ...page, limit: page.limit + 1 })
      if (!items) throw problem('item_not_found', { data: { param: 'after' } })
      return { data: items.slice(0, page.limit), hasMore: items.length > page.limit }
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
