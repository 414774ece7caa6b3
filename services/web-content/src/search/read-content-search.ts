import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { FastifyRequest } from 'fastify'
import type { Static, TObject } from 'typebox'
import type { Context } from '../context.ts'
import { invalidParameter } from '../errors.ts'
import type { PlanFeatures } from '../limits.ts'
import type { SortKey } from '../posts/post-search.ts'
import { combine } from '../query/combine-filters.ts'
import { compileForPlan, enrichmentMissing } from './compile-query.ts'
import { anyOf, noneOf } from './conditions.ts'
import type { ContentSearch, SearchWarning } from './content-search.ts'
import { type conditionParameters, type contentParameters, maxFrom, type SortName } from './schema.ts'

type Conditions = Static<TObject<typeof conditionParameters>>
type Parameters = Static<TObject<typeof contentParameters>> & Conditions

export interface ContentRoute {
  path: string
  /** The site type that the address implies. */
  siteType?: 'news' | 'blogs' | 'discussions'
  maxSize?: number
  defaultSort?: SortName
  casing?: 'snake'
  /** Names of the parameters. */
  parameterNames: ReadonlySet<string>
}

/** Reads the parameters of `/filterWebContent` and its aliases. */
export function readContentSearch(
  { clock }: Pick<Context, 'clock'>,
  features: PlanFeatures,
  request: FastifyRequest,
  route: ContentRoute,
): ContentSearch {
  // The schema of the route has checked them.
  const query = request.query as Parameters
  // Other routes do not check the conditions, and warn that they are unknown.
  const conditions: Conditions = route.parameterNames.has('site_type') ? query : {}
  const { maxSize = 100, defaultSort = 'crawled' } = route
  const nowMs = clock.now()
  const compiled = compileForPlan(query.q ?? '', features, clock)
  if (conditions.sentiment && !features.hasEnrichment) throw enrichmentMissing(['sentiment'])
  const isLatest = isTrue(query.latest)
  const sort = isLatest ? 'crawled' : sortKeyOf(query.sort ?? defaultSort)
  const order = isLatest ? 'desc' : (query.order ?? (sort === 'relevancy' ? 'desc' : 'asc'))
  const warnings: SearchWarning[] = [
    ...compiled.warnings.map(({ message }) => warn(message, 'query')),
    ...warnUnknown(request.query, route.parameterNames),
  ]
  const ts = readTime(query, nowMs)
  const crawledAfterMs = clampHistory(features, nowMs, ts, warnings)
  const from = sort === 'crawled' ? 0 : (query.from ?? 0)
  const isCursor = sort === 'crawled' && query.ni !== undefined && !isLatest
  return {
    filter: combine('all', [
      compiled.filter,
      ...anyOf('site_type', 'site_type', route.siteType ?? conditions.site_type),
      ...anyOf('language', 'language', conditions.language),
      ...anyOf('site', 'site', conditions.site),
      ...noneOf('exclude', 'site', conditions.exclude),
      ...anyOf('category', 'category', conditions.category),
      ...anyOf('sentiment', 'sentiment', conditions.sentiment),
    ]),
    sort,
    order,
    size: pageSize(sort, Math.min(query.size ?? 100, maxSize), from),
    from,
    afterSeq: isCursor ? query.ni : undefined,
    // After a post, others that were crawled in the same millisecond follow.
    crawledAfterMs: isCursor && order === 'asc' ? clampHistory(features, nowMs, 0, []) : crawledAfterMs,
    minConfidence: query.accuracy_confidence === 'high' ? highConfidence : undefined,
    includesCopies: query.includeSyndicated === undefined || isTrue(query.includeSyndicated),
    isLatest,
    format: query.format ?? 'json',
    highlights: isTrue(query.highlight),
    showsWarnings: isTrue(query.warning),
    warnings,
    path: route.path,
    parameters: [...listParameters(request.query), ['ts', String(ts)]],
    paging: 'ts',
    casing: route.casing ?? 'camel',
  }
}

const dayMs = 86_400_000
const defaultHistoryMs = 3 * dayMs
const highConfidence = 0.8

/** Clocks of clients may be ahead. */
const clockToleranceMs = 300_000

const sortKeys: Partial<Record<SortName, SortKey>> = {
  crawled: 'crawled',
  relevancy: 'relevancy',
  published: 'published_ms',
  'thread.published': 'thread_published_ms',
  updated: 'updated_ms',
  domain_rank: 'domain_rank',
  performance_score: 'performance_score',
  replies_count: 'replies_count',
  participants_count: 'participants_count',
  ord_in_thread: 'ord_in_thread',
  rating: 'rating',
  'social.likes': 'social_likes',
  'social.shares': 'social_shares',
  'social.comments': 'social_comments',
}

/** Counts of closed networks are 0 in every post, so what is left is the order of crawling. */
export function sortKeyOf(name: SortName): SortKey {
  return sortKeys[name] ?? 'crawled'
}

/** No page of another order than that of crawling goes beyond the last offset, so that `next` ends there. */
export function pageSize(sort: SortKey, size: number, from: number): number {
  return sort === 'crawled' ? size : Math.min(size, maxFrom - from)
}

export function isTrue(value: string | undefined): boolean {
  return value === '1' || value?.toLowerCase() === 'true'
}

function readTime({ ts, ni }: Pick<Parameters, 'ts' | 'ni'>, nowMs: number): number {
  if (ts === undefined) return nowMs - defaultHistoryMs
  // Ten digits are seconds.
  const ms = ts.length === 10 ? Number(ts) * 1000 : Number(ts)
  // With `ni` it is the server's own `next`, which stays valid when the clock is set back.
  if (ni === undefined && ms > nowMs + clockToleranceMs)
    throw invalidParameter('ts', 'must not be in the future')
  return ms
}

/** The plan decides how far back a caller can read. */
export function clampHistory(
  { historyDays }: PlanFeatures,
  nowMs: number,
  ms: number,
  warnings: SearchWarning[],
): number {
  const earliestMs = historyDays > 0 ? nowMs - historyDays * dayMs : 0
  if (ms >= earliestMs) return ms
  warnings.push(
    warn(`Your plan includes posts of the last ${historyDays} days, so older ones are left out.`, 'ts'),
  )
  return earliestMs
}

export function warn(message: string, type: string): SearchWarning {
  return { message, type, level: 'warning' }
}

export function warnUnknown(query: unknown, parameterNames: ReadonlySet<string>): SearchWarning[] {
  return Object.keys(asRecord(query))
    .filter((name) => !parameterNames.has(name))
    .slice(0, 20)
    .map((name) => warn(`The parameter \`${name.slice(0, 50)}\` is unknown and was ignored.`, 'parameter'))
}

/** The parameters that `next` repeats: all except those for the position of the page. */
export function listParameters(query: unknown): [string, string][] {
  return Object.entries(asRecord(query)).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
  )
}
