import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { compileFilter } from '../src/query/compile.ts'
import { type SearchDocument, textFields } from '../src/query/fields.ts'
import { createMatcher, prepareDocument } from '../src/query/matches.ts'
import { parseQuery } from '../src/query/parse.ts'
import { createSearchDocument } from '../src/query/post-text.ts'

const fixedNowMs = Date.UTC(2026, 2, 31, 12)
const clock = createManualClock(fixedNowMs)

type Draft = Omit<Partial<SearchDocument>, 'fields' | 'numbers'> & {
  fields?: Partial<SearchDocument['fields']>
  numbers?: Partial<SearchDocument['numbers']>
}

function createPost(uuid: string, draft: Draft): SearchDocument {
  const numbers = {
    published_ms: fixedNowMs - 30 * 60_000,
    crawled_ms: fixedNowMs,
    updated_ms: fixedNowMs,
    thread_published_ms: fixedNowMs,
    num_chars: 600,
    domain_rank: null,
    performance_score: 0,
    spam_score: 0,
    rating: null,
    replies_count: 0,
    participants_count: 1,
    ord_in_thread: 0,
    social_likes: 0,
    social_shares: 0,
    social_comments: 0,
  }
  const fields = { title: '', text: '', author: '', thread_title: '', section_title: '' }
  return createSearchDocument({
    uuid,
    language: 'en',
    tags: {},
    ...draft,
    fields: { ...fields, ...draft.fields },
    numbers: { ...numbers, ...draft.numbers },
  })
}

/** A few posts, each named by what makes it different. */
const posts = {
  market: createPost('a1', {
    fields: {
      title: 'Stock markets rally',
      text: 'Gold prices fell while traders watched volatility.',
      author: 'Ana Sousa',
    },
    tags: {
      language: ['en'],
      site_type: ['news'],
      site: ['bbc.co.uk'],
      site_full: ['www.bbc.co.uk'],
      site_suffix: ['co.uk'],
      country: ['GB'],
      category: ['Economy, Business and Finance'],
      topic: ['Economy, Business and Finance->stocks'],
      sentiment: ['negative'],
      is_first: ['true'],
      organization: ['Bank of England'],
      organization_negative: ['Bank of England'],
      ticker: ['LSE:GOLD'],
    },
    numbers: { domain_rank: 80, performance_score: 5, spam_score: 0.2 },
  }),
  phones: createPost('b2', {
    fields: {
      title: 'iPod and iPad: the end of an era',
      text: 'The gold standard of players. Android is not far away. Apple Inc. was asked.',
      thread_title: 'Players of the past',
    },
    tags: {
      language: ['en'],
      site_type: ['blogs'],
      site: ['blogspot.com'],
      category: ['science'],
      person: ['Steve Jobs', 'Tim Cook'],
      person_positive: ['Steve Jobs'],
      organization: ['Apple'],
      link: ['https://www.example.com/players/ipod?x=1'],
      has_video: ['true'],
      is_first: ['false'],
    },
    numbers: { published_ms: Date.UTC(2026, 1, 28, 8), ord_in_thread: 3, replies_count: 12, num_chars: 90 },
  }),
  haus: createPost('c3', {
    language: 'de',
    fields: {
      title: 'Häuser am See',
      text: 'Ein Haus, zwei Häuser — und der Preis?',
      section_title: 'Immobilien',
    },
    tags: {
      language: ['de'],
      site_type: ['news'],
      site: ['haus.example'],
      country: ['DE'],
      is_first: ['true'],
    },
    numbers: { published_ms: Date.UTC(2025, 11, 31, 23), domain_rank: 2500, rating: 4.5 },
  }),
  tokyo: createPost('d4', {
    language: 'ja',
    fields: { title: '東京都の天気', text: '明日は雨です' },
    tags: {
      language: ['ja'],
      site_type: ['discussions'],
      country: ['JP'],
      category: ['weather'],
      is_first: ['false'],
    },
    numbers: { published_ms: fixedNowMs - 3 * 86_400_000, performance_score: 9, social_likes: 40 },
  }),
}
type Name = keyof typeof posts
const all: Name[] = ['market', 'phones', 'haus', 'tokyo']

function find(query: string): Name[] {
  const { filter } = compileFilter(parseQuery(query), clock)
  const matcher = createMatcher(filter)
  return all.filter((name) => matcher.matches(prepareDocument(posts[name])))
}

