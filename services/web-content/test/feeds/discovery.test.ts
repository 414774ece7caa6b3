import assert from 'node:assert/strict'
import { test } from 'node:test'
import { discoverFeeds, listWellKnownFeeds } from '../../src/feeds/discovery.ts'

const url = 'https://news.example/section/page'

test('feeds that the head declares, in order', () => {
  const html = `<head><base href="/x/"><link rel="alternate" type="application/rss+xml; charset=utf-8" title=" All " href="rss">
    <link rel="ALTERNATE" type="application/atom+xml" href="https://feeds.example/atom"><link rel="alternate" type="application/feed+json" href="/feed.json">
    <link rel="alternate" hreflang="de" href="/de"><link rel="alternate stylesheet" type="text/xml" href="/feed.xsl"><link rel="alternate" type="application/json" href="/wp-json/1">
    <link rel="alternate" type="application/rss+xml" href="javascript:x"></head><a href="/other/feed">feed</a>`
  assert.deepEqual(discoverFeeds(html, { url }).feeds, [
    { url: 'https://news.example/x/rss', title: 'All', type: 'application/rss+xml' },
    { url: 'https://feeds.example/atom', title: undefined, type: 'application/atom+xml' },
    { url: 'https://news.example/feed.json', title: undefined, type: 'application/feed+json' },
  ])
})

test('links that look like feeds count when nothing is declared', () => {
  const { feeds } = discoverFeeds(
    '<a href="/about">a</a><a href="/blog/rss.xml">b</a><a href="/feedback">c</a>',
    { url },
  )
  assert.deepEqual(
    feeds.map((feed) => feed.url),
    ['https://news.example/blog/rss.xml'],
  )
})

test('WebSub links come from the header and the page', () => {
  const linkHeader = '<https://hub.example/>; rel="hub", </topic>; rel=self; title="a, b; c", <x>; nonsense'
  const discovered = discoverFeeds(
    '<link rel="hub" href="https://hub2.example/"><link rel="self" href="/other">',
    { url, linkHeader },
  )
  assert.deepEqual(discovered.hubUrls, ['https://hub.example/', 'https://hub2.example/'])
  assert.equal(discovered.selfUrl, 'https://news.example/topic')
})

test('well-known addresses are on the same host', () => {
  const urls = listWellKnownFeeds(url)
  assert.ok(urls.includes('https://news.example/feed'))
  assert.ok(urls.every((one) => one.startsWith('https://news.example/')))
})
