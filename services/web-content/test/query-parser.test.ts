import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import fc from '@octavo/testing/property.ts'
import type { QueryNode } from '../src/query/ast.ts'
import { compileFilter } from '../src/query/compile.ts'
import { explainQuery } from '../src/query/explain.ts'
import { createMatcher } from '../src/query/matches.ts'
import { parseQuery } from '../src/query/parse.ts'
import { createPatternMatcher, expandPatterns } from '../src/query/patterns.ts'
import { printQuery } from '../src/query/print.ts'
import { QueryError } from '../src/query/query-error.ts'
import { anyQuery } from './random-queries.ts'

const clock = createManualClock()

function withoutRanges(node: QueryNode): unknown {
  return JSON.parse(
    JSON.stringify(node, (key, value) => (key === 'start' || key === 'end' ? undefined : value)),
  )
}

function errorOf(query: string): QueryError {
  try {
    compileFilter(parseQuery(query), clock)
  } catch (error) {
    if (error instanceof QueryError) return error
    throw error
  }
  throw new Error(`${query} was accepted`)
}

const canonical: [written: string, printed: string][] = [
  ['a b c', 'a AND b AND c'],
  ['a OR b c OR d', 'a OR b AND c OR d'],
  ['(a OR b) c', '(a OR b) AND c'],
  ['((a)) AND (b AND (c))', 'a AND b AND c'],
  ['-a !b NOT c', 'NOT a AND NOT b AND NOT c'],
  ['NOT NOT a !!b', 'a AND b'],
  ['NOT (a b)', 'NOT (a AND b)'],
  ['-(-(a))', 'a'],
  ['Title: x', 'title:x'],
  ['title:(a OR text:b OR -c)', 'title:a OR text:b OR NOT title:c'],
  ['thread.site:x', 'site:x'],
  ['"a  b\\"c"~3', '"a b\\"c"~3'],
  ['"a$ b"', '"a$ b"'],
  ['"\\$ a\\$"', '"\\$ a\\$"'],
  ['aaa**b*', 'aaa*b*'],
  ['\\AND \\-x \\*', '\\AND AND \\-x AND \\*'],
  ['published:>= 2026-01-01T10:00', 'published:>=2026-01-01T10:00'],
  ['published:"2026-01-01 10:00"', 'published:2026-01-01T10:00'],
  ['num_chars:{1 TO *]', 'num_chars:{1 TO *]'],
  ['num_chars:-0', 'num_chars:0'],
  ['a&b a&&b', 'a&b AND a AND b'],
  ['e-mail well+good what!', 'e-mail AND well+good AND what!'],
  ['*', '*'],
  ['author:*', 'author:*'],
  ['constructor __proto__ title:toString', 'constructor AND __proto__ AND title:toString'],
]
for (const [input, printed] of canonical)
  test(`canonical form: ${input}`, () => {
    assert.equal(printQuery(parseQuery(input).root), printed)
    assert.equal(printQuery(parseQuery(printed).root), printed)
  })

test('canonical form: parses to the same tree', () => {
  fc.assert(
    fc.property(anyQuery, (input) => {
      const { root } = parseQuery(input)
      assert.deepEqual(withoutRanges(parseQuery(printQuery(root)).root), withoutRanges(root))
    }),
    { numRuns: 1_000 },
  )
})

const mistakes: [query: string, code: string, position: number][] = [
  ['', 'query_empty', 0],
  ['  \n ', 'query_empty', 0],
  ['…', 'query_empty', 0],
  ['a "b c', 'query_syntax', 2],
  ['(a OR b', 'query_syntax', 0],
  ['a) b', 'query_syntax', 1],
  ['()', 'query_syntax', 1],
  ['AND a', 'query_syntax', 0],
  ['a AND', 'query_syntax', 5],
  ['a OR OR b', 'query_syntax', 5],
  ['a AND NOT', 'query_syntax', 9],
  ['-', 'query_syntax', 1],
  ['a ^', 'query_unsupported', 2],
  ['a^2', 'query_unsupported', 1],
  ['"a b"^2', 'query_unsupported', 5],
  ['roam~', 'query_unsupported', 4],
  ['roam~0.8', 'query_unsupported', 4],
  ['"a b"~', 'query_syntax', 5],
  ['"a b"~99', 'query_syntax', 5],
  ['x /jo[hn]+/', 'query_unsupported', 2],
  ['a b\\', 'query_syntax', 3],
  ['foo:bar', 'query_unknown_field', 0],
  ['x http://x.com', 'query_unknown_field', 2],
  ['(a langage:english)', 'query_unknown_field', 3],
  [':x', 'query_syntax', 0],
  ['title:', 'query_syntax', 6],
  ['title: AND x', 'query_syntax', 7],
  ['title:-x', 'query_syntax', 6],
  ['title:>3', 'query_invalid_value', 6],
  ['site:[a TO b]', 'query_invalid_value', 5],
  ['a > 3', 'query_syntax', 2],
  ['num_chars:many', 'query_invalid_value', 10],
  ['num_chars:>', 'query_syntax', 10],
  ['num_chars:1e999', 'query_invalid_value', 10],
  ['published:>yesterday', 'query_invalid_value', 10],
  ['published:2026-02-30', 'query_invalid_value', 10],
  ['published:[2026 2027]', 'query_syntax', 10],
  ['published:now-5y', 'query_invalid_value', 10],
  ['a* b', 'query_unsupported', 0],
  ['b *ing', 'query_unsupported', 2],
  ['b ?', 'query_unsupported', 2],
  ['xx te-st?ing', 'query_unsupported', 3],
  ['site:bb?', 'query_unsupported', 0],
  ['a[1]', 'query_syntax', 1],
  ['a }', 'query_syntax', 2],
]
for (const [query, code, position] of mistakes)
  test(`mistake: ${JSON.stringify(query)}`, () => {
    const error = errorOf(query)
    assert.deepEqual({ code: error.code, position: error.position }, { code, position }, error.message)
  })

