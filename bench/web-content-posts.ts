// Posts of about 300 words with the frequencies of words that natural texts have, of 40 sites in a year.
import type { NewPost } from '@octavo/web-content/posts/new-post.ts'
import { seeded, syntheticWords } from './synthetic.ts'

export const vocabulary = syntheticWords(60_000)
const languages = ['en', 'en', 'en', 'de', 'fr', 'es']
const countries = ['GB', 'US', 'DE', 'FR', 'ES', 'IN', 'BR', 'JP']
const siteTypes = ['news', 'news', 'blogs', 'discussions'] as const
const categories = ['Sport', 'Politics', 'Economy, Business and Finance', 'Health']
const sentiments = ['positive', 'neutral', 'negative'] as const
const startMs = Date.UTC(2026, 0, 1)

export function syntheticPost(n: number): NewPost {
  const random = seeded(n)
  const word = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? 'the'
  const text = (count: number) => Array.from({ length: count }, word).join(' ')
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const url = `http://site${n % 40}.example/articles/${n}`
  const title = text(8)
  const publishedMs = startMs + n * 30_000 + Math.floor(random() * 3_600_000)
  const language = pick(languages)
  return {
    url,
    isReply: false,
    title,
    text: text(300),
    author: text(2),
    publishedMs,
    language,
    externalLinks: [`https://partner${n % 500}.example/${n}`],
    thread: {
      url,
      title,
      siteType: pick(siteTypes),
      publishedMs,
      country: pick(countries),
      repliesCount: Math.floor(50 * random() ** 4),
      domainRank: 1 + (n % 40) * 250,
    },
    enrichment: {
      language,
      sentiment: pick(sentiments),
      entities: { persons: [{ name: text(2), sentiment: 'none' }], organizations: [], locations: [] },
      categories: [pick(categories)],
      topics: [],
      summary: title,
      spamScore: 0,
    },
  }
}
