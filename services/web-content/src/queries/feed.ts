import { platformProblem } from '@octavo/platform/errors.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import type { PlanDetails } from '../limits.ts'
import type { Posts } from '../posts/posts.ts'
import { compileForPlan, withQueryErrors } from '../search/compile-query.ts'
import { formats } from '../search/formats/formats.ts'
import { presentPost } from '../search/present-post.ts'
import { clampHistory } from '../search/read-content-search.ts'
import { type FeedFormat, feedUrl, type SavedQuery } from './saved-query.ts'
import { listPlans } from './store/owners.ts'

export interface FeedPage {
  query: SavedQuery
  format: FeedFormat
  /** The base URL of the service. */
  base: string
  /** Only older posts. */
  beforeSeq?: number | undefined
  signal?: AbortSignal | undefined
}

export interface Feed {
  contentType: string
  body: string
  selfUrl: string
  hubUrl: string
}

const resultFormats = { rss: 'rss', atom: 'atom', json: 'jsonfeed' } as const
const postsPerPage = 50

export const hubUrlOf = (base: string) => `${base}/v1/hub`

/** Readers of a feed see what the plan of its owner includes. */
export async function ownerPlan({ db, featuresOf }: Context, { userId }: SavedQuery): Promise<PlanDetails> {
  const plan = (await listPlans(db.read, [userId])).get(userId)
  if (plan === undefined) throw problem('query_not_found')
  return featuresOf({ plan })
}

/** The newest matches, the newest first. The same posts give the same bytes. */
export async function writeFeed(
  context: Context,
  posts: Posts,
  plan: PlanDetails,
  { query, format, base, beforeSeq, signal }: FeedPage,
): Promise<Feed> {
  const { clock } = context
  const { filter } = compileForPlan(query.q, plan, clock)
  const { seqs, total } = await withQueryErrors(() =>
    posts.search.page({
      filter,
      sort: 'crawled',
      order: 'desc',
      size: postsPerPage,
      afterSeq: beforeSeq,
      crawledAfterMs: clampHistory(plan, clock.now(), 0, []),
      signal,
    }),
  )
  const matches = await posts.read(seqs)
  const selfUrl = feedUrl(base, query, format)
  const hubUrl = hubUrlOf(base)
  const { contentType, body } = formats[resultFormats[format]]({
    title: query.name,
    description: `Posts that match ${query.q}`,
    selfUrl,
    hubUrl,
    nextUrl: total > seqs.length ? `${selfUrl}&before=${seqs.at(-1)}` : undefined,
    updatedMs: Math.max(query.updatedAtMs, ...matches.map(({ crawledMs }) => crawledMs)),
    envelope: {},
    posts: matches.map((post) => presentPost(post, { features: plan, casing: 'camel' })),
  })
  return { contentType, body, selfUrl, hubUrl }
}

/** Feed readers have no token, so each page is charged to the owner. Returns a function that refunds it. */
export async function chargeOwner({ limits }: Context, { userId }: SavedQuery, { windows }: PlanDetails) {
  const subject = `user:${userId}`
  const grant = await limits.take(subject, windows)
  if (!grant.granted)
    throw platformProblem('limit_exceeded', { retryAfterMs: grant.retryAfterMs, data: grant })
  return () => limits.refund(subject, windows, 1, grant)
}
