import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { startTestService } from '@octavo/testing/service.ts'
import service from '../src/index.ts'
import { describeOnBothDatabases } from './databases.ts'

describeOnBothDatabases('the repositories of a database', ({ dialect, location }) => {
  const skip = dialect === 'sqlite' && 'each data directory has its own database'
  let folder = ''
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'octavo-test-'))
  })
  after(() => rm(folder, { recursive: true }))

  const start = (name: string) =>
    startTestService(service, {
      dataDir: join(folder, name),
      sampleData: false,
      demoSecret: 'demo',
      ...databaseOptions(location()),
    })

  test('survive a start with another data directory, which is refused', { skip }, async () => {
    const first = await start('first')
    const headers = {
      'user-agent': 'test',
      authorization: `Bearer ${first.demo?.token}`,
      'content-type': 'application/json',
    }
    const body = JSON.stringify({ name: 'sea', auto_init: true })
    assert.equal((await first.call('/user/repos', { method: 'POST', headers, body })).status, 201)
    const listRefs = () => first.context.db.read.selectFrom('ref').select('name').execute()
    const refs = await listRefs()

    await assert.rejects(start('second'), /another data directory/)
    assert.equal(refs.length, 1)
    assert.deepEqual(await listRefs(), refs)
    await first.close()

    const again = await start('first')
    assert.equal((await again.call('/repos/demo/sea/branches', { headers })).json.length, 1)
    await again.close()
  })

  test('can be replaced by an empty folder with the id that the message names', { skip }, async () => {
    const idFile = (name: string) => join(folder, name, 'code-hosting/repositories/folder-id')
    await assert.rejects(start('third'), /another data directory/)
    await writeFile(idFile('third'), await readFile(idFile('first')))
    await (await start('third')).close()
  })
})
