import { Readable } from 'node:stream'
import type { App } from '@octavo/platform/http/app.ts'
import type { FastifyRequest } from 'fastify'

export interface StreamedBody {
  content: Readable
  /** From `Content-Length`. */
  sizeBytes: number | undefined
}

/** Leaves the bodies of an app's routes unparsed, so that their content is stored while it arrives. */
export function acceptStreams(app: App): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
}

export function streamedBodyOf({ body, headers }: Pick<FastifyRequest, 'body' | 'headers'>): StreamedBody {
  const length = headers['content-length']
  return {
    content: body instanceof Readable ? body : Readable.from([]),
    sizeBytes: length === undefined ? undefined : Number(length),
  }
}
