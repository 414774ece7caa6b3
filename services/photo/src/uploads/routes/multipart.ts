import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy'
import { problem } from '../../errors.ts'

export interface MultipartUpload<Received> {
  /** All values of each field. */
  fields: Record<string, string[]>
  file: Received
}

const maxFields = 100
const maxFieldBytes = 16 * 1024

/** Parses a multipart form with one file, which `receive` reads while it arrives. */
export async function readMultipart<Received>(
  headers: IncomingHttpHeaders,
  body: Readable,
  receive: (file: Readable) => Promise<Received>,
): Promise<MultipartUpload<Received>> {
  const { promise, resolve, reject } = Promise.withResolvers<MultipartUpload<Received>>()
  // Without prototype: `__proto__` can be the name of a field.
  const fields: Record<string, string[]> = Object.create(null)
  let file: Promise<Received> | undefined
  let content: Readable | undefined
  const parser = createParser(headers)
  parser.on('field', (name, value) => {
    fields[name] = [...(fields[name] ?? []), value]
  })
  parser.on('file', (_name, stream) => {
    if (file) {
      stream.resume()
      return
    }
    content = stream
    file = receive(stream)
    // It is awaited when the form ends, and the form cannot end while the file is not read.
    file.catch((error: unknown) => {
      reject(error)
      stream.resume()
    })
  })
  parser.on('finish', () => {
    if (!file) return reject(problem('file_missing'))
    file.then((received) => resolve({ fields, file: received }), reject)
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => reject(problem('form_too_large')))
  parser.on('error', () => reject(problem('form_malformed')))
  body.on('error', () => reject(problem('upload_incomplete')))
  body.on('close', () => {
    if (!body.readableEnded) reject(problem('upload_incomplete'))
  })
  // A client that disconnected before causes no further event.
  if (body.destroyed) reject(problem('upload_incomplete'))
  body.pipe(parser)
  try {
    return await promise
  } catch (error) {
    // Otherwise `receive` would wait forever for the rest of the file, and keep its own file open.
    content?.on('error', () => {}).destroy(new Error('The form ended early'))
    await file?.catch(() => {})
    throw error
  } finally {
    body.unpipe(parser)
    parser.removeAllListeners('finish')
    parser.on('error', () => {})
    if (!body.readableEnded) parser.destroy()
  }
}

function createParser(headers: IncomingHttpHeaders): BusboyInstance {
  try {
    return new Busboy({
      // The type is checked by the caller.
      headers: headers as BusboyHeaders,
      limits: {
        files: 1,
        fields: maxFields,
        parts: maxFields + 1,
        fieldSize: maxFieldBytes,
        headerPairs: 20,
      },
    })
  } catch {
    throw problem('form_malformed')
  }
}
