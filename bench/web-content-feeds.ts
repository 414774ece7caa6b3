// Claims: readFeed reads at least 20 MB of feeds per second of processor time. With corpora of test feeds, given as folders
// (`node bench/web-content-feeds.ts FEEDPARSER/tests FEEDVALIDATOR/testcases READABILITY/test/test-pages`): how many files are
// accepted, beside feedsmith and rss-parser; how many of feedparser's expectations are met; how well article texts agree with
// Readability's expected pages.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readMainContent } from '@octavo/web-content/articles/main-content.ts'
import { readPageMetadata } from '@octavo/web-content/articles/page-metadata.ts'
import { decodeText } from '@octavo/web-content/feeds/decode-text.ts'
import { readHtmlContent } from '@octavo/web-content/feeds/html-content.ts'
import { readFeed } from '@octavo/web-content/feeds/read-feed.ts'
import { agrees, readExpectation } from './feedparser-expectations.ts'
import { checkClaim, median } from './figures.ts'
import { importPeer } from './peers/import-peer.ts'
import { seeded, syntheticWords } from './synthetic.ts'

type Accepts = (bytes: Buffer) => boolean | Promise<boolean>

const url = 'http://127.0.0.1:8097/feed.xml'
const rounds = 15
const { parseFeed } = await importPeer('feedsmith')
const { default: RssParser } = await importPeer('rss-parser')
const rssParser = new RssParser()
const parsers: Readonly<Record<string, Accepts>> = {
  octavo: (bytes) => readFeed(bytes, { url }) !== undefined,
  feedsmith: (bytes) => parseFeed(decodeText(bytes, undefined).text) !== undefined,
  'rss-parser': async (bytes) =>
    (await rssParser.parseString(decodeText(bytes, undefined).text)) !== undefined,
}

await measureSpeed()
for (const folder of process.argv.slice(2)) {
  if (existsSync(join(folder, 'wellformed'))) {
    await compareAcceptance(folder)
    countAgreement(folder)
  } else if (globSync('*/expected-metadata.json', { cwd: folder }).length > 0) compareArticles(folder)
  else await compareAcceptance(folder)
}

async function measureSpeed(): Promise<void> {
  console.log('MB per second of processor time\n')
  for (const [name, item] of Object.entries({
    CDATA: cdataItem,
    escaped: escapedItem,
    'without content': shortItem,
  })) {
    const feed = Buffer.from(syntheticFeed(item))
    const figures: string[] = []
    for (const [parser, accepts] of Object.entries(parsers)) {
      const rate = await megabytesPerSecond(feed, accepts)
      figures.push(`${parser} ${rate.toFixed(1)}`)
      if (parser === 'octavo' && item !== shortItem) checkClaim(`MB/s, ${name}`, rate, 20)
    }
    console.log(`  ${name}, ${(feed.length / 1e6).toFixed(1)} MB: ${figures.join(', ')}`)
  }
}

async function megabytesPerSecond(feed: Buffer, accepts: Accepts): Promise<number> {
  const rates: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage()
    await accepts(feed)
    const { user, system } = process.cpuUsage(before)
    rates.push(feed.length / (user + system))
  }
  return median(rates)
}

function syntheticFeed(item: (text: string) => string): string {
  const random = seeded(1)
  const words = syntheticWords(5_000)
  const text = (count: number): string =>
    Array.from({ length: count }, () => words[Math.floor(random() ** 2 * words.length)]).join(' ')
  const items = Array.from({ length: 1_000 }, (_, n) => {
    const html = Array.from(
      { length: 6 },
      () => `<p>${text(60)} <a href="/a?b=1&amp;c=${n}">${text(2)}</a> &#8217;</p>`,
    ).join('\n')
    const head = `<title>${text(8)} &amp; more</title><link>https://news.example/${n}</link><guid isPermaLink="false">${n}</guid>`
    const date = new Date(1_770_000_000_000 + n * 60_000).toUTCString()
    return `<item>${head}<pubDate>${date}</pubDate><dc:creator>Jo</dc:creator><category>A</category>${item(html)}</item>`
  })
  const names =
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"'
  return `<?xml version="1.0"?><rss version="2.0" ${names}><channel><title>T</title>${items.join('\n')}</channel></rss>`
}

