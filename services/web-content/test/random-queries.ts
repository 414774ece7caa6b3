import { createHash } from 'node:crypto'
import fc from '@octavo/testing/property.ts'
import type { SearchDocument } from '../src/query/fields.ts'

export const fixedNowMs = Date.UTC(2026, 0, 15, 12)

const word = fc.constantFrom(
  ...['market', 'markets', 'Marketing', 'run', 'running', 'runs', 'city', 'Cities', 'gold', 'golds', 'price'],
  ...[
    'Haus',
    'Häuser',
    'café',
    'Cafe',
    'e-mail',
    'x',
    '2026',
    '東京',
    '京都',
    '東京都',
    '都',
    '🎉',
    'новости',
    'новость',
  ],
  ...['casa', 'casas', 'maisons', 'maison', 'الكتاب', 'كتاب', 'and', 'OR', "O'Neil", 'AT&T'],
)
const text = fc.oneof(
  { weight: 8, arbitrary: fc.array(word, { maxLength: 9 }).map((words) => words.join(' ')) },
  { weight: 1, arbitrary: fc.array(word, { maxLength: 4 }).map((words) => words.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
)

const languages = ['en', 'de', 'fr', 'ru', 'ja', 'ar', 'zh', '']
const person = fc.constantFrom('Ada Lovelace', 'Marie Curie', 'Ada Curie', 'José de San Martín', 'Ada')
const organization = fc.constantFrom('Acme', 'Acme & Sons', 'Bank of Ada')
const site = fc.constantFrom('example.com', 'news.example', 'bbc.co.uk', 'exam.org')
const link = fc.constantFrom(
  'https://www.example.com/a',
  'http://example.com/b/',
  'https://exam.org/A?x=1',
  'https://bbc.co.uk',
)
const optionalInteger = fc.option(fc.integer({ min: -2, max: 12 }))
const moment = fc.option(fc.integer({ min: -40, max: 20 }).map((hours) => fixedNowMs + hours * 3_600_000 + 7))
const upToTwo = <T>(values: fc.Arbitrary<T>) => fc.array(values, { maxLength: 2 })
const flag = fc.constantFrom('true', 'false').map((value) => [value])

const post = fc.record({
  language: fc.constantFrom(...languages),
  fields: fc.record({ title: text, text, author: text, thread_title: text, section_title: text }),
  tags: fc.record({
    site_type: fc.constantFrom('news', 'blogs', 'discussions').map((value) => [value]),
    site: site.map((value) => [value]),
    site_full: fc.constantFrom('www.example.com', 'news.example', 'm.bbc.co.uk').map((value) => [value]),
    site_suffix: fc.constantFrom('com', 'co.uk').map((value) => [value]),
    country: upToTwo(fc.constantFrom('US', 'GB', 'DE')),
    category: upToTwo(fc.constantFrom('sport', 'economy', 'weather')),
    topic: upToTwo(fc.constantFrom('Sport->soccer', 'Economy, Business and Finance->stocks')),
    sentiment: upToTwo(fc.constantFrom('positive', 'neutral')),
    is_first: flag,
    breaking: flag,
    person: upToTwo(person),
    person_positive: upToTwo(person),
    organization: upToTwo(organization),
    ticker: upToTwo(fc.constantFrom('ACME', 'ADA')),
    link: upToTwo(link),
    url: link.map((value) => [value]),
  }),
  numbers: fc.record({
    published_ms: moment,
    crawled_ms: moment,
    updated_ms: moment,
    thread_published_ms: moment,
    num_chars: optionalInteger,
    domain_rank: optionalInteger,
    performance_score: optionalInteger,
    spam_score: fc.option(fc.integer({ min: 0, max: 10 }).map((tenths) => tenths / 10)),
    rating: fc.option(fc.constantFrom(0, 0.5, 4.5)),
    replies_count: optionalInteger,
    participants_count: optionalInteger,
    ord_in_thread: optionalInteger,
    social_likes: optionalInteger,
    social_shares: optionalInteger,
    social_comments: optionalInteger,
  }),
})

/** Posts with their values as posts have them, not yet those of the index. */
export const corpus: fc.Arbitrary<SearchDocument[]> = fc
  .array(post, { minLength: 30, maxLength: 40 })
  .map((drafts) =>
    drafts.map((draft, index) => ({
      ...draft,
      uuid: uuidOf(index),
      tags: { ...draft.tags, language: draft.language === '' ? [] : [draft.language] },
    })),
  )

function uuidOf(index: number): string {
  return createHash('sha1').update(`${index}`).digest('hex')
}

const queryWord = fc.oneof(
  { weight: 8, arbitrary: word.filter((each) => each !== 'OR') },
  { weight: 1, arbitrary: fc.constantFrom('\\!\\!', '—', 'unknownword', '\\OR', 'a\\:b') },
)
const exactWord = queryWord.map((each) => `${each}$`)
const inQuotes = fc.oneof({ weight: 4, arbitrary: queryWord }, exactWord)
const phrase = fc
  .tuple(fc.array(inQuotes, { minLength: 1, maxLength: 3 }), fc.option(fc.nat(4)))
  .map(([words, distance]) => `"${words.join(' ')}"${distance === null ? '' : `~${distance}`}`)
const wildcard = fc.constantFrom(
  ...[
    'mar*',
    'ma?ket',
    'ma*t',
    'ru*',
    'caf?',
    'new*',
    'ка?а',
    'го*',
    'но*ь',
    '東京*',
    'ci*s',
    'e-ma*',
    'go??s',
    'xx*',
  ],
)
const words = fc.oneof(
  { weight: 5, arbitrary: queryWord },
  { weight: 2, arbitrary: exactWord },
  { weight: 3, arbitrary: phrase },
  { weight: 2, arbitrary: wildcard },
)
const textField = fc.constantFrom('title', 'text', 'author', 'thread.title', 'TITLE', 'thread.section_title')
const tagCondition = fc.constantFrom(
  ...['language:english', 'language:de', 'language:(french OR jpn)', 'language:klingon', 'language:*'],
  ...[
    'site_type:news',
    'site_type:(blogs OR discussions)',
    'site:example.com',
    'site:ex*',
    'site:(bbc.co.uk OR exam.org)',
  ],
  ...[
    'site_full:example.com',
    'site_suffix:co.uk',
    'country:US',
    'thread.country:"United Kingdom"',
    'country:xx',
  ],
  ...[
    'category:sports',
    'category:"Economy, Business and Finance"',
    'topic:soccer',
    'topic:"Sports->soccer"',
  ],
  ...[
    'sentiment:positive',
    'is_first:true',
    'breaking:false',
    'person:ada',
    'person:"ada curie"',
    'person:"MARIE curie"',
  ],
  ...[
    'person.positive="Ada Lovelace"',
    'person:mar*',
    'organization:"acme and sons"',
    'organization:of',
    'ticker:acme',
  ],
  ...[
    'external_links:https\\:\\/\\/www.exam*',
    'external_links:http://example.com/b',
    'url:*',
    'person:*',
    'author:*',
  ],
  ...[
    'external_links:(exam.org/* OR bbc.co.uk)',
    'sentiment:*',
    `uuid:${uuidOf(3)}`,
    `uuid:(${uuidOf(1)} OR x)`,
  ],
)
const numberField = fc.constantFrom(
  'num_chars',
  'domain_rank',
  'performance_score',
  'spam_score',
  'rating',
  'thread.replies_count',
)
const number = fc.constantFrom('0', '3', '0.5', '-1', '5', '4.5', '99999999999', '1e3')
const dateField = fc.constantFrom('published', 'crawled', 'thread.published')
const date = fc.constantFrom(
  'now',
  'now-1h',
  'now-30m',
  'now-1d',
  '2026-01-15',
  '2026-01',
  `${fixedNowMs}`,
  '2026-01-15T06:00',
  '1768478400',
)
const operator = fc.constantFrom(':>', ':>=', ':<', ':<=', ':', ':=')
const compared = fc.oneof(
  fc.tuple(numberField, operator, number).map((parts) => parts.join('')),
  fc.tuple(dateField, operator, date).map((parts) => parts.join('')),
  fc
    .tuple(
      fc.oneof(fc.tuple(numberField, number, number), fc.tuple(dateField, date, date)),
      fc.constantFrom('[]', '{}', '[}', '{]'),
      fc.constantFrom('both', 'low', 'high'),
    )
    .map(([[field, low, high], [open, close], open_ended]) => {
      const [from, to] = [open_ended === 'high' ? '*' : low, open_ended === 'low' ? '*' : high]
      return `${field}:${open}${from} TO ${to}${close}`
    }),
  fc.constantFrom('rating:*', 'social.facebook.likes:>3', 'social.likes:<5', 'social.vk.shares:0'),
)

const leaf = fc.oneof(
  { weight: 6, arbitrary: words },
  { weight: 2, arbitrary: fc.tuple(textField, words).map(([field, value]) => `${field}:${value}`) },
  { weight: 4, arbitrary: tagCondition },
  { weight: 3, arbitrary: compared },
  { weight: 1, arbitrary: fc.constant('*') },
)

/** Queries as people write them. Some have wildcards that are refused. */
export const anyQuery: fc.Arbitrary<string> = fc.letrec<{ query: string }>((tie) => ({
  query: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc
      .tuple(tie('query'), fc.constantFrom(' ', ' AND ', ' && '), tie('query'))
      .map((parts) => parts.join('')),
    fc.tuple(tie('query'), fc.constantFrom(' OR ', ' || '), tie('query')).map((parts) => parts.join('')),
    fc.tuple(fc.constantFrom('-', '!', 'NOT ', ''), tie('query')).map(([sign, inner]) => `${sign}(${inner})`),
    fc.tuple(leaf, fc.constantFrom(' -', ' NOT ', ' AND NOT '), leaf).map((parts) => parts.join('')),
    fc.tuple(textField, words, words).map(([field, a, b]) => `${field}:(${a} OR ${b})`),
  ),
})).query
