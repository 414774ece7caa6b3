import type { FastifyRequest } from 'fastify'

const ofThisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Where a browser is led that opens the bare address of a service without a page there. Nobody else is. */
export function findRootRedirect(rootRedirect: string, request: FastifyRequest): string | undefined {
  const { method, url, headers, hostname, routeOptions } = request
  const isBare = url === '/' || url.startsWith('/?')
  if (!isBare || routeOptions.url === '/') return undefined
  const isPageWanted = headers.accept?.includes('text/html') && (method === 'GET' || method === 'HEAD')
  if (!isPageWanted) return undefined
  const door = URL.parse(rootRedirect)
  // Whoever came by another name of this machine goes on with it; the URL drops what is no name.
  if (door && ofThisMachine.test(door.hostname)) door.hostname = hostname
  return door?.href
}
