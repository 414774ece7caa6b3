import { createHash } from 'node:crypto'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { allScopes } from '../../access/scopes.ts'
import { getUser } from '../../accounts/accounts.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { validationFailed } from '../../errors.ts'
import { Authorization } from '../../tokens/schema.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { presentTime } from '../../wire/times.ts'
import type { AccountAdministration } from '../account-administration.ts'

const tags = ['enterprise-admin']
const config = { needs: { siteAdmin: true, level: 'write' as const, scopes: ['site_admin'] } }
const UserPath = Type.Object({ username: Type.String() })
const done = { params: UserPath, response: { 204: NoContent, ...errorResponses } }

/** Tokens with which site administrators act as another user. */
export const impersonationRoutes =
  ({ db }: Pick<Context, 'db'>, administration: AccountAdministration): Routes =>
  (app) => {
    app.post(
      '/admin/users/:username/authorizations',
      {
        config,
        schema: {
          operationId: 'enterprise-admin/create-impersonation-o-auth-token',
          summary: 'Create an impersonation OAuth token',
          tags,
          params: UserPath,
          body: Type.Object({ scopes: Type.Array(Type.String()) }),
          response: { 201: Authorization, ...errorResponses },
        },
      },
      async ({ viewer, params, body: { scopes }, addresses }, reply) => {
        const user = await getUser(db.read, params.username)
        // An impersonation token must not have administration scopes.
        if (!scopes.every((scope) => allScopes.includes(scope) && scope !== 'site_admin'))
          throw validationFailed({ resource: 'OauthAccess', field: 'scopes', code: 'invalid' })
        const { secret, token } = await administration.impersonate(accountOf(viewer), user, scopes)
        return reply.code(201).send({
          id: token.id,
          url: `${addresses.api}/user/tokens/${token.id}`,
          app: { name: 'Octavo', url: addresses.html, client_id: '00000000000000000000' },
          token: secret,
          hashed_token: createHash('sha256').update(secret).digest('hex'),
          token_last_eight: secret.slice(-8),
          note: token.label,
          note_url: null,
          created_at: presentTime(token.createdAtMs),
          updated_at: presentTime(token.createdAtMs),
          scopes: token.scopes,
          fingerprint: null,
          expires_at: null,
        })
      },
    )

    app.delete(
      '/admin/users/:username/authorizations',
      {
        config,
        schema: {
          operationId: 'enterprise-admin/delete-impersonation-o-auth-token',
          summary: 'Delete an impersonation OAuth token',
          tags,
          ...done,
        },
      },
      async ({ viewer, params }, reply) => {
        await administration.endImpersonation(accountOf(viewer), await getUser(db.read, params.username))
        return reply.code(204).send(null)
      },
    )
  }
