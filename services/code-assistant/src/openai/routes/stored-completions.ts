import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { readChat } from '../../access/needs.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { deletedOf, listOf, orderField, pageFields, presentList } from '../../wire/lists.ts'
import { presentSlice } from '../present/slice.ts'
import { presentMessages, presentStoredCompletion } from '../present/stored-completion.ts'
import { readMetadataQuery } from '../read/metadata-query.ts'
import { ChatCompletion } from '../schema/chat-completion.ts'
import { CompletionId, CompletionMessages, MetadataBody } from '../schema/stored.ts'
import type { StoredCompletions } from '../stored-completions.ts'

const config = { needs: readChat, access: 'free' } as const
const tags = ['chat-completions']

export const storedCompletionRoutes =
  (stored: StoredCompletions): Routes =>
  (app) => {
    app.get(
      '/v1/chat/completions',
      {
        config,
        schema: {
          operationId: 'chat-completions/list',
          summary: 'List chat completions',
          description: 'Lists chat completions that were created with `store: true`.',
          tags,
          querystring: Type.Object({
            ...pageFields,
            ...orderField('asc'),
            model: Type.Optional(Type.String()),
            metadata: Type.Optional(Type.String({ description: 'Send pairs as `metadata[NAME]=VALUE`.' })),
          }),
          response: { 200: listOf(ChatCompletion, 'ChatCompletionList'), ...mayFail },
        },
      },
      async ({ caller, query }) => {
        const { after, limit = 20, order = 'asc', model } = query
        const { items, hasMore } = await stored.list(caller, {
          model,
          after,
          limit,
          isAscending: order === 'asc',
          metadata: readMetadataQuery(query),
        })
        return presentList(items.map(presentStoredCompletion), hasMore)
      },
    )

    app.get(
      '/v1/chat/completions/:completion_id',
      {
        config,
        schema: {
          operationId: 'chat-completions/get',
          summary: 'Get a chat completion',
          tags,
          params: CompletionId,
          response: { 200: ChatCompletion, ...mayFail },
        },
      },
      async ({ caller, params }) => presentStoredCompletion(await stored.get(caller, params.completion_id)),
    )

    app.get(
      '/v1/chat/completions/:completion_id/messages',
      {
        config,
        schema: {
          operationId: 'chat-completions/list-messages',
          summary: 'List messages of a chat completion',
          tags,
          params: CompletionId,
          querystring: Type.Object({ ...pageFields, ...orderField('asc') }),
          response: { 200: CompletionMessages, ...mayFail },
        },
      },
      async ({ caller, params, query }) => {
        const messages = presentMessages(await stored.get(caller, params.completion_id))
        return presentSlice(messages, { order: 'asc', ...query })
      },
    )

    app.post(
      '/v1/chat/completions/:completion_id',
      {
        config,
        schema: {
          operationId: 'chat-completions/update',
          summary: 'Update a chat completion',
          tags,
          params: CompletionId,
          body: MetadataBody,
          response: { 200: ChatCompletion, ...mayFail },
        },
      },
      async ({ caller, params, body }) =>
        presentStoredCompletion(await stored.update(caller, params.completion_id, body.metadata ?? {})),
    )

    app.delete(
      '/v1/chat/completions/:completion_id',
      {
        config,
        schema: {
          operationId: 'chat-completions/delete',
          summary: 'Delete a chat completion',
          tags,
          params: CompletionId,
          response: { 200: deletedOf('chat.completion.deleted', 'DeletedChatCompletion'), ...mayFail },
        },
      },
      async ({ caller, params: { completion_id } }) => {
        await stored.delete(caller, completion_id)
        return { id: completion_id, object: 'chat.completion.deleted' as const, deleted: true as const }
      },
    )
  }
