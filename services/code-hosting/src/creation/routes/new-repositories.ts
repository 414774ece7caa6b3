import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { presentFullRepository } from '../../repositories/present/full-repository.ts'
import type { FindRole } from '../../repositories/repository-roles.ts'
import { FullRepository } from '../../repositories/schema/repositories.ts'
import { NewRepositoryBody } from '../../repositories/schema/repository-bodies.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { createRepository } from '../create-repository.ts'

const tags = ['repos']
const creates = { permission: 'administration', level: 'write', scopes: ['public_repo', 'repo'] } as const

export const newRepositoryRoutes =
  (context: Context, findRole: FindRole): Routes =>
  (app) => {
    const create = { body: NewRepositoryBody, response: { 201: FullRepository, ...errorResponses } }

    app.post(
      '/user/repos',
      {
        config: { needs: { user: true, ...creates } },
        schema: {
          operationId: 'repos/create-for-authenticated-user',
          summary: 'Create a repository for the authenticated user',
          tags,
          ...create,
        },
      },
      async ({ viewer, body: repository, addresses }, reply) => {
        const actor = accountOf(viewer)
        const row = await createRepository(context, { owner: actor, actor, viewer, repository })
        const body = presentFullRepository(row, addresses, 'admin')
        reply.code(201).header('location', body.url)
        return body
      },
    )

    app.post(
      '/orgs/:org/repos',
      {
        config: { needs: { user: true, organization: 'member', ...creates } },
        schema: {
          operationId: 'repos/create-in-org',
          summary: 'Create an organization repository',
          tags,
          params: Type.Object({ org: Type.String() }),
          ...create,
        },
      },
      async ({ viewer, organization, body: repository, addresses }, reply) => {
        const actor = accountOf(viewer)
        const row = await createRepository(context, { owner: organization.row, actor, viewer, repository })
        const body = presentFullRepository(row, addresses, (await findRole(viewer, row)) ?? undefined)
        reply.code(201).header('location', body.url)
        return body
      },
    )
  }
