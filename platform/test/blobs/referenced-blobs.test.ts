import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { it, type TestContext } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import type { Transaction } from 'kysely'
import type { Blobs } from '../../src/blobs/blobs.ts'
import { createDiskBlobs } from '../../src/blobs/disk-blobs.ts'
import {
  type BlobRemovalTables,
  createBlobRemovals,
  removeBlobs,
  scheduleBlobRemovals,
  storeBlob,
} from '../../src/blobs/referenced-blobs.ts'
import { createManualClock } from '../../src/clock.ts'
import type { Migration } from '../../src/data/migrate.ts'

interface Tables extends BlobRemovalTables {
  file: { blob_hash: string }
}

const createTables: Migration = async (db) => {
  await createBlobRemovals(db)
  await db.schema.createTable('file').addColumn('blob_hash', 'text').execute()
}

const content = Buffer.from('octavo')
const hash = createHash('sha256').update(content).digest('hex')

const refer = async (tx: Transaction<Tables>, blob_hash: string) => {
  await tx.insertInto('file').values({ blob_hash }).execute()
}

describeOnBothDatabases('referenced blobs', (databases) => {
  async function open(t: TestContext) {
    const folder = await mkdtemp(join(tmpdir(), 'octavo-blobs-'))
    t.after(() => rm(folder, { recursive: true }))
    const db = await databases.open<Tables>([{ set: 'files', steps: { '001-files': createTables } }])
    const blobs: Blobs = await createDiskBlobs(folder)
    const clock = createManualClock()
    const schedule = () => db.write((tx) => scheduleBlobRemovals(tx, [hash]))
    const pending = () => db.read.selectFrom('blob_removal').select('hash').execute()
    const referring = () => db.read.selectFrom('file').select('blob_hash').execute()
    return { db, blobs, clock, schedule, pending, referring }
  }

  it('stores a blob after the row that references it', async (t) => {
    const { db, blobs, referring } = await open(t)
    assert.equal(await storeBlob({ db, blobs }, content, refer), hash)
    assert.deepEqual(await blobs.read(hash), content)
    const broken = { ...blobs, put: () => Promise.reject(new Error('full')) }
    const stream = { hash, open: () => Readable.from([content]) }
    await assert.rejects(storeBlob({ db, blobs: broken }, stream, refer), /full/)
    assert.equal((await referring()).length, 2)
  })

  it('stores nothing that no row references', async (t) => {
    const { db, blobs } = await open(t)
    const refuse = () => Promise.reject(new Error('no row'))
    await assert.rejects(storeBlob({ db, blobs }, content, refuse), /no row/)
    assert.equal(await blobs.find(hash), undefined)
  })

  it('removes scheduled blobs, unless a row references them again', async (t) => {
    const storage = await open(t)
    const { blobs, schedule, pending } = storage
    await storeBlob(storage, content, refer)
    await schedule()
    await schedule()
    await storeBlob(storage, content, refer)
    await removeBlobs(storage)
    assert.ok(await blobs.find(hash))
    await schedule()
    await removeBlobs(storage)
    assert.equal(await blobs.find(hash), undefined)
    assert.deepEqual(await pending(), [])
  })

  it('stores a blob again once its removal has ended', async (t) => {
    const storage = await open(t)
    const { blobs, schedule, referring } = storage
    await storeBlob(storage, content, refer)
    await schedule()
    const [began, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow: Blobs = {
      ...blobs,
      async remove(name) {
        began.resolve()
        await gate.promise
        await blobs.remove(name)
      },
    }
    const removal = removeBlobs({ ...storage, blobs: slow })
    await began.promise
    const storing = storeBlob(storage, content, refer)
    // Another process does not remove it a second time.
    await removeBlobs({ ...storage, blobs: { ...blobs, remove: () => assert.fail('removed twice') } })
    assert.equal((await referring()).length, 1)
    gate.resolve()
    await Promise.all([removal, storing])
    assert.deepEqual(await blobs.read(hash), content)
    assert.equal((await referring()).length, 2)
  })

  it('continues a removal that a crash interrupted, after a minute', async (t) => {
    const storage = await open(t)
    const { blobs, clock, schedule, pending } = storage
    await storeBlob(storage, content, refer)
    await schedule()
    const crashing = { ...blobs, remove: () => Promise.reject(new Error('crash')) }
    await assert.rejects(removeBlobs({ ...storage, blobs: crashing }), /crash/)
    await removeBlobs(storage)
    assert.ok(await blobs.find(hash))
    clock.advance(60_000)
    await removeBlobs(storage)
    assert.equal(await blobs.find(hash), undefined)
    assert.deepEqual(await pending(), [])
  })

  it('stops between blobs when its signal aborts', async (t) => {
    const storage = await open(t)
    await storeBlob(storage, content, refer)
    await storage.schedule()
    await removeBlobs(storage, AbortSignal.abort())
    assert.ok(await storage.blobs.find(hash))
    assert.equal((await storage.pending()).length, 1)
  })
})
