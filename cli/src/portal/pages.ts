import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { platformProblem } from '@octavo/platform/errors.ts'
import { type PreparedResponse, prepareResponse } from '@octavo/platform/http/prepared-response.ts'
import type { RenderedError } from '@octavo/platform/http/problem.ts'
import { errorCode } from '@octavo/platform/unknown-values.ts'
import type { FastifyRequest } from 'fastify'
import { pagePolicy } from './security-headers.ts'
import type { ServedService } from './served-services.ts'

/** The built pages: one document for all addresses, and its files. */
export interface Pages {
  paths: readonly string[]
  readFile(path: string): Promise<PreparedResponse>
  document(): PreparedResponse
  /** Returns the document for an address without a route that may be a page. */
  findPage(request: FastifyRequest): RenderedError | undefined
}

/** The output folder of Vite. */
export const builtPagesDir = join(import.meta.dirname, '../../../portal/dist')

const contentTypes = new Map(
  Object.entries({
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
  }),
)
const compressed = new Set(['.png', '.webp', '.woff2'])

const notPages = /^\/(?:api|assets|openapi|metrics|healthz|readyz)(?:\/|$)/

/** Returns undefined if the pages have not been built. The security policy allows calls to the services in `listCallable`. */
export async function loadPages(
  dir: string,
  listCallable: () => readonly ServedService[],
): Promise<Pages | undefined> {
  const html = await readFile(join(dir, 'index.html'), 'utf8').catch(() => undefined)
  if (html === undefined) return undefined
  const files = await listFiles(dir)
  const cache = new Map<string, Promise<PreparedResponse>>()
  const document = createDocument(html, listCallable)

  return {
    paths: [...files.keys()].filter((path) => path !== '/index.html'),
    readFile(path) {
      const cached = cache.get(path)
      if (cached) return cached
      const reading = prepareFile(path, files.get(path) ?? '')
      cache.set(path, reading)
      // The next request tries again, for example after too many open files.
      reading.catch(() => cache.delete(path))
      return reading
    },
    document: () => document().prepared,
    findPage(request) {
      const matches = request.is404 && ['GET', 'HEAD'].includes(request.method) && isPage(request)
      return matches ? { status: 200, headers: document().headers, body: html } : undefined
    },
  }
}

async function listFiles(dir: string): Promise<Map<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(files.map((file) => [`/${relative(dir, file).split(sep).join('/')}`, file]))
}

async function prepareFile(path: string, file: string): Promise<PreparedResponse> {
  const content = await readFile(file).catch((error: unknown) => {
    throw errorCode(error) === 'ENOENT' ? platformProblem('not_found') : error
  })
  const prepared = prepareResponse(content, {
    'content-type': contentTypes.get(extname(file)) ?? 'application/octet-stream',
    // Vite puts a content hash into these names.
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  const { identity } = prepared.variants
  const isSmallest = compressed.has(extname(file)) && identity !== undefined
  return isSmallest ? { ...prepared, variants: { identity, gzip: identity, br: identity } } : prepared
}

/** Rebuilt when the list of services changes, because the security policy names them. */
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

/** A path with a file extension is a page only if a browser navigates to it. */
function isPage({ url, headers }: FastifyRequest): boolean {
  const [path = '/'] = url.split('?', 1)
  if (notPages.test(path)) return false
  return !/\.[^/]*$/.test(path) || (headers.accept ?? '').includes('text/html')
}
