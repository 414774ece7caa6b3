import { Readable } from 'node:stream'
import { platformProblem } from '@octavo/platform/errors.ts'
import type { App } from '@octavo/platform/http/app.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { type Static, Type } from 'typebox'
import Value from 'typebox/value'
import { readTasks, requireAdmin, tasks } from '../access/needs.ts'
import { userIdOf } from '../access/user-id.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { respond } from '../tasks/respond.ts'
import { missing } from '../wire/body-fields.ts'
import { mayFail } from '../wire/error-responses.ts'
import { isForAdmin, type NewSource, type RepositoryManagement } from './manage-repositories.ts'
import { presentHit, presentRepository } from './present.ts'
import type { Repositories } from './repositories.ts'
import {
  ArchiveQuery,
  DeletedRepository,
  NewRepository,
  RepositoryBody,
  RepositoryList,
  SearchRequest,
  SearchResult,
} from './schema.ts'
import type { ArchiveType } from './sources/archive-source.ts'

const tags = ['repositories']

const archiveTypes = new Map<string, ArchiveType>(
  Object.entries({
    'application/zip': 'zip',
    'application/x-tar': 'tar',
    'application/gzip': 'tar.gz',
    'application/x-gzip': 'tar.gz',
  }),
)

const defaultRef = 'HEAD'
const ByName = Type.Object({ name: Type.String() })
const PageQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  after: Type.Optional(
    Type.String({ pattern: '^\\d{1,15}$', description: 'The `last_id` of the previous page.' }),
  ),
})

export const repositoryRoutes =
  (context: Context, management: RepositoryManagement, repositories: Repositories): Routes =>
  (app) => {
    app.register(async (inner: App) => {
      inner.addContentTypeParser([...archiveTypes.keys()], (_request, payload, done) => done(null, payload))
      inner.post(
        '/v1/repositories',
        {
          config: { access: 'free', needs: readTasks },
          schema: {
            operationId: 'repositories/create',
            summary: 'Create or update a repository',
            description:
              'Indexes a folder of the server, a git repository, or an archive with the name in the query. A repository that exists is indexed again, and only changed files are parsed. The index runs in the background.',
            tags,
            consumes: ['application/json', ...archiveTypes.keys()],
            querystring: ArchiveQuery,
            response: { 202: RepositoryBody, ...mayFail },
          },
        },
        async ({ body, query, headers, caller }, reply) => {
          const id = userIdOf(caller)
          const {
            name,
            visibility = 'private',
            source,
          } = body instanceof Readable
            ? readArchive(body, headers['content-type'] ?? '', query)
            : readSource(body)
          if (isForAdmin(visibility, source)) requireAdmin(caller)
          const state = await management.put(caller, name, visibility, source)
          return reply.code(202).send(presentRepository(state, id))
        },
      )
    })

    app.get(
      '/v1/repositories',
      {
        config: { access: 'free', needs: readTasks },
        schema: {
          operationId: 'repositories/list',
          summary: 'List repositories',
          tags,
          querystring: PageQuery,
          response: { 200: RepositoryList, ...mayFail },
        },
      },
      async ({ query: { limit = 20, after }, caller }) => {
        const id = userIdOf(caller)
        const beforeId = after === undefined ? undefined : Number(after)
        const states = await management.list(id, { beforeId, limit: limit + 1 })
        const page = states.slice(0, limit)
        const last = page.at(-1)
        return {
          object: 'list' as const,
          data: page.map((state) => presentRepository(state, id)),
          has_more: states.length > limit,
          last_id: last ? String(last.repository.id) : null,
        }
      },
    )

    app.get(
      '/v1/repositories/:name',
      {
        config: { access: 'free', needs: readTasks },
        schema: {
          operationId: 'repositories/get',
          summary: 'Get a repository',
          description: 'Returns the repository, and the state and progress of its index for each ref.',
          tags,
          params: ByName,
          response: { 200: RepositoryBody, ...mayFail },
        },
      },
      async ({ params: { name }, caller }) => {
        const id = userIdOf(caller)
        return presentRepository(await management.get(id, name), id)
      },
    )

    app.delete(
      '/v1/repositories/:name',
      {
        config: { access: 'free', needs: readTasks },
        schema: {
          operationId: 'repositories/delete',
          summary: 'Delete a repository',
          tags,
          params: ByName,
          response: { 200: DeletedRepository, ...mayFail },
        },
      },
      async ({ params: { name }, caller }) => {
        await management.remove(userIdOf(caller), name)
        return { object: 'repository.deleted' as const, name, deleted: true as const }
      },
    )

    app.post(
      '/v1/search',
      {
        config: { needs: tasks },
        schema: {
          operationId: 'repositories/search',
          summary: 'Search repositories',
          tags,
          body: SearchRequest,
          response: { 200: SearchResult, ...mayFail },
        },
      },
      async (request, reply) => {
        const userId = userIdOf(request.caller)
        const { query, repository, ref, mode = 'text', paths, limit, context: attached } = request.body
        return respond(
          context,
          { object: 'search', prefix: 'search' },
          request,
          reply,
          async (progress, signal) => {
            const hits = await repositories.search({
              name: repository ?? attached?.repository,
              ref: ref ?? attached?.ref,
              paths: paths ?? attached?.paths ?? [],
              query,
              mode,
              ...(limit !== undefined && { limit }),
              userId,
              signal,
            })
            const citations = hits.map(({ language, text, symbol, ...citation }) => citation)
            for (const citation of citations) progress.citation(citation)
            return { engine: 'rules', model: 'rules', citations, body: { hits: hits.map(presentHit) } }
          },
        )
      },
    )
  }

interface Upload {
  name: string
  visibility?: 'private' | 'shared' | undefined
  source: NewSource
}

function readArchive(content: Readable, contentType: string, query: Static<typeof ArchiveQuery>): Upload {
  const { name, ref = defaultRef, visibility } = query
  if (name === undefined) throw missing('name')
  const type = archiveTypes.get(contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '')
  if (!type) throw platformProblem('unsupported_media_type')
  return { name, visibility, source: { kind: 'archive', content, type, ref } }
}

function readSource(body: unknown): Upload {
  const { name, folder, git, ref = defaultRef, visibility } = parseNewRepository(body)
  if ((folder === undefined) === (git === undefined))
    throw problem('request_invalid', {
      message: 'Either `folder` or `git` is required, and not both.',
      data: { param: 'folder' },
    })
  if (folder !== undefined) return { name, visibility, source: { kind: 'folder', folder, ref } }
  return { name, visibility, source: { kind: 'git', url: git ?? '', ref } }
}

function parseNewRepository(body: unknown): Static<typeof NewRepository> {
  if (Value.Check(NewRepository, body)) return body
  const [error] = Value.Errors(NewRepository, body)
  const field = error?.instancePath.slice(1) ?? ''
  const subject = field ? `\`${field}\`` : 'The body'
  throw problem('request_invalid', {
    message: `${subject} ${error?.message ?? 'is missing'}.`,
    data: { param: field },
  })
}
