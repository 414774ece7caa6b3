import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isAllowedByRobots, parseRobots } from '../src/sources/robots.ts'

const isAllowed = (text: string, path: string, agent = 'OctavoBot') =>
  isAllowedByRobots(parseRobots(text, agent), new URL(path, 'http://site.example'))

const cases: [name: string, robots: string, path: string, expected: boolean][] = [
  ['an empty file allows everything', '', '/a', true],
  [
    'the own group takes precedence over *',
    'User-agent: *\nDisallow: /\n\nUser-agent: octavobot\nDisallow: /x',
    '/a',
    true,
  ],
  ['an unknown agent follows *', 'User-agent: other\nDisallow:\nUser-agent: *\nDisallow: /a', '/a/b', false],
  ['several agents share one group', 'User-agent: a\nUser-agent: OctavoBot\nDisallow: /a', '/a', false],
  [
    'groups of one agent are merged',
    'User-agent: OctavoBot\nDisallow: /a\nUser-agent: x\nUser-agent: OctavoBot\nDisallow: /b',
    '/b',
    false,
  ],
  ['a version after the token is ignored', 'User-agent: OctavoBot/2.0\nDisallow: /', '/', false],
  ['rules before any agent are ignored', 'Disallow: /\nUser-agent: *\nAllow: /', '/a', true],
  [
    'other directives do not end a list of agents',
    'User-agent: OctavoBot\nSitemap: http://site.example/s.xml\nUser-agent: b\nDisallow: /',
    '/a',
    false,
  ],
  ['unknown directives are ignored', 'User-agent: *\nConstructor: /', '/a', true],
  ['the longest rule decides', 'User-agent: *\nDisallow: /a\nAllow: /a/public', '/a/public/1', true],
  ['of equal rules, allow decides', 'User-agent: *\nDisallow: /page\nAllow: /page', '/page', true],
  ['an empty disallow allows everything', 'User-agent: *\nDisallow:', '/a', true],
  ['* matches any characters', 'User-agent: *\nDisallow: /*.php', '/a/index.php?x', false],
  ['$ anchors at the end', 'User-agent: *\nDisallow: /*.php$', '/index.php?x', true],
  ['$ anchors a pattern with *', 'User-agent: *\nDisallow: /a*b$', '/axxb', false],
  ['* also matches nothing', 'User-agent: *\nDisallow: /a*b$', '/ab', false],
  ['an anchored suffix may repeat earlier', 'User-agent: *\nDisallow: /*b$', '/abcb', false],
  ['paths are case-sensitive', 'User-agent: *\nDisallow: /A', '/a', true],
  ['the query is part of the path', 'User-agent: *\nDisallow: /s?q=', '/s?q=1', false],
  ['percent-encoding is normalized', 'User-agent: *\nDisallow: /%7ejoe/', '/~joe/x', false],
  ['non-ASCII rules match encoded paths', 'User-agent: *\nDisallow: /straße', '/stra%C3%9Fe', false],
  ['robots.txt itself is always allowed', 'User-agent: *\nDisallow: /', '/robots.txt', true],
  ['a comment ends a line', 'User-agent: * # all\nDisallow: /a # not this', '/a', false],
  ['any line end and a byte order mark are accepted', '\uFEFFUser-agent: *\rDisallow: /a\r\n', '/a', false],
  ['a missing colon is accepted', 'User-agent *\nDisallow /a', '/a', false],
  ['misspelled directives are accepted', 'User-agent: *\nDissallow: /a', '/a', false],
]

for (const [name, robots, path, expected] of cases)
  test(`robots.txt: ${name}`, () => assert.equal(isAllowed(robots, path), expected))

test('robots.txt: Crawl-delay is read in seconds and limited', () => {
  assert.equal(parseRobots('User-agent: *\nCrawl-delay: 2.5', 'OctavoBot').crawlDelayMs, 2_500)
  assert.equal(parseRobots('User-agent: *\nCrawl-delay: 1.2345', 'OctavoBot').crawlDelayMs, 1_235)
  assert.equal(parseRobots('User-agent: *\nCrawl-delay: 99999', 'OctavoBot').crawlDelayMs, 60_000)
  assert.equal(parseRobots('User-agent: *\nCrawl-delay: soon', 'OctavoBot').crawlDelayMs, 0)
})

test('robots.txt: any text and any path is decided', () => {
  fc.assert(
    fc.property(fc.string(), fc.webPath(), (text, path) => {
      assert.equal(typeof isAllowed(`User-agent: *\nDisallow: ${text}\n${text}`, `/p${path}`), 'boolean')
    }),
  )
})

test('robots.txt: a hostile file is read in linear time', () => {
  // Line separators of Unicode end no line of robots.txt, and `.` does not match them.
  const hostile = [
    `a${' '.repeat(200_000)}x\u2028y`,
    `${'a'.repeat(200_000)}x:\u2028y\u2029z`,
    ' '.repeat(200_000),
  ]
  const isAllowedAfter = (text: string) => isAllowed(`${text}\nUser-agent: *\nDisallow: /a`, '/a')
  assert.deepEqual(hostile.map(isAllowedAfter), [false, false, false])
})
