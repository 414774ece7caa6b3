import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import {
  exclude,
  numberOption,
  oid,
  option,
  ownFolder,
  pathInTree,
  ref,
  symmetric,
} from '../../src/git/arguments.ts'
import { GitError } from '../../src/git/git-error.ts'

const invalid = (error: unknown) => error instanceof GitError && error.kind === 'invalid'

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '-x',
    '--upload-pack=touch x',
    '--output=x',
    '@{-1}',
    '@{upstream}',
    ':(top)',
    ':(exclude)a',
    ':/x',
    'ext::sh -c touch% x',
    'main^{/x}',
    'a..b',
    'refs/heads/../x',
    '\0',
    'a\nb',
    'HEAD:path',
    '^main',
  ),
)
const oids = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 40, maxLength: 40 })

test('oid: accepts 40 hex digits only', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      for (const make of [oid, exclude, (leftRevision: string) => symmetric(leftRevision, '0'.repeat(40))]) {
        assert.throws(() => make(text), invalid)
      }
    }),
  )
  fc.assert(fc.property(oids, (text) => oid(text) === text))
})

test('ref: accepts a full name without special meaning', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      for (const name of [text, `refs/heads/${text}`]) {
        try {
          assert.match(ref(name), /^refs\/[^\0-\x20~^:?*[\\\x7f]+$/)
          assert.ok(!/\.\.|@\{/.test(name))
        } catch (error) {
          if (!invalid(error)) throw error
        }
      }
    }),
  )
})

test('path: stays below its root', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(hostile, fc.constantFrom('..', '.', '', 'a')), { maxLength: 5 }),
      (parts) => {
        const path = parts.join('/')
        const isSafe =
          path.split('/').every((part) => !['', '.', '..'].includes(part)) && !path.includes('\0')
        if (isSafe && path.isWellFormed()) assert.equal(pathInTree(path), path)
        else assert.throws(() => pathInTree(path), invalid)
      },
    ),
  )
})

test('option: its value stays one argument', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      try {
        const word = option('--author', text)
        assert.equal(word, `--author=${text}`)
        assert.doesNotMatch(word, /\p{Cc}/u)
      } catch (error) {
        if (!invalid(error)) throw error
      }
    }),
  )
  assert.throws(() => option('--author', 'a\nb'), invalid)
  for (const value of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    assert.throws(() => numberOption('--max-count', value), invalid)
  }
  assert.throws(() => ownFolder('--upload-pack=x'), invalid)
})
