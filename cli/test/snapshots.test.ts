import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { claimDataDirectory } from '@octavo/platform/data/owner.ts'
import { notesService, openNotesService } from '@octavo/testing/notes-service.ts'
import { startTestService } from '@octavo/testing/service.ts'
import { forkDataDirectory } from '../src/backups/fork.ts'
import { finishReplacement } from '../src/backups/replacement.ts'
import { replaceDataDirectory } from '../src/backups/restore.ts'
import { restoreRunning } from '../src/backups/restore-running.ts'
import { copySnapshot, listSnapshots, removeSnapshot, saveSnapshot } from '../src/backups/snapshots.ts'
import type { AnyDefinition } from '../src/registry.ts'
import { notesServiceWith } from './notes-data.ts'
import { octavo, serve, temporaryFolder } from './octavo-process.ts'

const clock = createManualClock(Date.UTC(2026, 10, 21))
const definitions: AnyDefinition[] = [notesService]

async function notesIn(dataDir: string): Promise<string[]> {
  const { notes, close } = await openNotesService(dataDir)
  return notes().finally(close)
}

const restore = (dataDir: string, name: string) =>
  replaceDataDirectory({
    dataDir,
    replace: true,
    definitions,
    fill: (folder) => copySnapshot(dataDir, name, folder),
  })

test('snapshot: restores data and blobs, repeatedly', async () => {
  const dataDir = await notesServiceWith('one')
  const snapshot = await saveSnapshot({ dataDir, name: 'first', clock })
  assert.deepEqual(Object.keys(snapshot.services), ['notes'])
  for (const _ of [1, 2]) {
    const { add, close } = await openNotesService(dataDir)
    await add('two')
    await close()
    assert.deepEqual(await notesIn(dataDir), ['one', 'two'])
    await restore(dataDir, 'first')
    const restored = await openNotesService(dataDir)
    assert.deepEqual(await restored.notes(), ['one'])
    assert.equal((await restored.read(1)).blob, 'one')
    await restored.close()
  }
  assert.deepEqual(readdirSync(dataDir).sort(), ['.drafts', 'notes', 'owner.lock', 'secret', 'snapshots'])
  assert.deepEqual(readdirSync(join(dataDir, '.drafts')), [])
})

test('snapshot: the list is sorted by age and reflects removals', async () => {
  const dataDir = await notesServiceWith()
  assert.deepEqual(await listSnapshots(dataDir), [])
  const times = ['2026-11-21T00:00:00.000Z', '2026-11-21T00:00:01.000Z']
  for (const name of ['z', 'a']) {
    await saveSnapshot({ dataDir, name, clock })
    clock.advance(1000)
  }
  const snapshots = (await listSnapshots(dataDir)).map(({ name, createdAt }) => [name, createdAt])
  assert.deepEqual(snapshots, [
    ['z', times[0]],
    ['a', times[1]],
  ])
  await removeSnapshot(dataDir, 'z')
  assert.deepEqual(readdirSync(join(dataDir, 'snapshots')), ['a'])
  await assert.rejects(removeSnapshot(dataDir, 'z'), /"z" is not a snapshot/)
})

test('snapshot: existing and invalid names are refused', async () => {
  const dataDir = await notesServiceWith()
  await saveSnapshot({ dataDir, name: 'taken', clock })
  await assert.rejects(saveSnapshot({ dataDir, name: 'taken', clock }), /already/)
  for (const name of ['', '..', '../up', '/root', 'a/b', '.hidden', 'a b', 'x'.repeat(65)])
    await assert.rejects(saveSnapshot({ dataDir, name, clock }), /Invalid snapshot name/, name)
  const both = await Promise.allSettled(
    ['same', 'same'].map((name) => saveSnapshot({ dataDir, name, clock })),
  )
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
})

