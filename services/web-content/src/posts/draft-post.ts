import { createHash } from 'node:crypto'
import { createFingerprint, type Fingerprint } from '../clusters/fingerprint.ts'
import { languageName } from '../taxonomy/languages.ts'
import type { NewPost, NewThread, PostImage } from './new-post.ts'
import { performanceScore } from './performance-score.ts'
import { siteOf } from './site.ts'
import type { PostCore, PostExtra, StoredImage, ThreadCore } from './stored-post.ts'

/** A new post, before it has a place in the order of crawling. */
export interface PostDraft {
  uuid: string
  contentHash: string
  core: Omit<PostCore, 'crawled' | 'updated'>
  extra: PostExtra
  fingerprint: Fingerprint | undefined
  source: NewPost
}

/** Pure, and most of the work of a write, so that it happens outside of the transaction. */
export function draftPost(post: NewPost): PostDraft {
  const { enrichment, feedCategories: _, sourceCategories: __, ...delivered } = post
  // A new list of ranks is no new content.
  const { domainRank: ___, domainRankUpdatedMs: ____, ...thread } = post.thread
  const content = { ...delivered, thread }
  const uuid = postUuid(post.url, post.isReply ? 1 : 0)
  const languageCode = (enrichment?.language || post.language || '').toLowerCase()
  const text = limitText(post.text, maxTextLength)
  return {
    uuid,
    contentHash: createHash('sha1').update(JSON.stringify(content)).digest('base64url'),
    core: {
      uuid,
      url: post.url,
      parent_url: post.parentUrl ?? null,
      // Replies get their places when they are first stored.
      ord_in_thread: post.isReply ? 1 : 0,
      author: orNull(post.author),
      published: new Date(post.publishedMs).toISOString(),
      title: limitText(post.title, maxTitleLength),
      text,
      summary: enrichment?.summary || limitText(post.summary ?? '', maxTitleLength),
      language: languageName(languageCode),
      categories: enrichment?.categories ?? [],
      topics: enrichment?.topics ?? [],
      ai_allow: post.aiAllowed ?? true,
      has_canonical: post.hasCanonical ?? false,
      webz_reporter: false,
      breaking: post.isBreaking ?? false,
      external_links: (post.externalLinks ?? []).slice(0, maxLinks).map(limitUrl),
      external_images: (post.externalImages ?? []).slice(0, maxImages).map(storeImage),
      internal_images: (post.internalImages ?? []).slice(0, maxImages).map(storeImage),
      trust: presentTrust(post),
      rating: post.rating ?? null,
      ...(post.network !== undefined && { network: post.network }),
      ...(post.account !== undefined && { account: post.account }),
      thread: storeThread(post.thread, enrichment?.spamScore ?? 0),
    },
    extra: {
      hasVideo: post.hasVideo ?? false,
      confidence: post.confidence ?? null,
      languageCode,
      sourceId: post.sourceId ?? null,
      isEnriched: enrichment !== undefined,
      reported: { replies: post.thread.repliesCount ?? 0, participants: post.thread.participantsCount ?? 0 },
    },
    // The first post of a cluster stands for articles. Comments are short, and quote each other.
    fingerprint: !post.isReply ? createFingerprint(text) : undefined,
    source: post,
  }
}

const maxTextLength = 500_000
const maxTitleLength = 2_000
const maxLinks = 200
const maxImages = 50

export function postUuid(url: string, ordInThread: number): string {
  return sha1(`${url}\n${ordInThread}`)
}

function storeThread(thread: NewThread, spamScore: number): ThreadCore {
  const { social = {}, repliesCount = 0, participantsCount = 0 } = thread
  const host = URL.canParse(thread.url) ? new URL(thread.url).hostname : ''
  const counts = { likes: social.likes ?? 0, comments: social.comments ?? 0, shares: social.shares ?? 0 }
  return {
    uuid: sha1(thread.url),
    url: thread.url,
    site_full: host,
    site: siteOf(host),
    site_section: thread.sectionUrl ?? null,
    site_categories: thread.siteCategories ?? [],
    section_title: orNull(thread.sectionTitle),
    site_title: orNull(thread.siteTitle),
    title: limitText(thread.title, maxTitleLength),
    title_full: limitText(thread.fullTitle ?? thread.title, maxTitleLength),
    published: new Date(thread.publishedMs).toISOString(),
    replies_count: repliesCount,
    participants_count: participantsCount,
    site_type: thread.siteType,
    country: thread.country ?? null,
    main_image: thread.mainImage ?? null,
    performance_score: performanceScore({
      replies: repliesCount,
      likes: counts.likes,
      shares: counts.shares,
    }),
    domain_rank: thread.domainRank ?? null,
    domain_rank_updated: isoOrNull(thread.domainRankUpdatedMs),
    licensing_agency: null,
    spam_score: spamScore,
    social: {
      updated: isoOrNull(social.updatedMs),
      facebook: { likes: 0, comments: 0, shares: 0 },
      vk: { shares: 0 },
      fediverse: counts,
    },
  }
}

function presentTrust({ trust }: NewPost): object | null {
  if (!trust) return null
  return {
    categories: trust.categories ?? [],
    top_news: trust.topNews ?? false,
    bias: trust.bias ?? null,
    source: trust.source ?? {},
  }
}

function storeImage({ url, description = '' }: PostImage): StoredImage {
  const limited = limitUrl(url)
  return { url: limited, meta_info: limitText(description, maxTitleLength), uuid: sha1(limited), label: [] }
}

const limitUrl = (url: string) => limitText(url, 8_000)

/** PostgreSQL cannot store U+0000, and neither database half of a character. */
function limitText(text: string, maxLength: number): string {
  const whole = text.length > maxLength ? text.slice(0, maxLength) : text
  return (whole.includes('\0') ? whole.replaceAll('\0', '') : whole).toWellFormed()
}

function orNull(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : limitText(text, maxTitleLength)
}

function isoOrNull(ms: number | undefined): string | null {
  return ms === undefined ? null : new Date(ms).toISOString()
}

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex')
}
