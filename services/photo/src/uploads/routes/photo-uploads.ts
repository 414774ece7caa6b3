import { Readable } from 'node:stream'
import type { Caller } from '@octavo/platform/auth/auth.ts'
import { platformProblem } from '@octavo/platform/errors.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import Value from 'typebox/value'
import { checkAgain } from '../../access/check-again.ts'
import { user } from '../../access/needs.ts'
import { scopeOf } from '../../access/request-scope.ts'
import { requireUser } from '../../access/viewer.ts'
import type { Context } from '../../context.ts'
import { invalid, problem } from '../../errors.ts'
import { requireValidFields } from '../../photos/check-fields.ts'
import { type ListRelatedCollections, presentFullPhoto } from '../../photos/present.ts'
import { PhotoFull } from '../../photos/schema/photo.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { readBody, valuesOf } from '../../wire/read-values.ts'
import type { Published } from '../publish-upload.ts'
import { UploadInput } from '../upload-input.ts'
import type { Uploads } from '../uploads.ts'
import { readMultipart } from './multipart.ts'

const UploadedPhoto = Type.Intersect(
  [
    PhotoFull,
    Type.Object({
      possible_duplicate_of: Type.Array(Type.String(), { description: 'Ids of photos that look alike.' }),
    }),
  ],
  { title: 'UploadedPhoto' },
)

/** `POST /photos` with the file and its fields in one form. */
export const photoUploadRoutes =
  (context: Context, uploads: Uploads, listRelatedCollections: ListRelatedCollections): Routes =>
  (app) => {
    app.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload))
    app.post(
      '/photos',
      {
        config: { needs: user('write_photos') },
        schema: {
          operationId: 'photos/upload',
          summary: 'Upload a photo',
          description: `Publishes the file \`photo\` of a form, with the fields ${Object.keys(
            UploadInput.properties,
          )
            .map((name) => `\`${name}\``)
            .join(', ')}. The same file of the same user is published once: the response is then 200.`,
          tags: ['uploads'],
          consumes: ['multipart/form-data'],
          response: { 200: UploadedPhoto, 201: UploadedPhoto, ...mayFail },
        },
      },
      async (request, reply) => {
        const isForm = /^multipart\/form-data *;/i.test(request.headers['content-type'] ?? '')
        if (!isForm) throw problem('file_missing')
        const published = await receiveForm(request.caller, request.headers, bodyOf(request))
        const { photo, isNew, nearDuplicates } = published
        const scope = scopeOf(context, request)
        const presented = await presentFullPhoto(scope, photo, { purpose: 'photo' }, listRelatedCollections)
        if (!presented) throw problem('photo_not_found')
        return reply
          .code(isNew ? 201 : 200)
          .header('location', presented.links.self)
          .send({ ...presented, possible_duplicate_of: [...nearDuplicates] })
      },
    )

    /** The fields may come after the file, so they are stored when the form is complete. */
    async function receiveForm(
      caller: Caller,
      headers: Parameters<typeof readMultipart>[0],
      body: Readable,
    ): Promise<Published> {
      const upload = await uploads.begin(requireUser(caller).id, 0, {})
      try {
        const { fields, file } = await readMultipart(headers, body, (stream) =>
          uploads.receiveFile(upload, stream),
        )
        if (file.size === 0) throw problem('file_missing')
        return await uploads.finish(upload, { input: readInput(fields), check: checkAgain(context, caller) })
      } catch (error) {
        await uploads.cancel(upload)
        throw error
      }
    }
  }

/** The content type parsers of uploads pass the stream on, which is not always that of the socket. */
export function bodyOf({ body }: FastifyRequest): Readable {
  if (!(body instanceof Readable)) throw problem('file_missing')
  return body
}

/** Throws 422 if a field is invalid, and 400 if one cannot be text. */
export function readInput(fields: Readonly<Record<string, unknown>>): UploadInput {
  // PostgreSQL cannot store NUL characters.
  if (
    Object.values(fields)
      .flat()
      .some((value) => String(value).includes('\0'))
  )
    throw platformProblem('bad_request')
  const input = readBody(UploadInput, valuesOf(fields))
  if (Value.Check(UploadInput, input)) {
    requireValidFields({ ...input, altDescription: input.alt_description })
    return input
  }
  const byField = Map.groupBy(Value.Errors(UploadInput, input), ({ instancePath }) => instancePath)
  const issues = [...byField].map(([path, errors]) => {
    const isChoice = errors.some(({ keyword }) => keyword === 'anyOf' || keyword === 'enum')
    const message = isChoice ? 'is not included in the list' : errors[0]?.message
    return `${path.slice(1).replaceAll('/', '.')} ${message}`
  })
  throw invalid(issues)
}
