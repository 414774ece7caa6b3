import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Hosting } from '../../../context/hosting.ts'
import { problem } from '../../../errors.ts'
import type { GitRepository } from '../../../git/git.ts'
import { gitAddresses } from '../../../repositories/present/git-addresses.ts'
import { RepositoryPath } from '../../../repositories/schema/repositories.ts'
import { trimSlashes } from '../../../wire/encoded-paths.ts'
import { mayFail, NoContent } from '../../../wire/error-replies.ts'
import { readMedia } from '../../../wire/media-types.ts'
import { sendPlain } from '../../../wire/plain-replies.ts'
import { isUnchanged } from '../../../wire/versions.ts'
import type { GitObjects } from '../../commits/git-objects.ts'
import { presentBlob, presentTree } from '../../commits/present/git-data.ts'
import { getCommitOid, isFullOid, notFound, versionsOf } from '../../commits/revisions.ts'
import { getFilled } from '../../commits/routes/filled-repository.ts'
import { Blob, BlobBody, ShaPath, ShortBlob, TreeBody, TreeReply } from '../../commits/schema/git-data.ts'
import { requireWorkflowScope } from '../../pushes/workflow-files.ts'
import { decodeContent, isText } from '../blob-content.ts'
import { tooLarge } from '../contents.ts'

const tags = ['git']
const reads = { needs: { permission: 'contents' } }
const writes = { needs: { permission: 'contents', level: 'write' } } as const
const maxBlobBytes = 100 * 1024 * 1024
const mostEntries = 100_000

export const gitFileRoutes =
  ({ git }: Pick<Hosting, 'git'>, objects: GitObjects): Routes =>
  (app) => {
    const placeOf = ({ repository, addresses }: FastifyRequest) => gitAddresses(repository.row, addresses)

    const getBlob = {
      config: reads,
      schema: {
        operationId: 'git/get-blob',
        summary: 'Get a blob',
        tags,
        params: ShaPath,
        response: { 200: Blob, 304: NoContent, ...mayFail },
      },
    }
    app.get('/repos/:owner/:repo/git/blobs/:sha', getBlob, async (request, reply) => {
      const { row } = request.repository
      const sha = request.params.sha.toLowerCase()
      if (!isFullOid(sha)) throw notFound()
      if (isUnchanged(request, reply, ...versionsOf(row, sha))) return reply.code(304).send(null)
      const store = git.repository(row.id)
      const found = await store.findBlob(sha, { maxBytes: maxBlobBytes })
      if (!found) throw (await store.isEmpty()) ? problem('empty_repository') : notFound()
      if (!found.bytes) throw tooLarge()
      const { variant, type } = readMedia(request.headers.accept)
      if (variant !== 'raw') return presentBlob(found, found.bytes, placeOf(request))
      return sendPlain(reply, { type, isText: isText(found.bytes) }, found.bytes)
    })

    const createBlob = {
      config: writes,
      // In Base64 a file is a third longer.
      bodyLimit: Math.ceil((maxBlobBytes * 4) / 3) + 1024,
      schema: {
        operationId: 'git/create-blob',
        summary: 'Create a blob',
        tags,
        params: RepositoryPath,
        body: BlobBody,
        response: { 201: ShortBlob, ...mayFail },
      },
    }
    app.post('/repos/:owner/:repo/git/blobs', createBlob, async (request, reply) => {
      const { content, encoding = 'utf-8' } = request.body
      const store = await getFilled(git, request)
      const sha = await store.writeBlob(decodeContent(content, encoding))
      const url = placeOf(request).object('blob', sha)
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
        response: { 200: TreeReply, 304: NoContent, ...mayFail },
      },
    }
    app.get('/repos/:owner/:repo/git/trees/:sha', getTree, async (request, reply) => {
      const { row } = request.repository
      const { sha } = request.params
      if (isUnchanged(request, reply, ...versionsOf(row, sha))) return reply.code(304).send(null)
      const store = await getFilled(git, request)
      const oid = await treeOf(store, sha)
      // Whatever is said, it is asked for: clients were taught to write 1, and others write true.
      const recursive = request.query.recursive !== undefined
      return presentTree(
        oid,
        await store.listTree(oid, { recursive, maxEntries: mostEntries }),
        placeOf(request),
      )
    })

    const createTree = {
      config: writes,
      schema: {
        operationId: 'git/create-tree',
        summary: 'Create a tree',
        tags,
        params: RepositoryPath,
        body: TreeBody,
        response: { 201: TreeReply, ...mayFail },
      },
    }
    app.post('/repos/:owner/:repo/git/trees', createTree, async (request, reply) => {
      const { tree, base_tree: base } = request.body
      const paths = tree.map(({ path = '' }) => path)
      requireWorkflowScope(request.viewer, paths)
      const store = await getFilled(git, request)
      const oid = await objects.writeTree(store, { entries: tree, base })
      const place = placeOf(request)
      reply.code(201).header('location', place.object('tree', oid))
      return presentTree(oid, await store.listTree(oid, { maxEntries: mostEntries }), place)
    })
  }

/** A commit stands for its tree, and keeps its own id in the response; `main:docs` is the folder of a revision. */
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
