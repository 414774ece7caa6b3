import type { ServiceContext } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import type { Country } from './schema.ts'

export interface FlagAddresses {
  /** Base URL of flag images for this request. */
  baseFor(request: FastifyRequest): string
  /** False for a base URL that came from a Host header. */
  isOwn(base: string): boolean
  of(country: Country, base: string): { png: string; svg: string }
}

export function createFlagAddresses(url: ServiceContext['url'], configuredBase?: string): FlagAddresses {
  const folder = configuredBase === undefined ? '/flags' : ''
  const fixed = configuredBase?.replace(/\/+$/, '')
  return {
    baseFor: (request) => fixed ?? addressFor(request, url),
    isOwn: (base) => base === (fixed ?? url()),
    of({ cca2 }, base) {
      const code = cca2.toLowerCase()
      return { png: `${base}${folder}/w320/${code}.png`, svg: `${base}${folder}/${code}.svg` }
    },
  }
}

const address = /^https?:\/\/(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/** The address that the client used; the service's own if the Host header is malformed. */
export function addressFor(request: FastifyRequest, url: ServiceContext['url']): string {
  const used = url(request)
  const own = url()
  return used !== own && address.test(used) ? used : own
}
