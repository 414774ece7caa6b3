import type { Token as StoredToken } from '@octavo/platform/auth/auth.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { findAccounts } from '../../accounts/store/accounts.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { listRepositoriesById } from '../../repositories/store/repositories.ts'
import type { Addresses } from '../../wire/addresses.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, offsetOf, readPage } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { wholeNumber } from '../../wire/whole-number.ts'
import { idsAmong, presentToken } from '../present/tokens.ts'
import { NewToken, Token, TokenBody } from '../schema.ts'
import type { PersonalTokens } from '../tokens.ts'

const tags = ['tokens']

/** An extension: GitHub has pages for this. */
export const tokenRoutes =
  ({ db }: Pick<Context, 'db'>, tokens: PersonalTokens): Routes =>
  (app) => {
    const writing = {
      config: { acceptsPassword: true, needs: { user: true, level: 'write' as const, scopes: ['user'] } },
    }

    app.post(
      '/user/tokens',
      {
        ...writing,
        schema: {
          operationId: 'tokens/create',
          summary: 'Create a personal access token',
          tags,
          body: TokenBody,
          response: { 201: NewToken, ...errorResponses },
        },
      },
      async ({ viewer, body, addresses }, reply) => {
        // A token must not create tokens with more permissions or a longer lifetime, so this requires the
        // password.
        if (viewer.kind !== 'password') throw problem('needs_password')
        const user = accountOf(viewer)
        const { kind, note = '', expires_in_days, scopes = [], permissions = {} } = body
        const { owner, repositories } = body
        const input = { note, expiresInDays: expires_in_days }
        const { secret, token } =
          kind === 'fine-grained'
            ? await tokens.createFineGrained(user, viewer, { ...input, owner, repositories, permissions })
            : await tokens.createClassic(user, { ...input, scopes })
        const [view] = await present([token], addresses)
        if (!view) throw problem('not_found')
        return reply.code(201).send({ ...view, token: secret })
      },
    )

    app.get(
      '/user/tokens',
      {
        config: {
          acceptsPassword: true,
          needs: { user: true, permission: 'profile', level: 'read', scopes: ['user'] },
        },
        schema: {
          operationId: 'tokens/list',
          summary: 'List personal access tokens',
          tags,
          querystring: Type.Object(PageQuery),
          response: { 200: Type.Array(Token), ...errorResponses },
        },
      },
      async (request, reply) => {
        const page = readPage(request.query)
        const slice = { offset: offsetOf(page), limit: page.size }
        const { tokens: rows, total } = await tokens.list(accountOf(request.viewer).id, slice)
        linkPages(request, reply, page, total)
        return present(rows, request.addresses)
      },
    )

    app.delete(
      '/user/tokens/:token_id',
      {
        config: { ...writing.config, needs: { ...writing.config.needs, permission: 'profile' } },
        schema: {
          operationId: 'tokens/delete',
          summary: 'Revoke a personal access token',
          tags,
          params: Type.Object({ token_id: Type.String() }),
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ viewer, params }, reply) => {
        await tokens.revoke(accountOf(viewer), wholeNumber(params.token_id))
        return reply.code(204).send(null)
      },
    )

    async function present(rows: readonly StoredToken[], addresses: Addresses) {
      const scopes = rows.flatMap((row) => row.scopes)
      const names = {
        accounts: await findAccounts(db.read, idsAmong(scopes, 'owner:')),
        repositories: new Map(
          (await listRepositoriesById(db.read, idsAmong(scopes, 'repository:'))).map((row) => [row.id, row]),
        ),
      }
      return rows.map((row) => presentToken(row, names, addresses))
    }
  }
