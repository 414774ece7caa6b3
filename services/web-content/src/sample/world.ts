import { chooseFacts, type EventFacts, fillTemplate } from './fill-template.ts'
import { getProse } from './prose/all-prose.ts'
import { Random, seedOf } from './random.ts'
import type { SamplePost } from './sample-post.ts'
import { type SampleSite, sampleSites } from './sites.ts'
import { type ArticleText, type EventSeed, eventSeedOf, labelsOf, writeArticle } from './write-article.ts'

/**
 * The fictional sites at any moment. Posts lie on a grid in time, so that the same post has the same address and text
 * in every process, and new ones appear as time passes.
 */
export interface SampleWorld {
  /** The newest articles of a site, the newest first. */
  listArticles(site: SampleSite, nowMs: number, max?: number): SamplePost[]
  /** Comments on an article, the oldest first. */
  listComments(article: SamplePost, nowMs: number): SamplePost[]
  findArticle(site: SampleSite, slot: number, nowMs: number): SamplePost | undefined
}

export function createWorld(seed = 1): SampleWorld {
  const articleAt = (site: SampleSite, slot: number, nowMs: number) => writeSlot(seed, site, slot, nowMs)
  return {
    listArticles(site, nowMs, max = site.feedSize) {
      const newest = Math.floor(nowMs / site.intervalMs)
      return Array.from({ length: max + 1 }, (_, age) => newest - age)
        .filter((slot) => publicationTime(seed, site, slot) <= nowMs)
        .slice(0, max)
        .map((slot) => articleAt(site, slot, nowMs))
    },
    findArticle(site, slot, nowMs) {
      return publicationTime(seed, site, slot) <= nowMs ? articleAt(site, slot, nowMs) : undefined
    },
    listComments: (article, nowMs) => writeComments(seed, article, nowMs),
  }
}

const hourMs = 3_600_000

/** The jitter stays within the interval, so a slot is always later than the one before. */
function publicationTime(seed: number, site: SampleSite, slot: number): number {
  const minutes = new Random(seedOf(seed, site.index, slot, 2)).integer(
    0,
    Math.floor((site.intervalMs * 0.9) / 60_000),
  )
  return slot * site.intervalMs + minutes * 60_000
}

function writeSlot(seed: number, site: SampleSite, slot: number, nowMs: number): SamplePost {
  const publishedMs = publicationTime(seed, site, slot)
  const random = new Random(seedOf(seed, site.index, slot, 3))
  const correctedMs = publishedMs + random.integer(2, 20) * hourMs
  const hasCorrection = site.type === 'news' && random.chance(0.04)
  const isCorrected = hasCorrection && correctedMs <= nowMs
  const copied = copiedArticle(seed, site, publishedMs, random)
  const text =
    copied?.text ??
    writeArticle(site, eventAt(seed, site, slot, publishedMs), seedOf(seed, site.index, slot, 4), isCorrected)
  return {
    ...addressed(site, slot, publishedMs, text),
    author: authorOf(site, random),
    updatedMs: isCorrected && copied === undefined ? correctedMs : undefined,
    externalLinks: copied === undefined ? linksOf(seed, site, publishedMs, random) : [copied.url],
    syndicatedFrom: copied?.url,
  }
}

/** Every second day some news break, and many sites of a language write about them within hours. */
function eventAt(seed: number, site: SampleSite, slot: number, publishedMs: number): EventSeed {
  const bucket = Math.floor(publishedMs / burstIntervalMs)
  const random = new Random(seedOf(seed, bucket, 5))
  const startMs = bucket * burstIntervalMs + random.integer(0, 30) * hourMs
  const category = random.pick(burstCategories)
  const isBurst =
    publishedMs >= startMs &&
    publishedMs < startMs + 10 * hourMs &&
    site.categories.includes(category) &&
    new Random(seedOf(seed, site.index, slot, 6)).chance(0.8)
  return isBurst
    ? { event: seedOf(seed, bucket, 7), category, timeMs: startMs }
    : eventSeedOf(site, publishedMs, seed, slot, 8)
}

const burstIntervalMs = 48 * hourMs
const burstCategories = ['politics', 'economy', 'sport', 'science'] as const

