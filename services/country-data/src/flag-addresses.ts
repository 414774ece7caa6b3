import type { ServiceContext } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import type { Country } from './schema.ts'

/** Where the pictures of flags are: in this service, or below the address that the settings name. */
export interface FlagAddresses {
  /** The address that goes before the pictures' own for this client. */
  baseFor(request: FastifyRequest): string
  /** Whether it is ours, or one that a client made up. */
  isOwn(base: string): boolean
  /** The pictures of a country, by the paths that the clients of v3.1 know. */
  of(country: Country, base: string): { png: string; svg: string }
}

export function createFlagAddresses(url: ServiceContext['url'], elsewhere?: string): FlagAddresses {
  const folder = elsewhere === undefined ? '/flags' : ''
  const fixed = elsewhere?.replace(/\/+$/, '')
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

/** The address that the client used, unless what it says about that is none: then the service's own. */
export function addressFor(request: FastifyRequest, url: ServiceContext['url']): string {
  const used = url(request)
  const own = url()
  return used !== own && address.test(used) ? used : own
}
