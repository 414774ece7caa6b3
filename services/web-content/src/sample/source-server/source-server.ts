import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from '@octavo/platform/http/node-http.ts'
import type { SamplePost } from '../sample-post.ts'
import { findSampleSite, type SampleSite } from '../sites.ts'
import { createWorld, type SampleWorld } from '../world.ts'
import { renderCommentFeed, renderFeed } from './render-feed.ts'
import { renderArticlePage, renderHomePage } from './render-page.ts'
import { renderOpml, renderRobots, renderSitemap } from './site-files.ts'
import { feedPaths, forbidsTraining, hasHub, hubUrl } from './site-labels.ts'

/** Host of the directory, which serves the OPML file of all feeds. */
const directoryHost = 'directory.example'

export interface SourceServerOptions {
  /** Posts appear as this clock moves. */
  now: () => number
  seed?: number
}

export interface SourceServer {
  /** For `connectTo` of the outgoing client: the server's address for the hosts of the sample world, else undefined. */
  connectTo(hostname: string): { address: '127.0.0.1'; port: number } | undefined
  port: number
  close(): Promise<void>
}

/** Serves the sites of the sample world on a free port of this machine, by the `Host` header. */
export async function openSourceServer({ now, seed }: SourceServerOptions): Promise<SourceServer> {
  const world = createWorld(seed)
  const server = createServer((request, response) => {
    respond(request, response, resourceOf(world, request, now()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The sample sources listen on no port')
  server.unref()
  const { port } = address
  return {
    port,
    connectTo: (hostname) =>
      hostname === directoryHost || findSampleSite(hostname) ? { address: '127.0.0.1', port } : undefined,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

interface Resource {
  contentType: string
  body: string
  /** When the newest content was published. */
  modifiedMs?: number
  headers?: Readonly<Record<string, string>>
}

function resourceOf(world: SampleWorld, request: IncomingMessage, nowMs: number): Resource | undefined {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase()
  const path = URL.parse(request.url ?? '', `http://${host}/`)?.pathname ?? '/'
  if (host === directoryHost)
    return path === '/sources.opml'
      ? { contentType: 'text/x-opml; charset=utf-8', body: renderOpml() }
      : undefined
  const site = findSampleSite(host)
  if (site === undefined) return undefined
  if (path === '/robots.txt') return { contentType: 'text/plain; charset=utf-8', body: renderRobots(site) }
  const articles = () => world.listArticles(site, nowMs)
  if (path === `/${feedPaths[site.format]}`) return feedOf(world, site, articles(), nowMs)
  if (path === '/comments/feed.xml' && site.type === 'blogs') {
    const comments = articles().flatMap((article) => world.listComments(article, nowMs))
    comments.sort((one, other) => other.publishedMs - one.publishedMs)
    return { ...renderCommentFeed(site, comments), modifiedMs: newest(comments) }
  }
  if (path === '/sitemap.xml') {
    const siteArticles = world.listArticles(site, nowMs, 100)
    return {
      contentType: 'application/xml; charset=utf-8',
      body: renderSitemap(site, siteArticles),
      modifiedMs: newest(siteArticles),
    }
  }
  const page = (body: string, posts: readonly SamplePost[]) => ({
    contentType: 'text/html; charset=utf-8',
    body,
    modifiedMs: newest(posts),
    ...(forbidsTraining(site) ? { headers: { 'x-robots-tag': 'noai' } } : {}),
  })
  if (path === '/') return page(renderHomePage(site, articles()), articles())
  const article = findByPath(world, site, path, nowMs)
  if (article === undefined) return undefined
  const comments = world.listComments(article, nowMs)
  return page(renderArticlePage(site, article, comments), [article, ...comments])
}

function feedOf(
  world: SampleWorld,
  site: SampleSite,
  articles: readonly SamplePost[],
  nowMs: number,
): Resource {
  const entries = articles.map((post) => ({ post, comments: world.listComments(post, nowMs) }))
  const links = hasHub(site) ? { headers: { link: `<${hubUrl}>; rel="hub"` } } : {}
  return {
    ...renderFeed(site, entries),
    modifiedMs: newest(entries.flatMap(({ post, comments }) => [post, ...comments])),
    ...links,
  }
}

/** The last part of a path ends with the slot of the article. */
function findByPath(
  world: SampleWorld,
  site: SampleSite,
  path: string,
  nowMs: number,
): SamplePost | undefined {
  const slot = Number.parseInt(/([0-9a-z]{1,8})$/.exec(path)?.[1] ?? '', 36)
  if (!Number.isSafeInteger(slot)) return undefined
  const article = world.findArticle(site, slot, nowMs)
  return article !== undefined && new URL(article.url).pathname === path ? article : undefined
}

function newest(posts: readonly SamplePost[]): number {
  return Math.max(0, ...posts.map(({ publishedMs, updatedMs }) => updatedMs ?? publishedMs))
}

function respond(request: IncomingMessage, response: ServerResponse, resource: Resource | undefined): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  if (resource === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n')
    return
  }
  const { contentType, body, modifiedMs, headers } = resource
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  const validators = {
    etag,
    ...(modifiedMs ? { 'last-modified': new Date(modifiedMs).toUTCString() } : {}),
    'cache-control': 'max-age=21600',
  }
  if (isUnchanged(request, etag, modifiedMs)) {
    response.writeHead(304, validators).end()
    return
  }
  const bytes = Buffer.from(body)
  response.writeHead(200, {
    'content-type': contentType,
    'content-length': bytes.length,
    ...validators,
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** An entity tag wins over a date (RFC 9110 §13.2.2). */
function isUnchanged({ headers }: IncomingMessage, etag: string, modifiedMs: number | undefined): boolean {
  if (headers['if-none-match'] !== undefined) return headers['if-none-match'] === etag
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return modifiedMs !== undefined && Math.floor(modifiedMs / 1000) * 1000 <= since
}
