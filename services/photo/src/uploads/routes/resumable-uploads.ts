import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { checkAgain } from '../../access/check-again.ts'
import { anyone, user } from '../../access/needs.ts'
import { requireUser } from '../../access/viewer.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { mayFail } from '../../wire/error-responses.ts'
import type { UploadRow } from '../store/uploads.ts'
import { lifetimeMs } from '../sweep-uploads.ts'
import type { Appended, Uploads } from '../uploads.ts'
import { bodyOf, readInput } from './photo-uploads.ts'

const version = '1.0.0'
const contentType = 'application/offset+octet-stream'
const tags = ['uploads']
const UploadPath = Type.Object({ id: Type.String() })
const Upload = Type.Object(
  {
    id: Type.String(),
    state: Type.Union([
      Type.Literal('receiving'),
      Type.Literal('received'),
      Type.Literal('publishing'),
      Type.Literal('published'),
      Type.Literal('rejected'),
    ]),
    offset: Type.Integer({ description: 'The number of received bytes.' }),
    length: Type.Integer(),
    photo_id: Type.Union([Type.String(), Type.Null()]),
    error: Type.Union([Type.String(), Type.Null()]),
    expires_at: Type.String({ format: 'date-time' }),
  },
  { title: 'Upload' },
)
const Empty = Type.Null()

/** The tus protocol 1.0 with the extensions creation, creation-with-upload, termination and expiration. https://tus.io */
export const resumableUploadRoutes =
  (context: Context, uploads: Uploads): Routes =>
  (app) => {
    app.addContentTypeParser(contentType, (_request, payload, done) => done(null, payload))
    const needs = user('write_photos')

    app.options(
      '/uploads',
      {
        config: { needs: anyone, access: 'open' },
        schema: {
          operationId: 'uploads/options',
          summary: 'Get the supported features of tus',
          tags,
          response: { 204: Empty },
        },
      },
      async (_request, reply) =>
        reply
          .code(204)
          .headers({
            'tus-resumable': version,
            'tus-version': version,
            'tus-extension': 'creation,creation-with-upload,termination,expiration',
            'tus-max-size': String(context.config.uploadMegabytes * 1024 * 1024),
          })
          .send(null),
    )

    app.post(
      '/uploads',
      {
        config: { needs },
        schema: {
          operationId: 'uploads/create',
          summary: 'Create a resumable upload',
          description: 'See https://tus.io. `Upload-Metadata` takes the fields of “Upload a photo”.',
          tags,
          response: { 201: Empty, ...mayFail },
        },
      },
      async (request, reply) => {
        requireVersion(request)
        const length = readCount(request, 'upload-length')
        if (length === undefined || length === 0) throw problem('upload_length_invalid')
        const input = readInput(readMetadata(request.headers['upload-metadata']))
        const upload = await uploads.begin(requireUser(request.caller).id, length, input)
        reply.header('location', `${context.url(request)}/uploads/${upload.id}`).code(201)
        const appended = isContent(request) ? await append(request, upload, 0) : { offset: 0 }
        return sendOffset(reply, upload, appended)
      },
    )

    app.get(
      '/uploads/:id',
      {
        config: { needs },
        schema: {
          operationId: 'uploads/get',
          summary: 'Get a resumable upload',
          tags,
          params: UploadPath,
          response: { 200: Upload, ...mayFail },
        },
      },
      async (request, reply) => {
        const upload = await uploads.get(requireUser(request.caller).id, request.params.id)
        const offset = await uploads.offsetOf(upload)
        const { id, state, length, photo_uid, error } = upload
        reply.headers({
          ...offsetHeaders(upload, offset),
          'upload-length': String(length),
          'cache-control': 'no-store',
        })
        return {
          id,
          state,
          offset,
          length,
          photo_id: photo_uid,
          error,
          expires_at: expiresAt(upload).toISOString(),
        }
      },
    )

    app.patch(
      '/uploads/:id',
      {
        config: { needs },
        schema: {
          operationId: 'uploads/append',
          summary: 'Append to a resumable upload',
          description: 'After the last byte the photo is published, and `Content-Location` has its address.',
          tags,
          params: UploadPath,
          response: { 204: Empty, ...mayFail },
        },
      },
      async (request, reply) => {
        requireVersion(request)
        if (!isContent(request)) throw problem('content_type_invalid')
        const offset = readCount(request, 'upload-offset')
        if (offset === undefined) throw problem('offset_missing')
        const upload = await uploads.get(requireUser(request.caller).id, request.params.id)
        if (upload.state !== 'receiving') throw problem('offset_conflict')
        return sendOffset(reply.code(204), upload, await append(request, upload, offset))
      },
    )

    app.delete(
      '/uploads/:id',
      {
        config: { needs },
        schema: {
          operationId: 'uploads/delete',
          summary: 'Cancel a resumable upload',
          tags,
          params: UploadPath,
          response: { 204: Empty, ...mayFail },
        },
      },
      async (request, reply) => {
        await uploads.cancel(await uploads.get(requireUser(request.caller).id, request.params.id))
        return reply.code(204).header('tus-resumable', version).send(null)
      },
    )

    const append = (request: FastifyRequest, upload: UploadRow, offset: number) =>
      uploads.append(upload, offset, bodyOf(request), checkAgain(context, request.caller))

    function sendOffset(reply: FastifyReply, upload: UploadRow, { offset, published }: Appended) {
      reply.headers(offsetHeaders(upload, offset))
      if (published)
        reply.header('content-location', `${context.url(reply.request)}/photos/${published.photo.uid}`)
      return reply.send(null)
    }
  }

function offsetHeaders(upload: UploadRow, offset: number): Record<string, string> {
  return {
    'tus-resumable': version,
    'upload-offset': String(offset),
    'upload-expires': expiresAt(upload).toUTCString(),
  }
}

const expiresAt = ({ changed_at_ms }: UploadRow) => new Date(changed_at_ms + lifetimeMs)

function requireVersion({ headers }: FastifyRequest): void {
  if (headers['tus-resumable'] !== version)
    throw problem('tus_version_unsupported', { headers: { 'tus-version': version } })
}

const isContent = ({ headers }: FastifyRequest) => headers['content-type'] === contentType

function readCount({ headers }: FastifyRequest, name: string): number | undefined {
  const value = headers[name]
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : undefined
}

/** Pairs of a name and a Base64 value. https://tus.io/protocols/resumable-upload#upload-metadata */
function readMetadata(header: string | string[] | undefined): Record<string, string> {
  const pairs = String(header ?? '')
    .split(',')
    .map((pair) => pair.trim().split(' '))
    .flatMap(([name, value = '']) =>
      name ? [[name, Buffer.from(value, 'base64').toString('utf8')] as const] : [],
    )
  return Object.fromEntries(pairs)
}
