import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { getUser } from '../../accounts/accounts.ts'
import { presentAccount } from '../../accounts/present/accounts.ts'
import { SimpleUsers } from '../../accounts/schema.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import type { Memberships } from '../memberships.ts'
import { MemberPath, OrganizationPath } from '../schema/organizations.ts'
import { listOutsideCollaborators } from '../store/outside-collaborators.ts'

const tags = ['orgs']
const pages = { params: OrganizationPath, querystring: Type.Object(PageQuery) }
const people = { response: { 200: SimpleUsers, ...errorResponses } }
const done = { params: MemberPath, response: { 204: NoContent, ...errorResponses } }
const asOwner = {
  config: {
    needs: {
      organization: 'owner' as const,
      permission: 'members',
      level: 'write' as const,
      scopes: ['admin:org'],
    },
  },
}

export const outsideCollaboratorRoutes =
  ({ db }: Pick<Context, 'db'>, memberships: Memberships): Routes =>
  (app) => {
    app.get(
      '/orgs/:org/outside_collaborators',
      {
        config: { needs: { organization: 'owner', permission: 'members' } },
        schema: {
          operationId: 'orgs/list-outside-collaborators',
          summary: 'List outside collaborators for an organization',
          tags,
          ...pages,
          ...people,
        },
      },
      async (request, reply) => {
        const page = readPage(request.query)
        const { rows, total } = await listOutsideCollaborators(db.read, request.organization.row.id, page)
        linkPages(request, reply, page, total)
        return rows.map((row) => presentAccount(row, request.addresses))
      },
    )

    app.put(
      '/orgs/:org/outside_collaborators/:username',
      {
        ...asOwner,
        schema: {
          operationId: 'orgs/convert-member-to-outside-collaborator',
          summary: 'Convert an organization member to outside collaborator',
          tags,
          ...done,
        },
      },
      async ({ viewer, organization, params }, reply) => {
        const user = await getUser(db.read, params.username)
        await memberships.convertToOutsideCollaborator({
          actor: accountOf(viewer),
          organization: organization.row,
          user,
        })
        return reply.code(204).send(null)
      },
    )

    app.delete(
      '/orgs/:org/outside_collaborators/:username',
      {
        ...asOwner,
        schema: {
          operationId: 'orgs/remove-outside-collaborator',
          summary: 'Remove outside collaborator from an organization',
          tags,
          ...done,
        },
      },
      async ({ viewer, organization, params }, reply) => {
        const user = await getUser(db.read, params.username)
        await memberships.removeOutside({ actor: accountOf(viewer), organization: organization.row, user })
        return reply.code(204).send(null)
      },
    )
  }
