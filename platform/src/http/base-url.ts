import type { FastifyRequest } from 'fastify'

const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * Returns the service's base URL as the client or a trusted proxy sent it. Returns undefined for a malformed host,
 * because the result is used in links.
 */
export function findBaseUrl({ protocol, host }: FastifyRequest): string | undefined {
  const isAddress = hostPattern.test(host) && (protocol === 'http' || protocol === 'https')
  return isAddress ? `${protocol}://${host}` : undefined
}
