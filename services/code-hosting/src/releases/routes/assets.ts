import type { App } from '@octavo/platform/http/app.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { findAccounts } from '../../accounts/store/accounts.ts'
import type { Context } from '../../context.ts'
import { writerOf } from '../../repositories/authorized-writes.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { acceptStreams, streamedBodyOf } from '../../wire/streamed-bodies.ts'
import type { Assets } from '../assets.ts'
import { presentAsset } from '../present.ts'
import { reading, seesDrafts, writing } from '../release-needs.ts'
import type { Releases } from '../releases.ts'
import {
  AssetChangeBody,
  AssetPath,
  AssetUploadQuery,
  ReleaseAsset,
  ReleaseAssets,
  ReleasePath,
} from '../schema.ts'
import type { SendAsset } from '../send-asset.ts'
import { type AssetRow, listAssets } from '../store/assets.ts'
import type { ReleaseRow } from '../store/releases.ts'

const tags = ['repos']
const binary = 'application/octet-stream'

interface Dependencies {
  db: Context['db']
  releases: Releases
  assets: Assets
  send: SendAsset
}

export const assetRoutes =
  ({ db, releases, assets, send }: Dependencies): Routes =>
  (app) => {
    app.get(
      '/repos/:owner/:repo/releases/:release_id/assets',
      {
        config: reading,
        schema: {
          operationId: 'repos/list-release-assets',
          summary: 'List release assets',
          tags,
          params: ReleasePath,
          querystring: Type.Object(PageQuery),
          response: { 200: ReleaseAssets, ...errorResponses },
        },
      },
      async (request, reply) => {
        const id = readNumber(request.params.release_id)
        const release = await releases.get(request.repository.row, id, seesDrafts(request))
        const page = readPage(request.query)
        const { rows, total } = await listAssets(db.read, release.id, sliceOf(page))
        linkPages(request, reply, page, total)
        return present(request, release, rows)
      },
    )

    app.register(async (uploads: App) => {
      acceptStreams(uploads)
      uploads.post(
        '/repos/:owner/:repo/releases/:release_id/assets',
        {
          config: writing,
          bodyLimit: Number.MAX_SAFE_INTEGER,
          schema: {
            operationId: 'repos/upload-release-asset',
            summary: 'Upload a release asset',
            tags,
            consumes: [binary],
            params: ReleasePath,
            querystring: AssetUploadQuery,
            response: { 201: ReleaseAsset, ...errorResponses },
          },
        },
        async (request, reply) => {
          const { headers, query } = request
          // The rest of a refused upload is not read.
          reply.header('connection', 'close')
          const { asset, release } = await assets.upload(
            writerOf(request),
            readNumber(request.params.release_id),
            {
              name: query.name,
              label: query.label || null,
              contentType: headers['content-type']?.slice(0, maxTypeLength) ?? binary,
              ...streamedBodyOf(request),
            },
          )
          const [view] = await present(request, release, [asset])
          reply.removeHeader('connection')
          reply.code(201).header('location', view?.url)
          return view
        },
      )
    })

    app.get(
      '/repos/:owner/:repo/releases/assets/:asset_id',
      {
        config: reading,
        schema: {
          operationId: 'repos/get-release-asset',
          summary: 'Get a release asset',
          tags,
          params: AssetPath,
          produces: ['application/json', binary],
          response: { 200: ReleaseAsset, 206: Type.Unknown(), 302: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        const id = readNumber(request.params.asset_id)
        const { asset, release } = await assets.get(request.repository.row, id, seesDrafts(request))
        if (request.headers.accept?.includes(binary)) return send(request, reply, asset)
        const [view] = await present(request, release, [asset])
        return view
      },
    )

    app.patch(
      '/repos/:owner/:repo/releases/assets/:asset_id',
      {
        config: writing,
        schema: {
          operationId: 'repos/update-release-asset',
          summary: 'Update a release asset',
          tags,
          params: AssetPath,
          body: AssetChangeBody,
          response: { 200: ReleaseAsset, ...errorResponses },
        },
      },
      async (request) => {
        const id = readNumber(request.params.asset_id)
        const { name, label } = request.body
        const { asset, release } = await assets.change(writerOf(request), id, { name, label })
        const [view] = await present(request, release, [asset])
        return view
      },
    )

    app.delete(
      '/repos/:owner/:repo/releases/assets/:asset_id',
      {
        config: writing,
        schema: {
          operationId: 'repos/delete-release-asset',
          summary: 'Delete a release asset',
          tags,
          params: AssetPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        await assets.remove(writerOf(request), readNumber(request.params.asset_id))
        return reply.code(204).send(null)
      },
    )

    async function present(
      { repository: { row }, addresses }: Pick<FastifyRequest, 'repository' | 'addresses'>,
      release: ReleaseRow,
      rows: readonly AssetRow[],
    ) {
      const accounts = await findAccounts(
        db.read,
        rows.map(({ uploader_id }) => uploader_id),
      )
      return rows.map((asset) => presentAsset(asset, release, { accounts, repository: row, addresses }))
    }
  }

const maxTypeLength = 255
