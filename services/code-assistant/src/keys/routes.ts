import type { Routes } from '@octavo/platform/service.ts'
import { admin } from '../access/needs.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { mayFail } from '../wire/error-responses.ts'
import { createKey } from './create-key.ts'
import { keyId, presentKey, readKeyId } from './present.ts'
import { CreatedKey, DeletedKey, KeyList, keyParameters, listQuery, NewKey } from './schema.ts'

const tags = ['keys']
const config = { access: 'free', needs: admin } as const

export const keyRoutes =
  (context: Context): Routes =>
  (app) => {
    const { auth } = context

    app.post(
      '/v1/keys',
      {
        config,
        schema: {
          operationId: 'keys/create',
          summary: 'Create an API key',
          tags,
          body: NewKey,
          response: { 201: CreatedKey, ...mayFail },
        },
      },
      async ({ body, caller }, reply) => {
        const { secret, token } = await createKey(context, caller, body)
        return reply.code(201).send({ ...presentKey(token), key: secret })
      },
    )

    app.get(
      '/v1/keys',
      {
        config,
        schema: {
          operationId: 'keys/list',
          summary: 'List API keys',
          description: 'Returns the keys of all users, the newest first.',
          tags,
          querystring: listQuery,
          response: { 200: KeyList, ...mayFail },
        },
      },
      async ({ query: { limit = 20, after } }) => {
        const before = after === undefined ? undefined : readKeyId(after)
        const { tokens, next } = await auth.listIssuedTokens({ before, limit })
        const last = tokens.at(-1)
        return {
          object: 'list' as const,
          data: tokens.map(presentKey),
          has_more: next !== null,
          last_id: last ? keyId(last.id) : null,
        }
      },
    )

    app.delete(
      '/v1/keys/:id',
      {
        config,
        schema: {
          operationId: 'keys/delete',
          summary: 'Revoke an API key',
          tags,
          params: keyParameters,
          response: { 200: DeletedKey, ...mayFail },
        },
      },
      async ({ params: { id } }) => {
        const tokenId = readKeyId(id)
        if (tokenId === undefined || !(await auth.revokeToken(tokenId))) throw problem('api_key_not_found')
        return { id, object: 'api_key' as const, deleted: true as const }
      },
    )
  }
