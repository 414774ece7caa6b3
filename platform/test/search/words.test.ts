import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { parseTextQuery } from '../../src/search/query.ts'
import { stem, stemmedLanguages } from '../../src/search/stems.ts'
import { splitWords } from '../../src/search/words.ts'

const wordsOf = (text: string) => splitWords(text).map((word) => word.text)

test('words: case, accents, width and invisible characters make no difference', () => {
  assert.deepEqual(wordsOf('Crème-BRÛLÉE, ﬁne ＡＢＣ№1 soft\u00adhyphen'), [
    'creme',
    'brulee',
    'fine',
    'abc',
    '1',
    'softhyphen',
  ])
  assert.deepEqual(wordsOf('می\u200cخواهم'), wordsOf('ميخواهم'))
})

test('words: scripts without spaces become pairs, and the last character stands alone', () => {
  assert.deepEqual(wordsOf('東京都 tower'), ['東京', '京都', '都', 'tower'])
  assert.deepEqual(wordsOf('ｶﾞ'), wordsOf('ガ'))
  assert.deepEqual(wordsOf('👍🏽🇯🇵'), ['👍', '🇯🇵'])
})

test('words: of any text have only characters that both databases store, and correct positions', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 100 }),
      (text) => {
        let last = 0
        for (const word of splitWords(text)) {
          assert.match(word.text, /^(?:[\p{L}\p{N}\p{M}]+|\p{RI}\p{RI}|\p{Extended_Pictographic})$/u)
          assert.doesNotMatch(word.text, /[A-Z\0-/:-@[-`{-\x7f]/)
          assert.ok(word.text.isWellFormed())
          assert.ok(word.start >= last && word.end > word.start && word.end <= text.length)
          last = word.start
        }
      },
    ),
    { numRuns: 2_000 },
  )
})

test('words: megabytes without a space are handled', () => {
  for (const unit of ['x', 'é', '東', '𝐀', '\u0301', '東\u0301', 'a\u0301', '\ud800', '😀', '"', 'ﷺ']) {
    const text = `a${unit.repeat(2_000_000)}`
    assert.ok(splitWords(text, 1_000).length <= 4_000)
    parseTextQuery(text)
  }
})

test('stems: forms of a word become one, and short words stay', () => {
  const families = {
    en: [
      'city cities',
      'run runs running',
      'make making makes',
      'class classes',
      'jump jumped jumping',
      'bus buses',
    ],
    de: ['kind kinder kindern kindes', 'haus hauser', 'klein kleine kleines'],
    es: ['casa casas', 'luz luces', 'accion acciones'],
    fr: ['cheval chevaux', 'petit petite petits petites'],
    it: ['gatto gatti gatta', 'amica amiche'],
    pt: ['acao acoes', 'livro livros'],
    ru: ['книга книги книгу книгами', 'новый новая новое'],
    ar: ['كتاب الكتاب والكتاب', 'معلم معلمون معلمين'],
  }
  for (const language of stemmedLanguages)
    for (const family of families[language]) {
      const stems = new Set(family.split(' ').map((word) => stem(word, language)))
      assert.equal(stems.size, 1, `${family}: ${[...stems]}`)
    }
  for (const language of stemmedLanguages) assert.equal(stem('is', language), 'is')
})

test('parseTextQuery: words, phrases and exclusions', () => {
  const typed = (text: string, lastIsPrefix = false) => parseTextQuery(text, { lastIsPrefix })
  const words = (text: string) => ({ kind: 'words', text })
  assert.deepEqual(typed('jazz "live music" -free'), {
    kind: 'all',
    of: [words('jazz'), words('live music'), { kind: 'not', of: words('free') }],
  })
  assert.deepEqual(typed('rock & ro', true), {
    kind: 'all',
    of: [words('rock'), { kind: 'prefix', text: 'ro' }],
  })
  assert.deepEqual(typed('rock ', true), { kind: 'all', of: [words('rock')] })
  assert.deepEqual(typed('“open end'), { kind: 'all', of: [words('open end')] })
  assert.deepEqual(typed('e-mail -"spam mail'), {
    kind: 'all',
    of: [words('e-mail'), { kind: 'not', of: words('spam mail') }],
  })
  for (const emptyQuery of ['', ' ', '&', '"', '""', '-', '-""', '\0', '…'])
    assert.equal(typed(emptyQuery), undefined)
})
