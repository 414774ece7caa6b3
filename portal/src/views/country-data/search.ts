import type { Call } from '../../calls/call.ts'
import { fold } from '../../text.ts'
import type { Country, CountrySummary } from './country.ts'
import { languageName } from './language-name.ts'
import { countryCall, findByCall } from './service.ts'

/** A search result and the text that matched. */
export interface Match {
  cca3: string
  text: string
  /** Kind of the matching text: `capital`, `French`. */
  kind: string
}

interface Search {
  title: string
  template:
    | '/name/{query}'
    | '/translation/{query}'
    | '/capital/{query}'
    | '/currency/{query}'
    | '/lang/{query}'
    | '/demonym/{query}'
  fields: string
  texts(country: Country): readonly (readonly [text: string, kind: string])[]
}

export const searches: Readonly<Record<string, Search>> = {
  name: {
    title: 'Name',
    template: '/name/{query}',
    fields: 'cca3,name,altSpellings',
    texts: ({ name, altSpellings }) => [
      [name.common, 'name'],
      [name.official, 'official name'],
      ...altSpellings.map((spelling) => [spelling, 'other spelling'] as const),
    ],
  },
  translation: {
    title: 'Name in another language',
    template: '/translation/{query}',
    fields: 'cca3,translations',
    texts: ({ translations }) =>
      Object.entries(translations).flatMap(([code, { common, official }]) => [
        [common, languageName(code)] as const,
        [official, languageName(code)] as const,
      ]),
  },
  capital: {
    title: 'Capital',
    template: '/capital/{query}',
    fields: 'cca3,capital',
    texts: ({ capital }) => capital.map((city) => [city, 'capital']),
  },
  currency: {
    title: 'Currency',
    template: '/currency/{query}',
    fields: 'cca3,currencies',
    texts: ({ currencies }) =>
      Object.entries(currencies).flatMap(([code, { name }]) => [
        [name, 'currency'] as const,
        [code, 'currency'] as const,
      ]),
  },
  lang: {
    title: 'Language',
    template: '/lang/{query}',
    fields: 'cca3,languages',
    texts: ({ languages }) =>
      Object.entries(languages).flatMap(([code, name]) => [
        [name, 'language'] as const,
        [code, 'language'] as const,
      ]),
  },
  demonym: {
    title: 'Demonym',
    template: '/demonym/{query}',
    fields: 'cca3,demonyms',
    texts: ({ demonyms }) =>
      Object.values(demonyms).flatMap(({ f, m }) => [
        [m, 'inhabitants'] as const,
        [f, 'inhabitants'] as const,
      ]),
  },
}

/** Requests of a search: in one field or in all. */
export function searchCalls(baseUrl: string, text: string, only: string | undefined): readonly Call[] {
  const query = text.trim()
  if (!query) return []
  const selectedSearches = Object.entries(searches).filter(([key]) =>
    only ? key === only : isWorthwhile(key, query),
  )
  return selectedSearches.map(([, { template, fields }]) =>
    countryCall(baseUrl, template, { path: { query }, query: { fields } }),
  )
}

/** Ranks exact matches, then prefixes, then the rest; large countries first. */
export async function runSearch(
  calls: readonly Call[],
  text: string,
  countries: ReadonlyMap<string, CountrySummary>,
  signal: AbortSignal,
): Promise<readonly Match[]> {
  const responses = await Promise.all(calls.map((call) => findByCall<readonly Country[]>(call, signal)))
  const best = new Map<string, Match & { score: number }>()
  for (const [index, matches] of responses.entries()) {
    const search = Object.values(searches).find(({ template }) => template === calls[index]?.template)
    for (const country of matches ?? []) {
      const match = search && findBestText(search.texts(country), text)
      const score = match ? match.score * 10 + index : 99
      const before = best.get(country.cca3)
      if (match && score < (before?.score ?? 100))
        best.set(country.cca3, { ...match, score, cca3: country.cca3 })
    }
  }
  const population = (cca3: string) => countries.get(cca3)?.population ?? 0
  return [...best.values()].sort((a, b) => a.score - b.score || population(b.cca3) - population(a.cca3))
}

function findBestText(all: readonly (readonly [string, string])[], query: string) {
  const needle = fold(query.trim())
  const scored = all.map(([text, kind]) => {
    const folded = fold(text)
    const at = folded.indexOf(needle)
    const score =
      folded === needle ? 0 : at === 0 ? 1 : at > 0 && /\s/.test(folded[at - 1] ?? '') ? 2 : at > 0 ? 3 : 4
    return { text, kind, score }
  })
  return scored.sort((a, b) => a.score - b.score)[0]
}

/** Short Latin queries would match almost every country. */
function isWorthwhile(key: string, query: string): boolean {
  const minLength = /^[\p{Script=Latin}\s]*$/u.test(query) ? 3 : 1
  return key === 'name' || query.length >= (key === 'translation' ? minLength : Math.min(minLength, 2))
}