test('snapshot: a running service is restored without downtime', async () => {
  const dataDir = temporaryFolder()
  const service = await openNotesService(dataDir)
  await service.add('one')
  await saveSnapshot({ dataDir, name: 'first', services: [service], clock })
  await service.add('two')
  const services = [{ definition: notesService, running: service }]
  await restoreRunning(dataDir, 'first', services)
  assert.deepEqual(await service.notes(), ['one'])
  assert.equal((await service.add('another')).used, 2)
  await rm(join(dataDir, 'snapshots', 'first', 'notes'), { recursive: true })
  await assert.rejects(restoreRunning(dataDir, 'first', services), /does not contain notes/)
  assert.deepEqual(await service.notes(), ['one', 'another'])
})

test('fork: has the same data and then diverges, from current data and from a snapshot', async () => {
  const dataDir = temporaryFolder()
  const original = await openNotesService(dataDir)
  await original.add('one')
  await saveSnapshot({ dataDir, name: 'first', clock })
  await original.add('two')
  writeFileSync(join(dataDir, 'secret'), 'shared by all forks')
  for (const [name, expected] of [
    [undefined, ['one', 'two']],
    ['first', ['one']],
  ] as const) {
    const to = join(temporaryFolder(), 'fork')
    await forkDataDirectory({ dataDir, name, to, clock })
    const fork = await openNotesService(to)
    assert.deepEqual(await fork.notes(), expected)
    assert.equal((await fork.read(1)).blob, 'one')
    await fork.add('in the fork')
    await original.add('in the original')
    assert.deepEqual(await fork.notes(), [...expected, 'in the fork'])
    assert.ok(!(await original.notes()).includes('in the fork'))
    if (name === undefined) assert.equal(readFileSync(join(to, 'secret'), 'utf8'), 'shared by all forks')
    await fork.close()
  }
})

test('fork: refuses a non-empty or used directory, and leaves nothing behind on failure', async () => {
  const dataDir = await notesServiceWith('one')
  const filled = await notesServiceWith('precious')
  await assert.rejects(forkDataDirectory({ dataDir, to: filled, clock }), /is not empty/)
  assert.deepEqual(await notesIn(filled), ['precious'])
  const inside = join(dataDir, 'notes', 'fork')
  const link = join(temporaryFolder(), 'link')
  symlinkSync(dataDir, link)
  for (const to of [inside, join(link, 'fork'), dataDir])
    await assert.rejects(forkDataDirectory({ dataDir, to, clock }), /is inside the data directory/)
  assert.equal(existsSync(inside), false)
  const used = temporaryFolder()
  const claim = await claimDataDirectory(used)
  await assert.rejects(forkDataDirectory({ dataDir, to: used, clock }), /in use by another/)
  claim.release()
  const fresh = join(temporaryFolder(), 'fresh')
  await assert.rejects(forkDataDirectory({ dataDir, name: 'nothing', to: fresh, clock }), /No snapshots/)
  assert.equal(existsSync(fresh), false)
})

test('restore of a snapshot: refused if the directory is in use', async () => {
  const dataDir = await notesServiceWith('one')
  await saveSnapshot({ dataDir, name: 'first', clock })
  const claim = await claimDataDirectory(dataDir)
  await assert.rejects(restore(dataDir, 'first'), /in use by another Octavo/)
  claim.release()
})

test('restore of a snapshot: removes data of services that the snapshot does not contain', async () => {
  const dataDir = await notesServiceWith('one')
  await saveSnapshot({ dataDir, name: 'first', clock })
  await cp(join(dataDir, 'notes'), join(dataDir, 'newcomer'), { recursive: true })
  await restore(dataDir, 'first')
  assert.equal(existsSync(join(dataDir, 'newcomer')), false)
})

test('restore of a snapshot: a database of a newer release is refused, and nothing changes', async () => {
  const dataDir = await notesServiceWith('one')
  const tomorrow = join(temporaryFolder(), 'tomorrow')
  await forkDataDirectory({ dataDir, to: tomorrow, clock })
  const migrations = { ...notesService.migrations, '002-of-tomorrow': async () => {} }
  await (await startTestService({ ...notesService, migrations }, { dataDir: tomorrow })).close()
  await saveSnapshot({ dataDir: tomorrow, name: 'newer', clock })
  await mkdir(join(dataDir, 'snapshots'))
  await rename(join(tomorrow, 'snapshots', 'newer'), join(dataDir, 'snapshots', 'newer'))
  await assert.rejects(restore(dataDir, 'newer'), /notes cannot be migrated to this release.*newer program/)
  assert.deepEqual(await notesIn(dataDir), ['one'])
})