/** News sites sometimes print a report of the first news site of their language, with small edits. */
function copiedArticle(
  seed: number,
  site: SampleSite,
  publishedMs: number,
  random: Random,
): { text: ArticleText; url: string } | undefined {
  const agency = sampleSites.find(({ language, host }) => language === site.language && agencies.has(host))
  if (agency === undefined || agency === site || site.type !== 'news' || !random.chance(0.14))
    return undefined
  // The last complete interval, so that the original was published before its copy.
  const slot = Math.floor(publishedMs / agency.intervalMs) - 1
  const eventSeed = eventAt(seed, agency, slot, publicationTime(seed, agency, slot))
  const original = writeArticle(agency, eventSeed, seedOf(seed, agency.index, slot, 4))
  const credit = getProse(site.language).agencyCredit.replace('{site}', agency.title)
  const { url } = addressed(agency, slot, publicationTime(seed, agency, slot), original)
  const last = original.paragraphs.at(-1) ?? ''
  // One site leaves out a sentence at the end, another adds a credit.
  const shortened = last.replace(/(?<=[.!?] )[^.!?]{1,120}[.!?]$/, '').trim()
  const paragraphs = random.chance(0.5)
    ? [...original.paragraphs, credit]
    : [...original.paragraphs.slice(0, -1), shortened]
  return { text: { ...original, paragraphs: paragraphs.filter((paragraph) => paragraph !== '') }, url }
}

const agencies = new Set([
  'wire-service.example',
  'altenbrucker-zeitung.example',
  'diario-valmayor.example',
  'le-courrier-de-rochebelle.example',
])

function addressed(
  site: SampleSite,
  slot: number,
  publishedMs: number,
  { title, paragraphs, category, labels }: ArticleText,
) {
  const url = articleUrl(site, slot, publishedMs, title, category)
  return {
    url,
    siteHost: site.host,
    siteName: site.title,
    siteType: site.type,
    country: site.country,
    language: site.language,
    section: category,
    title,
    text: paragraphs.join('\n\n'),
    publishedMs,
    ordInThread: 0,
    threadUrl: url,
    parentUrl: undefined,
    labels,
  }
}

function articleUrl(
  site: SampleSite,
  slot: number,
  publishedMs: number,
  title: string,
  category: string,
): string {
  const day = new Date(publishedMs).toISOString().slice(0, 10).replaceAll('-', '/')
  const words =
    title
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  const slug = [...words.slice(0, 8), slot.toString(36)].join('-')
  if (site.type === 'discussions') return `http://${site.host}/t/${slug}`
  return `http://${site.host}/${site.index % 2 === 0 ? category : 'articles'}/${day}/${slug}`
}

function authorOf(site: SampleSite, random: Random): string {
  const { women, men, lastNames, fullName } = getProse(site.language)
  const firstNames = [...women, ...men]
  const offset = random.integer(0, site.type === 'discussions' ? 15 : 4) + site.index
  const first = firstNames[offset % firstNames.length] ?? ''
  const last = lastNames[(offset * 3 + 1) % lastNames.length] ?? ''
  return fullName(first, last)
}

function linksOf(seed: number, site: SampleSite, publishedMs: number, random: Random): string[] {
  if (!random.chance(0.25)) return []
  const target = random.pick(
    sampleSites.filter(({ language, type }) => language === site.language && type === 'news'),
  )
  if (target === site) return []
  const slot = Math.floor(publishedMs / target.intervalMs) - random.integer(1, 3)
  const event = eventAt(seed, target, slot, publicationTime(seed, target, slot))
  const text = writeArticle(target, event, seedOf(seed, target.index, slot, 4))
  return [articleUrl(target, slot, publicationTime(seed, target, slot), text.title, event.category)]
}

function writeComments(seed: number, article: SamplePost, nowMs: number): SamplePost[] {
  if (article.siteType === 'news') return []
  const site = sampleSites.find(({ host }) => host === article.siteHost)
  if (site === undefined) return []
  const prose = getProse(site.language)
  const random = new Random(seedOf(seed, site.index, Math.floor(article.publishedMs / 60_000), 9))
  const facts = chooseFacts(prose, random, article.publishedMs)
  const comments: SamplePost[] = []
  let publishedMs = article.publishedMs
  const count = site.type === 'blogs' ? random.integer(0, 3) : random.integer(1, 4)
  for (let order = 1; order <= count; order++) {
    publishedMs += random.integer(4, 300) * 60_000
    const tone = random.pick(['positive', 'negative', 'neutral', 'neutral'] as const)
    const named = new Set<keyof EventFacts>()
    const text = random
      .sample(prose.comments[tone], random.integer(1, 2))
      .map((one) => fillTemplate(one, facts, named))
    const author = authorOf(site, random)
    const parent = random.chance(0.5) ? comments.at(-1) : undefined
    comments.push({
      ...article,
      url: `${article.url}#comment-${order}`,
      title: `Re: ${article.title}`,
      text: text.join(site.language === 'ja' ? '' : ' '),
      author,
      publishedMs,
      updatedMs: undefined,
      ordInThread: order,
      parentUrl: parent?.url ?? article.url,
      externalLinks: [],
      labels: labelsOf(site.language, tone, undefined, facts, named),
    })
  }
  return comments.filter((comment) => comment.publishedMs <= nowMs)
}
