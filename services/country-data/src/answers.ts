import { type PreparedResponse, prepareResponse } from '@octavo/platform/http/prepared-response.ts'
import { createResponseCache } from '@octavo/platform/http/response-cache.ts'
import { prepareAsItIs } from './as-it-is.ts'
import { type Fields, parseFields } from './fields.ts'
import type { FlagAddresses } from './flag-addresses.ts'
import { type PreparedCountry, presentSelection, presentWhole } from './present.ts'
import type { Country } from './schema.ts'

export interface Shape {
  /** What one country by its code comes as, when no fields are asked for. */
  alpha: 'object' | 'array'
  emptyValues: 'keep' | 'omit'
}

/** What somebody wants to see of a country, and from where. */
export interface View {
  fields: Fields
  flagBase: string
}

/** Answers as bytes, made once: asked for again, one costs a look into a map. */
export interface Answers {
  one(country: Country, view: View): PreparedResponse
  /** `key` says which list it is; `list` is called when the answer is not at hand. Nothing for an empty list. */
  many(key: string, view: View, list: () => readonly Country[]): PreparedResponse | undefined
  /** An answer that has countries in it: `compose` is given what makes a country a text. */
  around(key: string, view: View, compose: Compose): PreparedResponse
  /** The same for one that nobody will ask for again: it is not kept. */
  once(view: View, compose: Compose): PreparedResponse
}

type Compose = (text: (country: Country) => string) => string

export const jsonHeaders = {
  'content-type': 'application/json',
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
}
/** Room for every country on its own and for some hundred lists. */
const ownMaxBytes = 24 * 1024 * 1024
/** For all other names that clients give this service, which are theirs to make up. */
const othersMaxBytes = 8 * 1024 * 1024

export function createAnswers(
  countries: ReadonlyMap<Country, PreparedCountry>,
  shape: Shape,
  flags: FlagAddresses,
): Answers {
  const own = createResponseCache(ownMaxBytes)
  const others = createResponseCache(othersMaxBytes)

  function textsFor({ fields, flagBase }: View): (country: Country) => string {
    const selection = parseFields(fields)
    return (country) => {
      // The map was made of the same countries that are looked up in it.
      const prepared = countries.get(country) as PreparedCountry
      const pictures = flags.of(country, flagBase)
      return selection
        ? presentSelection(prepared, pictures, selection)
        : presentWhole(prepared, pictures, shape.emptyValues)
    }
  }

  function keep(
    key: string,
    { fields, flagBase }: View,
    make: () => string | undefined,
  ): PreparedResponse | undefined {
    const isOwn = flags.isOwn(flagBase)
    const kept = isOwn ? own : others
    const asked = `${fields ?? ''}`
    // With its length ahead, no text that is asked for passes for another answer's key.
    const fullKey = `${asked.length} ${asked}${key}${isOwn ? '' : ` ${flagBase}`}`
    const found = kept.find(fullKey)
    if (found) return found
    const text = make()
    return text === undefined ? undefined : kept.add(fullKey, prepareResponse(text, jsonHeaders))
  }

  const around: Answers['around'] = (key, view, compose) =>
    // Nothing is missing where there is always a text.
    keep(key, view, () => compose(textsFor(view))) as PreparedResponse

  return {
    around,
    once: (view, compose) => prepareAsItIs(compose(textsFor(view)), jsonHeaders),
    one: (country, view) =>
      around(country.cca3, view, (text) => {
        const isList = shape.alpha === 'array' && !parseFields(view.fields)
        return isList ? `[${text(country)}]` : text(country)
      }),
    many: (key, view, list) =>
      keep(key, view, () => {
        const listed = list()
        return listed.length ? `[${listed.map(textsFor(view)).join(',')}]` : undefined
      }),
  }
}
