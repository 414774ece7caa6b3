import { createDice } from '@octavo/testing/dice.ts'
import { readCatalogue } from '../src/catalogue/read-catalogue.ts'
import type { Registered } from '../src/json-api/registry.ts'
import { typesOf } from '../src/json-api/resource.ts'
import { registry } from '../src/resources/registry.ts'
import { statuses } from '../src/works/status.ts'
import { readJudgedQueries } from './title-search-catalogue.ts'

/** Generates URLs of every kind that clients send, and some invalid ones. Deterministic. */
export function recordedRequests(count: number): string[] {
  const { entries, genres, categories } = readCatalogue()
  const { isIn, pick, several, upTo } = createDice(20_261_121)
  const queries = readJudgedQueries()
  const ids = entries.map(({ id }) => id)
  const kinds = kindsOf()
  const paths = new Set<string>()
  while (paths.size < count) paths.add(pick(kinds)())
  return [...paths]

  function range(from: number, to: number): string {
    const [low, high] = [from + upTo(to - from), from + upTo(to - from)].toSorted((a, b) => a - b)
    return pick([
      `${low}`,
      `${low}..${high}`,
      `${low}...${high}`,
      `${low}..`,
      `..${high}`,
      '..',
      '_none',
      'x',
    ])
  }

  function animeFilter(): string {
    const filters: Record<string, () => string> = {
      season: () => pick(['winter', 'spring', 'summer', 'fall', 'monsoon', 'Fall,winter']),
      season_year: () => range(1963, 2027),
      year: () => range(1963, 2027),
      status: () => several(statuses).join(),
      subtype: () => several(['TV', 'movie', 'OVA', 'ONA', 'special', 'music']).join(),
      ageRating: () => several(['G', 'PG', 'R', 'R18']).join(),
      genres: () =>
        several(genres, 2)
          .map(({ slug }) => slug)
          .join(),
      categories: () =>
        several(categories, 2)
          .map(({ slug }) => slug)
          .join(),
      averageRating: () => range(40, 95),
      userCount: () => range(0, 3),
      episodeCount: () => range(1, 80),
      episodeLength: () => range(5, 120),
      streamers: () => pick(['Crunchyroll', 'netflix,hulu', '"Prime Video, US"', '"']),
      slug: () => pick(['cowboy-bebop', 'nothing-of-the-kind', 'monster,akira']),
      since: () => pick(['2020-01-01', '2030-01-01T00:00:00Z', 'yesterday']),
      id: () => several(ids, 30).join(),
    }
    const name = pick(Object.keys(filters))
    return `filter[${name}]=${encodeURIComponent(filters[name]?.() ?? '')}`
  }

  function sortOf({ attributes, filters = {} }: Registered): string {
    const names = ['id', ...Object.keys(attributes), ...Object.keys(filters)].filter(
      (name) => name === 'id' || attributes[name]?.sort || filters[name]?.sort,
    )
    return `sort=${several(names, 3)
      .map((name) => (isIn(0.5) ? `-${name}` : name))
      .join()}`
  }

  function includeOf(resource: Registered): string {
    const paths = Array.from({ length: 1 + upTo(2) }, () => pathFrom(resource, 1 + upTo(2)))
    return `include=${paths.filter(Boolean).join()}`
  }

  function pathFrom({ relationshipList }: Registered, depth: number): string {
    if (!relationshipList.length) return ''
    const { name, relationship } = pick(relationshipList)
    const next = registry.find(pick(typesOf(relationship)))
    const rest = depth > 1 && next ? pathFrom(next, depth - 1) : ''
    return rest ? `${name}.${rest}` : name
  }

  function fieldsOf({ type, attributes, relationships }: Registered): string {
    return `fields[${type}]=${several([...Object.keys(attributes), ...Object.keys(relationships)], 5)}`
  }

  function page(): string {
    return pick(['', 'page[limit]=20', `page[offset]=${upTo(1_100)}`, 'page[number]=3&page[size]=7'])
  }

  function list(path: string, resource: Registered, more: string[] = []): string {
    const parts = [
      ...more,
      ...(isIn(0.6) ? [sortOf(resource)] : []),
      ...(isIn(0.4) ? [includeOf(resource)] : []),
      ...(isIn(0.3) ? [fieldsOf(resource)] : []),
      page(),
    ]
    return `${path}?${parts.filter(Boolean).join('&')}`
  }

  function kindsOf(): (() => string)[] {
    const anime = registry.get('anime')
    const work = () => `/anime/${pick(ids)}`
    const relationship = () => pick(anime.relationshipList)
    return [
      () => list('/anime', anime, Array.from({ length: upTo(3) }, animeFilter)),
      () => list('/anime', anime, [animeFilter()]),
      () => {
        const resource = pick(registry.all)
        return list(`/${resource.path}`, resource)
      },
      () => `${work()}?${[includeOf(anime), isIn(0.5) ? fieldsOf(anime) : ''].filter(Boolean).join('&')}`,
      () => {
        const { path, relationship: to } = relationship()
        return list(`${work()}/${path}`, registry.get(pick(typesOf(to))))
      },
      () => `${work()}/relationships/${relationship().path}`,
      () => `/anime?filter[text]=${encodeURIComponent(pick(queries).query)}&${page()}`,
      () => list('/anime', anime, [`filter[text]=${encodeURIComponent(pick(queries).query)}`, animeFilter()]),
      () =>
        `/characters?filter[name]=${encodeURIComponent(pick(['Spike', 'アスカ', 'rei', 'o', '%', 'Edward El']))}`,
      () => `/mappings?filter[externalSite]=myanimelist/anime&filter[externalId]=${pick(ids)}&include=item`,
      () => `/castings?filter[mediaId]=${pick(ids)}&filter[language]=Japanese&include=person&sort=-featured`,
      () => pick(['/trending/anime?limit=30&include=genres', `${work()}/_languages`, `${work()}/nothing`]),
      () =>
        `/anime?${pick(['filter[what]=1', 'sort=what', 'include=what', 'fields[what]=a', 'page[limit]=99', 'page=1', 'filter[id]=x'])}&${page()}`,
    ]
  }
}
