import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { subjectOf } from '../access/subject.ts'
import type { Context } from '../context.ts'
import { requestsLeft } from '../limits.ts'
import type { SearchScope } from '../posts/post-search.ts'
import type { Posts } from '../posts/posts.ts'
import type { StoredPost } from '../posts/stored-post.ts'
import { withQueryErrors } from './compile-query.ts'
import type { ContentSearch } from './content-search.ts'
import { formats } from './formats/formats.ts'
import { createHighlighter } from './highlight-post.ts'
import { nextPath } from './next.ts'
import { type PostPresentation, presentPost } from './present-post.ts'
import { listParameters, warn } from './read-content-search.ts'
import { maxFrom } from './schema.ts'

export function scopeOf(search: ContentSearch, request: FastifyRequest): SearchScope {
  const { filter, crawledAfterMs, minConfidence, includesCopies } = search
  const client = subjectOf(request)
  return { filter, crawledAfterMs, minConfidence, includesCopies, client, signal: request.disconnectSignal }
}

/** Runs a search and sends its page in the format that the caller chose. */
export async function sendResults(
  { context, posts }: { context: Context; posts: Posts },
  request: FastifyRequest,
  reply: FastifyReply,
  search: ContentSearch,
  /** Further members of the JSON response. */
  more: Readonly<Record<string, unknown>> = {},
): Promise<FastifyReply> {
  const { sort, order, size, from, afterSeq, casing } = search
  const query = { ...scopeOf(search, request), sort, order, size, from, afterSeq }
  const { seqs, total } = await withQueryErrors(() => posts.search.page(query))
  const matches = await posts.read(seqs)
  const features = context.featuresOf(request.caller)
  const highlight = search.highlights ? createHighlighter(search.filter) : undefined
  const next = nextPath(search, matches)
  const moreCount = leftAfter(search, total, seqs.length)
  const remaining = requestsLeft(request.grant)
  const url = context.url(request)
  const { contentType, body, fileName } = formats[search.format]({
    title: titleOf(search),
    description: 'Posts that match a query.',
    selfUrl: url + withoutToken(`${search.path}?${new URLSearchParams(listParameters(request.query))}`),
    nextUrl: url + withoutToken(next),
    updatedMs: Math.max(0, ...matches.map(({ crawledMs }) => crawledMs)) || context.clock.now(),
    envelope: {
      total,
      totalResults: total,
      total_results: total,
      moreResultsAvailable: moreCount,
      more_results_available: moreCount,
      next,
      requestsLeft: remaining,
      requests_left: remaining,
      warnings: search.showsWarnings ? warningsOf(search, total) : null,
      ...more,
    },
    posts: await presentPosts(matches, { casing, highlight, features }),
  })
  reply.header('x-webhose-requests-left', String(remaining)).type(contentType)
  if (next.length <= maxHeaderLength) reply.header('x-webhose-next', next)
  if (fileName) reply.header('content-disposition', `attachment; filename="${fileName}"`)
  return reply.send(body)
}

/** Highlighting a page of long posts takes seconds, in which other requests go on. */
async function presentPosts(posts: readonly StoredPost[], presentation: PostPresentation): Promise<string[]> {
  const presented: string[] = []
  for (const post of posts) {
    await yieldIfBusy()
    presented.push(presentPost(post, presentation))
  }
  return presented
}

/** Clients such as Node.js refuse responses with more than 16 kB of headers. The body has `next` as well. */
const maxHeaderLength = 14_000

/** Other orders than that of crawling end at an offset. */
function leftAfter({ sort, from }: ContentSearch, total: number, returned: number): number {
  const reachable = sort === 'crawled' ? total : Math.min(total, maxFrom)
  return Math.max(0, reachable - from - returned)
}

function warningsOf({ warnings, sort }: ContentSearch, total: number) {
  if (sort === 'crawled' || total <= maxFrom) return warnings
  return [
    ...warnings,
    warn('Only the first 10,000 matches can be read in this order. Use `sort=crawled` for all.', 'sort'),
  ]
}

function titleOf({ parameters }: ContentSearch): string {
  const named = parameters.find(([name]) => name === 'q' || name === 'keywords')
  return named ? `Posts: ${named[1]}` : 'Posts'
}

/** A feed must not show the key of its reader. */
function withoutToken(path: string): string {
  const [name = '', query] = path.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.delete('token')
  return `${name}?${parameters}`
}
