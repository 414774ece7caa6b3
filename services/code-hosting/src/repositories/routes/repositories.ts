import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Repositories } from '../../creation/create-repository.ts'
import { mayFail, NoContent } from '../../wire/error-replies.ts'
import { isUnchanged } from '../../wire/versions.ts'
import { presentFullRepository } from '../present/full-repository.ts'
import type { RepositoryChanges } from '../repository-changes.ts'
import { FullRepository, RepositoryPath } from '../schema/repositories.ts'
import { NewRepositoryBody, RepositoryChangeBody, TopicsBody } from '../schema/repository-bodies.ts'

const tags = ['repos']
const creates = { permission: 'administration', level: 'write', scopes: ['public_repo', 'repo'] } as const
const administers = { permission: 'administration', level: 'write', role: 'admin' } as const
const Topics = Type.Object({ names: Type.Array(Type.String()) }, { title: 'topic' })

export const repositoryRoutes =
  (repositories: Repositories, changes: RepositoryChanges): Routes =>
  (app) => {
    const create = { body: NewRepositoryBody, response: { 201: FullRepository, ...mayFail } }

    app.post(
      '/user/repos',
      {
        config: { needs: { user: true, ...creates } },
        schema: {
          operationId: 'repos/create-for-authenticated-user',
          summary: 'Make a repository of your own',
          tags,
          ...create,
        },
      },
      async ({ viewer, body, addresses }, reply) => {
        const actor = accountOf(viewer)
        const made = await repositories.create({ owner: actor, actor, viewer, repository: body })
        const shown = presentFullRepository(made, addresses, 'admin')
        reply.code(201).header('location', shown.url)
        return shown
      },
    )

    app.post(
      '/orgs/:org/repos',
      {
        config: { needs: { user: true, organization: 'member', ...creates } },
        schema: {
          operationId: 'repos/create-in-org',
          summary: 'Make a repository of an organisation',
          tags,
          params: Type.Object({ org: Type.String() }),
          ...create,
        },
      },
      async ({ viewer, organization, body, addresses }, reply) => {
        const actor = accountOf(viewer)
        const made = await repositories.create({ owner: organization.row, actor, viewer, repository: body })
        const shown = presentFullRepository(
          made,
          addresses,
          (await repositories.roleOf(viewer, made)) ?? undefined,
        )
        reply.code(201).header('location', shown.url)
        return shown
      },
    )

    app.get(
      '/repos/:owner/:repo',
      {
        schema: {
          operationId: 'repos/get',
          summary: 'A repository',
          tags,
          params: RepositoryPath,
          response: { 200: FullRepository, ...mayFail },
        },
      },
      async ({ viewer, repository: { row, role }, addresses }) =>
        presentFullRepository(
          row,
          addresses,
          viewer.user ? role : undefined,
          await repositories.findOrigins(viewer, row),
        ),
    )

    app.patch(
      '/repos/:owner/:repo',
      {
        config: { needs: administers },
        schema: {
          operationId: 'repos/update',
          summary: 'Change what a repository is and allows',
          tags,
          params: RepositoryPath,
          body: RepositoryChangeBody,
          response: { 200: FullRepository, ...mayFail },
        },
      },
      async ({ viewer, repository: { row, role }, body, addresses }) => {
        const changed = await changes.change(row, viewer, body)
        const origins = await repositories.findOrigins(viewer, changed)
        return presentFullRepository(changed, addresses, role, origins)
      },
    )

    app.delete(
      '/repos/:owner/:repo',
      {
        config: { needs: { ...administers, scopes: ['delete_repo'] } },
        schema: {
          operationId: 'repos/delete',
          summary: 'Delete a repository with all that is in it',
          tags,
          params: RepositoryPath,
          response: { 204: NoContent, ...mayFail },
        },
      },
      async ({ viewer, repository: { row } }, reply) => {
        await changes.remove(row, accountOf(viewer))
        return reply.code(204).send(null)
      },
    )

    app.get(
      '/repos/:owner/:repo/topics',
      {
        schema: {
          operationId: 'repos/get-all-topics',
          summary: 'The topics of a repository',
          tags,
          params: RepositoryPath,
          response: { 200: Topics, 304: NoContent, ...mayFail },
        },
      },
      async (request, reply) => {
        const { row } = request.repository
        if (isUnchanged(request, reply, row.topics)) return reply.code(304).send(null)
        return { names: decodeJson<string[]>(row.topics) }
      },
    )

    app.put(
      '/repos/:owner/:repo/topics',
      {
        config: { needs: administers },
        schema: {
          operationId: 'repos/replace-all-topics',
          summary: 'Set the topics of a repository',
          tags,
          params: RepositoryPath,
          body: TopicsBody,
          response: { 200: Topics, ...mayFail },
        },
      },
      async ({ viewer, repository: { row }, body }) => ({
        names: await changes.setTopics(row, accountOf(viewer), body.names),
      }),
    )
  }
