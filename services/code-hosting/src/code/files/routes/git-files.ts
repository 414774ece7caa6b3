import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Context } from '../../../context.ts'
import { problem } from '../../../errors.ts'
import type { GitRepository } from '../../../git/git.ts'
import { gitAddresses } from '../../../repositories/present/git-addresses.ts'
import { RepositoryPath } from '../../../repositories/schema/repositories.ts'
import { trimSlashes } from '../../../wire/encoded-paths.ts'
import { errorResponses, NoContent } from '../../../wire/error-replies.ts'
import { readMedia } from '../../../wire/media-types.ts'
import { sendPlain } from '../../../wire/plain-replies.ts'
import { maxFileBodyBytes } from '../../../wire/request-bodies.ts'
import { revalidate } from '../../../wire/versions.ts'
import type { GitObjects } from '../../commits/git-objects.ts'
import { presentBlob, presentTree } from '../../commits/present/git-data.ts'
import type { RepositoryQuota } from '../../commits/repository-quota.ts'
import { getCommitOid, isFullOid, notFound, versionsOf } from '../../commits/revisions.ts'
import { getNonEmpty } from '../../commits/routes/non-empty-repository.ts'
import { Blob, BlobBody, ShaPath, ShortBlob, TreeBody, TreeReply } from '../../commits/schema/git-data.ts'
import { requireWorkflowScope } from '../../pushes/workflow-files.ts'
import { decodeContent, isText } from '../blob-content.ts'
import { tooLarge } from '../contents.ts'

const tags = ['git']
const reads = { needs: { permission: 'contents' } }
const writes = { needs: { permission: 'contents', level: 'write' } } as const
const maxBlobBytes = 100 * 1024 * 1024
/** 20,000 entries with four fields each. */
const maxTreeValues = 100_001
const treeLimits = { maxEntries: 100_000, maxBytes: 16 * 1024 * 1024 }

export const gitFileRoutes =
  ({ git }: Pick<Context, 'git'>, objects: GitObjects, quota: RepositoryQuota): Routes =>
  (app) => {
    const urlsOf = ({ repository, addresses }: FastifyRequest) => gitAddresses(repository.row, addresses)

    const getBlob = {
      config: reads,
      schema: {
        operationId: 'git/get-blob',
        summary: 'Get a blob',
        tags,
        params: ShaPath,
        response: { 200: Blob, 304: NoContent, ...errorResponses },
      },
    }
    app.get('/repos/:owner/:repo/git/blobs/:sha', getBlob, async (request, reply) => {
      const { row } = request.repository
      const sha = request.params.sha.toLowerCase()
      if (!isFullOid(sha)) throw notFound()
      if (revalidate(request, reply, ...versionsOf(row, sha))) return reply.code(304).send(null)
      const store = git.repository(row.id)
      const blob = await store.findBlob(sha, { maxBytes: maxBlobBytes })
      if (!blob) throw (await store.isEmpty()) ? problem('empty_repository') : notFound()
      if (!blob.bytes) throw tooLarge()
      const { variant, type } = readMedia(request.headers.accept)
      if (variant !== 'raw') return presentBlob(blob, blob.bytes, urlsOf(request))
      return sendPlain(reply, { type, isText: isText(blob.bytes) }, blob.bytes)
    })

    const createBlob = {
      config: writes,
      // Base64 is a third longer.
      bodyLimit: Math.ceil((maxBlobBytes * 4) / 3) + 1024,
      schema: {
        operationId: 'git/create-blob',
        summary: 'Create a blob',
        tags,
        params: RepositoryPath,
        body: BlobBody,
        response: { 201: ShortBlob, ...errorResponses },
      },
    }
    app.post('/repos/:owner/:repo/git/blobs', createBlob, async (request, reply) => {
      const { content, encoding = 'utf-8' } = request.body
      const store = await getNonEmpty(git, request)
      const bytes = decodeContent(content, encoding)
      const sha = await quota.write(request.repository.row, bytes.length, () => store.writeBlob(bytes))
      const url = urlsOf(request).object('blob', sha)
      reply.code(201).header('location', url)
      return { sha, url }
    })

    const getTree = {
      config: reads,
      schema: {
        operationId: 'git/get-tree',
        summary: 'Get a tree',
        tags,
        params: ShaPath,
        querystring: Type.Object({ recursive: Type.Optional(Type.String()) }),
        response: { 200: TreeReply, 304: NoContent, ...errorResponses },
      },
    }
    app.get('/repos/:owner/:repo/git/trees/:sha', getTree, async (request, reply) => {
      const { row } = request.repository
      const { sha } = request.params
      if (revalidate(request, reply, ...versionsOf(row, sha))) return reply.code(304).send(null)
      const store = await getNonEmpty(git, request)
      const oid = await treeOf(store, sha)
      // Any value enables it: the documentation uses `1`, and some clients send `true`.
      const recursive = request.query.recursive !== undefined
      return presentTree(oid, await store.listTree(oid, { recursive, ...treeLimits }), urlsOf(request))
    })

    const createTree = {
      bodyLimit: maxFileBodyBytes,
      config: { ...writes, maxJsonValues: maxTreeValues },
      schema: {
        operationId: 'git/create-tree',
        summary: 'Create a tree',
        tags,
        params: RepositoryPath,
        body: TreeBody,
        response: { 201: TreeReply, ...errorResponses },
      },
    }
    app.post('/repos/:owner/:repo/git/trees', createTree, async (request, reply) => {
      const { tree, base_tree: base } = request.body
      const paths = tree.map(({ path = '' }) => path)
      requireWorkflowScope(request.viewer, paths)
      const store = await getNonEmpty(git, request)
      const bytes = tree.reduce((sum, { path = '', content = '' }) => sum + path.length + content.length, 0)
      const oid = await quota.write(request.repository.row, bytes, () =>
        objects.writeTree(store, { entries: tree, base }),
      )
      const urls = urlsOf(request)
      reply.code(201).header('location', urls.object('tree', oid))
      return presentTree(oid, await store.listTree(oid, treeLimits), urls)
    })
  }

/** Accepts a commit for its tree, and returns its own id. `main:docs` is a folder of a revision. */
async function treeOf(store: GitRepository, sha: string): Promise<string> {
  if (isFullOid(sha)) {
    const oid = sha.toLowerCase()
    const type = await store.findType(oid)
    if (type === 'tree' || type === 'commit') return oid
  }
  // No name of a branch or tag has a colon.
  const colon = sha.indexOf(':')
  if (colon === -1) return getCommitOid(store, sha, { unknown: notFound })
  const commit = await getCommitOid(store, sha.slice(0, colon), { unknown: notFound })
  const entry = await store.entryAt(commit, trimSlashes(sha.slice(colon + 1)))
  if (entry?.type !== 'tree') throw notFound()
  return entry.oid
}
