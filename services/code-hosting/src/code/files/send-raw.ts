import type { Readable } from 'node:stream'
import { etagOf, matchesEtag } from '@octavo/platform/http/etag.ts'
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
    .header('cache-control', isPublic ? 'public, max-age=300' : 'private, max-age=300')
    .header('content-security-policy', policy)
    .header('cross-origin-resource-policy', 'cross-origin')
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send(null)
  const blob = await store.findBlob(entry.oid, { maxBytes: maxReadBytes })
  if (!blob) throw problem('not_found')
  const content = blob.bytes ?? (await store.streamBlob(entry.oid))
  const { type, isAttachment } = rawTypeOf(entry, await beginningOf(content))
  reply.type(type).header('content-length', blob.sizeBytes)
  if (isAttachment) reply.header('content-disposition', 'attachment')
  return reply.send(content)
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
