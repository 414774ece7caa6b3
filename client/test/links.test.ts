import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { findLink, parseLinks } from '../src/links.ts'

test('links: finds the link with the relation', () => {
  const header =
    '<http://127.0.0.1/issues?page=3>; rel="next", <http://127.0.0.1/issues?page=9>; rel="last", ' +
    '<http://127.0.0.1/issues?page=1>; rel="prev"'
  assert.equal(findLink(header, 'next'), 'http://127.0.0.1/issues?page=3')
  assert.equal(findLink(header, 'last'), 'http://127.0.0.1/issues?page=9')
  assert.equal(findLink(header, 'first'), undefined)
  assert.equal(findLink(null, 'next'), undefined)
})

test('links: commas, semicolons and quotes inside a URL or string are not delimiters', () => {
  const header = String.raw`</a?labels=x,y;z="q">; title="one, \"two\"; rel=next"; rel=prev,</b>;rel="Last Next"`
  assert.deepEqual(
    parseLinks(header).map(({ target, rel }) => [target, rel]),
    [
      ['/a?labels=x,y;z="q"', ['prev']],
      ['/b', ['last', 'next']],
    ],
  )
  assert.equal(parseLinks(header)[0]?.parameters.get('title'), 'one, "two"; rel=next')
  assert.equal(findLink(header, 'next'), '/b')
})

test('links: the first of repeated relations counts, and anchored links are ignored', () => {
  assert.equal(findLink('</a>; rel=prev; rel=next', 'next'), undefined)
  assert.equal(findLink('</a>; rel=next; anchor="/other", </b>; rel=next', 'next'), '/b')
})

test('links: malformed links are skipped', () => {
  for (const broken of [
    'nonsense',
    '; rel=next',
    'x <y>; rel=next',
    '"<a>; rel=next"',
    ',,',
    '</a> rel=next',
  ])
    assert.equal(findLink(`${broken}, </b>; rel=next`, 'next'), '/b', broken)
  for (const broken of ['<', '</a', '</a; rel=next', '</a>; rel="next', '"', '</a>; rel="\\'])
    assert.equal(findLink(broken, 'next'), undefined, broken)
})

const token = fc.stringMatching(/^[a-z][a-z0-9.-]{0,7}$/)
const blank = fc.constantFrom('', ' ', '\t ')
const link = fc.record({
  target: fc.string().map((text) => text.replaceAll('>', '').trim()),
  rel: fc.array(token, { minLength: 1, maxLength: 3 }),
  parameters: fc.dictionary(
    token.filter((name) => name !== 'rel' && name !== 'anchor'),
    fc.string(),
    { maxKeys: 3, noNullPrototype: true },
  ),
})

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

test('links: a serialized link parses to itself', () => {
  fc.assert(
    fc.property(fc.array(link), blank, fc.boolean(), (links, space, isUpperCase) => {
      const header = links
        .map(({ target, rel, parameters }) => {
          const relation = rel.length > 1 || isUpperCase ? quote(rel.join(' ').toUpperCase()) : rel[0]
          const rest = Object.entries(parameters).map(
            ([name, value]) => `;${space}${name}${space}=${quote(value)}`,
          )
          return `<${target}>${space};${space}${isUpperCase ? 'REL' : 'rel'}=${relation}${rest.join('')}`
        })
        .join(`${space},${space}`)
      assert.deepEqual(
        parseLinks(header).map(({ target, rel, parameters: { size } }) => ({ target, rel, size })),
        links.map(({ target, rel, parameters }) => ({
          target,
          rel,
          size: Object.keys(parameters).length + 1,
        })),
      )
      for (const [index, { parameters }] of links.entries())
        for (const [name, value] of Object.entries(parameters))
          assert.equal(parseLinks(header)[index]?.parameters.get(name), value)
    }),
  )
})

test('links: no text makes the parser throw', () => {
  const noise = fc.array(fc.constantFrom('<', '>', ';', ',', '"', '\\', '=', 'rel', 'next', ' ', '/a'), {
    maxLength: 40,
  })
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        noise.map((parts) => parts.join('')),
      ),
      (text) => {
        for (const { target, rel } of parseLinks(text)) assert.ok(text.includes(target) && Array.isArray(rel))
      },
    ),
    { numRuns: 1000 },
  )
})
