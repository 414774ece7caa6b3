import type { App } from '@octavo/platform/http/app.ts'
import type { Routes } from '@octavo/platform/service.ts'
import Value from 'typebox/value'
import { anyone } from '../../../access/needs.ts'
import type { Context } from '../../../context.ts'
import { problem, unprocessable } from '../../../errors.ts'
import { sendBlob } from '../../../wire/send-blob.ts'
import { acceptStreams, streamedBodyOf } from '../../../wire/streamed-bodies.ts'
import type { OpenForLfs } from '../lfs-access.ts'
import type { LfsObjects } from '../objects.ts'
import { presentDownload, presentUpload } from '../present.ts'
import { BatchBody, lfsMediaType, ObjectPath, Oid, RepositoryPath, VerifyBody } from '../schema.ts'

interface Dependencies {
  blobs: Context['blobs']
  open: OpenForLfs
  objects: LfsObjects
}

/** https://github.com/git-lfs/git-lfs/blob/main/docs/api/batch.md */
export const lfsObjectRoutes =
  ({ blobs, open, objects }: Dependencies): Routes =>
  (app) => {
    const config = { access: 'open' as const, needs: anyone }

    app.post(
      '/:owner/:repo/info/lfs/objects/batch',
      { config, schema: { hide: true, params: RepositoryPath, body: BatchBody } },
      async (request, reply) => {
        const { operation, transfers = ['basic'], hash_algo = 'sha256', objects: requested } = request.body
        const access = await open(request, request.params, operation === 'upload' ? 'write' : 'read')
        if (hash_algo !== 'sha256')
          throw problem('conflict', { message: 'The hash algorithm is not supported.' })
        if (!transfers.includes('basic')) throw unprocessable('Only the transfer “basic” is supported.')
        const { row } = access
        const endpoint = `${request.addresses.html}/${row.owner_login}/${row.name}.git/info/lfs`
        const planned =
          operation === 'upload'
            ? (await objects.planUploads(access, requested)).map((plan) => presentUpload(plan, endpoint))
            : (await objects.planDownloads(access, requested)).map((plan) => presentDownload(plan, endpoint))
        return reply.type(lfsMediaType).send({ transfer: 'basic', hash_algo, objects: planned })
      },
    )

    app.post(
      '/:owner/:repo/info/lfs/objects/verify',
      { config, schema: { hide: true, params: RepositoryPath, body: VerifyBody } },
      async (request, reply) => {
        const object = await objects.get(await open(request, request.params, 'write'), request.body.oid)
        if (object.size_bytes !== request.body.size) throw unprocessable('The object has another size.')
        return reply.type(lfsMediaType).send({})
      },
    )

    app.get(
      '/:owner/:repo/info/lfs/objects/:oid',
      { config, schema: { hide: true, params: ObjectPath } },
      async (request, reply) => {
        const { oid, size_bytes } = await objects.get(
          await open(request, request.params, 'read'),
          request.params.oid,
        )
        return sendBlob(blobs, request, reply, {
          hash: oid,
          sizeBytes: size_bytes,
          contentType: binary,
          contentDisposition: `attachment; filename="${oid}"`,
        })
      },
    )

    app.register(async (uploads: App) => {
      acceptStreams(uploads)
      uploads.put(
        '/:owner/:repo/info/lfs/objects/:oid',
        { config, schema: { hide: true, params: ObjectPath }, bodyLimit: Number.MAX_SAFE_INTEGER },
        async (request, reply) => {
          const { oid } = request.params
          if (!Value.Check(Oid, oid)) throw problem('not_found')
          // The rest of a refused upload is not read.
          reply.header('connection', 'close')
          const access = await open(request, request.params, 'write')
          await objects.upload(access, oid, streamedBodyOf(request))
          return reply.removeHeader('connection').send()
        },
      )
    })
  }

const binary = 'application/octet-stream'
