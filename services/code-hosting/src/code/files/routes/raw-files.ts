import type { Database } from '@octavo/platform/data/database.ts'
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
import { rawSubject, splitRefAndPath } from '../raw-files.ts'
import { sendRaw } from '../send-raw.ts'
import type { LinkSigner, SignedLinks } from '../signed-links.ts'

export const rawFileRoutes =
  ({ db, git }: { db: Database<Tables> } & Pick<Context, 'git'>, links: SignedLinks): Routes =>
  (app) => {
    const roleOf = createRoleFinder(db)

    const raw = {
      config: { access: 'free' as const, needs: anyone, limit: 'files' as const },
      schema: {
        operationId: 'repos/get-raw-file',
        summary: 'Get the raw content of a file',
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
      const refAndPath = await splitRefAndPath(store, file)
      const entry = refAndPath && (await store.entryAt(refAndPath.oid, refAndPath.path))
      if (entry?.type !== 'blob') throw problem('not_found')
      return sendRaw(request, reply, store, { entry, isPublic: row.visibility === 'public' })

      async function isAllowed(repository: RepositoryRow, refAndPath: string): Promise<boolean> {
        const { token } = request.query
        if (token !== undefined) {
          const signer: LinkSigner = await links.open()
          if (signer.isSigned(rawSubject(repository.id, refAndPath), token)) return true
        }
        const { viewer } = request
        const isPublic = repository.visibility === 'public'
        if (!isPublic && viewer.user && !viewer.hasPermission('contents', 'read')) return false
        return (await roleOf(viewer, repository)) !== null
      }
    })
  }
