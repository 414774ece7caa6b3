// Claim: with 10,000 saved queries, at least 500 posts of 300 words a second are matched with all of them.
// QUERIES=100000 uses another number of queries.
import { compileSaved } from '@octavo/web-content/queries/compile-saved.ts'
import { createQueryIndex } from '@octavo/web-content/queries/query-index.ts'
import { numberFields, type SearchDocument } from '@octavo/web-content/query/fields.ts'
import { createSearchDocument } from '@octavo/web-content/query/post-text.ts'
import { describeClaim, formatCount } from './figures.ts'
import { seeded } from './synthetic.ts'
import { syntheticPost, vocabulary } from './web-content-posts.ts'

const queries = Number(process.env.QUERIES ?? 10_000)
const posts = 2_000
const random = seeded(5)
const clock = { now: () => Date.UTC(2026, 5, 1) }

/** Names, brands and topics are rarer than the words around them. */
const word = () => vocabulary[Math.floor(vocabulary.length ** (0.5 + 0.5 * random())) - 1] ?? 'the'

/** The forms of real queries. One in a hundred has no word or tag that every match must have. */
const forms: readonly (() => string)[] = [
  () => word(),
  () => `${word()} ${word()}`,
  () => `"${word()} ${word()}"`,
  () => `(${word()} OR ${word()} OR "${word()} ${word()}") -${word()} language:english`,
  () => `title:(${word()} OR ${word()}) site_type:news`,
  () => `${word()} sentiment:negative published:>now-3d`,
  () => `"${word()} ${word()}"~5 country:(GB OR US)`,
  () => `site:site${Math.floor(random() * 40)}.example ${word()}`,
  () => `person:"${word()} ${word()}" domain_rank:<1000`,
  () => `${word()}$ (${word()} OR ${word()}*) category:sport`,
]

const index = createQueryIndex()
const startedMs = performance.now()
for (let n = 0; n < queries; n++) {
  const form = n % 100 === 0 ? () => `-${word()} num_chars:>4000` : forms[n % forms.length]
  if (form) index.add(compileSaved(form(), clock))
}
console.log(
  `${formatCount(queries)} queries compiled in ${((performance.now() - startedMs) / 1000).toFixed(2)} s`,
)

const documents = Array.from({ length: posts }, (_, n) => documentOf(n))
for (const document of documents.slice(0, 200)) await index.match(document, clock.now())
const matchingMs = performance.now()
const cpu = process.cpuUsage()
let matches = 0
let slowestMs = 0
for (const document of documents) {
  const before = performance.now()
  matches += (await index.match(document, clock.now())).length
  slowestMs = Math.max(slowestMs, performance.now() - before)
}
const seconds = (performance.now() - matchingMs) / 1000
const { user, system } = process.cpuUsage(cpu)
console.log(`${(matches / posts).toFixed(1)} matches per post, the slowest post ${slowestMs.toFixed(1)} ms`)
console.log(`${formatCount(posts / seconds)} posts a second elapsed`)
const rate = posts / ((user + system) / 1e6)
console.log(`posts a second of processor time: ${describeClaim(rate, 'at least', 500)}`)

function documentOf(n: number): SearchDocument {
  const { title, text, author, language, thread, enrichment, publishedMs } = syntheticPost(n)
  const numbers = Object.fromEntries(numberFields.map((field) => [field, null]))
  return createSearchDocument({
    uuid: n.toString(16).padStart(40, '0'),
    language: language ?? '',
    fields: { title, text, author: author ?? '', thread_title: title, section_title: '' },
    tags: {
      language: [language ?? ''],
      site_type: [thread.siteType],
      site: [`site${n % 40}.example`],
      country: [thread.country ?? ''],
      category: enrichment?.categories ?? [],
      sentiment: [enrichment?.sentiment ?? ''],
      person: enrichment?.entities.persons.map(({ name }) => name) ?? [],
    },
    numbers: {
      ...(numbers as SearchDocument['numbers']),
      num_chars: text.length,
      published_ms: publishedMs,
      domain_rank: thread.domainRank ?? null,
    },
  })
}
