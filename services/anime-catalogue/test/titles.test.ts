import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import { nextGeneration } from '../src/database/generation.ts'
import { indexedSearch } from './indexed-search.ts'
import { add, addAnime, addGenres } from './rows.ts'
import { startCatalogue } from './service.ts'

const folder = await mkdtemp(join(tmpdir(), 'octavo-test-'))
after(() => rm(folder, { recursive: true, force: true }))

type Catalogue = Awaited<ReturnType<typeof startCatalogue>>

const search = async ({ get }: Pick<Catalogue, 'get'>, text: string, more = '') => {
  const { json, status } = await indexedSearch(
    get,
    `/anime?filter[text]=${encodeURIComponent(text)}&fields[anime]=slug${more}`,
  )
  assert.equal(status, 200)
  return json
}
const ids = (json: { data: { id: string }[] }) => json.data.map(({ id }) => Number(id))
/** The index is updated in the background. */
const waitForResults = (catalogue: Catalogue, text: string, expected: number[]) =>
  eventually(
    `${text} finds ${expected}`,
    async () => `${ids(await search(catalogue, text))}` === `${expected}`,
  )

test('titles: exact, misspelt, abbreviated and in other scripts, best first', async () => {
  const catalogue = await startCatalogue()
  await catalogue.write(async (tx) => {
    await addAnime(
      tx,
      { id: 1, canonical_title: 'Cowboy Bebop', titles: '{"ja_jp":"カウボーイビバップ"}', weight: 97 },
      { id: 2, canonical_title: 'Cowboy Bebop: The Movie', weight: 80, subtype: 'movie' },
      { id: 3, canonical_title: 'Attack on Titan', abbreviated_titles: '["AoT","SnK"]', weight: 99 },
      { id: 4, canonical_title: 'Attack of the Adults', age_rating: 'R18' },
    )
    await addGenres(tx, { space: [2] })
  })
  await waitForResults(catalogue, 'cowboy bebop', [1, 2])
  assert.equal(ids(await search(catalogue, 'cowboi bebop'))[0], 1)
  assert.equal(ids(await search(catalogue, 'snk'))[0], 3)
  assert.equal(ids(await search(catalogue, 'カウボーイビバップ'))[0], 1)
  assert.deepEqual(ids(await search(catalogue, 'cowboy bebop', '&filter[genres]=space')), [2])
  assert.deepEqual(ids(await search(catalogue, 'cowboy bebop', '&sort=-id')), [2, 1])
  assert.deepEqual(ids(await search(catalogue, 'cowboy bebop', '&sort=_score')), [2, 1])
  const second = await search(catalogue, 'cowboy bebop', '&page[limit]=1&page[offset]=1')
  assert.deepEqual([ids(second), second.meta.count], [[2], 2])
  assert.equal(ids(await search(catalogue, 'attack of the adults')).includes(4), false)
  const user = await catalogue.as('somebody')
  const page = await user('GET', '/anime?filter[text]=attack%20of%20the%20adults')
  assert.equal(ids(page.json)[0], 4)
  assert.deepEqual(ids(await search(catalogue, '!?')), [])
})

test('titles: matches of credits and descriptions follow matches of titles', async () => {
  const catalogue = await startCatalogue()
  await catalogue.write(async (tx) => {
    await addAnime(
      tx,
      { id: 1, canonical_title: 'Watanabe', weight: 1 },
      { id: 2, canonical_title: 'Other', weight: 50, description: 'A film that Watanabe liked.' },
      { id: 3, canonical_title: 'Third', weight: 40 },
    )
    const person = { slug: 'shinichiro-watanabe', name: 'Shinichirō Watanabe', mal_id: null }
    await add(tx, 'person', { id: 1, ...person, description: null, image_hash: null })
    await add(tx, 'media_staff', { id: 1, media_type: 'anime', media_id: 3, person_id: 1, role: 'Director' })
  })
  await waitForResults(catalogue, 'watanabe', [1, 3, 2])
  await waitForResults(catalogue, 'Watanabe Shinichiro', [3])
})

test('titles: writes are searchable immediately, and deleted works are not found', async () => {
  const catalogue = await startCatalogue()
  const { write } = catalogue
  await write((tx) => addAnime(tx, { id: 1, canonical_title: 'Quokka' }))
  await waitForResults(catalogue, 'quokka', [1])
  await write((tx) => addAnime(tx, { id: 2, canonical_title: 'Quokka Again' }))
  await waitForResults(catalogue, 'quokka', [1, 2])
  await write(async (tx) => {
    await tx.deleteFrom('anime').where('id', '=', 1).execute()
    const removed_in = await nextGeneration(tx)
    await tx.insertInto('removed_media').values({ media_type: 'anime', media_id: 1, removed_in }).execute()
  })
  await waitForResults(catalogue, 'quokka', [2])
})

test('titles: a large index is saved to a file, which may be damaged or older than a restore', async () => {
  const dataDir = join(folder, 'large')
  const first = await startCatalogue({ dataDir })
  const many = Array.from({ length: 400 }, (_, index) => ({
    id: index + 1,
    canonical_title: `Number ${index + 1} of all`,
  }))
  await first.write((tx) => addAnime(tx, ...many, { id: 1000, canonical_title: 'Quokka' }))
  await waitForResults(first, 'quokka', [1000])
  await first.close()
  const searchFolder = join(dataDir, 'anime-catalogue', 'search')
  assert.ok((await readdir(searchFolder)).includes('anime.titles'))

  await writeFile(join(searchFolder, 'anime.titles'), 'nonsense')
  const second = await startCatalogue({ dataDir })
  await waitForResults(second, 'quokka', [1000])
  const copy = join(folder, 'copy')
  await second.copyTo(copy)
  await second.write(async (tx) => {
    const changed_in = await nextGeneration(tx)
    await tx
      .updateTable('anime')
      .set({ canonical_title: 'Wombat', titles: '{}', changed_in })
      .where('id', '=', 1000)
      .execute()
  })
  await waitForResults(second, 'wombat', [1000])
  await second.restoreFrom(copy)
  await waitForResults(second, 'quokka', [1000])
  assert.deepEqual(ids(await search(second, 'wombat')), [])
})

test('titles: pagination returns each match once despite concurrent changes', async () => {
  const catalogue = await startCatalogue()
  const many = Array.from({ length: 57 }, (_, index) => ({
    id: index + 1,
    canonical_title: `Quokka ${index + 1}`,
  }))
  await catalogue.write((tx) => addAnime(tx, ...many))
  await eventually('all are found', async () => (await search(catalogue, 'quokka')).meta.count === 57)
  const pageIds: number[] = []
  for (let path: string | undefined = '/anime?filter[text]=quokka&page[limit]=20'; path; ) {
    const { json } = await catalogue.call(path)
    pageIds.push(...ids(json))
    path = json.links.next?.slice(catalogue.url.length)
  }
  assert.deepEqual(
    pageIds.toSorted((a, b) => a - b),
    many.map(({ id }) => id),
  )
})
