import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GitRepository } from '../../git/git.ts'
import { escapeHtml } from '../../markdown/escape.ts'
import { readMedia } from '../../wire/media-types.ts'
import { sendPlain } from '../../wire/plain-replies.ts'
import { isText } from './blob-content.ts'
import type { Content } from './contents.ts'
import { renderFile } from './file-html.ts'

interface Sent {
  /** What the client named, for links in the file. */
  ref: string
  isReadme?: boolean
}

/** A file by itself instead of inside JSON: as it is, or rendered. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  store: GitRepository,
  { entry, bytes }: Content & { kind: 'file' },
  { ref, isReadme = false }: Sent,
) {
  const media = readMedia(request.headers.accept)
  if (media.variant !== 'html') {
    // What is no text would be broken by clients that read it as such.
    const shown = { type: media.type, isText: bytes !== undefined && isText(bytes) }
    reply.header('content-length', entry.sizeBytes)
    return sendPlain(reply, shown, bytes ?? (await store.streamBlob(entry.oid)))
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
