import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CatalogueEntry } from '../src/catalogue/entry.ts'
import { readCatalogue } from '../src/catalogue/read-catalogue.ts'
import { createStableIds } from '../src/catalogue/stable-ids.ts'
import { wholeDate } from '../src/importers/values.ts'
import { inverseOf } from '../src/works/source-work.ts'

const { entries, genres, categories } = readCatalogue()
const byId = new Map(entries.map((entry) => [entry.id, entry]))

/** Reports every entry that a rule rejects, with the reason. */
function listProblems(rule: (entry: CatalogueEntry) => readonly (string | false)[]): string[] {
  return entries.flatMap((entry) =>
    rule(entry).flatMap((problem) =>
      problem ? `${entry.id} ${entry.titles[entry.canonical] ?? ''}: ${problem}` : [],
    ),
  )
}

function twice<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items.filter((item, index) => items.indexOf(item) !== index))]
}

test('catalogue data: entries have the fields of their type and no others', () => {
  const needed = [
    'id',
    'titles',
    'canonical',
    'subtype',
    'genres',
    'categories',
    'studios',
    'links',
    'weight',
  ]
  const optional = [
    'abbreviations',
    'synonyms',
    'start',
    'end',
    'episodes',
    'minutes',
    'ageRating',
    'ageGuide',
    'description',
    'producers',
    'staff',
    'characters',
    'relations',
    'franchise',
  ]
  const problems = listProblems((entry) => [
    ...needed.map((field) => !(field in entry) && `has no ${field}`),
    ...Object.keys(entry).map((field) => ![...needed, ...optional].includes(field) && `what is ${field}?`),
    !['TV', 'special', 'OVA', 'ONA', 'movie', 'music'].includes(entry.subtype) && `subtype ${entry.subtype}`,
    ![undefined, 'G', 'PG', 'R'].includes(entry.ageRating) && `ageRating ${entry.ageRating}`,
    !(Number.isInteger(entry.weight) && entry.weight >= 0 && entry.weight <= 100) && `weight ${entry.weight}`,
    ...(['episodes', 'minutes'] as const).map((field) => {
      const value = entry[field]
      return value !== undefined && !(Number.isInteger(value) && value > 0) && `${field} ${value}`
    }),
  ])
  assert.deepEqual(problems, [])
})

test('catalogue data: ids are unique, here and on other sites', () => {
  assert.deepEqual(twice(entries.map(({ id }) => id)), [])
  const links = entries.flatMap(({ links }) => Object.entries(links).map(([site, id]) => `${site} ${id}`))
  assert.deepEqual(twice(links), [])
  const sites = new Set(['myanimelist/anime', 'anilist/anime', 'anidb'])
  assert.deepEqual(
    listProblems(({ id, links }) => [
      !(Number.isInteger(id) && id > 0) && 'the id is no whole number',
      ...Object.entries(links).map(
        ([site, id]) => !(sites.has(site) && Number.isInteger(id) && Number(id) > 0) && `link ${site} ${id}`,
      ),
    ]),
    [],
  )
})

test('catalogue data: titles include the canonical language, trimmed and without duplicates', () => {
  const problems = listProblems(({ titles, canonical, abbreviations = [], synonyms = [] }) => [
    !titles[canonical] && `there is no title for ${canonical}`,
    ...Object.keys(titles).map((key) => !/^[a-z]{2}(_[a-z]{2})?$/.test(key) && `language ${key}`),
    ...[...Object.values(titles), ...abbreviations, ...synonyms].map(
      (title) => (title !== title.trim() || title === '' || /\s\s/.test(title)) && `title "${title}"`,
    ),
    ...twice([...abbreviations, ...synonyms]).map((title) => `"${title}" twice`),
    ...Object.entries(titles).map(
      ([key, title]) =>
        key === 'ja_jp' &&
        !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(title) &&
        !/^[\p{Script=Latin}\p{Script=Common}]+$/u.test(title) &&
        `ja_jp "${title}"`,
    ),
  ])
  assert.deepEqual(problems, [])
})

test('catalogue data: genres and categories exist in their files', () => {
  const [genreSlugs, categorySlugs] = [genres, categories].map(
    (list) => new Set(list.map(({ slug }) => slug)),
  )
  const problems = listProblems((entry) => [
    ...entry.genres.map((slug) => !genreSlugs?.has(slug) && `genre ${slug}`),
    ...entry.categories.map((slug) => !categorySlugs?.has(slug) && `category ${slug}`),
    ...twice(entry.genres).map((slug) => `genre ${slug} twice`),
    ...twice(entry.categories).map((slug) => `category ${slug} twice`),
    entry.genres.length === 0 && 'no genre',
  ])
  assert.deepEqual(problems, [])
  assert.deepEqual(twice(genres.map(({ id }) => id)), [])
  assert.deepEqual(twice(categories.map(({ id }) => id)), [])
  categories.forEach(({ slug, parent }, index) => {
    const before = categories.slice(0, index).map((category) => category.slug)
    assert.ok(parent === null || before.includes(parent), `${slug} comes after ${parent}`)
  })
})

test('catalogue data: dates are complete, valid and in order', () => {
  const problems = listProblems(({ start, end, episodes, subtype }) => [
    start !== undefined && wholeDate(start) !== start && `start ${start}`,
    end !== undefined && wholeDate(end) !== end && `end ${end}`,
    end !== undefined && start === undefined && 'an end without a start',
    start !== undefined && end !== undefined && end < start && `ends ${end}, before it starts on ${start}`,
    subtype === 'movie' && (episodes ?? 1) > 30 && `a film of ${episodes} episodes`,
  ])
  assert.deepEqual(problems, [])
})

