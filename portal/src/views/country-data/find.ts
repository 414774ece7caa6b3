import type { Finding } from '../view.ts'
import { type Country, countryHref } from './country.ts'
import { countryCall, findByCall } from './service.ts'

const maxFindings = 6

/** Palette results: countries by name in any language. */
export async function findCountries(
  text: string,
  baseUrl: string,
  signal: AbortSignal,
): Promise<readonly Finding[]> {
  const query = { fields: 'cca2,name,capital,region' }
  const lists = await Promise.all([
    findByCall<readonly Country[]>(
      countryCall(baseUrl, '/name/{query}', { path: { query: text }, query }),
      signal,
    ),
    findByCall<readonly Country[]>(
      countryCall(baseUrl, '/translation/{query}', { path: { query: text }, query }),
      signal,
    ),
  ])
  const byCode = new Map(
    lists.flatMap((list) => (list ?? []).map((country) => [country.cca2, country] as const)),
  )
  return [...byCode.values()].slice(0, maxFindings).map(({ cca2, name, capital, region }) => ({
    title: name.common,
    detail: [capital[0], region].filter(Boolean).join(', '),
    href: countryHref(cca2),
  }))
}
