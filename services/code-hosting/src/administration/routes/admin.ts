import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { getAccount, getUser } from '../../accounts/accounts.ts'
import { presentAccount } from '../../accounts/present/accounts.ts'
import { SimpleUser } from '../../accounts/schema.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { presentOrganizationSimple } from '../../organizations/present/organizations.ts'
import { OrganizationSimple } from '../../organizations/schema/organizations.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import type { AccountAdministration } from '../account-administration.ts'

const tags = ['enterprise-admin']
const needs = { siteAdmin: true, user: true, scopes: ['site_admin'] }
const config = { needs: { ...needs, level: 'write' as const } }
const UserPath = Type.Object({ username: Type.String() })
const done = { params: UserPath, response: { 204: NoContent, ...errorResponses } }
const Queued = Type.Object({ message: Type.String(), url: Type.String() }, { title: 'queued-rename' })

/** The GitHub Enterprise Server API for site administrators. */
export const adminRoutes =
  ({ db }: Pick<Context, 'db'>, administration: AccountAdministration): Routes =>
  (app) => {
    app.post(
      '/admin/users',
      {
        config,
        schema: {
          operationId: 'enterprise-admin/create-user',
          summary: 'Create a user',
          tags,
          body: Type.Object({
            login: Type.String(),
            email: Type.Optional(Type.String()),
            suspended: Type.Optional(Type.Boolean()),
          }),
          response: { 201: SimpleUser, ...errorResponses },
        },
      },
      async ({ viewer, body, addresses }, reply) => {
        const actor = accountOf(viewer)
        const user = await administration.createUser(actor, body)
        if (body.suspended) await administration.setSuspended(actor, user, true)
        return reply.code(201).send(presentAccount(user, addresses))
      },
    )

    app.patch(
      '/admin/users/:username',
      {
        config,
        schema: {
          operationId: 'enterprise-admin/update-username-for-user',
          summary: 'Update the username for a user',
          tags,
          params: UserPath,
          body: Type.Object({ login: Type.String() }),
          response: { 202: Queued, ...errorResponses },
        },
      },
      async ({ viewer, params, body, addresses }, reply) => {
        const user = await getUser(db.read, params.username)
        await administration.rename(user, body.login, accountOf(viewer))
        return reply
          .code(202)
          .send({ message: 'The user was renamed.', url: `${addresses.api}/user/${user.id}` })
      },
    )

    app.delete(
      '/admin/users/:username',
      {
        config,
        schema: {
          operationId: 'enterprise-admin/delete-user',
          summary: 'Delete a user',
          tags,
          ...done,
        },
      },
      async (request, reply) => {
        await administration.deleteUser(accountOf(request.viewer), await getOther(request))
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/admin/organizations',
      {
        config,
        schema: {
          operationId: 'enterprise-admin/create-org',
          summary: 'Create an organization',
          tags,
          body: Type.Object({
            login: Type.String(),
            admin: Type.String(),
            profile_name: Type.Optional(Type.String()),
          }),
          response: { 201: OrganizationSimple, ...errorResponses },
        },
      },
      async ({ viewer, body: { login, admin, profile_name }, addresses }, reply) => {
        const input = { login, admin, profileName: profile_name }
        const row = await administration.createOrganization(accountOf(viewer), input)
        return reply.code(201).send(presentOrganizationSimple(row, addresses))
      },
    )

    app.patch(
      '/admin/organizations/:organization',
      {
        config,
        schema: {
          operationId: 'enterprise-admin/update-org-name',
          summary: 'Update an organization name',
          tags,
          params: Type.Object({ organization: Type.String() }),
          body: Type.Object({ login: Type.String() }),
          response: { 202: Queued, ...errorResponses },
        },
      },
      async ({ viewer, params, body, addresses }, reply) => {
        const account = await getAccount(db.read, params.organization)
        if (account.role !== 'organization') throw problem('not_found')
        await administration.rename(account, body.login, accountOf(viewer))
        const url = `${addresses.api}/organizations/${account.id}`
        return reply.code(202).send({ message: 'The organization was renamed.', url })
      },
    )

    for (const [method, suspended] of [
      ['PUT', true],
      ['DELETE', false],
    ] as const) {
      app.route({
        method,
        url: '/users/:username/suspended',
        config,
        schema: {
          operationId: `enterprise-admin/${suspended ? 'suspend' : 'unsuspend'}-user`,
          summary: suspended ? 'Suspend a user' : 'Unsuspend a user',
          tags,
          ...done,
        },
        async handler(request, reply) {
          await administration.setSuspended(accountOf(request.viewer), await getOther(request), suspended)
          return reply.code(204).send(null)
        },
      })
      app.route({
        method,
        url: '/users/:username/site_admin',
        config,
        schema: {
          operationId: `enterprise-admin/${suspended ? 'promote-user-to-be' : 'demote'}-site-administrator`,
          summary: suspended ? 'Promote a user to be a site administrator' : 'Demote a site administrator',
          tags,
          ...done,
        },
        async handler(request, reply) {
          await administration.setSiteAdmin(accountOf(request.viewer), await getOther(request), suspended)
          return reply.code(204).send(null)
        },
      })
    }

    /** Site administrators cannot change their own account here. */
    async function getOther({ viewer, params }: FastifyRequest<{ Params: { username: string } }>) {
      const user = await getUser(db.read, params.username)
      if (user.id === viewer.user?.id || user.role === 'deleted') throw problem('forbidden')
      return user
    }
  }