test('catalogue data: relations lead to existing works, and are listed on both sides', () => {
  const roles = new Set([
    'sequel',
    'prequel',
    'side_story',
    'parent_story',
    'alternative_version',
    'alternative_setting',
    'summary',
    'full_story',
    'spinoff',
    'adaptation',
    'other',
  ])
  const problems = listProblems(({ id, relations = [] }) =>
    relations.flatMap(([role, other]) => {
      const back = byId
        .get(other)
        ?.relations?.filter(([, to]) => to === id)
        .map(([otherRole]) => otherRole)
      const isAnswered = back?.some(
        (otherRole) => inverseOf(otherRole) === role || inverseOf(role) === otherRole,
      )
      return [
        !roles.has(role) && `role ${role}`,
        other === id && 'related to itself',
        back === undefined && `${role} ${other} is not in the catalogue`,
        back !== undefined &&
          !isAnswered &&
          `${role} ${other} says ${back.length ? back.join(', ') : 'nothing'} of it`,
      ]
    }),
  )
  assert.deepEqual(problems, [])
  assert.deepEqual(
    listProblems(({ relations = [] }) => twice(relations.map(String)).map((relation) => `${relation} twice`)),
    [],
  )
})

test('catalogue data: franchises have more than one work', () => {
  const works = Map.groupBy(entries, ({ franchise = '' }) => franchise)
  works.delete('')
  assert.deepEqual(
    listProblems(({ franchise }) => [
      franchise !== undefined && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(franchise) && `franchise ${franchise}`,
    ]),
    [],
  )
  assert.deepEqual(
    [...works].filter(([, ones]) => ones.length < 2).map(([slug]) => slug),
    [],
  )
})

test('catalogue data: people, studios and characters are spelled consistently', () => {
  const people = entries.flatMap(({ staff = [], characters = [] }) => [
    ...staff.map(([, name]) => name),
    ...characters.flatMap(({ voices = {} }) => Object.values(voices)),
  ])
  const companies = entries.flatMap(({ studios, producers = [] }) => [...studios, ...producers])
  const characters = entries.flatMap(({ franchise, characters = [] }) =>
    franchise === undefined ? [] : characters.map(({ name }) => `${franchise}/${name}`),
  )
  for (const names of [people, companies, characters]) {
    const spellings = Map.groupBy(new Set(names), folded)
    assert.deepEqual(
      [...spellings.values()].filter((ones) => ones.length > 1),
      [],
    )
  }
  assert.deepEqual(
    people.filter((name) => name !== name.trim() || !name || /^\d|\d{3}/.test(name)),
    [],
  )
})

/** Removes diacritics, case, spaces and variants of long vowels, to find inconsistent spellings. */
function folded(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/]/gu, '')
    .replace(/ou|oo|oh(?=[^aeiou]|$)/g, 'o')
    .replace(/uu/g, 'u')
}

test('catalogue data: staff and characters have known roles, without duplicates', () => {
  const roles = new Set([
    'Director',
    'Chief Director',
    'Original Creator',
    'Series Composition',
    'Script',
    'Character Design',
    'Music',
    'Art Director',
  ])
  const problems = listProblems(({ staff = [], characters = [] }) => [
    ...staff.map(([role]) => !roles.has(role) && `role ${role}`),
    ...twice(staff.map(String)).map((one) => `${one} twice`),
    ...twice(characters.map(({ name }) => name)).map((name) => `${name} twice`),
    ...characters.map(
      ({ name, role }) =>
        !['main', 'supporting', 'recurring', 'cameo'].includes(role) && `${name}: role ${role}`,
    ),
    ...characters.flatMap(({ voices = {} }) =>
      Object.keys(voices).map(
        (locale) => !/^(en|ja_jp|ko_kr|zh_cn|fr|de|es)$/.test(locale) && `voice ${locale}`,
      ),
    ),
  ])
  assert.deepEqual(problems, [])
})

test('catalogue data: descriptions are one plain sentence', () => {
  const marketing =
    /\b(amazing|awesome|epic|masterpiece|must-see|unforgettable|stunning|breathtaking|iconic|critically|acclaimed|legendary series|action-packed|heart-pounding|award-winning|best ever|rollercoaster|groundbreaking)\b/i
  const problems = listProblems(({ description }) => {
    if (description === undefined) return []
    const words = description.split(/\s+/).length
    const word = marketing.exec(description)?.[0]
    return [
      (words < 10 || words > 50) && `a description of ${words} words`,
      word !== undefined && `"${word}"`,
      !/[.!?…]["”’]?$/.test(description) && 'the description does not end',
      /[<>]|\bhttps?:|\(Source/i.test(description) && 'the description has more than words',
      /(?<!\b(Dr|Mr|Mrs|Ms|St|vs|Jr|No))[.!?] +\p{Lu}/u.test(description) && 'more than one sentence',
    ]
  })
  assert.deepEqual(problems, [])
  const same = twice(entries.flatMap(({ description = [] }) => description))
  assert.deepEqual(same, [])
})

test('stable ids: the same key gets the same id, and colliding keys get different ids', () => {
  const meeting = createStableIds(() => 7)
  const [one, other] = [meeting('person', 'a'), meeting('person', 'b')]
  assert.deepEqual([one, other, meeting('person', 'a')], [20_000_007, 20_000_008, 20_000_007])
  assert.equal(meeting('character', 'b'), 20_000_007)
  assert.equal(createStableIds()('person', 'Yōko Kanno'), createStableIds()('person', 'Yōko Kanno'))
  assert.ok(createStableIds()('person', 'x') < 20_000_000 + 2 ** 30)
})
