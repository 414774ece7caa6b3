import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GitRepository } from '../../git/git.ts'
import { escapeHtml } from '../../markdown/escape.ts'
import { readMedia } from '../../wire/media-types.ts'
import { sendPlain } from '../../wire/plain-replies.ts'
import { isText } from './blob-content.ts'
import type { Content } from './contents.ts'
import { renderFile } from './file-html.ts'

interface Sent {
  /** The ref from the request, for links in the file. */
  ref: string
  isReadme?: boolean
}

/** Sends a file as raw bytes or rendered HTML instead of JSON. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  store: GitRepository,
  { entry, bytes }: Content & { kind: 'file' },
  { ref, isReadme = false }: Sent,
) {
  const media = readMedia(request.headers.accept)
  if (media.variant !== 'html') {
    // Binary content would be damaged by clients that decode it as text.
    const content = { type: media.type, isText: bytes !== undefined && isText(bytes) }
    reply.header('content-length', entry.sizeBytes)
    return sendPlain(reply, content, bytes ?? (await store.streamBlob(entry.oid)))
  }
  const { row } = request.repository
  const html = await renderFile(entry.path, bytes ?? Buffer.alloc(0), {
    addresses: request.addresses,
    repository: {
      fullName: `${row.owner_login}/${row.name}`,
      ref,
      folder: entry.path.split('/').slice(0, -1).join('/'),
    },
  })
  const path = escapeHtml(entry.path)
  const id = isReadme ? 'readme' : 'file'
  const page = `<div id="${id}" data-path="${path}"><article class="markdown-body">${html}</article></div>`
  return sendPlain(reply, { type: media.type, isText: true }, page)
}
