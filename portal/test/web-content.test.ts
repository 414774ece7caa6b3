import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dateWords, spansOf } from '../src/views/web-content/dates.ts'
import { languageTag } from '../src/views/web-content/labels.ts'
import { sdk } from '../src/views/web-content/sdk.ts'
import { cursorOf, queryOf, quoteTerm, searchCall } from '../src/views/web-content/searching.ts'

const noon = Date.parse('2026-11-24T12:00:00Z')
const datesOf = (date: string | null) => spansOf(date, noon).map((span) => span.date)

test('bars of the timeline: at most ten, without gaps, and the last one ends with the search', () => {
  assert.deepEqual(datesOf('last_24h'), ['2026-11-23', '2026-11-24'])
  assert.equal(datesOf('last_week').length, 7)
  assert.equal(datesOf(null).at(0), '2026-10-26..2026-10-28')
  assert.equal(datesOf(null).at(-1), '2026-11-22..2026-11-24')
  assert.deepEqual(datesOf('2026-02-27..2026-03-01'), ['2026-02-27', '2026-02-28', '2026-03-01'])
  assert.deepEqual(datesOf('2026-02-27'), ['2026-02-27'])
  for (const date of ['last_month', 'last_year', '2026-01-01..2026-01-11']) {
    const spans = datesOf(date)
    assert.ok(spans.length > 1 && spans.length <= 10, date)
    for (const [index, span] of spans.entries()) {
      const [from = '', before = ''] = [span.split('..')[0], spans[index - 1]?.split('..').at(-1)]
      if (before) assert.equal(Date.parse(from) - Date.parse(before), 86_400_000)
    }
  }
})

test('unreadable dates in URLs are shown unchanged', () => {
  assert.equal(dateWords('someday'), 'someday')
  assert.equal(dateWords('last_week'), 'Last 7 days')
  assert.equal(dateWords('2026-02-27'), '27 Feb 2026')
  assert.equal(datesOf('someday').length, 10)
  assert.equal(datesOf('2026-03-01..2026-02-01').length, 10)
})

test('a search is a query: filters are added, and alternatives keep their meaning', () => {
  const of = (text: string) => queryOf(new URLSearchParams(text))
  assert.equal(of(''), '*')
  assert.equal(of('q=market'), 'market')
  assert.equal(of('q=stock+market&language=english'), 'stock market language:english')
  assert.equal(of('q=gold+OR+silver&type=news'), '(gold OR silver) site_type:news')
  assert.equal(of('q=-gold&country=GB&sentiment=positive'), '(-gold) country:GB sentiment:positive')
  assert.equal(
    of('category=Crime,+Law+and+Justice&source=a.example'),
    'category:"Crime, Law and Justice" site:"a.example"',
  )
  assert.equal(quoteTerm('say "no" \\ yes'), '"say \\"no\\" \\\\ yes"')
})

test('the request of a search has the filters, and those without a parameter in its query', () => {
  const query = new URLSearchParams('q=a+OR+b&type=news&language=german&order=oldest&cursor=20&date=today')
  assert.deepEqual(Object.fromEntries(searchCall('http://127.0.0.1:8002', query).query), {
    q: '(a OR b) site_type:news',
    language: 'german',
    date: 'today',
    sort: 'published',
    order: 'asc',
    highlight: 'true',
    size: '20',
    cursor: '20',
  })
  assert.equal(cursorOf('/v1/filters?q=a%26cursor%3D1&cursor=40'), '40')
  assert.equal(cursorOf('/v1/filters'), undefined)
})

test('names of languages become tags of HTML', () => {
  assert.equal(languageTag('english'), 'en')
  assert.equal(languageTag('japanese'), 'ja')
  assert.equal(languageTag('klingon of the north'), undefined)
})

test('the SDK is shown for requests that it can send', () => {
  const call = {
    service: 'web-content',
    baseUrl: 'http://127.0.0.1:8002',
    method: 'GET',
    template: '/filterWebContent',
    path: {},
    query: [['q', 'market']] as const,
    headers: {},
  }
  assert.match(sdk.write(call) ?? '', /client\.query\('filterWebContent', \{\n {2}q: "market"\n\}\)/)
  assert.equal(sdk.write({ ...call, template: '/v1/sources' }), undefined)
  assert.equal(sdk.write({ ...call, method: 'POST' }), undefined)
})
