import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { notesService } from '../src/notes-service.ts'
import { startOctavo } from '../src/octavo.ts'

const octavo = await startOctavo({ definitions: [notesService] })
after(() => octavo.close())
const url = octavo.services.notes?.url ?? ''
const notes = async () => (await fetch(`${url}/notes`)).json()
const write = (text: string) =>
  fetch(`${url}/notes`, {
    method: 'POST',
    body: JSON.stringify({ text }),
    headers: { 'content-type': 'application/json' },
  })

test('octavo for tests: reset restores the sample data any number of times, on the same address', async () => {
  for (let round = 0; round < 5; round++) {
    await write(`round ${round}`)
    assert.deepEqual(await notes(), [`round ${round}`])
    octavo.clock.moveBy(1000)
    await octavo.reset()
    assert.deepEqual(await notes(), [])
    assert.equal(octavo.clock.offsetMs, 0)
  }
})

test('octavo for tests: services of the release start by name', async () => {
  const { services, close } = await startOctavo({
    services: ['country-data'],
    settings: { 'country-data': { strictAll: true } },
  })
  assert.equal((await fetch(`${services['country-data']?.url}/v3.1/all`)).status, 400)
  await close()
  await assert.rejects(startOctavo({ services: ['contry-data'] }), /there are .*country-data/)
})
