import type { Readable } from 'node:stream'
import type { Database } from '@octavo/platform/data/database.ts'
import { etagOf, matchesEtag } from '@octavo/platform/http/etag.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyone } from '../../../access/needs.ts'
import type { Context } from '../../../context.ts'
import type { RepositoryRow } from '../../../database/repository-rows.ts'
import type { Tables } from '../../../database/tables.ts'
import { problem } from '../../../errors.ts'
import { createRoleFinder } from '../../../repositories/repository-roles.ts'
import { RepositoryPath } from '../../../repositories/schema/repositories.ts'
import { findRepository } from '../../../repositories/store/repositories.ts'
import { errorResponses } from '../../../wire/error-replies.ts'
import { whenStarted } from '../../../wire/started-stream.ts'
import { rawSubject, rawTypeOf, splitRefAndPath } from '../raw-files.ts'
import type { LinkSigner, SignedLinks } from '../signed-links.ts'

/** A browser that shows the file must not run scripts or use the origin. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const maxReadBytes = 1024 * 1024

export const rawFileRoutes =
  ({ db, git }: { db: Database<Tables> } & Pick<Context, 'git'>, links: SignedLinks): Routes =>
  (app) => {
    const roleOf = createRoleFinder(db)

    const raw = {
      config: { access: 'free' as const, needs: anyone, limit: 'files' as const },
      schema: {
        summary: 'A file as it is',
        tags: ['files'],
        params: Type.Object({ ...RepositoryPath.properties, file: Type.String() }),
        querystring: Type.Object({ token: Type.Optional(Type.String()) }),
        produces: ['text/plain', 'application/octet-stream'],
        response: { 200: Type.Unknown(), ...errorResponses },
      },
    }
    app.get('/:owner/:repo/raw/:file', raw, async (request, reply) => {
      const { owner, repo, file } = request.params
      const match = await findRepository(db.read, owner, repo)
      const row = match?.row
      if (!row || !(await isAllowed(row, file))) throw problem('not_found')
      if (match.isMoved) {
        const path = request.url.replace(/^\/[^/]+\/[^/]+/, '')
        return reply.redirect(`${request.addresses.html}/${row.owner_login}/${row.name}${path}`, 301)
      }
      const store = git.repository(row.id)
      const place = await splitRefAndPath(store, file)
      const entry = place && (await store.entryAt(place.oid, place.path))
      if (entry?.type !== 'blob') throw problem('not_found')
      const etag = etagOf(`${entry.oid} ${entry.path}`)
      reply
        .header('etag', etag)
        .header('cache-control', row.visibility === 'public' ? 'public, max-age=300' : 'private, max-age=300')
        .header('content-security-policy', policy)
        .header('cross-origin-resource-policy', 'cross-origin')
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send(null)
      const blob = await store.findBlob(entry.oid, { maxBytes: maxReadBytes })
      if (!blob) throw problem('not_found')
      const content = blob.bytes ?? (await store.streamBlob(entry.oid))
      const { type, isAttachment } = rawTypeOf(entry, await beginningOf(content))
      reply.type(type).header('content-length', blob.sizeBytes)
      if (isAttachment) reply.header('content-disposition', 'attachment')
      return reply.send(content)

      async function isAllowed(repository: RepositoryRow, refAndPath: string): Promise<boolean> {
        const { token } = request.query
        if (token !== undefined) {
          const signer: LinkSigner = await links.open()
          if (signer.isSigned(rawSubject(repository.id, refAndPath), token)) return true
        }
        return (await roleOf(request.viewer, repository)) !== null
      }
    })
  }

/** The first bytes, which are sent as well. */
async function beginningOf(content: Buffer | Readable): Promise<Buffer> {
  if (Buffer.isBuffer(content)) return content
  await whenStarted(content)
  const chunk: unknown = content.read()
  if (!Buffer.isBuffer(chunk)) return Buffer.alloc(0)
  content.unshift(chunk)
  return chunk
}
