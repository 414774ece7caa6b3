import type { FastifyRequest } from 'fastify'
import type { Static, TObject } from 'typebox'
import type { Context } from '../context.ts'
import { invalidParameter } from '../errors.ts'
import type { PlanFeatures } from '../limits.ts'
import { combine, matchAll } from '../query/combine-filters.ts'
import type { Filter } from '../query/filter.ts'
import { compileForPlan } from './compile-query.ts'
import { anyOf } from './conditions.ts'
import type { ContentSearch, SearchWarning } from './content-search.ts'
import {
  clampHistory,
  isTrue,
  listParameters,
  pageSize,
  sortKeyOf,
  warn,
  warnUnknown,
} from './read-content-search.ts'
import { type DateRange, readDateRange } from './read-dates.ts'
import { type articleParameters, maxFrom } from './schema.ts'

type Parameters = Static<TObject<typeof articleParameters>>

export interface ArticleRoute {
  path: string
  siteTypes: readonly string[]
  defaultSize: number
  parameterNames: ReadonlySet<string>
}

/** Reads the parameters of the `/v1` operations. */
export function readArticleSearch(
  { clock }: Pick<Context, 'clock'>,
  features: PlanFeatures,
  request: FastifyRequest,
  route: ArticleRoute,
): { search: ContentSearch; date: DateRange } {
  // The schema of the route has checked them.
  const query = request.query as Parameters
  const nowMs = clock.now()
  const warnings: SearchWarning[] = warnUnknown(request.query, route.parameterNames)
  const texts = [query.q, query.keywords && escapeKeywords(query.keywords)].flatMap((text): Filter[] => {
    if (text === undefined || text.trim() === '') return []
    const compiled = compileForPlan(text, features, clock)
    warnings.push(...compiled.warnings.map(({ message }) => warn(message, 'query')))
    return [compiled.filter]
  })
  const date = readDates(query, nowMs)
  const sort = sortKeyOf(query.sort ?? 'published')
  const position = readCursor(query.cursor, sort === 'crawled')
  const from = sort === 'crawled' ? 0 : (position ?? 0)
  const search: ContentSearch = {
    filter: combine('all', [
      matchAll,
      ...texts,
      ...anyOf('site_type', 'site_type', route.siteTypes.join(',')),
      ...anyOf('language', 'language', query.language),
      ...anyOf('categories', 'category', query.categories),
      ...anyOf('category', 'category', query.category),
      ...anyOf('country', 'country', query.country),
      ...anyOf('source', 'site', query.source),
      ...published('>=', date.fromMs),
      ...published('<', date.toMs),
    ]),
    sort,
    order: query.order ?? 'desc',
    size: pageSize(sort, query.size ?? route.defaultSize, from),
    from,
    afterSeq: sort === 'crawled' ? position : undefined,
    crawledAfterMs: features.historyDays > 0 ? clampHistory(features, nowMs, 0, []) : undefined,
    minConfidence: undefined,
    includesCopies: true,
    isLatest: false,
    format: query.format ?? 'json',
    highlights: isTrue(query.highlight),
    showsWarnings: true,
    warnings,
    path: route.path,
    parameters: listParameters(request.query),
    paging: 'cursor',
    casing: 'camel',
  }
  return { search, date }
}

function published(operator: '>=' | '<', value: number | undefined): Filter[] {
  return value === undefined ? [] : [{ kind: 'compare', field: 'published_ms', operator, value }]
}

function readDates({ date, from, to }: Parameters, nowMs: number): DateRange {
  if (date !== undefined && date !== '') return readDateRange('date', date, nowMs)
  return {
    fromMs: from ? readDateRange('from', from, nowMs).fromMs : undefined,
    toMs: to ? readDateRange('to', to, nowMs).toMs : undefined,
  }
}

function readCursor(cursor: string | undefined, isSeq: boolean): number | undefined {
  if (cursor === undefined || cursor === '') return undefined
  const position = /^\d{1,15}$/.test(cursor) ? Number(cursor) : Number.NaN
  if (!(position <= (isSeq ? Number.MAX_SAFE_INTEGER : maxFrom)))
    throw invalidParameter('cursor', 'is not one of a `next`')
  return position
}

/** Keywords have phrases, exclusions and `OR`, but no fields and no other operators of the query language. */
function escapeKeywords(text: string): string {
  return text.replaceAll(/[\\+=&|><!{}[\]^~*?:/$]/g, '\\$&').replaceAll(/(?<!^|\s)-/g, '\\-')
}
