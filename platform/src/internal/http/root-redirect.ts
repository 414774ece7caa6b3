import type { FastifyRequest } from 'fastify'

const loopbackHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Returns the redirect for browsers that open `/` on a service without a page there. */
export function findRootRedirect(rootRedirect: string, request: FastifyRequest): string | undefined {
  const { method, url, headers, hostname, routeOptions } = request
  const isBare = url === '/' || url.startsWith('/?')
  if (!isBare || routeOptions.url === '/') return undefined
  const isPageWanted = headers.accept?.includes('text/html') && (method === 'GET' || method === 'HEAD')
  if (!isPageWanted) return undefined
  const target = URL.parse(rootRedirect)
  // Keeps the hostname that the browser used for this machine. The URL setter ignores invalid hostnames.
  if (target && loopbackHost.test(target.hostname)) target.hostname = hostname
  return target?.href
}
