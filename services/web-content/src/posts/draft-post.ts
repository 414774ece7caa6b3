import { createHash } from 'node:crypto'
import { siteOf } from '../articles/site-names.ts'
import { createFingerprint, type Fingerprint } from '../clusters/fingerprint.ts'
import { storableText } from '../feeds/storable-text.ts'
import { findLanguage, languageName } from '../taxonomy/languages.ts'
import type { NewPost, NewThread, PostImage } from './new-post.ts'
import { performanceScore } from './performance-score.ts'
import type { PostCore, PostExtra, StoredImage, ThreadCore } from './stored-post.ts'

/** A new post, before it has a sequence number. */
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
  const languageCode = findLanguage(enrichment?.language || post.language || '') ?? ''
  const text = limitText(post.text, maxTextLength)
  return {
    uuid,
    contentHash: createHash('sha1').update(JSON.stringify(content)).digest('base64url'),
    core: {
      uuid,
      url: post.url,
      parent_url: post.parentUrl ?? null,
      // Replies get their position in the thread when they are first stored.
      ord_in_thread: post.isReply ? 1 : 0,
      author: orNull(post.author),
      published: isoTime(post.publishedMs),
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
      rating: finite(post.rating),
      ...(post.network !== undefined && { network: post.network }),
      ...(post.account !== undefined && { account: post.account }),
      thread: storeThread(post.thread, enrichment?.spamScore ?? 0),
    },
    extra: {
      hasVideo: post.hasVideo ?? false,
      confidence: finite(post.confidence),
      languageCode,
      sourceId: post.sourceId ?? null,
      isEnriched: enrichment !== undefined,
      reported: {
        replies: countOf(post.thread.repliesCount),
        participants: countOf(post.thread.participantsCount),
      },
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
  const { social = {} } = thread
  const [replies, participants] = [countOf(thread.repliesCount), countOf(thread.participantsCount)]
  const host = URL.canParse(thread.url) ? new URL(thread.url).hostname : ''
  const counts = {
    likes: countOf(social.likes),
    comments: countOf(social.comments),
    shares: countOf(social.shares),
  }
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
    published: isoTime(thread.publishedMs),
    replies_count: replies,
    participants_count: participants,
    site_type: thread.siteType,
    country: thread.country ?? null,
    main_image: thread.mainImage ?? null,
    performance_score: performanceScore({
      replies,
      likes: counts.likes,
      shares: counts.shares,
    }),
    domain_rank: thread.domainRank === undefined ? null : countOf(thread.domainRank),
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

function limitText(text: string, maxLength: number): string {
  return storableText(text.length > maxLength ? text.slice(0, maxLength) : text)
}

function orNull(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : limitText(text, maxTitleLength)
}

function isoOrNull(ms: number | undefined): string | null {
  return ms === undefined ? null : isoTime(ms)
}

/** Feeds can state any time. ISO 8601 has years up to 9999. */
function isoTime(ms: number): string {
  return new Date(Number.isFinite(ms) ? Math.min(Math.max(ms, 0), maxTimeMs) : 0).toISOString()
}

const maxTimeMs = Date.UTC(9999, 11, 31)

/** A count that fits its column. */
function countOf(count = 0): number {
  return Number.isFinite(count) ? Math.round(Math.min(Math.max(count, 0), 2 ** 31 - 1)) : 0
}

function finite(value: number | undefined): number | null {
  return value !== undefined && Number.isFinite(value) ? value : null
}

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex')
}
