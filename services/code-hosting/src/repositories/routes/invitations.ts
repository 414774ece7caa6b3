import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { findAccounts } from '../../accounts/store/accounts.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { wholeNumber } from '../../wire/whole-number.ts'
import { type Collaborators, invitationLifetimeMs } from '../collaborators.ts'
import { presentInvitation } from '../present/invitations.ts'
import { RepositoryPath } from '../schema/repositories.ts'
import { InvitationChangeBody } from '../schema/repository-bodies.ts'
import { Invitation } from '../schema/repository-people.ts'
import {
  findInvitation,
  type InvitationRow,
  type InvitationsOf,
  listInvitations,
} from '../store/invitations.ts'
import { findRepositories } from '../store/repositories.ts'

const tags = ['repos']
const administers = { permission: 'administration', role: 'admin', user: true } as const
const invited = { user: true, scopes: ['repo:invite', 'repo'] } as const
const List = Type.Array(Invitation)
const id = { invitation_id: Type.String() }

export const invitationRoutes =
  ({ db, clock }: Pick<Context, 'db' | 'clock'>, collaborators: Collaborators): Routes =>
  (app) => {
    app.get(
      '/repos/:owner/:repo/invitations',
      {
        config: { needs: administers },
        schema: {
          operationId: 'repos/list-invitations',
          summary: 'List repository invitations',
          tags,
          params: RepositoryPath,
          querystring: Type.Object(PageQuery),
          response: { 200: List, ...errorResponses },
        },
      },
      (request, reply) => list(request, reply, { repositoryId: request.repository.row.id }),
    )

    app.patch(
      '/repos/:owner/:repo/invitations/:invitation_id',
      {
        config: { needs: { ...administers, level: 'write' } },
        schema: {
          operationId: 'repos/update-invitation',
          summary: 'Update a repository invitation',
          tags,
          params: Type.Object({ ...RepositoryPath.properties, ...id }),
          body: InvitationChangeBody,
          response: { 200: Invitation, ...errorResponses },
        },
      },
      async ({ viewer, repository, params, body, addresses }) => {
        const of = { repositoryId: repository.row.id }
        const invitation = await getInvitation(params.invitation_id, of)
        const changed = await collaborators.changeInvitation(invitation, accountOf(viewer), body.permissions)
        const [view] = await present([changed], addresses)
        if (!view) throw problem('not_found')
        return view
      },
    )

    app.delete(
      '/repos/:owner/:repo/invitations/:invitation_id',
      {
        config: { needs: { ...administers, level: 'write', allowsArchived: true } },
        schema: {
          operationId: 'repos/delete-invitation',
          summary: 'Delete a repository invitation',
          tags,
          params: Type.Object({ ...RepositoryPath.properties, ...id }),
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ repository, params }, reply) => {
        const of = { repositoryId: repository.row.id }
        await collaborators.decline(await getInvitation(params.invitation_id, of))
        return reply.code(204).send(null)
      },
    )

    app.get(
      '/user/repository_invitations',
      {
        config: { needs: invited },
        schema: {
          operationId: 'repos/list-invitations-for-authenticated-user',
          summary: 'List repository invitations for the authenticated user',
          tags,
          querystring: Type.Object(PageQuery),
          response: { 200: List, ...errorResponses },
        },
      },
      (request, reply) => list(request, reply, { inviteeId: accountOf(request.viewer).id }),
    )

    app.patch(
      '/user/repository_invitations/:invitation_id',
      {
        config: { needs: { ...invited, level: 'write' } },
        schema: {
          operationId: 'repos/accept-invitation-for-authenticated-user',
          summary: 'Accept a repository invitation',
          tags,
          params: Type.Object(id),
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ viewer, params }, reply) => {
        const invitee = accountOf(viewer)
        const invitation = await getInvitation(params.invitation_id, { inviteeId: invitee.id })
        await collaborators.accept(invitation, invitee)
        return reply.code(204).send(null)
      },
    )

    app.delete(
      '/user/repository_invitations/:invitation_id',
      {
        config: { needs: { ...invited, level: 'write' } },
        schema: {
          operationId: 'repos/decline-invitation-for-authenticated-user',
          summary: 'Decline a repository invitation',
          tags,
          params: Type.Object(id),
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ viewer, params }, reply) => {
        const of = { inviteeId: accountOf(viewer).id }
        await collaborators.decline(await getInvitation(params.invitation_id, of))
        return reply.code(204).send(null)
      },
    )

    async function getInvitation(id: string, of: InvitationsOf): Promise<InvitationRow> {
      const row = await findInvitation(db.read, wholeNumber(id), of)
      if (!row) throw problem('not_found')
      return row
    }

    async function list(
      request: FastifyRequest<{ Querystring: { per_page?: string; page?: string } }>,
      reply: FastifyReply,
      of: InvitationsOf,
    ) {
      const page = readPage(request.query)
      const { rows, total } = await listInvitations(db.read, of, sliceOf(page))
      linkPages(request, reply, page, total)
      return present(rows, request.addresses)
    }

    async function present(rows: readonly InvitationRow[], addresses: FastifyRequest['addresses']) {
      const [accounts, repositories] = await Promise.all([
        findAccounts(
          db.read,
          rows.flatMap(({ invitee_id, inviter_id }) => [invitee_id, inviter_id]),
        ),
        findRepositories(
          db.read,
          rows.map(({ repository_id }) => repository_id),
        ),
      ])
      return rows.flatMap((row) => {
        const repository = repositories.get(row.repository_id)
        const invitee = accounts.get(row.invitee_id)
        const inviter = accounts.get(row.inviter_id)
        if (!repository) return []
        return [
          presentInvitation(row, { repository, invitee, inviter, isExpired: isExpired(row) }, addresses),
        ]
      })
    }

    function isExpired({ created_at_ms }: InvitationRow): boolean {
      return clock.now() > created_at_ms + invitationLifetimeMs
    }
  }