test('an unknown field: the error suggests one', () => {
  assert.match(errorOf('langauge:english').message, /`langauge`.*`language`/)
  assert.match(errorOf('thread.contry:US').message, /`thread.country`/)
  assert.doesNotMatch(errorOf('zzzzzzzzzz:1').message, /mean/)
})

test('limits: a query that is too large is refused with a reason', () => {
  const codeOf = (query: string) => errorOf(query).code
  assert.equal(codeOf('a'.repeat(4_001)), 'query_too_long')
  assert.equal(codeOf('('.repeat(10_000)), 'query_too_long')
  assert.equal(codeOf(`${'('.repeat(1_900)}a${')'.repeat(1_900)}`), 'query_too_deep')
  assert.equal(codeOf('-('.repeat(1_900)), 'query_too_deep')
  assert.equal(codeOf('(a OR (b '.repeat(40) + 'c'.padEnd(81, ')')), 'query_too_deep')
  assert.equal(codeOf('a '.repeat(501)), 'query_too_complex')
  assert.equal(codeOf('"a b"~2 '.repeat(11)), 'query_too_complex')
  assert.equal(codeOf(`"${'ab cd ef gh ij kl mn op '.repeat(3)}"~20`), 'query_too_complex')
  assert.equal(codeOf(`ab${'*c'.repeat(30)}`), 'query_too_complex')
  assert.equal(codeOf('a OR b* OR c*'), 'query_unsupported')
})

test('limits: a query just within them is compiled', () => {
  const compile = (query: string) => compileFilter(parseQuery(query), clock)
  compile('running '.repeat(500).trim())
  compile(`${'!'.repeat(3_999)}a`)
  compile(`${'('.repeat(100)}a${')'.repeat(100)}`)
  compile('"running markets"~20 '.repeat(10))
  compile(`${'(running OR (markets '.repeat(24)}c${')'.repeat(48)}`)
  compile(`"${'walking '.repeat(490)}"`)
})

const signs = fc.constantFrom(
  ...[
    '(',
    ')',
    '"',
    '[',
    ']',
    '{',
    '}',
    ':',
    '\\',
    '-',
    '!',
    '+',
    '*',
    '?',
    '~',
    '^',
    '$',
    '<',
    '>',
    '=',
    '/',
    ' ',
  ],
  ...[
    'AND',
    'OR',
    'NOT',
    'TO',
    '&&',
    '||',
    'title:',
    'published:',
    'url:',
    'site:',
    'num_chars:',
    'now-1h',
    '12',
    'ab',
  ],
  ...[
    '\0',
    '\ud800',
    '\udc00',
    '\u202e',
    '東京',
    'é',
    '🎉',
    "'",
    ';',
    '%',
    'marks:',
    'constructor',
    '__proto__:',
  ],
)
const hostile = fc.oneof(
  fc.array(signs, { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

test('any text: is a query or a QueryError with a position in the text', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      try {
        const query = parseQuery(text)
        assert.deepEqual(withoutRanges(parseQuery(printQuery(query.root)).root), withoutRanges(query.root))
        const { filter } = compileFilter(query, clock)
        createMatcher(filter)
        assert.ok(explainQuery(text, clock).reading.length > 0)
      } catch (error) {
        if (!(error instanceof QueryError)) throw error
        assert.ok(error.position >= 0 && error.position <= text.length, `${error.position}`)
        assert.ok(error.message.length > 10)
      }
    }),
    { numRuns: 3_000 },
  )
})

