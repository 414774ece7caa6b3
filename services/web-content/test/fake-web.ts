import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { after } from 'node:test'

export interface SeenRequest {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
  /** When it arrived, and when its response was sent. */
  startedMs: number
  endedMs: number
}

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown
type Page = string | { status?: number; headers?: Record<string, string>; body?: string | Buffer } | Handler

/** A web server on loopback that records its requests. It closes after the tests of the file. */
export async function startFakeWeb() {
  const requests: SeenRequest[] = []
  const pages = new Map<string, Page>()
  let open = 0
  let maxOpen = 0

  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const record: SeenRequest = {
      method: request.method ?? '',
      path,
      headers: request.headers,
      body: '',
      startedMs: Date.now(),
      endedMs: 0,
    }
    requests.push(record)
    maxOpen = Math.max(maxOpen, ++open)
    response.on('close', () => {
      open--
      record.endedMs = Date.now()
    })
    for await (const chunk of request) record.body += chunk
    const page = pages.get(path) ?? pages.get(path.split('?', 1)[0] ?? '')
    if (typeof page === 'function') return page(request, response)
    if (page === undefined) return response.writeHead(404).end()
    const { status = 200, headers = {}, body = '' } = typeof page === 'string' ? { body: page } : page
    response.writeHead(status, headers).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const url = `http://127.0.0.1:${address.port}`

  return {
    url,
    host: `127.0.0.1:${address.port}`,
    requests,
    /** Sets what a path responds with. */
    page: (path: string, page: Page) => void pages.set(path, page),
    /** The requests of a path so far. */
    to: (path: string) => requests.filter((request) => request.path === path),
    maxConcurrent: () => maxOpen,
  }
}

export type FakeWeb = Awaited<ReturnType<typeof startFakeWeb>>

export interface FakeItem {
  path: string
  title?: string
  text?: string
  /** Full text, rather than a summary. */
  content?: string
  publishedMs?: number
  inReplyTo?: string
  author?: string
}

export function rssOf(web: { url: string }, items: readonly FakeItem[], channel = ''): string {
  const entries = items.map(
    ({
      path,
      title = `Title of ${path}`,
      text = 'A summary.',
      content,
      publishedMs,
      inReplyTo,
      author,
    }) => `<item>
<title>${title}</title><link>${web.url}${path}</link><guid>${web.url}${path}</guid><description>${text}</description>
${content === undefined ? '' : `<content:encoded>${content}</content:encoded>`}
${publishedMs === undefined ? '' : `<pubDate>${new Date(publishedMs).toUTCString()}</pubDate>`}
${author === undefined ? '' : `<dc:creator>${author}</dc:creator>`}
${inReplyTo === undefined ? '' : `<thr:in-reply-to ref="${inReplyTo}" href="${inReplyTo}"/>`}
</item>`,
  )
  return `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:thr="http://purl.org/syndication/thread/1.0"
xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>Fake news</title><link>${web.url}/</link>${channel}
${entries.join('\n')}</channel></rss>`
}

/** A page with the text of an article. */
export function articleOf(title: string, words: string): string {
  const paragraph = `<p>${words} ${'The harbour council discussed the new bridge for a long time, and agreed in the end. '.repeat(8)}</p>`
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><article><h1>${title}</h1>${paragraph.repeat(3)}</article></body></html>`
}
