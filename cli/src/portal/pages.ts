import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { platformProblem } from '@octavo/platform/errors.ts'
import { type PreparedResponse, prepareResponse } from '@octavo/platform/http/prepared-response.ts'
import type { RenderedError } from '@octavo/platform/http/problem.ts'
import type { FastifyRequest } from 'fastify'
import { pagePolicy } from './protective-headers.ts'
import type { ServedService } from './served-services.ts'

/** The built pages: one document for every address of theirs, and the files it asks for. */
export interface Pages {
  paths: readonly string[]
  readFile(path: string): Promise<PreparedResponse>
  document(): PreparedResponse
  /** The document, for an address that has no route, where it may be one of the pages'. */
  findPage(request: FastifyRequest): RenderedError | undefined
}

/** Where Vite puts them. */
export const builtPagesDir = join(import.meta.dirname, '../../../portal/dist')

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const compressed = new Set(['.png', '.webp', '.woff2'])

const notPages = /^\/(?:api|assets|openapi|metrics|healthz|readyz)(?:\/|$)/

/** Nothing where they have not been built. The pages may call what `listCallable` lists at the moment. */
export async function loadPages(
  dir: string,
  listCallable: () => readonly ServedService[],
): Promise<Pages | undefined> {
  const html = await readFile(join(dir, 'index.html'), 'utf8').catch(() => undefined)
  if (html === undefined) return undefined
  const files = await listFiles(dir)
  const kept = new Map<string, Promise<PreparedResponse>>()
  const document = createDocument(html, listCallable)

  return {
    paths: [...files.keys()].filter((path) => path !== '/index.html'),
    readFile(path) {
      const reading = kept.get(path) ?? prepareFile(path, files.get(path) ?? '')
      kept.set(path, reading)
      return reading
    },
    document: () => document().prepared,
    findPage(request) {
      const isAsked = request.is404 && ['GET', 'HEAD'].includes(request.method) && isPage(request)
      return isAsked ? { status: 200, headers: document().headers, body: html } : undefined
    },
  }
}

async function listFiles(dir: string): Promise<Map<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(files.map((file) => [`/${relative(dir, file).split(sep).join('/')}`, file]))
}

async function prepareFile(path: string, file: string): Promise<PreparedResponse> {
  const content = await readFile(file).catch(() => {
    throw platformProblem('not_found')
  })
  const prepared = prepareResponse(content, {
    'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
    // Vite names these by their content.
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  const { identity } = prepared.variants
  const isSmallest = compressed.has(extname(file)) && identity !== undefined
  return isSmallest ? { ...prepared, variants: { identity, gzip: identity, br: identity } } : prepared
}

/** Prepared anew whenever there are other services, since it says which may be called. */
function createDocument(html: string, listCallable: () => readonly ServedService[]) {
  let latest: { policy: string; headers: Record<string, string>; prepared: PreparedResponse } | undefined
  return () => {
    const policy = pagePolicy(
      listCallable().flatMap(({ running }) => [running.url, running.context.url()].map(originOf)),
    )
    if (latest?.policy !== policy) {
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': policy,
      }
      latest = { policy, headers, prepared: prepareResponse(html, headers) }
    }
    return latest
  }
}

function originOf(url: string): string {
  return new URL(url).origin
}

/** What looks like a file is none of the pages', unless it is a browser that goes there. */
function isPage({ url, headers }: FastifyRequest): boolean {
  const [path = '/'] = url.split('?', 1)
  if (notPages.test(path)) return false
  return !/\.[^/]*$/.test(path) || (headers.accept ?? '').includes('text/html')
}
