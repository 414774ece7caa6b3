import { dataReplaced } from '@octavo/platform/bus/bus.ts'
import { createByteCache } from '@octavo/platform/http/byte-cache.ts'
import type { Compilable, RawBuilder } from 'kysely'
import { findAccountVersion } from '../accounts/store/account-version.ts'
import type { Hosting } from '../context/hosting.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { fullNameOf } from '../repositories/present/repositories.ts'
import type { Addresses } from '../wire/addresses.ts'
import { type Page, sliceOf } from '../wire/links.ts'
import type { Media } from '../wire/media-types.ts'
import { readEnd } from '../wire/page-ends.ts'
import { type IssueQuery, type ReadFilter, readFilter, readOrder } from './issue-filters.ts'
import { presentTexts } from './issue-texts.ts'
import { presentIssue } from './present/issues.ts'
import { loadIssueDetails } from './store/issue-details.ts'
import { issueCount, issueIds } from './store/issue-lists.ts'
import { listIssuesById } from './store/issues.ts'

/** A page as it goes out, with what its links need. */
export interface IssuePage {
  bytes: Buffer
  total: number
  end: readonly [number, number] | undefined
}

export interface WantedPage {
  repository: RepositoryRow
  accountVersion: number
  query: IssueQuery
  page: Page
  media: Media
  addresses: Addresses
}

export type IssuePages = ReturnType<typeof createIssuePages>

const cacheBytes = 64 * 1024 * 1024
/** Reading more rows than this is left to a thread of its own. */
const manyRows = 20_000

/**
 * What responses about issues follow from. Counters of the repository itself are left out: each push raises them, and
 * so does measuring it afterwards, without a change to any issue.
 */
export function issueVersions(
  repository: Pick<RepositoryRow, 'owner_login' | 'name' | 'issues_version'>,
  accountVersion: number,
): (string | number)[] {
  return [fullNameOf(repository), repository.issues_version, accountVersion]
}

/** Pages of the issues of a repository. A page stays ready until something that it shows has changed. */
export function createIssuePages(hosting: Hosting) {
  const { db, bus } = hosting
  const createPages = () => createByteCache<IssuePage>(cacheBytes, ({ bytes }) => bytes.length)
  const createCounts = () => createByteCache<number>(1024 * 1024, () => 8)
  let pages = createPages()
  let counts = createCounts()
  bus.subscribe(dataReplaced, () => {
    pages = createPages()
    counts = createCounts()
  })

  async function read(wanted: WantedPage): Promise<IssuePage> {
    const { repository, query, page, media, addresses } = wanted
    const filter = await readFilter(db.read, repository, query)
    if (!filter) return { bytes: Buffer.from('[]'), total: 0, end: undefined }
    const order = readOrder(query)
    const place = { ...sliceOf(page), after: readEnd(page) }
    const isLong = (place.after ? 0 : place.offset) > manyRows || isSearch(filter)
    const listed = await run(issueIds(filter, order, place), isLong)
    const issues = await listIssuesById(
      db.read,
      listed.map(({ id }) => id),
    )
    const parts = await loadIssueDetails(db.read, issues, [repository])
    const texts = await presentTexts(issues, media, { repository, addresses })
    const wire = issues.map((issue) => presentIssue(issue, repository, parts, addresses, texts.get(issue.id)))
    const last = listed.at(-1)
    return {
      bytes: Buffer.from(JSON.stringify(wire)),
      total: await countIssues(filter, repository),
      end: last && [last.value, last.id],
    }
  }

  /** From the counters, where one of them knows. */
  async function countIssues(filter: ReadFilter, repository: RepositoryRow): Promise<number> {
    const counted = countOf(filter, repository)
    if (counted !== undefined) return counted
    const { tallies: _, ...asked } = filter
    const key = JSON.stringify([repository.issues_version, asked])
    const known = counts.find(key)
    if (known !== undefined) return known
    const [row] = await run(issueCount(filter), true)
    return counts.add(key, Number(row?.count ?? 0))
  }

  async function run<Row>(query: RawBuilder<Row>, isLong: boolean): Promise<readonly Row[]> {
    if (!isLong) return (await query.execute(db.read)).rows
    const compilable: Compilable<Row> = { compile: () => query.compile(db.read) }
    return db.long(compilable)
  }

  return {
    /** With the versions of the repository it says whether a page is still what it was. */
    accountVersion: () => findAccountVersion(db.read),

    async get(wanted: WantedPage): Promise<IssuePage> {
      const { repository, accountVersion, query, page, media, addresses } = wanted
      const key = JSON.stringify([
        ...[repository.id, ...issueVersions(repository, accountVersion)],
        ...[addresses.api, media.variant, page, query],
      ])
      return pages.find(key) ?? pages.add(key, await read(wanted))
    },
  }
}

/** Whether more than a range of an index has to be looked at, and that range is long. */
function isSearch({ all, none, sinceMs, tallies: [rarest] }: ReadFilter): boolean {
  if (all.length + none.length < 2 && none.length === 0 && sinceMs === undefined) return false
  return all.length === 0 || !rarest || rarest.open + rarest.closed > manyRows
}

function countOf(
  { all, none, state, sinceMs, tallies: [tally = { open: 0, closed: 0 }] }: ReadFilter,
  { open_issues: open, closed_issues: closed }: RepositoryRow,
): number | undefined {
  if (sinceMs !== undefined || all.length + none.length > 1) return undefined
  const whole = { open, closed }
  const found = all.length ? tally : whole
  const without = none.length ? tally : { open: 0, closed: 0 }
  const isOpen = state === 'closed' ? 0 : 1
  const isClosed = state === 'open' ? 0 : 1
  return isOpen * (found.open - without.open) + isClosed * (found.closed - without.closed)
}
