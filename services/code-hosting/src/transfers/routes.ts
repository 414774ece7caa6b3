import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { notAccessible } from '../access/not-accessible.ts'
import { findAccounts } from '../accounts/store/accounts.ts'
import { accountOf } from '../accounts/viewer-account.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import { presentRepository } from '../repositories/present/repositories.ts'
import type { FindRole } from '../repositories/repository-roles.ts'
import { MinimalRepository, RepositoryPath } from '../repositories/schema/repositories.ts'
import { TransferBody } from '../repositories/schema/repository-bodies.ts'
import { RepositoryTransfer } from '../repositories/schema/repository-people.ts'
import { findRepositories } from '../repositories/store/repositories.ts'
import { errorResponses, NoContent } from '../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../wire/links.ts'
import { PageQuery } from '../wire/page-queries.ts'
import { wholeNumber } from '../wire/whole-number.ts'
import { presentTransfer } from './present.ts'
import { listTransfers } from './store.ts'
import { type Transfers, transferLifetimeMs } from './transfers.ts'

const tags = ['repos']
const administers = {
  permission: 'administration',
  level: 'write',
  role: 'admin',
  allowsArchived: true,
} as const
const receives = { user: true, permission: 'administration', scopes: ['repo'] } as const
const TransferPath = Type.Object({ transfer_id: Type.String() })

export const repositoryTransferRoutes =
  ({ db, clock }: Pick<Context, 'db' | 'clock'>, transfers: Transfers, roleOf: FindRole): Routes =>
  (app) => {
    app.post(
      '/repos/:owner/:repo/transfer',
      {
        config: { needs: administers },
        schema: {
          operationId: 'repos/transfer',
          summary: 'Transfer a repository',
          tags,
          params: RepositoryPath,
          body: TransferBody,
          response: { 202: MinimalRepository, ...errorResponses },
        },
      },
      async ({ viewer, repository: { row }, body, addresses }, reply) => {
        const { new_owner: newOwner, new_name: newName, team_ids: teamIds = [] } = body
        const repository = await transfers.start(row, viewer, { newOwner, newName, teamIds })
        reply.code(202)
        return presentRepository(repository, addresses, await roleOf(viewer, repository))
      },
    )

    app.delete(
      '/repos/:owner/:repo/transfer',
      {
        config: { needs: administers },
        schema: {
          operationId: 'repos/cancel-transfer',
          summary: 'Cancel a pending repository transfer',
          tags,
          params: RepositoryPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ viewer, repository: { row } }, reply) => {
        await transfers.cancel(row.id, accountOf(viewer))
        return reply.code(204).send(null)
      },
    )

    app.get(
      '/user/repository_transfers',
      {
        config: { needs: receives },
        schema: {
          operationId: 'repos/list-transfers-for-authenticated-user',
          summary: 'List repository transfers for the authenticated user',
          tags,
          querystring: Type.Object(PageQuery),
          response: { 200: Type.Array(RepositoryTransfer), ...errorResponses },
        },
      },
      async (request, reply) => {
        const page = readPage(request.query)
        const recipientId = recipientOf(request).id
        const sinceMs = clock.now() - transferLifetimeMs
        const { rows, total } = await listTransfers(
          db.read,
          'recipient_id',
          recipientId,
          sinceMs,
          sliceOf(page),
        )
        linkPages(request, reply, page, total)
        const [repositories, initiators] = await Promise.all([
          findRepositories(
            db.read,
            rows.map(({ repository_id }) => repository_id),
          ),
          findAccounts(
            db.read,
            rows.map(({ initiator_id }) => initiator_id),
          ),
        ])
        return rows.flatMap((row) => {
          const repository = repositories.get(row.repository_id)
          const initiator = initiators.get(row.initiator_id)
          const expiresAtMs = row.created_at_ms + transferLifetimeMs
          return repository
            ? [presentTransfer(row, { repository, initiator, expiresAtMs }, request.addresses)]
            : []
        })
      },
    )

    app.patch(
      '/user/repository_transfers/:transfer_id',
      {
        config: { needs: { ...receives, level: 'write' } },
        schema: {
          operationId: 'repos/accept-transfer-for-authenticated-user',
          summary: 'Accept a repository transfer',
          tags,
          params: TransferPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        await transfers.accept(wholeNumber(request.params.transfer_id), recipientOf(request))
        return reply.code(204).send(null)
      },
    )

    app.delete(
      '/user/repository_transfers/:transfer_id',
      {
        config: { needs: { ...receives, level: 'write' } },
        schema: {
          operationId: 'repos/decline-transfer-for-authenticated-user',
          summary: 'Decline a repository transfer',
          tags,
          params: TransferPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        await transfers.decline(wholeNumber(request.params.transfer_id), recipientOf(request))
        return reply.code(204).send(null)
      },
    )
  }

/** Tokens for the resources of another account cannot receive repositories. */
function recipientOf({ viewer }: FastifyRequest): AccountRow {
  const account = accountOf(viewer)
  if (!viewer.canAccessOwner(account.id)) throw notAccessible(viewer)
  return account
}