test('restore: interrupted at any step, continues from there', async () => {
  const source = await notesServiceWith('new')
  for (let step = 0; step < 5; step++) {
    const dataDir = await notesServiceWith('old')
    const pending = join(dataDir, '.replacement')
    await forkDataDirectory({ dataDir: source, to: join(dataDir, 'copy'), clock })
    await saveSnapshot({ dataDir: join(dataDir, 'copy'), name: 'all', clock })
    await rename(join(dataDir, 'copy', 'snapshots', 'all'), pending)
    // Perform the steps of a restore up to this one.
    const old = join(pending, '.old')
    if (step > 0) await mkdir(old)
    if (step > 1) await rename(join(dataDir, 'notes'), join(old, 'notes'))
    if (step > 2) await rename(join(pending, 'notes'), join(dataDir, 'notes'))
    if (step > 3) await rename(join(dataDir, 'secret'), join(old, 'secret'))
    assert.equal(await finishReplacement(dataDir), true)
    assert.deepEqual(await notesIn(dataDir), ['new'], `${step}`)
    assert.equal(existsSync(pending), false)
    assert.ok(existsSync(join(dataDir, 'secret')))
    assert.equal(await finishReplacement(dataDir), false)
  }
})

test('restore: a starting server completes an interrupted one', async () => {
  const dataDir = await notesServiceWith('old')
  const source = await notesServiceWith('new')
  await saveSnapshot({ dataDir: source, name: 'all', clock })
  await cp(join(source, 'snapshots', 'all'), join(dataDir, '.replacement'), { recursive: true })
  const { child, exit } = await serve(dataDir, 'country-data', '--log', 'json')
  child.kill('SIGTERM')
  assert.match((await exit).stdout, /completed an interrupted restore/)
  assert.deepEqual(await notesIn(dataDir), ['new'])
})

test('snapshot: the command saves, lists, forks, restores and removes', async () => {
  const dataDir = await notesServiceWith('one')
  const run = (...words: string[]) => octavo('snapshot', ...words, '--data', dataDir)
  assert.match((await run('list')).stdout, /No snapshots/)
  assert.equal((await run('save', 'first')).stdout, 'Saved snapshot first: notes.\n')
  assert.match((await run('list')).stdout, /^first {2}20.*Z {2}notes\n$/)
  const fork = join(temporaryFolder(), 'fork')
  assert.match((await run('fork', '--to', fork)).stdout, /octavo serve --data/)
  assert.deepEqual(await notesIn(fork), ['one'])
  assert.equal(statSync(fork).mode & 0o777, 0o700)
  assert.match((await run('restore', 'first')).stdout, /^Restored notes in .*, as of 20/)
  const mistakes: [string[], RegExp][] = [
    [['restore', 'frist'], /Did you mean "first"/],
    [['sav', 'x'], /Did you mean "save"/],
    [['save'], /NAME is required/],
    [['fork', 'first'], /--to DIR/],
    [['save', 'x', '--config', '/nowhere.json'], /cannot be read/],
  ]
  for (const [words, message] of mistakes) {
    const { code, stderr } = await run(...words)
    assert.equal(code, 2, words.join(' '))
    assert.match(stderr, message)
  }
  assert.equal((await run('remove', 'first')).code, 0)
  assert.match((await run('restore', 'first')).stderr, /No snapshots/)
})

test('snapshot: with PostgreSQL, the error names pg_dump', async () => {
  const file = join(temporaryFolder(), 'settings.json')
  writeFileSync(file, JSON.stringify({ databaseUrl: 'postgres://nowhere/at-all' }))
  for (const words of [
    ['snapshot', 'save', 'x'],
    ['backup', 'x.tar.gz'],
    ['restore', 'x.tar.gz'],
  ]) {
    const { code, stderr } = await octavo(...words, '--config', file, '--data', temporaryFolder())
    assert.equal(code, 2)
    assert.match(stderr, /pg_dump/)
  }
})
