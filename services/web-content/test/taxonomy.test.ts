import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listTagValues } from '../src/query/tag-values.ts'
import {
  categories,
  findCategoriesByPrefix,
  findCategory,
  getCategory,
  topicName,
} from '../src/taxonomy/categories.ts'
import { findCountriesByPrefix, findCountry } from '../src/taxonomy/countries.ts'
import {
  findLanguage,
  findLanguagesByPrefix,
  languageName,
  traditionalChinese,
} from '../src/taxonomy/languages.ts'

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const pairsOfLetters = letters.flatMap((first) => letters.map((second) => first + second))

test('languages: every code has a name that finds it', () => {
  const codes = [...pairsOfLetters, traditionalChinese].filter((code) => languageName(code) !== 'unknown')
  assert.ok(codes.length > 175)
  for (const code of codes) {
    assert.match(languageName(code), /^[a-z][a-z -]*[a-z]( \(.*\))?$/)
    assert.equal(findLanguage(languageName(code)), code)
    assert.equal(findLanguage(code.toUpperCase()), code)
  }
})

test('languages: are found by codes, locales and usual names', () => {
  const names: [string, string | undefined][] = [
    ['English', 'en'],
    ['eng', 'en'],
    ['en-US', 'en'],
    ['ger', 'de'],
    ['deu', 'de'],
    ['chineset', traditionalChinese],
    ['zh-TW', traditionalChinese],
    ['zh-Hans-CN', 'zh'],
    ['nb', 'no'],
    ['iw', 'he'],
    ['Farsi', 'fa'],
    ['klingon', undefined],
    ['', undefined],
    ['x'.repeat(100_000), undefined],
  ]
  for (const [name, code] of names) assert.equal(findLanguage(name), code, name.slice(0, 20))
  assert.equal(languageName(traditionalChinese), 'chineset')
  assert.equal(languageName('xx'), 'unknown')
  assert.deepEqual(findLanguagesByPrefix('engl'), ['en'])
})

test('countries: all of ISO 3166-1 and Kosovo, by code and name', () => {
  const codes = pairsOfLetters.map((pair) => pair.toUpperCase()).filter((code) => findCountry(code) === code)
  assert.equal(codes.length, 250)
  const englishNames = new Intl.DisplayNames(['en'], { type: 'region' })
  for (const code of codes) assert.equal(findCountry(englishNames.of(code) ?? ''), code)
  for (const [name, code] of Object.entries({
    uk: 'GB',
    USA: 'US',
    'Bosnia and Herzegovina': 'BA',
    Turkey: 'TR',
  }))
    assert.equal(findCountry(name), code)
  for (const unknown of ['EU', 'XX', 'UN', 'Atlantis']) assert.equal(findCountry(unknown), undefined)
  assert.deepEqual(findCountriesByPrefix('united k'), ['GB'])
})

test('categories: seventeen with topics, by name, slug and usual names', () => {
  assert.equal(categories.length, 17)
  for (const { slug, name, topics } of categories) {
    assert.equal(findCategory(slug), slug)
    assert.equal(findCategory(name.toUpperCase()), slug)
    assert.equal(findCategory(name.replaceAll(' and ', ' & ')), slug)
    assert.ok(topics.length >= 5 && new Set(topics).size === topics.length, name)
  }
  const usual = {
    business: 'economy',
    tech: 'science',
    Sports: 'sport',
    labour: 'labor',
    entertainment: 'arts',
  }
  for (const [name, slug] of Object.entries(usual)) assert.equal(findCategory(name), slug)
  assert.equal(topicName('sport', 'soccer'), 'Sport->soccer')
  assert.deepEqual(findCategoriesByPrefix('econ'), ['economy'])
  assert.throws(() => getCategory('gossip'))
})

test('values in the index: the parts of names, and the distinguishing parts of URLs', () => {
  assert.deepEqual(listTagValues('person', 'Marie Curie'), ['marie curie', 'marie', 'curie'])
  assert.ok(listTagValues('organization', 'word '.repeat(1_000)).length < 20)
  assert.deepEqual(listTagValues('link', 'HTTPS://www.Example.com/a/'), ['example.com/a'])
  assert.deepEqual(listTagValues('site_full', 'www.example.com'), ['www.example.com', 'example.com'])
  assert.deepEqual(listTagValues('site', 'münchen.example'), ['xn--mnchen-3ya.example'])
  assert.deepEqual(listTagValues('language', 'english'), ['en'])
  assert.deepEqual(listTagValues('country', 'nowhere'), [])
  assert.deepEqual(listTagValues('topic', 'Sport->soccer'), ['sport->soccer', 'soccer'])
})
