import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { readOpml } from '../../src/feeds/opml.ts'
import { writeOpml } from '../../src/feeds/write-opml.ts'

test('folders become the path of a subscription', () => {
  const document = readOpml(
    Buffer.from(`<?xml version="1.0"?><opml version="1.0"><head><title>Mine</title></head><body>
      <outline text="World"><outline title="Europe"><outline text="A &amp; B" xmlUrl="https://a.example/f" htmlUrl="https://a.example/" type="rss"/></outline></outline>
      <outline title="C" xmlurl="feed://c.example/f"/><outline type="link" url="https://d.example/"/><outline text="again" xmlUrl="https://a.example/f"/>
      <outline text="bad" xmlUrl="file:///etc/passwd"/>`),
  )
  assert.deepEqual(document, {
    title: 'Mine',
    subscriptions: [
      {
        feedUrl: 'https://a.example/f',
        siteUrl: 'https://a.example/',
        title: 'A & B',
        folders: ['World', 'Europe'],
      },
      { feedUrl: 'http://c.example/f', siteUrl: undefined, title: 'C', folders: [] },
    ],
  })
})

test('other documents are no OPML', () => {
  for (const text of ['', '<html><p>x</p></html>', 'text'])
    assert.equal(readOpml(Buffer.from(text)), undefined)
})

test('every list that is written is read back', () => {
  const name = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 8 })
    .map((text) =>
      text
        .toWellFormed()
        .replaceAll(/[\p{Cc}\ufffe\uffff\s]+/gu, '')
        .trim(),
    )
    .filter((text) => text !== '')
  const subscription = fc.record({
    feedUrl: fc.webUrl({ withQueryParameters: true }).map((url) => new URL(url).href),
    siteUrl: fc.option(
      fc.webUrl().map((url) => new URL(url).href),
      { nil: undefined },
    ),
    title: name,
    folders: fc.array(name, { maxLength: 3 }),
  })
  const byUrl = fc.uniqueArray(subscription, { selector: ({ feedUrl }) => feedUrl, maxLength: 8 })
  fc.assert(
    fc.property(byUrl, (subscriptions) => {
      const key = (one: object): string => JSON.stringify(one)
      const document = readOpml(Buffer.from(writeOpml({ title: 'x', subscriptions })))
      assert.deepEqual(document?.subscriptions.map(key).sort(), subscriptions.map(key).sort())
    }),
  )
})
