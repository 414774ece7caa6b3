import { type PreparedResponse, prepareResponse } from '@octavo/platform/http/prepared-response.ts'
import { createResponseCache } from '@octavo/platform/http/response-cache.ts'
import { type Fields, parseFields } from './fields.ts'
import type { FlagAddresses } from './flag-addresses.ts'
import { type PreparedCountry, presentSelection, presentWhole } from './present.ts'
import type { Country } from './schema.ts'
import { prepareUncompressed } from './uncompressed.ts'

export interface Shape {
  /** The shape of a lookup by code without `fields`. */
  alpha: 'object' | 'array'
  emptyValues: 'keep' | 'omit'
}

export interface View {
  fields: Fields
  flagBase: string
}

/** Response bodies, cached as encoded bytes. */
export interface Responses {
  one(country: Country, view: View): PreparedResponse
  /** Calls `list` on a cache miss. Returns undefined for an empty list. */
  many(key: string, view: View, list: () => readonly Country[]): PreparedResponse | undefined
  /** A response that contains countries; `compose` gets a function that renders one country. */
  around(key: string, view: View, compose: Compose): PreparedResponse
  /** Like `around`, for responses that are unlikely to repeat. */
  uncached(view: View, compose: Compose): PreparedResponse
}

type Compose = (text: (country: Country) => string) => string

export const jsonHeaders = {
  'content-type': 'application/json',
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
}
/** Every country on its own and some hundred lists. */
const ownMaxBytes = 24 * 1024 * 1024
/** Clients choose the Host header, so responses with other base URLs must not evict the service's own. */
const otherHostsMaxBytes = 8 * 1024 * 1024

export function createResponses(
  countries: ReadonlyMap<Country, PreparedCountry>,
  shape: Shape,
  flags: FlagAddresses,
): Responses {
  const own = createResponseCache(ownMaxBytes)
  const otherHosts = createResponseCache(otherHostsMaxBytes)

  function textsFor({ fields, flagBase }: View): (country: Country) => string {
    const selection = parseFields(fields)
    return (country) => {
      // The map has every country of the data set.
      const prepared = countries.get(country) as PreparedCountry
      const pictures = flags.of(country, flagBase)
      return selection
        ? presentSelection(prepared, pictures, selection)
        : presentWhole(prepared, pictures, shape.emptyValues)
    }
  }

  function cached(
    key: string,
    { fields, flagBase }: View,
    make: () => string | undefined,
  ): PreparedResponse | undefined {
    const isOwn = flags.isOwn(flagBase)
    const cache = isOwn ? own : otherHosts
    const requested = `${fields ?? ''}`
    // The length prefix prevents collisions between `fields` and the rest of the key.
    const fullKey = `${requested.length} ${requested}${key}${isOwn ? '' : ` ${flagBase}`}`
    const hit = cache.find(fullKey)
    if (hit) return hit
    const text = make()
    if (text === undefined) return undefined
    // Clients can request endless variants, so the best compression of all would let them occupy the processor.
    const effort = key === 'all' && requested === '' ? 'most' : 'little'
    return cache.add(fullKey, prepareResponse(text, jsonHeaders, { effort }))
  }

  const around: Responses['around'] = (key, view, compose) =>
    // `compose` always returns a text.
    cached(key, view, () => compose(textsFor(view))) as PreparedResponse

  return {
    around,
    uncached: (view, compose) => prepareUncompressed(compose(textsFor(view)), jsonHeaders),
    one: (country, view) =>
      around(country.cca3, view, (text) => {
        const isList = shape.alpha === 'array' && !parseFields(view.fields)
        return isList ? `[${text(country)}]` : text(country)
      }),
    many: (key, view, list) =>
      cached(key, view, () => {
        const matches = list()
        return matches.length ? `[${matches.map(textsFor(view)).join(',')}]` : undefined
      }),
  }
}
