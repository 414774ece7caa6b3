import { onCachesOutdated } from '@octavo/platform/bus/bus.ts'
import { createByteCache } from '@octavo/platform/http/byte-cache.ts'
import type { Compilable, RawBuilder } from 'kysely'
import { findAccountVersion } from '../accounts/store/account-version.ts'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { fullNameOf } from '../repositories/present/repositories.ts'
import type { Addresses } from '../wire/addresses.ts'
import { type Page, sliceOf } from '../wire/links.ts'
import type { Media } from '../wire/media-types.ts'
import { readEnd } from '../wire/page-cursors.ts'
import { type IssueQuery, type ReadFilter, readFilter, readOrder } from './issue-filters.ts'
import { presentTexts } from './issue-texts.ts'
import { presentIssue } from './present/issues.ts'
import { loadIssueDetails } from './store/issue-details.ts'
import { issueCount, listedIssues } from './store/issue-lists.ts'

/** A serialized page, with the data for its `Link` header. */
export interface IssuePage {
  bytes: Buffer
  total: number
  end: readonly [number, number] | undefined
}

export interface IssuePageRequest {
  repository: RepositoryRow
  accountVersion: number
  query: IssueQuery
  page: Page
  media: Media
  addresses: Addresses
}

export type IssuePages = ReturnType<typeof createIssuePages>

const cacheBytes = 64 * 1024 * 1024
/** Queries that read more rows run on a worker. */
const maxInlineRows = 20_000

/**
 * The versions that responses about issues depend on. The version of the repository is not among them: pushes change it
 * without changing issues.
 */
export function issueVersions(
  repository: Pick<RepositoryRow, 'owner_login' | 'name' | 'issues_version'>,
  accountVersion: number,
): (string | number)[] {
  return [fullNameOf(repository), repository.issues_version, accountVersion]
}

/** Pages of repository issues, cached until anything that they show changes. */
export function createIssuePages(context: Context) {
  const { db, bus } = context
  const createPages = () => createByteCache<IssuePage>(cacheBytes, ({ bytes }) => bytes.length)
  const createCounts = () => createByteCache<number>(1024 * 1024, () => 8)
  let pages = createPages()
  let counts = createCounts()
  onCachesOutdated(bus, () => {
    pages = createPages()
    counts = createCounts()
  })

  async function read(request: IssuePageRequest): Promise<IssuePage> {
    const { repository, query, page, media, addresses } = request
    const filter = await readFilter(db.read, repository, query)
    if (!filter) return { bytes: Buffer.from('[]'), total: 0, end: undefined }
    const order = readOrder(query)
    const position = { ...sliceOf(page), after: readEnd(page) }
    const isLong = (position.after ? 0 : position.offset) > maxInlineRows || isSearch(filter)
    const listed = await run(listedIssues(filter, order, position), isLong)
    const issues = listed.map(({ listed_value: _, ...issue }) => issue)
    const parts = await loadIssueDetails(db.read, issues, [repository])
    const texts = await presentTexts(issues, media, { repository, addresses })
    const wire = issues.map((issue) => presentIssue(issue, repository, parts, addresses, texts.get(issue.id)))
    const last = listed.at(-1)
    return {
      bytes: Buffer.from(JSON.stringify(wire)),
      total: await countIssues(filter, repository),
      end: last && [last.listed_value, last.id],
    }
  }

  /** Uses a counter if one matches the filter. */
  async function countIssues(filter: ReadFilter, repository: RepositoryRow): Promise<number> {
    const counted = countOf(filter, repository)
    if (counted !== undefined) return counted
    const { tallies: _, ...conditions } = filter
    const key = JSON.stringify([repository.issues_version, conditions])
    const cachedCount = counts.find(key)
    if (cachedCount !== undefined) return cachedCount
    const [row] = await run(issueCount(filter), true)
    return counts.add(key, Number(row?.count ?? 0))
  }

  async function run<Row>(query: RawBuilder<Row>, isLong: boolean): Promise<readonly Row[]> {
    if (!isLong) return (await query.execute(db.read)).rows
    const compilable: Compilable<Row> = { compile: () => query.compile(db.read) }
    return db.long(compilable)
  }

  return {
    /** Together with the versions of the repository, it validates a cached page. */
    accountVersion: ({ accountVersion }: { accountVersion?: number } = {}) =>
      accountVersion ?? findAccountVersion(db.read),

    async get(request: IssuePageRequest): Promise<IssuePage> {
      const { repository, accountVersion, query, page, media, addresses } = request
      const key = JSON.stringify([
        repository.id,
        ...issueVersions(repository, accountVersion),
        addresses.api,
        media.variant,
        page,
        query,
      ])
      return pages.find(key) ?? pages.add(key, await read(request))
    },
  }
}

/** Whether the query scans a long range of an index. */
function isSearch({ all, none, sinceMs, tallies: [rarest] }: ReadFilter): boolean {
  if (all.length + none.length < 2 && none.length === 0 && sinceMs === undefined) return false
  return all.length === 0 || !rarest || rarest.open + rarest.closed > maxInlineRows
}

function countOf(
  { all, none, state, sinceMs, tallies: [tally = { open: 0, closed: 0 }] }: ReadFilter,
  { open_issues: open, closed_issues: closed }: RepositoryRow,
): number | undefined {
  if (sinceMs !== undefined || all.length + none.length > 1) return undefined
  const whole = { open, closed }
  const count = all.length ? tally : whole
  const without = none.length ? tally : { open: 0, closed: 0 }
  const isOpen = state === 'closed' ? 0 : 1
  const isClosed = state === 'open' ? 0 : 1
  return isOpen * (count.open - without.open) + isClosed * (count.closed - without.closed)
}
