import { createTaskWorker } from '@octavo/platform/concurrency/task-worker.ts'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import type { Enrichment } from '../enrichment/enrichment.ts'
import { noSchedule } from '../feeds/schedule.ts'
import type { NewPost } from '../posts/new-post.ts'
import type { Posts } from '../posts/posts.ts'
import { compareEntries } from './compare-entries.ts'
import type { FetchedDocument } from './fetch-document.ts'
import { postOfEntry } from './new-posts.ts'
import { newestFirst } from './newest-first.ts'
import type { PrepareInput } from './prepare-document.ts'
import type { FeedFacts, PreparedEntry, SitemapPage, SourceDocument } from './prepared-entry.ts'
import { rankPosts } from './rank-posts.ts'
import { estimateRate, type ScheduleHints } from './schedule.ts'
import { saveEntries } from './store/entries.ts'
import { addTasks, type NewTask } from './store/frontier.ts'
import type { Source, SourceChange } from './store/sources.ts'

const maxPrepareMs = 15_000
const postsPerWrite = 100
/** Older pages of a sitemap are not fetched. */
const maxPageAgeMs = 30 * 24 * 3_600_000
/** The others follow at the next visits. */
const maxPagesPerSitemap = 5_000
const maxSitemaps = 100
/** An index of indexes is the deepest. */
const maxSitemapDepth = 2
const maxOutboxDepth = 5

type Save = (tx: Transaction<Tables>) => Promise<void>

export type SourceContent =
  | { kind: 'unreadable'; reason: string }
  | {
      kind: 'read'
      newPosts: number
      hints: ScheduleHints
      /** Posts per day, by the dates in the feed. */
      estimatedRate?: number
      change: SourceChange
      /** The source has another address, which is fetched next. */
      isMoved?: boolean
      /** The hub that announces changes of a feed. */
      push?: Pick<FeedFacts, 'hubUrls' | 'selfUrl'>
      save: Save
    }

export interface Ingest {
  /**
   * Writes the new posts of a source. `save` remembers them, and runs after the posts are committed. `depth` counts the
   * documents that led to this one.
   */
  readSource(source: Source, response: FetchedDocument, depth?: number): Promise<SourceContent>
  writePosts(posts: readonly NewPost[]): Promise<number>
}

/** Keeps the order. Posts that it cannot enrich now are enriched later. */
export type Enrich = (posts: readonly NewPost[]) => Promise<(Enrichment | undefined)[]>

/** An outbox says nothing about itself. */
const noFacts: FeedFacts = {
  ...{ title: undefined, url: undefined, selfUrl: undefined, movedTo: undefined, language: undefined },
  hubUrls: [],
  schedule: noSchedule,
}

