import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startEvents } from './service.ts'

const service = await startEvents()
const reader = await service.asPublic()

/** All pages of a list, by continuation only. */
async function walk(path: string, name: string) {
  let { json } = await reader.get(path)
  const all = [...json[name]]
  while (json.pagination.has_more_items) {
    json = (await reader.get(`${path.split('?')[0]}?continuation=${json.pagination.continuation}`)).json
    all.push(...json[name])
  }
  assert.equal(all.length, json.pagination.object_count)
  return all
}

test('there are 21 categories, 185 subcategories in four pages, and 20 formats', async () => {
  const lists = [
    ['categories', 21, 1],
    ['subcategories', 185, 4],
    ['formats', 20, 1],
  ] as const
  for (const [name, count, pages] of lists) {
    const { status, json } = await reader.get(`/v3/${name}/`)
    assert.deepEqual([status, json.locale, json.pagination.page_count], [200, 'en_US', pages])
    const all = await walk(`/${name}/`, name)
    assert.equal(all.length, count)
    assert.equal(new Set(all.map(({ id }) => id)).size, count)
    const [last] = all.slice(-1)
    assert.deepEqual((await reader.get(new URL(last.resource_uri).pathname)).json.name, last.name)
  }
})

test('music has its subcategories under the numbers by which clients know them', async () => {
  const { json } = await reader.get('/categories/103/')
  const names = new Map(json.subcategories.map(({ id, name }: { id: string; name: string }) => [id, name]))
  assert.deepEqual(
    [names.get('3001'), names.get('3017'), names.get('3999')],
    ['Alternative', 'Rock', 'Other'],
  )
  const rock = await reader.get('/subcategories/3017/')
  assert.equal(rock.json.parent_category.name, 'Music')
  assert.equal((await reader.get('/formats/2/')).json.short_name, 'Seminar')
})

test('what there is not is not found', async () => {
  for (const path of ['/categories/1/', '/subcategories/103/', '/formats/21/', '/formats/x/'])
    assert.equal((await reader.get(path)).status, 404)
})

test('timezones, countries and regions are named in the language that is asked for', async () => {
  const zones = await walk('/system/timezones/?locale=de_DE&page_size=200', 'timezones')
  assert.equal(
    zones.find(({ timezone }) => timezone === 'Europe/Berlin').label,
    'Berlin (Mitteleuropäische Zeit)',
  )
  const countries = await walk('/system/countries/?locale=fr_FR&page_size=200', 'countries')
  assert.equal(countries.length, 249)
  assert.equal(countries.find(({ code }) => code === 'DE').label, 'Allemagne')
  const regions = await walk('/system/regions/?country_code=US', 'regions')
  assert.ok(regions.some(({ code, label }) => code === 'CA' && label === 'California'))
  assert.ok(regions.every(({ country_code }) => country_code === 'US'))
  const { status, json } = await reader.get('/system/countries/?locale=xx_XX')
  assert.deepEqual(
    [status, json.error_detail.ARGUMENTS_ERROR.locale],
    [400, ['"xx_XX" is not a valid choice.']],
  )
})
