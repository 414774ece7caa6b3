import type { App } from '@octavo/platform/http/app.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { Static } from 'typebox'
import { Type } from 'typebox'
import { holderOf, signedIn, visible } from '../../access/needs.ts'
import { requireUser } from '../../access/permissions.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context } from '../../context.ts'
import { notFound, problem } from '../../errors.ts'
import { Fields } from '../../wire/bodies.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { IdPath, readId } from '../../wire/ids.ts'
import { Nullable } from '../../wire/nullable.ts'
import type { CropMask } from '../crop-mask.ts'
import { maxUploadBytes } from '../image-limits.ts'
import { presentImage } from '../present.ts'
import { CropMaskInput, Image, Upload, Uploaded, UploadKind } from '../schema.ts'
import { createUploads, type Uploads } from '../uploads.ts'
import { findUsableImages } from '../usable-images.ts'

const tags = ['media']

export const mediaRoutes =
  (context: Context): Routes =>
  (app) => {
    const uploads = createUploads(context)
    addSteps(app, context, uploads)
    app.register(async (scope) => addFileTarget(scope, uploads))

    app.get(
      '/media/:id/',
      {
        config: { needs: visible('image') },
        schema: {
          operationId: 'media/get',
          summary: 'Get media',
          tags,
          params: IdPath,
          querystring: Type.Object({
            width: Type.Optional(Type.Integer({ minimum: 1, description: 'The maximum width in pixels.' })),
            height: Type.Optional(Type.Integer({ minimum: 1, description: 'The maximum height in pixels.' })),
          }),
          response: { 200: Image, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const id = readId(request.params.id, 'image_id')
        const image = (await findUsableImages(scope.db, scope.viewer, [id])).get(id)
        if (!image) throw notFound('image_id')
        return presentImage(image, scope, request.query)
      },
    )
  }

function addSteps(app: App, context: Context, uploads: Uploads): void {
  app.get(
    '/media/upload/',
    {
      config: { needs: signedIn },
      schema: {
        operationId: 'media/begin-upload',
        summary: 'Get media upload instructions',
        description: 'The first step of an upload. Send the file next.',
        tags,
        querystring: Type.Object({ type: UploadKind }),
        response: { 200: Upload, ...mayFail },
      },
    },
    async (request) => {
      const { viewer, url } = scopeOf(context, request)
      const token = await uploads.begin(requireUser(viewer), request.query.type)
      return {
        upload_method: 'POST',
        upload_url: `${url}media/uploads/${token}/`,
        upload_data: { upload_token: token },
        file_parameter_name: 'file',
        upload_token: token,
      } as const
    },
  )

  for (const path of ['/media/upload/', '/media/create/']) {
    app.post(
      path,
      {
        config: { needs: signedIn },
        schema: {
          operationId: 'media/finish-upload',
          summary: 'Finish a media upload',
          description: 'The last step of an upload. `crop_mask` selects a part of the image.',
          tags,
          hide: path !== '/media/upload/',
          body: Fields({
            upload_token: Type.String({ maxLength: 200 }),
            crop_mask: Type.Optional(Nullable(CropMaskInput)),
          }),
          response: { 200: Image, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const { upload_token, crop_mask } = request.body
        const mask = crop_mask ? readMask(crop_mask) : undefined
        return presentImage(await uploads.finish(requireUser(scope.viewer), upload_token, mask), scope)
      },
    )
  }
}

/** The token is the only credential: browsers upload the file directly. */
function addFileTarget(app: App, uploads: Uploads): void {
  app.addContentTypeParser(
    /^(?:image\/|application\/octet-stream)/,
    { parseAs: 'buffer', bodyLimit: maxUploadBytes },
    (_request, body, done) => done(null, body),
  )
  app.post(
    '/media/uploads/:token/',
    {
      config: { access: 'open', needs: holderOf('upload token') },
      // Before the file is read.
      onRequest: (request) => uploads.open(tokenIn(request.params)),
      schema: {
        operationId: 'media/send-file',
        summary: 'Upload a media file',
        description: 'The second step of an upload. Send the file as a form or as raw bytes.',
        tags,
        params: Type.Object({ token: Type.String() }),
        response: { 200: Uploaded, ...mayFail },
      },
    },
    async (request) => {
      await uploads.take(request.params.token, await fileIn(request.body))
      return { uploaded: true } as const
    },
  )
}

/** The router has parsed the path. */
const tokenIn = (params: unknown) => (params as { token: string }).token

async function fileIn(body: unknown): Promise<Buffer> {
  if (Buffer.isBuffer(body)) return body
  const file = Object.values(asRecord(body)).find((value) => value instanceof File)
  if (!file) throw problem('BAD_FILE')
  return Buffer.from(await file.arrayBuffer())
}

function readMask({ top_left, width, height }: Static<typeof CropMaskInput>): CropMask {
  return { left: top_left?.x ?? 0, top: top_left?.y ?? 0, width, height }
}
