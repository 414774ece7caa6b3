import { Readable } from 'node:stream'
import { etagOf, matchesEtag } from '@octavo/platform/http/etag.ts'
import { type ByteRange, rangeOf } from '@octavo/platform/http/ranges.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '../../errors.ts'
import type { GitRepository, TreeEntry } from '../../git/git.ts'
import { whenStarted } from '../../wire/started-stream.ts'
import { rawTypeOf } from './raw-files.ts'

/** A browser that shows the file must not run scripts or use the origin. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const maxReadBytes = 1024 * 1024

/** Sends a file as it is, with a type that cannot harm a browser. */
export async function sendRaw(
  request: FastifyRequest,
  reply: FastifyReply,
  store: GitRepository,
  { entry, isPublic }: { entry: Pick<TreeEntry, 'oid' | 'path'>; isPublic: boolean },
): Promise<FastifyReply> {
  const etag = etagOf(`${entry.oid} ${entry.path}`)
  reply
    .header('etag', etag)
    .header('accept-ranges', 'bytes')
    .header('cache-control', isPublic ? 'public, max-age=300' : 'private, max-age=300')
    .header('content-security-policy', policy)
    .header('cross-origin-resource-policy', 'cross-origin')
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send(null)
  const blob = await store.findBlob(entry.oid, { maxBytes: maxReadBytes })
  if (!blob) throw problem('not_found')
  const range = rangeOf(request, { byteLength: blob.sizeBytes, etag })
  if (range === 'unsatisfiable')
    throw problem('range_not_satisfiable', { headers: { 'content-range': `bytes */${blob.sizeBytes}` } })
  const content = blob.bytes ?? (await store.streamBlob(entry.oid))
  const { type, isAttachment } = rawTypeOf(entry, await beginningOf(content))
  reply.type(type)
  if (isAttachment) reply.header('content-disposition', 'attachment')
  if (!range) return reply.header('content-length', blob.sizeBytes).send(content)
  const { start, end } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${blob.sizeBytes}`)
    .header('content-length', end - start + 1)
    .send(
      Buffer.isBuffer(content) ? content.subarray(start, end + 1) : Readable.from(sliceOf(content, range)),
    )
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

async function* sliceOf(content: Readable, { start, end }: ByteRange): AsyncGenerator<Buffer> {
  let offset = 0
  for await (const chunk of content) {
    const bytes: Buffer = chunk.subarray(Math.max(0, start - offset), end + 1 - offset)
    offset += chunk.length
    if (bytes.length > 0) yield bytes
    if (offset > end) return
  }
}