/** The forms that clients of this kind of API send, and what they find. */
const forms: [query: string, found: Name[]][] = [
  ['*', all],
  ['markets', ['market']],
  ['"stock market" language:english', ['market']],
  ['"market stock"', []],
  ['gold$ AND (trader$ OR volatility$)', ['market']],
  ['gold$ AND (trade$ OR standards$)', []],
  ['"gold$ prices$"', ['market']],
  ['"gold$ price$"', []],
  ['"gold$ price"', ['market']],
  ['(ipod OR ipad) -android', []],
  ['(ipod OR ipad) android', ['phones']],
  ['gold -thread.title:players', ['market']],
  ['-language:english', ['haus', 'tokyo']],
  ['NOT (gold OR haus)', ['tokyo']],
  ['!gold !haus', ['tokyo']],
  ['gold && rally', ['market']],
  ['rally || wetter || 天気', ['market', 'tokyo']],
  ['gold rally OR haus', ['market', 'haus']],
  ['gold (rally OR haus)', ['market']],
  ['+gold +android', ['phones']],
  ['gold or rally', []],
  ['volatil*', ['market']],
  ['te?ders OR tr?der?', ['market']],
  ['vol*ty', ['market']],
  ['"gold volatility"~5', ['market']],
  ['"volatility gold"~5', ['market']],
  ['"gold volatility"~4', []],
  ['title:(ipod OR rally) text:gold', ['market', 'phones']],
  ['title:gold', []],
  ['author:"Ana Sousa"', ['market']],
  ['author:*', ['market']],
  ['thread.title:past', ['phones']],
  ['thread.section_title:immobilien', ['haus']],
  ['site:(bbc.co.uk OR cnn.com)', ['market']],
  ['site:www.bbc.co.uk', ['market']],
  ['site_full:bbc.co.uk thread.site_full:www.bbc.co.uk', ['market']],
  ['site_suffix:co.uk OR site_suffix:.uk', ['market']],
  ['language:(english OR german)', ['market', 'phones', 'haus']],
  ['language:jpn OR Language:DE', ['haus', 'tokyo']],
  ['site_type:(news OR blogs)', ['market', 'phones', 'haus']],
  ['thread.country:UK OR country:Germany', ['market', 'haus']],
  ['category:"economy, business & finance"', ['market']],
  ['category:Economy', ['market']],
  ['topic:"Economy, Business and Finance->stocks"', ['market']],
  ['topic:stocks', ['market']],
  ['sentiment:negative is_first:true', ['market']],
  ['has_video:true', ['phones']],
  ['person:"steve jobs" organization:apple', ['phones']],
  ['person:jobs', ['phones']],
  ['person:ste*', ['phones']],
  ['person.positive:"Steve Jobs"', ['phones']],
  ['person.positive="Steve Jobs"', ['phones']],
  ['person.positive:"Tim Cook"', []],
  ['organization.negative:"bank of england"', ['market']],
  ['ticker:GOLD OR ticker:"LSE:GOLD"', ['market']],
  ['performance_score:>3', ['market', 'tokyo']],
  ['performance_score:[5 TO 9}', ['market']],
  ['domain_rank:<1000', ['market']],
  ['-domain_rank:<1000', ['phones', 'haus', 'tokyo']],
  ['domain_rank:*', ['market', 'haus']],
  ['spam_score:<=0.1', ['phones', 'haus', 'tokyo']],
  ['rating:4.5', ['haus']],
  ['published:>now-1h', ['market']],
  ['published:<now-2M', ['haus']],
  ['published:>=2026-02-28 published:<2026-03', ['phones']],
  ['published:2025', ['haus']],
  ['published:[2026-02-28T08:00:00Z TO 2026-02-28T09:00:00+01:00]', ['phones']],
  ['thread.published:>1535778000000', all],
  ['crawled:>1535778000', all],
  ['published:{* TO "2026-01-01"}', ['haus']],
  ['social.facebook.likes:>14000', []],
  ['social.likes:>14 OR thread.social.likes:>39', ['tokyo']],
  ['num_chars:>500 replies_count:0', ['market', 'haus', 'tokyo']],
  ['ord_in_thread:>0 thread.replies_count:>10', ['phones']],
  ['external_links:https\\:\\/\\/www.example.com*', ['phones']],
  ['external_links:https://www.example.com/players/ipod?x=1', ['phones']],
  ['uuid:C3', ['haus']],
  ['häuser', ['haus']],
  ['haus$', ['haus']],
  ['東京', ['tokyo']],
  ['東京都の天気', ['tokyo']],
  ['a\\:b OR rally', ['market']],
  ['gold AND !!!rally', ['phones']],
]

for (const [query, expected] of forms)
  test(`finds the expected posts: ${query}`, () => {
    assert.deepEqual(find(query), expected)
  })

test('fields: every field name of a post can be requested', () => {
  for (const name of [
    ...textFields.slice(0, 3),
    'thread.domain_rank',
    'THREAD.SITE_TYPE',
    'categories',
    'topics',
  ])
    assert.doesNotThrow(() => parseQuery(`${name}:1`), name)
})

test('warnings: point to what is ignored or cannot match', () => {
  const warningsOf = (query: string) =>
    compileFilter(parseQuery(query), clock).warnings.map(({ start, end }) => query.slice(start, end))
  assert.deepEqual(warningsOf('gold language:klingon — "a* b"'), ['"a* b"', 'language:klingon', '—'])
  assert.deepEqual(warningsOf('site:anything.example person:nobody gold'), [])
  assert.deepEqual(find('language:klingon OR rally'), ['market'])
  assert.deepEqual(find('-language:klingon'), all)
})

test('features: a query lists the features that its plan must include', () => {
  const featuresOf = (query: string) => [...compileFilter(parseQuery(query), clock).features].sort()
  assert.deepEqual(featuresOf('gold site:x.example'), [])
  assert.deepEqual(featuresOf('gold -(sentiment:positive)'), ['sentiment'])
  assert.deepEqual(featuresOf('person:x ticker:y'), ['entities'])
  assert.deepEqual(featuresOf('person:x OR organization.positive:y'), ['entities', 'sentiment'])
})

test('relative dates: follow the clock, and only they do', () => {
  const compile = (query: string, nowMs: number) => compileFilter(parseQuery(query), createManualClock(nowMs))
  assert.equal(compile('published:2026', fixedNowMs).dependsOnTime, false)
  const { filter, dependsOnTime } = compile('published:>=now-1M', fixedNowMs)
  assert.equal(dependsOnTime, true)
  // The 31st of March less a month is the last of February.
  assert.deepEqual(filter, {
    kind: 'compare',
    field: 'published_ms',
    operator: '>=',
    value: Date.UTC(2026, 1, 28, 12),
  })
})
