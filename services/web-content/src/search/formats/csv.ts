import { type Format, type PresentedPost, parsePosts } from './result-page.ts'
import { webAddress } from './web-address.ts'

/** https://www.rfc-editor.org/rfc/rfc4180 */
export const formatCsv: Format = (page) => ({
  contentType: 'text/csv; charset=utf-8; header=present',
  body: printCsv(parsePosts(page)),
  fileName: 'posts.csv',
})

/** The byte order mark makes spreadsheets read it as UTF-8. */
export const formatExcel: Format = (page) => ({
  contentType: 'text/csv; charset=utf-8; header=present',
  body: `\ufeff${printCsv(parsePosts(page))}`,
  fileName: 'posts.csv',
})

type Cell = string | number | boolean | null | undefined

const columns: Record<string, (post: PresentedPost) => Cell> = {
  uuid: (post) => post.uuid,
  url: (post) => webAddress(post.url),
  title: (post) => post.title,
  author: (post) => post.author,
  published: (post) => post.published,
  crawled: (post) => post.crawled,
  updated: (post) => post.updated,
  language: (post) => post.language,
  sentiment: (post) => post.sentiment,
  categories: (post) => post.categories.join('; '),
  topics: (post) => post.topics.join('; '),
  persons: (post) => namesOf(post, 'persons'),
  organizations: (post) => namesOf(post, 'organizations'),
  locations: (post) => namesOf(post, 'locations'),
  site: (post) => post.thread.site,
  site_full: (post) => post.thread.site_full,
  site_type: (post) => post.thread.site_type,
  country: (post) => post.thread.country,
  section_title: (post) => post.thread.section_title,
  thread_url: (post) => webAddress(post.thread.url),
  thread_title: (post) => post.thread.title,
  ord_in_thread: (post) => post.ord_in_thread,
  replies_count: (post) => post.thread.replies_count,
  participants_count: (post) => post.thread.participants_count,
  performance_score: (post) => post.thread.performance_score,
  domain_rank: (post) => post.thread.domain_rank,
  spam_score: (post) => post.thread.spam_score,
  main_image: (post) => webAddress(post.thread.main_image),
  external_links: (post) => post.external_links.flatMap((link) => webAddress(link) ?? []).join(' '),
  summary: (post) => post.summary,
  text: (post) => post.text,
}

function namesOf({ entities }: PresentedPost, kind: string): string {
  return (entities[kind] ?? []).map(({ name }) => name).join('; ')
}

function printCsv(posts: readonly PresentedPost[]): string {
  const lines = posts.map((post) => Object.values(columns).map((read) => printCell(read(post))))
  return [Object.keys(columns), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')
}

function printCell(value: Cell): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value)
  // Spreadsheets run a cell that begins like a formula: https://owasp.org/www-community/attacks/CSV_Injection
  const text = /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
