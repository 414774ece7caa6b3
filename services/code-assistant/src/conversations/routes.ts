import type { Routes } from '@octavo/platform/service.ts'
import { readChat } from '../access/needs.ts'
import { mayFail } from '../wire/error-responses.ts'
import { presentList } from '../wire/lists.ts'
import type { Conversations } from './create-conversations.ts'
import { readItems } from './messages.ts'
import { presentConversation } from './present.ts'
import {
  ConversationBody,
  ConversationList,
  conversationBody,
  conversationParams,
  DeletedConversation,
  Item,
  ItemList,
  itemParams,
  itemsBody,
  itemsQuery,
  metadataBody,
  pageQuery,
  tags,
} from './schema.ts'

const config = { access: 'free', needs: readChat } as const

export const conversationRoutes =
  (conversations: Conversations): Routes =>
  (app) => {
    app.post(
      '/v1/conversations',
      {
        config,
        schema: {
          operationId: 'conversations/create',
          summary: 'Create a conversation',
          tags,
          body: conversationBody,
          response: { 200: ConversationBody, ...mayFail },
        },
      },
      async ({ caller, body: { metadata, items } }) =>
        presentConversation(await conversations.create(caller, metadata ?? {}, readItems(items ?? []))),
    )

    app.get(
      '/v1/conversations',
      {
        config,
        schema: {
          operationId: 'conversations/list',
          summary: 'List conversations',
          description: 'Returns your conversations, the newest first.',
          tags,
          querystring: pageQuery,
          response: { 200: ConversationList, ...mayFail },
        },
      },
      async ({ caller, query: { limit = 20, after } }) => {
        const { data, hasMore } = await conversations.list(caller, limit, after)
        return presentList(data.map(presentConversation), hasMore)
      },
    )

    app.get(
      '/v1/conversations/:conversation_id',
      {
        config,
        schema: {
          operationId: 'conversations/get',
          summary: 'Get a conversation',
          tags,
          params: conversationParams,
          response: { 200: ConversationBody, ...mayFail },
        },
      },
      async ({ caller, params }) =>
        presentConversation(await conversations.get(caller, params.conversation_id)),
    )

    app.post(
      '/v1/conversations/:conversation_id',
      {
        config,
        schema: {
          operationId: 'conversations/update',
          summary: 'Update a conversation',
          tags,
          params: conversationParams,
          body: metadataBody,
          response: { 200: ConversationBody, ...mayFail },
        },
      },
      async ({ caller, params, body }) =>
        presentConversation(await conversations.update(caller, params.conversation_id, body.metadata)),
    )

    app.delete(
      '/v1/conversations/:conversation_id',
      {
        config,
        schema: {
          operationId: 'conversations/delete',
          summary: 'Delete a conversation',
          description: 'Deletes its items as well.',
          tags,
          params: conversationParams,
          response: { 200: DeletedConversation, ...mayFail },
        },
      },
      async ({ caller, params: { conversation_id: id } }) => {
        await conversations.remove(caller, id)
        return { id, object: 'conversation.deleted' as const, deleted: true as const }
      },
    )

    app.get(
      '/v1/conversations/:conversation_id/items',
      {
        config,
        schema: {
          operationId: 'conversation-items/list',
          summary: 'List items of a conversation',
          tags,
          params: conversationParams,
          querystring: itemsQuery,
          response: { 200: ItemList, ...mayFail },
        },
      },
      async ({ caller, params, query: { limit = 20, order = 'desc', after } }) => {
        const page = { limit, order, after }
        const { data, hasMore } = await conversations.listItems(caller, params.conversation_id, page)
        return presentList(data, hasMore)
      },
    )

    app.post(
      '/v1/conversations/:conversation_id/items',
      {
        config,
        schema: {
          operationId: 'conversation-items/create',
          summary: 'Create items in a conversation',
          description: 'Creates all items or none.',
          tags,
          params: conversationParams,
          body: itemsBody,
          response: { 200: ItemList, ...mayFail },
        },
      },
      async ({ caller, params, body }) => {
        const items = await conversations.addItems(caller, params.conversation_id, readItems(body.items))
        return presentList(items, false)
      },
    )

    app.get(
      '/v1/conversations/:conversation_id/items/:item_id',
      {
        config,
        schema: {
          operationId: 'conversation-items/get',
          summary: 'Get an item of a conversation',
          tags,
          params: itemParams,
          response: { 200: Item, ...mayFail },
        },
      },
      async ({ caller, params }) => conversations.getItem(caller, params.conversation_id, params.item_id),
    )

    app.delete(
      '/v1/conversations/:conversation_id/items/:item_id',
      {
        config,
        schema: {
          operationId: 'conversation-items/delete',
          summary: 'Delete an item of a conversation',
          tags,
          params: itemParams,
          response: { 200: ConversationBody, ...mayFail },
        },
      },
      async ({ caller, params }) =>
        presentConversation(await conversations.removeItem(caller, params.conversation_id, params.item_id)),
    )
  }
