import type { FastifyRequest } from 'fastify'

const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * The service's own address as this client wrote it, or as a trusted proxy did. It ends up in links, so whatever
 * could not be an address is none.
 */
export function findBaseUrl({ protocol, host }: FastifyRequest): string | undefined {
  const isAddress = hostPattern.test(host) && (protocol === 'http' || protocol === 'https')
  return isAddress ? `${protocol}://${host}` : undefined
}
