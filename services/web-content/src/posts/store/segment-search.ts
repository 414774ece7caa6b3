import type { Database } from '@octavo/platform/data/database.ts'
import { chooseMatchStrategy } from '@octavo/platform/search/match-strategy.ts'
import type { TextQuery } from '@octavo/platform/search/query.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { NumberField } from '../../query/fields.ts'
import type { Filter } from '../../query/filter.ts'
import type { SearchBudget } from '../search-budget.ts'
import { filterCondition, splitFilter } from './filter-conditions.ts'
import type { OpenSegment } from './segments.ts'

/** Posts of one segment: those after `after`, up to and including `upTo`. */
export interface SeqRange {
  segmentId: number
  after: number
  upTo: number
}

export interface SegmentFilter {
  filter: Filter
  minConfidence?: number | undefined
  includesCopies?: boolean | undefined
}

export interface RankedPost {
  seq: number
  key: number
}

export interface Combination {
  language: string
  country: string
  site_type: string
  sentiment: string
  categories: string
  count: number
}

/**
 * Statements on one segment. Those that may read many posts are split into ranges, so that a search can end between
 * two of them and several searches share the thread for long reads.
 */
export function createSegmentSearch(db: Database<Tables>, open: OpenSegment) {
  const long = <Row>(query: RawBuilder<Row>) => db.long<Row>({ compile: () => query.compile(db.read) })

  function conditionsOf(segmentId: number, { filter, minConfidence, includesCopies = true }: SegmentFilter) {
    const { rest } = splitFilter(filter)
    return [
      ...(rest ? [filterCondition(rest, { alias: 'post', text: open(segmentId).text })] : []),
      ...(includesCopies ? [] : [sql<SqlBool>`post.is_copy = 0`]),
      ...(minConfidence === undefined ? [] : [sql<SqlBool>`post.confidence >= ${minConfidence}`]),
    ]
  }

  /** `from … where …` for the posts of a range that match. The columns are `id`, and those of `post`, if needed. */
  function matching(range: SeqRange, filter: SegmentFilter, needsRows = false, by?: 'rows' | 'matches') {
    const { posts, text } = open(range.segmentId)
    const { text: words } = splitFilter(filter.filter)
    const isText = words !== undefined && words.kind !== 'everything'
    const conditions = conditionsOf(range.segmentId, filter)
    const hasRows = needsRows || conditions.length > 0 || !isText
    const id = isText ? sql.ref('found.id') : sql.ref('post.seq')
    const limits = sql`${id} > ${range.after} and ${id} <= ${range.upTo}`
    // The order of the tables is that of the plan: SQLite reads the matches, which are in the order of `seq`.
    const from = isText
      ? hasRows
        ? sql`${text.matchingIds(words, by)} as found cross join ${sql.table(posts)} as post`
        : sql`${text.matchingIds(words, by)} as found`
      : sql`${sql.table(posts)} as post`
    const joined = isText && hasRows ? [sql<SqlBool>`post.seq = found.id`] : []
    return { id, from, where: sql.join([limits, ...joined, ...conditions], sql` and `) }
  }

  /** Splits a range where the text index of SQLite can start in the middle of it. */
  function* slicesOf(range: SeqRange, { filter }: SegmentFilter): Generator<SeqRange> {
    const { rest } = splitFilter(filter)
    const canSplit = db.dialect === 'sqlite' && !(rest && hasText(rest))
    const size = canSplit ? sliceSize : Number.POSITIVE_INFINITY
    for (let after = range.after; after < range.upTo; after += size)
      yield { ...range, after, upTo: Math.min(range.upTo, after + size) }
  }

  return {
    async count(range: SeqRange, filter: SegmentFilter, budget: SearchBudget): Promise<number> {
      let total = 0
      for (const slice of slicesOf(range, filter)) {
        budget.check()
        const { from, where } = matching(slice, filter)
        const [row] = await long(sql<{ count: number }>`select count(*) as count from ${from} where ${where}`)
        total += row?.count ?? 0
      }
      return total
    },

    /** The first posts in the order of crawling. */
    async page(
      range: SeqRange,
      filter: SegmentFilter,
      { order, size, matches, elapsedMs }: PageOptions,
      budget: SearchBudget,
    ): Promise<number[]> {
      budget.check()
      const documents = range.upTo - range.after
      const estimate = { matches, documents, isExact: true }
      const by = db.dialect === 'sqlite' ? 'matches' : chooseMatchStrategy(estimate, { page: size })
      const { id, from, where } = matching(range, filter, false, by)
      const query = sql<{ seq: number }>`
        select ${id} as seq from ${from} where ${where} order by ${id} ${sql.raw(order)} limit ${size}`
      const isShort = isShortRead({ matches, elapsedMs, size, documents })
      const rows = isShort ? (await query.execute(db.read)).rows : await long(query)
      return rows.map(({ seq }) => seq)
    },

    /** The first posts in the order of a number; posts without it come last. */
    async top(
      range: SeqRange,
      filter: SegmentFilter,
      {
        field,
        order,
        size,
        matches,
      }: { field: NumberField; order: 'asc' | 'desc'; size: number; matches: number },
      budget: SearchBudget,
    ): Promise<RankedPost[]> {
      const { posts, text } = open(range.segmentId)
      const { text: words } = splitFilter(filter.filter)
      const direction = sql.raw(order)
      const column = sql.ref(`post.${field}`)
      const estimate = { matches, documents: range.upTo - range.after, isExact: true }
      if (field === 'published_ms' && chooseMatchStrategy(estimate, { page: size }) === 'rows') {
        budget.check()
        const others = conditionsOf(range.segmentId, { ...filter, filter: withoutText(filter.filter) })
        const probe =
          words && words.kind !== 'everything' ? sql` and ${text.matches('post.seq', words, 'rows')}` : sql``
        // The unary plus keeps the range from deciding the plan: the index on the time gives the order.
        return long(sql<RankedPost>`
          select post.seq, ${column} as key from ${sql.table(posts)} as post
          where ${sql.join([sql`+post.seq > ${range.after} and +post.seq <= ${range.upTo}`, ...others], sql` and `)} ${probe}
          order by ${column} ${direction}, post.seq ${direction} limit ${size}`)
      }
      const best: RankedPost[] = []
      for (const slice of slicesOf(range, filter)) {
        budget.check()
        const { id, from, where } = matching(slice, filter, true)
        const rows = await long(sql<RankedPost>`
          select ${id} as seq, ${column} as key from ${from} where ${where}
          order by ${column} ${direction} nulls last, ${id} ${direction} limit ${size}`)
        best.push(...rows)
      }
      return best
    },

    /** The most relevant of the newest `most` matches, and how many those are. */
    async relevant(
      range: SeqRange,
      filter: SegmentFilter,
      words: TextQuery,
      { order, size, maxRanked }: { order: 'asc' | 'desc'; size: number; maxRanked: number },
      budget: SearchBudget,
    ): Promise<RankedPost[]> {
      budget.check()
      const { posts, text } = open(range.segmentId)
      const { where } = matching(range, { ...filter, filter: withoutText(filter.filter) }, true)
      return long(sql<RankedPost>`
        select ranked.id as seq, ranked.score as key from ${text.ranked(words, maxRanked)} as ranked
        cross join ${sql.table(posts)} as post where post.seq = ranked.id and ${where}
        order by ranked.score ${sql.raw(order)}, ranked.id ${sql.raw(order)} limit ${size}`)
    },

    /** Counts of all combinations of the values that are few. */
    async combinations(range: SeqRange, filter: SegmentFilter, budget: SearchBudget): Promise<Combination[]> {
      const combinations: Combination[] = []
      for (const slice of slicesOf(range, filter)) {
        budget.check()
        const { from, where } = matching(slice, filter, true)
        const columns = sql`post.language, post.country, post.site_type, post.sentiment, post.categories`
        combinations.push(
          ...(await long(
            sql<Combination>`select ${columns}, count(*) as count from ${from} where ${where} group by ${columns}`,
          )),
        )
      }
      return combinations
    },

    async sites(range: SeqRange, filter: SegmentFilter, budget: SearchBudget) {
      const counts: { value: string; count: number }[] = []
      for (const slice of slicesOf(range, filter)) {
        budget.check()
        const { from, where } = matching(slice, filter, true)
        counts.push(
          ...(await long(sql<{ value: string; count: number }>`
            select post.site as value, count(*) as count from ${from} where ${where} group by post.site`)),
        )
      }
      return counts
    },

    /** The last post that was crawled at or before this time. */
    async lastCrawledBy(segmentId: number, ms: number, firstSeq: number): Promise<number> {
      const row = await db.read
        .selectFrom(open(segmentId).posts)
        .where('crawled_ms', '<=', ms)
        .orderBy('crawled_ms', 'desc')
        .orderBy('seq', 'desc')
        .limit(1)
        .select('seq')
        .executeTakeFirst()
      return row?.seq ?? firstSeq - 1
    },
  }
}

export type SegmentSearch = ReturnType<typeof createSegmentSearch>

interface PageOptions {
  order: 'asc' | 'desc'
  size: number
  matches: number
  /** How long it took to read all matches. */
  elapsedMs: number
}

/** A page that is read in about the time of a message to another thread. Matches that are dense are soon found. */
function isShortRead({
  matches,
  elapsedMs,
  size,
  documents,
}: Omit<PageOptions, 'order'> & { documents: number }) {
  const isDense = matches >= documents / 10
  return elapsedMs * (isDense ? Math.min(1, size / matches) : 1) <= shortMs
}

const shortMs = 3

/** About 10 ms of a frequent word. */
const sliceSize = 65_536

function hasText(filter: Filter): boolean {
  if (filter.kind === 'text') return true
  if (filter.kind === 'not') return hasText(filter.of)
  return (filter.kind === 'all' || filter.kind === 'any') && filter.of.some(hasText)
}

function withoutText(filter: Filter): Filter {
  return splitFilter(filter).rest ?? { kind: 'text', query: { kind: 'everything' } }
}
