import assert from 'node:assert/strict'
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { withGcLock } from '../../src/git/gc-lock.ts'
import { commit, openTestRepository, runGit } from './open-git.ts'

await openTestRepository()

test('maintenance: packs refs and objects, writes the graph, and keeps cached reads valid', async () => {
  const { git, repository, bare } = await openTestRepository()
  const heads: string[] = []
  for (let at = 0; at < 5; at++) heads.push(await commit(repository, { files: { a: String(at) } }))
  assert.equal(await repository.maintain(), 'done')
  assert.match(runGit(bare, 'count-objects', '-v'), /^count: 0\n[\s\S]*packs: 1\n/)
  assert.ok(existsSync(join(bare, 'objects/info/commit-graphs')))
  assert.ok(readdirSync(join(bare, 'objects/pack')).some((name) => name.endsWith('.bitmap')))
  assert.ok((await repository.measureSize()).bytes > 0)
  await git.engine.cache.forget()
  assert.deepEqual(
    (await repository.listCommits(heads)).map(({ oid }) => oid),
    heads,
  )
  assert.equal(await repository.resolve('main'), heads.at(-1))
  for (let at = 0; at < 3; at++) {
    await commit(repository, { files: { b: String(at) } })
    assert.equal(await repository.maintain(), 'done')
  }
  assert.deepEqual(await repository.fsck(), [])
})

test('maintenance: does not run while git gc does, nor git gc while it runs', async () => {
  const { git, repository, bare } = await openTestRepository()
  await commit(repository, { files: { a: '1' } })
  const lock = join(bare, 'gc.pid')
  const prune = () => repository.maintain({ pruneOlderThanMs: 60_000 })
  for (const [holder, result] of [
    [`${process.ppid} ${hostname()}`, 'busy'],
    ['1 another-host', 'busy'],
    // Processes that have ended, one of them with the id of this one.
    [`999999999 ${hostname()}`, 'done'],
    [`${process.pid} ${hostname()}`, 'done'],
  ] as const) {
    writeFileSync(lock, holder)
    assert.equal(await prune(), result, holder)
    assert.equal(existsSync(lock), result === 'busy')
  }
  const work = async () => assert.throws(() => runGit(bare, 'gc'), /gc is already running/)
  await withGcLock(git.storeOf(repository.id), work)
  runGit(bare, 'gc', '--quiet')
  assert.equal(await prune(), 'done')
})

test('maintenance: removes locks of killed processes', async () => {
  const { repository, bare } = await openTestRepository()
  await commit(repository, { files: { a: '1' } })
  await repository.maintain()
  await commit(repository, { files: { a: '2' } })
  const locks = ['packed-refs', 'HEAD', 'objects/pack/multi-pack-index'].map((name) =>
    join(bare, `${name}.lock`),
  )
  locks.push(join(bare, 'objects/info/commit-graphs/commit-graph-chain.lock'))
  for (const lock of locks) {
    writeFileSync(lock, '')
    utimesSync(lock, 1_000_000, 1_000_000)
  }
  assert.equal(await repository.maintain(), 'done')
  assert.ok(!locks.some((lock) => existsSync(lock)))
  writeFileSync(join(bare, 'HEAD.lock'), '')
  utimesSync(join(bare, 'HEAD.lock'), 1_000_000, 1_000_000)
  await repository.setHead('other')
  assert.equal(await repository.head(), 'other')
})

test('maintenance: accepts an empty repository', async () => {
  const { repository } = await openTestRepository()
  assert.equal(await repository.maintain(), 'done')
  assert.equal(await repository.maintain({ pruneOlderThanMs: 0 }), 'done')
  assert.deepEqual(await repository.fsck(), [])
})

test('pruning: deletes old unreachable objects, also from caches', async () => {
  const { repository } = await openTestRepository()
  const storedCommit = await commit(repository, { files: { a: '1' } })
  const lostCommit = await commit(repository, { branch: 'lost', files: { secret: 'x' } })
  const blob = (await repository.entryAt(lostCommit, 'secret'))?.oid ?? ''
  await repository.updateRefs([{ ref: 'refs/heads/lost', from: lostCommit, to: null }])
  await repository.maintain()
  assert.equal(await repository.maintain({ pruneOlderThanMs: 3_600_000 }), 'done')
  assert.notEqual(await repository.findCommit(lostCommit), undefined)
  assert.equal(await repository.maintain({ pruneOlderThanMs: -2_000 }), 'done')
  assert.deepEqual(
    [await repository.findCommit(lostCommit), await repository.findBlob(blob)],
    [undefined, undefined],
  )
  assert.notEqual(await repository.findCommit(storedCommit), undefined)
  assert.deepEqual(await repository.fsck(), [])
})

test('pruning: keeps an old unreachable object that was written again, loose or packed', async () => {
  const { repository, bare } = await openTestRepository()
  await commit(repository, { files: { a: '1' } })
  const dayMs = 86_400_000
  for (const state of ['loose', 'packed']) {
    const write = () => repository.writeBlob(Buffer.from(`written twice, ${state}`))
    const oid = await write()
    const path = join(bare, 'objects', oid.slice(0, 2), oid.slice(2))
    const old = new Date(Date.now() - 20 * dayMs)
    utimesSync(path, old, old)
    if (state === 'packed') {
      await repository.maintain({ pruneOlderThanMs: 30 * dayMs })
      assert.ok(!existsSync(path))
    }
    assert.equal(await write(), oid)
    assert.equal(await repository.maintain({ pruneOlderThanMs: 14 * dayMs }), 'done')
    assert.notEqual(await repository.findBlob(oid), undefined, state)
  }
})

test('maintenance: returns busy instead of waiting, and pruning is exclusive', async () => {
  const { git, repository } = await openTestRepository()
  await commit(repository, { files: { a: '1' } })
  const { locks } = git.engine
  await locks.share(repository.id, async () => {
    assert.equal(await repository.maintain(), 'busy')
    assert.equal(await repository.maintain({ pruneOlderThanMs: 0 }), 'busy')
  })
  const order: string[] = []
  const pruning = locks.tryExclusive(repository.id, async () => {
    order.push('begin')
    await repository.listRefs()
    order.push('end')
  })
  const pushing = locks.share(repository.id, async () => {
    order.push('push')
  })
  await Promise.all([pruning, pushing])
  assert.deepEqual(order, ['begin', 'end', 'push'])
})

test('fsck: reports corruption', async () => {
  const { repository } = await openTestRepository()
  await commit(repository, { files: { a: '1' } })
  const oid = await repository.writeCommit({
    tree: '1'.repeat(40),
    parents: [],
    author: { name: 'A', email: 'a', atMs: 0, offsetMinutes: 0 },
    committer: { name: 'A', email: 'a', atMs: 0, offsetMinutes: 0 },
    message: '',
  })
  await repository.updateRefs([{ ref: 'refs/heads/broken', from: null, to: oid }])
  assert.notDeepEqual(await repository.fsck(), [])
})
