import { requireValid } from '@octavo/platform/auth/current-caller.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { accountHolder } from '../../access/needs.ts'
import { newSecret } from '../../access/secrets.ts'
import { publicTokenKind, viewerOf } from '../../access/viewer.ts'
import type { Context } from '../../context.ts'
import { notFound, problem } from '../../errors.ts'
import { Deleted } from '../../wire/deleted.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { readId } from '../../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage } from '../../wire/pages.ts'
import { presentToken } from '../present/tokens.ts'
import { NewToken, Token, TokenInput } from '../schema/tokens.ts'

const tags = ['tokens']
/** The kinds that users create themselves. */
const ownKinds = ['private', publicTokenKind]

/** Private tokens have all permissions of their user, public tokens read public data. */
export const tokenRoutes =
  ({ auth, config, db, ids }: Context): Routes =>
  (app) => {
    app.get(
      '/users/me/tokens/',
      {
        config: { needs: accountHolder },
        schema: {
          operationId: 'tokens/list',
          summary: 'List your tokens',
          tags,
          querystring: Type.Object(PageQuery),
          response: { 200: PageOf('tokens', Token), ...mayFail },
        },
      },
      async (request) => {
        const page = readPage(request)
        const { offset, size } = page
        const live = { offset, limit: size, order: 'asc' } as const
        const { tokens, total } = await auth.listLiveTokens(requireHolder(request), live)
        const next = offset + tokens.length < total ? [] : undefined
        return {
          pagination: presentPagination(request, page, { total, next }),
          tokens: tokens.map(presentToken),
        }
      },
    )

    app.post(
      '/users/me/tokens/',
      {
        config: { needs: accountHolder },
        schema: {
          operationId: 'tokens/create',
          summary: 'Create a token',
          description: 'The token is only returned in this response.',
          tags,
          body: TokenInput,
          response: { 200: NewToken, ...mayFail },
        },
      },
      async (request) => {
        const { kind, label = '' } = request.body
        const userId = requireHolder(request)
        const query = { userId, kind, label, plan: request.caller.plan, secret: newSecret(ids) }
        // A token that is revoked must not leave another one behind.
        const { token, secret } = await db.write(async (tx) => {
          await requireValid(tx, auth, request.caller)
          const max = config.maxTokensPerUser
          if (max > 0 && (await auth.countLiveTokensIn(tx, { userId, kinds: ownKinds })) >= max)
            throw problem('TOO_MANY_TOKENS', { message: `A user can have at most ${max} tokens.` })
          return auth.issueTokenIn(tx, query)
        })
        return { ...presentToken(token), token: secret }
      },
    )

    app.delete(
      '/users/me/tokens/:token_id/',
      {
        config: { needs: accountHolder },
        schema: {
          operationId: 'tokens/delete',
          summary: 'Revoke a token',
          tags,
          params: Type.Object({ token_id: Type.String() }),
          response: { 200: Deleted, ...mayFail },
        },
      },
      async (request) => {
        const id = readId(request.params.token_id, 'token')
        const token = await auth.findToken(id)
        if (token?.userId !== requireHolder(request) || token.revokedAtMs !== null) throw notFound('token')
        await auth.revokeToken(id)
        return { deleted: true as const }
      },
    )
  }

/** An app must not create a token that outlives its authorization. */
function requireHolder(request: FastifyRequest): number {
  const { userId } = viewerOf(request)
  if (userId === null || request.caller.appId !== null) throw problem('NOT_AUTHORIZED')
  return userId
}
