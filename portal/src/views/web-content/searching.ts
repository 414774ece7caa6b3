import type { Call } from '../../calls/call.ts'
import { capitalized, countryName } from './labels.ts'
import type { FilterResults } from './records.ts'
import { contentCall } from './service.ts'

export const pageSize = 20

/** Filters in the URL, in the order in which they are shown. */
export interface Filter {
  /** The parameter in the URL, and of `/v1/filters`. */
  name: string
  title: string
  /** The key in the `filters` of the response. */
  facet: keyof FilterResults['filters']
  /** The field of the query language. */
  field: string
  labelOf(value: string): string
}

const asIs = (value: string) => value

export const siteFilter: Filter = {
  name: 'source',
  title: 'Site',
  facet: 'sites',
  field: 'site',
  labelOf: asIs,
}

export const filters: readonly Filter[] = [
  { name: 'language', title: 'Language', facet: 'languages', field: 'language', labelOf: capitalized },
  { name: 'type', title: 'Type of site', facet: 'site_types', field: 'site_type', labelOf: capitalized },
  { name: 'category', title: 'Category', facet: 'categories', field: 'category', labelOf: asIs },
  { name: 'country', title: 'Country', facet: 'countries', field: 'country', labelOf: countryName },
  { name: 'sentiment', title: 'Sentiment', facet: 'sentiments', field: 'sentiment', labelOf: capitalized },
  siteFilter,
]

/** The first is the default. */
export const orders = [
  { key: 'newest', title: 'Newest', sort: undefined, order: undefined },
  { key: 'oldest', title: 'Oldest', sort: 'published', order: 'asc' },
  { key: 'best', title: 'Best match', sort: 'relevancy', order: undefined },
  { key: 'crawled', title: 'Last crawled', sort: 'crawled', order: undefined },
  { key: 'discussed', title: 'Most replies', sort: 'replies_count', order: undefined },
] as const

/** The request for an address: posts, their number and facets. */
export function searchCall(baseUrl: string, query: URLSearchParams): Call {
  const order = orders.find(({ key }) => key === query.get('order')) ?? orders[0]
  return contentCall(baseUrl, '/v1/filters', {
    query: {
      ...conditionsOf(query),
      date: query.get('date') ?? undefined,
      sort: order.sort,
      order: order.order,
      highlight: 'true',
      size: String(pageSize),
      cursor: query.get('cursor') ?? undefined,
    },
  })
}

/** Counts the posts of a date range. */
export function countCall(baseUrl: string, query: URLSearchParams, date: string): Call {
  return contentCall(baseUrl, '/v1/filters', {
    query: { ...conditionsOf(query), date, facets: 'site_types', size: '0' },
  })
}

/** `/v1/filters` has no parameters for two of the filters, so they become part of the query. */
function conditionsOf(query: URLSearchParams): Record<string, string | undefined> {
  const value = (name: string) => query.get(name)?.trim() || undefined
  const otherFilters = filters.filter(({ name }) => name === 'type' || name === 'sentiment')
  return {
    q: joinTerms(value('q'), termsOf(query, otherFilters)),
    language: value('language'),
    category: value('category'),
    country: value('country'),
    source: value('source'),
  }
}

/** The search of an address in the query language, without its date. */
export function queryOf(query: URLSearchParams): string {
  return joinTerms(query.get('q')?.trim() || undefined, termsOf(query, filters)) ?? '*'
}

function termsOf(query: URLSearchParams, of: readonly Filter[]): readonly string[] {
  return of.flatMap(({ name, field }) => {
    const value = query.get(name)
    return value ? [`${field}:${quoteTerm(value)}`] : []
  })
}

function joinTerms(q: string | undefined, terms: readonly string[]): string | undefined {
  if (!terms.length) return q
  // Parenthesized, because `OR` binds weaker than the filters that follow.
  const isSimple = !q || (/^[\p{L}\p{N} ]+$/u.test(q) && !/\b(AND|OR|NOT)\b/.test(q))
  return [...(q && q !== '*' ? [isSimple ? q : `(${q})`] : []), ...terms].join(' ')
}

/** A value of the query language. */
export function quoteTerm(value: string): string {
  return /^[\p{L}\p{N}]+$/u.test(value) ? value : `"${value.replaceAll(/["\\]/g, '\\$&')}"`
}

/** The cursor in a `next` URL. */
export function cursorOf(next: string): string | undefined {
  return new URLSearchParams(next.split('?')[1]).get('cursor') ?? undefined
}

/** The post with a uuid, whenever it was crawled. */
export function postCall(baseUrl: string, uuid: string): Call {
  return listCall(baseUrl, `uuid:${quoteTerm(uuid)}`, { size: '1' })
}

export function listCall(
  baseUrl: string,
  q: string,
  options: Readonly<Record<string, string | undefined>>,
): Call {
  return contentCall(baseUrl, '/filterWebContent', { query: { q, ts: '0', ...options } })
}