function cdataItem(html: string): string {
  return `<content:encoded><![CDATA[${html}]]></content:encoded>`
}

function escapedItem(html: string): string {
  return `<description>${html.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</description>`
}

function shortItem(html: string): string {
  return `<description>${html.slice(3, 150)}</description>`
}

/** Files that each parser accepts, by folder. Sanitizing and AMP are not the task of a reader. */
async function compareAcceptance(folder: string): Promise<void> {
  const files = globSync('**/*.xml', { cwd: folder }).filter(
    (file) => !/\/(?:sanitize|amp)\//.test(`/${file}`),
  )
  const groups = Map.groupBy(files, (file) => file.split('/', 1)[0] ?? '')
  console.log(`\n${folder}: accepted files\n`)
  for (const [group, members] of [...groups].sort()) {
    const counts = await Promise.all(
      Object.entries(parsers).map(async ([name, accepts]) => {
        let accepted = 0
        for (const file of members)
          accepted += Number(await doesAccept(accepts, readFileSync(join(folder, file))))
        return `${name} ${accepted}`
      }),
    )
    console.log(`  ${group}: ${members.length} files; ${counts.join(', ')}`)
  }
}

async function doesAccept(accepts: Accepts, bytes: Buffer): Promise<boolean> {
  try {
    return await accepts(bytes)
  } catch {
    return false
  }
}

function countAgreement(folder: string): void {
  const outcomes = globSync('**/*.xml', { cwd: folder })
    .filter((file) => !/\/(?:sanitize|amp)\//.test(`/${file}`))
    .map((file) => {
      const bytes = readFileSync(join(folder, file))
      const { text } = decodeText(bytes, undefined)
      const expectation = readExpectation(text)
      const location = /^Header:\s+Content-Location:\s*(\S+)/m.exec(text)?.[1]
      const feed = readFeed(bytes, { url: (location && URL.parse(location, url)?.href) || url })
      return expectation && agrees(feed, expectation)
    })
  const compared = outcomes.filter((outcome) => outcome !== undefined)
  console.log(
    `  expectations met: ${compared.filter(Boolean).length} of ${compared.length} that compare values`,
  )
}

/** F1 of the words of the text, against what Readability's authors expect. */
function compareArticles(folder: string): void {
  const scores: number[] = []
  const milliseconds: number[] = []
  for (const name of globSync('*/source.html', { cwd: folder }).map(dirname)) {
    const html = readFileSync(join(folder, name, 'source.html'), 'utf8')
    const expected = readHtmlContent(readFileSync(join(folder, name, 'expected.html'), 'utf8'), url).text
    const start = process.cpuUsage()
    const content = readMainContent(html, url, readPageMetadata(html))
    milliseconds.push(process.cpuUsage(start).user / 1_000)
    scores.push(overlap(content?.text ?? '', expected))
  }
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  console.log(
    `\n${folder}: ${scores.length} pages; F1 mean ${mean.toFixed(3)}, median ${median(scores).toFixed(3)}`,
  )
  console.log(`  processor time per page: median ${median(milliseconds).toFixed(0)} ms`)
}

function overlap(text: string, expected: string): number {
  const counts = new Map<string, number>()
  for (const word of expected.split(/\s+/)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = text.split(/\s+/)
  let shared = 0
  for (const word of words) {
    const left = counts.get(word) ?? 0
    if (left > 0) {
      shared++
      counts.set(word, left - 1)
    }
  }
  return (2 * shared) / (words.length + expected.split(/\s+/).length)
}
