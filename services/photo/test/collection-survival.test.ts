import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { describeOnBothDatabases, storageOptions } from '@octavo/testing/databases.ts'
import { startProcess } from '@octavo/testing/service-process.ts'
import definition from '../src/index.ts'

const clients = 12
const killedAfter = 60

describeOnBothDatabases(
  'collections of a killed process',
  ({ location }) => {
    test('have every acknowledged change, and correct counts', async (t) => {
      const database = location()
      await killAndCompare(t, storageOptions(database))
    })
  },
  definition,
)

async function killAndCompare(t: TestContext, database: object): Promise<void> {
  const start = () =>
    startProcess(t, new URL('collecting-process.ts', import.meta.url), [JSON.stringify(database)])
  const first = await start()
  const photos = (await first.call('GET', '/photos?per_page=30')).json.map(({ id }: { id: string }) => id)
  /** The acknowledged photos of each acknowledged collection. */
  const acknowledged = new Map<string, Set<string>>()
  /** A request whose response was lost may have had its effect. */
  const unclear = new Map<string, string>()
  let changes = 0
  const count = () => {
    if (++changes === killedAfter) first.kill()
  }

  const rush = Array.from({ length: clients }, async () => {
    const created = await first.call('POST', '/collections', { title: 'In a hurry' })
    assert.equal(created.status, 201)
    const { id } = created.json
    const members = new Set<string>()
    acknowledged.set(id, members)
    count()
    for (const [index, photo] of photos.entries()) {
      unclear.set(id, photo)
      const added = await first.call('POST', `/collections/${id}/add`, { photo_id: photo })
      assert.equal(added.status, 201)
      members.add(photo)
      count()
      if (index % 3 !== 2) continue
      const removed = await first.call('DELETE', `/collections/${id}/remove?photo_id=${photo}`)
      assert.equal(removed.status, 200)
      members.delete(photo)
      count()
    }
  })
  await Promise.allSettled(rush)
  await first.ended
  assert.ok(changes >= killedAfter)

  const second = await start()
  for (const [id, members] of acknowledged) {
    const { status, json } = await second.call('GET', `/collections/${id}`)
    assert.equal(status, 200)
    const page = await second.call('GET', `/collections/${id}/photos?per_page=30`)
    const ids = new Set<string>(page.json.map((photo: { id: string }) => photo.id))
    assert.equal(json.total_photos, ids.size)
    const isUnclear = (photo: string) => photo === unclear.get(id)
    assert.deepEqual(
      [...ids.symmetricDifference(members)].filter((photo) => !isUnclear(photo)),
      [],
    )
  }
  const me = (await second.call('GET', '/me')).json
  const own = (await second.call('GET', '/users/demo/collections?per_page=30')).json
  const open = own.filter((collection: { private: boolean }) => !collection.private)
  assert.equal(me.total_collections, open.length)
}
