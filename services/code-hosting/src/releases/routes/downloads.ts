import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { anyone } from '../../access/needs.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { createAccessFinder } from '../../repositories/repository-roles.ts'
import { findRepository } from '../../repositories/store/repositories.ts'
import { seesDrafts } from '../release-needs.ts'
import type { Releases } from '../releases.ts'
import type { SendAsset } from '../send-asset.ts'
import { findAssetByName } from '../store/assets.ts'

interface Dependencies {
  db: Context['db']
  releases: Releases
  send: SendAsset
}

type DownloadPath = { owner: string; repo: string; '*': string }

/** The `browser_download_url` of assets. */
export const downloadRoutes =
  ({ db, releases, send }: Dependencies): Routes =>
  (app) => {
    const accessOf = createAccessFinder(db)
    const options = {
      config: { access: 'free' as const, needs: anyone, limit: 'files' as const },
      schema: { hide: true },
    }

    app.get<{ Params: DownloadPath }>(
      '/:owner/:repo/releases/download/*',
      options,
      async (request, reply) => {
        const path = request.params['*']
        const slash = path.lastIndexOf('/')
        if (slash < 0) throw problem('not_found')
        if (!(await openRepository(request, reply))) return reply
        const { row } = request.repository
        const release = await releases.getByPageTag(row, path.slice(0, slash), seesDrafts(request))
        return download(request, reply, release.id, path.slice(slash + 1))
      },
    )

    app.get<{ Params: DownloadPath }>(
      '/:owner/:repo/releases/latest/download/*',
      options,
      async (request, reply) => {
        if (!(await openRepository(request, reply))) return reply
        const { id } = await releases.getLatest(request.repository.row)
        return download(request, reply, id, request.params['*'])
      },
    )

    async function download(request: FastifyRequest, reply: FastifyReply, releaseId: number, name: string) {
      const asset = await findAssetByName(db.read, releaseId, name)
      if (!asset) throw problem('not_found')
      return send(request, reply, asset)
    }

    /** Returns false after a redirect to the new name of the repository. */
    async function openRepository(
      request: FastifyRequest<{ Params: DownloadPath }>,
      reply: FastifyReply,
    ): Promise<boolean> {
      const { owner, repo } = request.params
      const { viewer, addresses } = request
      const match = await findRepository(db.read, owner, repo)
      const access = match && (await accessOf(viewer, match.row))
      const isReadable =
        match?.row.visibility === 'public' || !viewer.user || viewer.hasPermission('contents', 'read')
      if (!match || !access || !isReadable) throw problem('not_found')
      const { row } = match
      request.repository = { row, ...access }
      if (!match.isMoved) return true
      const rest = request.url.replace(/^\/[^/]+\/[^/]+/, '')
      reply.redirect(`${addresses.html}/${row.owner_login}/${row.name}${rest}`, 301)
      return false
    }
  }
