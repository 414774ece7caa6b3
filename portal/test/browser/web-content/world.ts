import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { untyped } from '@octavo/testing/untyped.ts'
import { addressOf, servedOctavo } from '../../browser.ts'

/** Calls the API with the token of the demo user. */
export async function callContent(method: string, path: string, body?: object) {
  const response = await fetch(addressOf('web-content') + path, {
    method,
    headers: {
      authorization: `Bearer ${servedOctavo().tokens['web-content']}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return untyped(text ? JSON.parse(text) : undefined)
}

export async function findPost(q: string) {
  const { posts } = await callContent(
    'GET',
    `/filterWebContent?${new URLSearchParams({ q, ts: '0', size: '1' })}`,
  )
  return posts[0]
}

export function saveQuery(name: string, q: string) {
  return callContent('POST', '/v1/queries', { name, q })
}

export interface Site extends AsyncDisposable {
  /** The address of its feed. */
  feed: string
  hooks: string
  /** Bodies of requests to its webhook. */
  deliveries: string[]
  /** Adds a post to the feed. Titles and texts of feeds are HTML. */
  publish(title: string, text: string): void
}

/** A site with a feed, and with a webhook. */
export async function serveSite(title: string): Promise<Site> {
  const items: string[] = []
  const deliveries: string[] = []
  const server = createServer(async (request, response) => {
    if (request.url === '/hook') {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      deliveries.push(Buffer.concat(chunks).toString())
      response.writeHead(204).end()
    } else if (request.url === '/feed.xml')
      response
        .writeHead(200, { 'content-type': 'application/rss+xml' })
        .end(
          `<rss version="2.0"><channel><title>${title}</title>${items.toReversed().join('')}</channel></rss>`,
        )
    else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const base = `http://127.0.0.1:${port}`
  return {
    feed: `${base}/feed.xml`,
    hooks: `${base}/hook`,
    deliveries,
    publish(name, text) {
      const link = `${base}/posts/${items.length + 1}`
      const date = new Date().toUTCString()
      items.push(
        `<item><title>${escapeXml(escapeXml(name))}</title><link>${link}</link><pubDate>${date}</pubDate><description>${escapeXml(escapeXml(text))}</description></item>`,
      )
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
