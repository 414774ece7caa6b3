import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { companyName } from '../src/importers/company-names.ts'
import { parseSiteUrl } from '../src/importers/external-sites.ts'
import { classifyTitles, sanitizeTitle } from '../src/importers/title-languages.ts'
import { wholeDate, wholeNumber } from '../src/importers/values.ts'
import { premiereOf } from '../src/works/seasons.ts'
import { pickSlug, slugCandidates, slugOf } from '../src/works/slugs.ts'

test('seasons: every month has one, and December belongs to the next year', () => {
  const of = (date: string) => {
    const { season, seasonYear, year } = premiereOf(date)
    return `${season} ${seasonYear} ${year}`
  }
  assert.equal(of('2019-12-01'), 'winter 2020 2019')
  assert.equal(of('2020-01-31'), 'winter 2020 2020')
  assert.equal(of('2020-02-29'), 'winter 2020 2020')
  assert.equal(of('2020-03-01'), 'spring 2020 2020')
  assert.equal(of('2020-06-30'), 'summer 2020 2020')
  assert.equal(of('2020-09-01'), 'fall 2020 2020')
  assert.equal(of('2020-11-30'), 'fall 2020 2020')
})

test('slugs: words of the title without diacritics, cut at a word boundary', () => {
  assert.equal(slugOf('Kaguya-sama: Love Is War?'), 'kaguya-sama-love-is-war')
  assert.equal(slugOf('Yōkai Watch & Friends’ Café'), 'yokai-watch-and-friends-cafe')
  assert.equal(slugOf('進撃の巨人'), '')
  fc.assert(fc.property(fc.string(), (title) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slugOf(title))))
  const long = slugOf('word '.repeat(60))
  assert.ok(long.length <= 100 && long.endsWith('-word'))
})

test('slugs: one candidate is always unused, and none looks like an id', () => {
  const work = { id: 7, canonicalTitle: '86', titles: [], subtype: 'TV', year: null }
  assert.deepEqual(slugCandidates(work), ['86-7'])
  assert.deepEqual(slugCandidates({ ...work, canonicalTitle: '海' }), ['anime-7'])
  assert.deepEqual(
    slugCandidates({ ...work, canonicalTitle: '海', titles: ['Umi'], subtype: 'OVA', year: 1999 }),
    ['umi', 'umi-ova', 'umi-ova-1999', 'umi-7'],
  )
  const takenSlugs = new Set(['umi', 'umi-7', 'umi-7-2'])
  assert.equal(
    pickSlug(['umi', 'umi-7'], (slug) => takenSlugs.has(slug)),
    'umi-7-3',
  )
})

test('titles: the language is detected from script, syllables and words', () => {
  const languageOf = (title: string) => Object.keys(classifyTitles(title, []).titles).join()
  for (const title of [
    'Shingeki no Kyojin',
    'Kocchi',
    'Jujutsu Kaisen',
    'Boku no Hero Academia',
    'Oshi no Ko',
    'Yuru Camp△',
  ])
    assert.equal(languageOf(title), 'en_jp', title)
  for (const title of ['Attack on Titan', 'Death Note', 'Her Blue Sky', 'Made in Abyss', 'The Last Night'])
    assert.equal(languageOf(title), 'en', title)
  assert.equal(languageOf('進撃の巨人'), 'ja_jp')
  assert.equal(languageOf('나 혼자만 레벨업'), 'ko_kr')
  assert.equal(languageOf('Атака титанов'), '')
})

test('titles: the best of several is chosen, and the others are kept', () => {
  const others = [
    'Ataque a los titanes',
    '進撃',
    '進撃のきょじん',
    'Attack on Titan',
    'AoT',
    'AOT',
    "L'Attaque des Titans",
  ]
  const sorted = classifyTitles('Shingeki no Kyojin', others)
  assert.deepEqual(sorted.titles, {
    en: 'Attack on Titan',
    en_jp: 'Shingeki no Kyojin',
    ja_jp: '進撃のきょじん',
  })
  assert.deepEqual(sorted.abbreviations, ['AOT'])
  assert.deepEqual(sorted.synonyms, ['Ataque a los titanes', '進撃', 'AoT', "L'Attaque des Titans"])
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.array(fc.string({ unit: 'grapheme' })),
      (main, rest) => {
        const { titles, abbreviations, synonyms } = classifyTitles(main, rest)
        const titlesOfWork = new Set([main, ...Object.values(titles), ...abbreviations, ...synonyms])
        return rest.every((title) => titlesOfWork.has(title))
      },
    ),
  )
})

test('titles: control characters are removed, and too long titles are rejected', () => {
  assert.equal(sanitizeTitle(' a\u0000b\ud800  c\n'), 'a b c')
  assert.equal(sanitizeTitle('語'.repeat(500))?.length, 500)
  assert.equal(sanitizeTitle('語'.repeat(501)), undefined)
  assert.equal(sanitizeTitle('\u0007'), undefined)
  assert.equal(sanitizeTitle(7), undefined)
})

test('companies: capitalization is restored', () => {
  assert.deepEqual(
    ['a-1 pictures', 'mappa', 'studio ghibli', "kid's house", 'TOHO', 'p.a. works'].map(companyName),
    ['A-1 Pictures', 'MAPPA', 'Studio Ghibli', "Kid's House", 'TOHO', 'P.A. Works'],
  )
})

test('sites: a page URL is an external id, and other URLs are ignored', () => {
  assert.deepEqual(parseSiteUrl('https://kitsu.io/anime/12'), { site: 'kitsu', id: '12' })
  assert.deepEqual(parseSiteUrl('https://anime-planet.com/anime/a-b-c'), {
    site: 'anime-planet',
    id: 'a-b-c',
  })
  assert.equal(parseSiteUrl('https://kitsu.app/manga/12'), undefined)
  assert.equal(parseSiteUrl('https://example.org/https://anidb.net/anime/1'), undefined)
})

test('values: dates are complete and valid, numbers within bounds', () => {
  assert.equal(wholeDate('2024-02-29T10:00:00Z'), '2024-02-29')
  for (const date of ['2023-02-29', '2023-13-01', '2023-00-00', '2023-05', '0000-01-01', null])
    assert.equal(wholeDate(date), null, String(date))
  assert.deepEqual(
    ['12', 12, 0, -1, 1.5, '', null, undefined, 'x', 99].map((value) => wholeNumber(value, 50)),
    [12, 12, null, null, null, null, null, null, null, null],
  )
})
