import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { accountOf } from '../../../accounts/viewer-account.ts'
import type { Context } from '../../../context.ts'
import { problem } from '../../../errors.ts'
import { gitAddresses } from '../../../repositories/present/git-addresses.ts'
import { RepositoryPath } from '../../../repositories/schema/repositories.ts'
import { errorResponses, NoContent } from '../../../wire/error-replies.ts'
import { revalidate } from '../../../wire/versions.ts'
import type { GitObjects } from '../git-objects.ts'
import { presentGitCommit, presentTag } from '../present/git-data.ts'
import type { RepositoryQuota } from '../repository-quota.ts'
import { isFullOid, notFound, versionsOf } from '../revisions.ts'
import { GitCommit, GitCommitBody, GitTag, ShaPath, TagBody } from '../schema/git-data.ts'
import { getNonEmpty } from './non-empty-repository.ts'

const tags = ['git']
const reads = { needs: { permission: 'contents' } }
const writes = { needs: { permission: 'contents', level: 'write' } } as const

export const gitCommitRoutes =
  ({ git }: Pick<Context, 'git'>, objects: GitObjects, quota: RepositoryQuota): Routes =>
  (app) => {
    const urlsOf = ({ repository, addresses }: FastifyRequest) => gitAddresses(repository.row, addresses)

    const getCommit = {
      config: reads,
      schema: {
        operationId: 'git/get-commit',
        summary: 'Get a commit object',
        tags,
        params: ShaPath,
        response: { 200: GitCommit, 304: NoContent, ...errorResponses },
      },
    }
    app.get('/repos/:owner/:repo/git/commits/:sha', getCommit, async (request, reply) => {
      const { row } = request.repository
      const sha = request.params.sha.toLowerCase()
      if (!isFullOid(sha)) throw notFound()
      if (revalidate(request, reply, ...versionsOf(row, sha))) return reply.code(304).send(null)
      const store = git.repository(row.id)
      const object = await store.findCommit(sha)
      if (!object) throw (await store.isEmpty()) ? problem('empty_repository') : notFound()
      return presentGitCommit(object, urlsOf(request))
    })

    const createCommit = {
      config: writes,
      schema: {
        operationId: 'git/create-commit',
        summary: 'Create a commit',
        tags,
        params: RepositoryPath,
        body: GitCommitBody,
        response: { 201: GitCommit, ...errorResponses },
      },
    }
    app.post('/repos/:owner/:repo/git/commits', createCommit, async (request, reply) => {
      const store = await getNonEmpty(git, request)
      const actor = accountOf(request.viewer)
      const { body, repository } = request
      const created = await quota.write(repository.row, body.message.length, () =>
        objects.writeCommit(store, { actor, ...body }),
      )
      const presented = presentGitCommit(created, urlsOf(request))
      reply.code(201).header('location', presented.url)
      return presented
    })

    const getTag = {
      config: reads,
      schema: {
        operationId: 'git/get-tag',
        summary: 'Get a tag',
        tags,
        params: ShaPath,
        response: { 200: GitTag, 304: NoContent, ...errorResponses },
      },
    }
    app.get('/repos/:owner/:repo/git/tags/:sha', getTag, async (request, reply) => {
      const { row } = request.repository
      const sha = request.params.sha.toLowerCase()
      if (!isFullOid(sha)) throw notFound()
      if (revalidate(request, reply, ...versionsOf(row, sha))) return reply.code(304).send(null)
      const store = git.repository(row.id)
      const object = await store.findTag(sha)
      if (!object) throw (await store.isEmpty()) ? problem('empty_repository') : notFound()
      return presentTag(object, urlsOf(request))
    })

    const createTag = {
      config: writes,
      schema: {
        operationId: 'git/create-tag',
        summary: 'Create a tag object',
        tags,
        params: RepositoryPath,
        body: TagBody,
        response: { 201: GitTag, ...errorResponses },
      },
    }
    app.post('/repos/:owner/:repo/git/tags', createTag, async (request, reply) => {
      const store = await getNonEmpty(git, request)
      const actor = accountOf(request.viewer)
      const { body, repository } = request
      const created = await quota.write(repository.row, body.message.length, () =>
        objects.writeTag(store, { actor, ...body }),
      )
      const presented = presentTag(created, urlsOf(request))
      reply.code(201).header('location', presented.url)
      return presented
    })
  }