test('positions: each part of the tree is a part of the text', () => {
  const text = 'gold (title:"stock  market" OR -site:x.example) published:>now-1d'
  const parts: string[] = []
  const visit = (node: QueryNode) => {
    parts.push(text.slice(node.start, node.end))
    if (node.kind === 'and' || node.kind === 'or') node.of.forEach(visit)
    else if (node.kind === 'not') visit(node.of)
  }
  visit(parseQuery(text).root)
  assert.deepEqual(parts, [
    text,
    'gold',
    'title:"stock  market" OR -site:x.example',
    'title:"stock  market"',
    '-site:x.example',
    'site:x.example',
    'published:>now-1d',
  ])
})

test('patterns: match as a whole, without slow backtracking', () => {
  const star = { wildcard: '*' } as const
  const one = { wildcard: '?' } as const
  assert.ok(createPatternMatcher(['te', one, 't'])('test'))
  assert.ok(!createPatternMatcher(['te', one, 't'])('tests'))
  assert.ok(createPatternMatcher(['a', star, 'b', star, 'c'])('axxbbxc'))
  assert.ok(!createPatternMatcher(['a', star, 'b', star, 'c'])('axxbbx'))
  assert.ok(createPatternMatcher(['😀', one, star])('😀🎉'))
  const many = Array.from({ length: 500 }, () => ['a', star]).flat()
  assert.ok(!createPatternMatcher([...many, 'b'])('a'.repeat(2_000)))
})

test('patterns: become the words of the index, up to 256 for each', async () => {
  const { filter } = compileFilter(parseQuery('gold te?t'), clock)
  const expand = (words: string[]) => expandPatterns(filter, async () => words)
  assert.deepEqual(await expand(['test', 'text', 'team']), {
    kind: 'text',
    query: {
      kind: 'all',
      of: [
        { kind: 'words', text: 'gold', fields: ['title', 'text'] },
        {
          kind: 'any',
          of: ['title', 'text'].flatMap((field) =>
            ['test', 'text'].map((text) => ({ kind: 'words', text, exact: true, fields: [field] })),
          ),
        },
      ],
    },
  })
  assert.deepEqual(await expand([]), { kind: 'text', query: { kind: 'not', of: { kind: 'everything' } } })
  const words = Array.from({ length: 300 }, (_, index) => `te${String.fromCodePoint(0x4e00 + index)}t`)
  await assert.rejects(expand(words), (error) => error instanceof QueryError && error.position === 5)
})

test('required terms: exist for words and tags, not for conditions that match anything', () => {
  const termsOf = (query: string) =>
    createMatcher(compileFilter(parseQuery(query), clock).filter).requiredTerms
  assert.deepEqual(termsOf('gold$ language:english'), ['gold'])
  assert.deepEqual(termsOf('gold$ OR silver$'), ['gold', 'silver'])
  assert.deepEqual(termsOf('site:exampleexample.com num_chars:>3'), ['-site-exampleexample-2e-com'])
  assert.deepEqual(termsOf('uuid:abc -gold'), ['=abc'])
  for (const query of ['*', '-gold', 'num_chars:>3', 'gold OR num_chars:>3', 'gol*', 'site:*', 'gold OR -x'])
    assert.equal(termsOf(query), undefined, query)
})

test('explain: reads the query aloud and judges its cost', () => {
  const { reading, cost, fields, features, query, ast } = explainQuery(
    '(gold$ OR "oil price"~2) -site:x.example published:>now-1h',
    clock,
  )
  assert.equal(
    reading,
    'Posts where (the title or text contains exactly “gold” or the title or text contains the words “oil price” with ' +
      'at most 2 others between any two) and not (the site is “x.example”) and the published is after now-1h.',
  )
  assert.equal(query, '(gold$ OR "oil price"~2) AND NOT site:x.example AND published:>now-1h')
  assert.deepEqual(fields, ['site', 'published'])
  assert.deepEqual(features, [])
  assert.equal(cost, 'medium')
  assert.equal(ast.type, 'and')
  assert.deepEqual(ast.clauses?.[1], {
    type: 'not',
    start: 25,
    end: 40,
    clauses: [{ type: 'term', start: 26, end: 40, field: 'site', text: 'x.example', exact: false }],
  })
  const costOf = (text: string) => explainQuery(text, clock).cost
  assert.equal(costOf('gold language:english'), 'low')
  assert.equal(costOf('-gold'), 'medium')
  assert.equal(costOf('te?t'), 'high')
  assert.equal(costOf('ab*'), 'high')
  assert.equal(costOf('market*'), 'medium')
})