export function createIngest(context: Context, posts: Posts, enrich: Enrich): Ingest {
  const { db, clock } = context
  const prepare = createTaskWorker<PrepareInput, SourceDocument>(
    new URL('./document-worker.ts', import.meta.url),
    { maxMs: maxPrepareMs },
  )

  async function readSource(source: Source, response: FetchedDocument, depth = 0): Promise<SourceContent> {
    const { bytes, url, headers } = response
    const contentType = headers.get('content-type') ?? undefined
    const linkHeader = headers.get('link') ?? undefined
    const document = await prepare({ bytes, url, contentType, linkHeader }).catch(() => undefined)
    switch (document?.kind) {
      case 'feed':
        return readFeed(source, document.feed, document.entries)
      case 'sitemap':
        return readSitemap(source, document, depth)
      case 'account':
        return followAccount(source, document)
      case 'outbox':
        return readOutbox(source, document, depth)
      case 'page':
        return followPage(source, document.feedUrls)
      default:
        return { kind: 'unreadable', reason: 'The response is no feed, sitemap or page with a feed.' }
    }
  }

  async function readFeed(
    source: Source,
    feed: FeedFacts,
    entries: readonly PreparedEntry[],
  ): Promise<SourceContent> {
    const nowMs = clock.now()
    const { fresh, aging } = await compareEntries(db.read, source.id, entries, nowMs)
    const needsPage = (entry: PreparedEntry) => {
      const { full_text = 'auto', snippet_only } = source.settings
      if (snippet_only || full_text === 'feed') return false
      return full_text === 'page' || entry.isSummary
    }
    const complete = fresh.filter((entry) => !needsPage(entry))
    const newPosts = await writePosts(complete.map((entry) => postOfEntry(source, feed, entry, nowMs)))
    const tasks: NewTask[] = fresh.filter(needsPage).map((entry) => ({
      kind: 'page',
      sourceId: source.id,
      url: entry.url,
      dueAtMs: nowMs,
      entry: JSON.stringify({ feed: { title: feed.title, language: feed.language, url: feed.url }, entry }),
    }))
    const { intervalMs, skipHours, skipDays } = feed.schedule
    return {
      kind: 'read',
      newPosts: newPosts + tasks.length,
      hints: { minIntervalMs: intervalMs, skipHours, skipDays },
      estimatedRate: estimateRate(
        entries.flatMap(({ publishedMs }) => publishedMs ?? []),
        nowMs,
      ),
      change: {
        kind: 'feed',
        ...(source.title === '' &&
          feed.title !== undefined && { title: feed.title.slice(0, 200).toWellFormed() }),
        ...(feed.movedTo !== undefined && { target_url: feed.movedTo }),
      },
      push: feed,
      save: async (tx) => {
        await saveEntries(tx, source.id, [...fresh, ...aging], nowMs)
        await addTasks(tx, tasks)
      },
    }
  }

  async function readSitemap(
    source: Source,
    { sitemaps, pages }: Extract<SourceDocument, { kind: 'sitemap' }>,
    depth: number,
  ): Promise<SourceContent> {
    const nowMs = clock.now()
    const isRecent = ({ publishedMs, modifiedMs }: SitemapPage) =>
      (publishedMs ?? modifiedMs ?? nowMs) >= nowMs - maxPageAgeMs
    const recent = newestFirst(
      pages.filter(isRecent),
      ({ publishedMs, modifiedMs }) => publishedMs ?? modifiedMs,
    )
    const hashed = recent.map((page) => ({
      page,
      entryHash: page.url,
      contentHash: String(page.modifiedMs ?? page.publishedMs ?? ''),
    }))
    const changes = await compareEntries(db.read, source.id, hashed, nowMs)
    const fresh = changes.fresh.slice(0, maxPagesPerSitemap)
    const tasks: NewTask[] = [
      ...fresh.map(({ page: { url } }) => ({
        kind: 'page' as const,
        sourceId: source.id,
        url,
        dueAtMs: nowMs,
      })),
      ...newestFirst(sitemaps, ({ modifiedMs }) => modifiedMs)
        .slice(0, depth < maxSitemapDepth ? maxSitemaps : 0)
        .map(({ url }) => partOf(source, url, depth)),
    ]
    return {
      kind: 'read',
      newPosts: fresh.length,
      hints: {},
      change: { kind: 'sitemap' },
      save: async (tx) => {
        await saveEntries(tx, source.id, [...fresh, ...changes.aging], nowMs)
        await addTasks(tx, tasks)
      },
    }
  }

  function partOf({ id }: Source, url: string, depth: number): NewTask {
    return { kind: 'sitemap', sourceId: id, url, dueAtMs: clock.now(), entry: String(depth + 1) }
  }

  /** The first visit reads some older pages of the outbox as well. */
  async function readOutbox(
    source: Source,
    { entries, nextUrl }: { entries: readonly PreparedEntry[]; nextUrl: string | undefined },
    depth: number,
  ): Promise<SourceContent> {
    const account: Source = {
      ...source,
      kind: 'activitypub',
      settings: { ...source.settings, full_text: 'feed' },
    }
    const content = await readFeed(account, noFacts, entries)
    if (content.kind !== 'read') return content
    const isFirstVisit = depth > 0 || source.last_success_at_ms === null
    const hasMore = isFirstVisit && depth < maxOutboxDepth && content.newPosts > 0 && nextUrl !== undefined
    return {
      ...content,
      change: { kind: 'activitypub' },
      async save(tx) {
        await content.save(tx)
        if (hasMore) await addTasks(tx, [partOf(source, nextUrl, depth)])
      },
    }
  }

  async function followAccount(
    source: Source,
    {
      title = '',
      nextUrl,
      isIndexable,
    }: { title: string | undefined; nextUrl: string; isIndexable: boolean },
  ): Promise<SourceContent> {
    if (!isIndexable && !source.settings.ignore_robots)
      return { kind: 'unreadable', reason: 'The account does not want to be found by searches.' }
    const change: SourceChange = {
      kind: 'activitypub',
      target_url: nextUrl,
      ...(source.title === '' && title !== '' && { title: title.slice(0, 200).toWellFormed() }),
    }
    return { kind: 'read', newPosts: 0, hints: {}, change, isMoved: true, save: async () => {} }
  }

  /** A page is no source itself; the first feed that it names is. */
  async function followPage(source: Source, [feedUrl]: readonly string[]): Promise<SourceContent> {
    if (feedUrl === undefined || source.kind !== 'unknown')
      return { kind: 'unreadable', reason: 'The page names no feed.' }
    const change: SourceChange = { kind: 'feed', target_url: feedUrl }
    return { kind: 'read', newPosts: 0, hints: {}, change, isMoved: true, save: async () => {} }
  }

  async function writePosts(all: readonly NewPost[]): Promise<number> {
    let created = 0
    for (let start = 0; start < all.length; start += postsPerWrite) {
      const batch = await rankPosts(context, all.slice(start, start + postsPerWrite))
      const enrichments = await enrich(batch)
      const enriched = batch.map((post, index) => ({ ...post, enrichment: enrichments[index] }))
      created += (await posts.write(enriched)).created
    }
    return created
  }

  return { readSource, writePosts }
}
