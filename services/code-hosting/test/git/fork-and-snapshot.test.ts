import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { repositoriesFolder } from '../../src/git/repositories-folder.ts'
import { commit, openTestGit, runGit, runGitWith, temporaryFolder, writeTag } from './open-git.ts'

const namesOf = (refs: readonly { name: string }[]) => refs.map(({ name }) => name)

/** Branches, a tag, a pull request, an internal ref and an unreachable commit. */
async function openFilled() {
  const git = await openTestGit()
  await git.create(1, { defaultBranch: 'main' })
  const repository = git.repository(1)
  const first = await commit(repository, { files: { a: '1' } })
  const tag = await writeTag(repository, first, 'v1')
  const lostCommit = await commit(repository, { branch: 'lost', files: { secret: 'secret' } })
  await repository.updateRefs([
    { ref: 'refs/tags/v1', from: null, to: tag },
    { ref: 'refs/pull/1/head', from: null, to: first },
    { ref: 'refs/octavo/x', from: null, to: first },
    { ref: 'refs/heads/lost', from: lostCommit, to: null },
  ])
  return { git, repository, first, lostCommit, tag }
}

test('fork: has branches, tags and the default branch, and shares files', async () => {
  const { git, repository, first, tag } = await openFilled()
  await repository.maintain()
  const head = await commit(repository, { files: { b: '2' } })
  await git.fork(1, 2)
  const fork = git.repository(2)
  assert.deepEqual(namesOf(await fork.listRefs()), ['refs/heads/main', 'refs/tags/v1'])
  assert.deepEqual((await fork.findRef('refs/tags/v1'))?.peeled, { oid: first, type: 'commit' })
  assert.equal(await fork.resolve('HEAD'), head)
  assert.equal((await fork.findTag(tag))?.tag, 'v1')
  assert.deepEqual(await fork.fsck(), [])
  assert.equal(existsSync(join(git.storeOf(2).gitDir, 'objects/info/alternates')), false)
  const packs = readdirSync(join(git.storeOf(1).objects, 'pack')).filter((name) => name.endsWith('.pack'))
  assert.equal(packs.length, 1)
  const inode = (id: number) => statSync(join(git.storeOf(id).objects, 'pack', packs[0] ?? '')).ino
  assert.equal(inode(2), inode(1))
  // Both change independently.
  await commit(fork, { files: { c: '3' } })
  await git.remove(1)
  assert.deepEqual(await fork.fsck(), [])
  assert.equal(await repository.exists(), false)
})

test('fork with onlyReachable: has no other objects', async () => {
  const { git, repository, lostCommit } = await openFilled()
  await git.fork(1, 2, { onlyReachable: true })
  const fork = git.repository(2)
  assert.equal(await fork.findCommit(lostCommit), undefined)
  assert.notEqual(await repository.findCommit(lostCommit), undefined)
  assert.deepEqual(await fork.fsck(), [])
  assert.deepEqual(namesOf(await fork.listRefs()), ['refs/heads/main', 'refs/tags/v1'])
})

test('fork of an empty repository: is empty', async () => {
  const git = await openTestGit()
  await git.create(1, { defaultBranch: 'trunk' })
  for (const [id, onlyReachable] of [
    [2, false],
    [3, true],
  ] as const) {
    await git.fork(1, id, { onlyReachable })
    assert.deepEqual([await git.repository(id).isEmpty(), await git.repository(id).head()], [true, 'trunk'])
  }
  assert.deepEqual(await git.listIds(), [1, 2, 3])
})

test('copied objects: are complete, few or many', async () => {
  const { git, repository } = await openFilled()
  await git.create(2, { defaultBranch: 'main' })
  const other = git.repository(2)
  const smallCommit = await commit(other, { files: { x: '1' } })
  await repository.fetchFrom(other, [smallCommit])
  assert.equal((await repository.findCommit(smallCommit))?.oid, smallCommit)
  const files = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`f${at}`, String(at)]))
  const many = await commit(other, { files })
  await repository.fetchFrom(other, [many, smallCommit])
  await repository.updateRefs([{ ref: 'refs/pull/2/head', from: null, to: many }])
  assert.deepEqual(await repository.fsck(), [])
  await repository.fetchFrom(other, [many])
  await assert.rejects(repository.fetchFrom(other, ['1'.repeat(40)]))
  await assert.rejects(repository.fetchFrom(other, ['--all']))
})

test('a repository restored without its empty folders: takes packs', async () => {
  const { git, repository } = await openFilled()
  await git.create(2, { defaultBranch: 'main' })
  for (const folder of ['objects/pack', 'objects/info', 'refs/heads', 'refs/tags'])
    rmdirSync(join(git.storeOf(2).gitDir, folder))
  const files = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`f${at}`, String(at)]))
  const many = await commit(repository, { files })
  await git.repository(2).fetchFrom(repository, [many])
  assert.equal((await git.repository(2).findCommit(many))?.oid, many)
})

test('removal: is immediate, and ignores missing repositories', async () => {
  const { git, repository } = await openFilled()
  await git.remove(1)
  await git.remove(1)
  assert.deepEqual([await repository.exists(), await git.listIds()], [false, []])
  await git.create(1, { defaultBranch: 'main' })
  assert.equal(await repository.isEmpty(), true)
})

test('snapshot: is complete, repeatable and restorable', async () => {
  const { git, repository, first } = await openFilled()
  await git.create(2, { defaultBranch: 'main' })
  const copy = join(temporaryFolder(), 'repositories')
  await repositoriesFolder.copy(git.folder, copy)
  const second = await commit(repository, { files: { a: '2' } })
  await repository.maintain()
  await repositoriesFolder.copy(git.folder, copy)

  const copied = await openTestGit({ folder: copy })
  assert.deepEqual(await copied.listIds(), [1, 2])
  assert.deepEqual(await copied.repository(1).listRefs(), await repository.listRefs())
  assert.deepEqual(await copied.repository(1).fsck(), [])
  assert.equal(await copied.repository(2).isEmpty(), true)

  const third = await commit(repository, { files: { a: '3' } })
  await commit(repository, { branch: 'main2/deep/branch', files: { a: '3' } })
  await git.create(3, { defaultBranch: 'main' })
  await git.remove(2)
  await repositoriesFolder.replace(copy, git.folder)
  await git.forget()
  assert.deepEqual(await git.listIds(), [1, 2])
  assert.equal(await repository.resolve('main'), second)
  assert.equal(await repository.resolve('main2/deep/branch'), undefined)
  // Concurrent readers may still need it.
  assert.notEqual(await repository.findCommit(third), undefined)
  await commit(repository, { branch: 'main2', files: { a: '4' } })
  assert.deepEqual(await repository.fsck(), [])
  assert.equal((await repository.findRef('refs/tags/v1'))?.peeled?.oid, first)
  assert.deepEqual(readdirSync(join(git.folder, 'work')).length, 1)
})

test('snapshot: survives copies of files only, as in a backup', async () => {
  const { git } = await openFilled()
  await git.create(2, { defaultBranch: 'main' })
  const copy = join(temporaryFolder(), 'repositories')
  await repositoriesFolder.copy(git.folder, copy)
  const unpacked = join(temporaryFolder(), 'repositories')
  for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const target = join(unpacked, path.slice(copy.length))
    mkdirSync(join(target, '..'), { recursive: true })
    writeFileSync(target, readFileSync(path))
  }
  const restored = await openTestGit({ folder: unpacked })
  for (const id of [1, 2]) assert.deepEqual(await restored.repository(id).fsck(), [], String(id))
  await commit(restored.repository(2), { files: { a: 'a' } })
})

test('snapshot: is complete during writes and repacking', async () => {
  const { git, repository } = await openFilled()
  let isOver = false
  const writing = (async () => {
    for (let count = 0; !isOver; count++) {
      await commit(repository, { files: { [`f${count % 10}`]: String(count) } })
      if (count % 5 === 0) await repository.maintain()
    }
  })()
  const parent = temporaryFolder()
  for (const name of ['one', 'two', 'three']) {
    const copy = join(parent, name)
    await repositoriesFolder.copy(git.folder, copy)
    const bareFolder = join(copy, '01/00/1.git')
    assert.equal(runGitWith(bareFolder, {}, 'fsck', '--full', '--no-dangling', '--connectivity-only'), '')
  }
  isOver = true
  await writing
})

test('temporary files: of dead processes are removed at the next start, of living ones they stay', async () => {
  const { git } = await openFilled()
  const leftover = join(
    git.folder,
    'work',
    readdirSync(join(git.folder, 'work'))[0]?.replace(/\.\d+\..*/, '.999999999.x') ?? '',
  )
  mkdirSync(join(leftover, 'quarantine-1'), { recursive: true })
  await using temporaryFolder = await git.engine.work.open('living')
  const second = await openTestGit({ folder: git.folder })
  assert.deepEqual([existsSync(leftover), existsSync(temporaryFolder.path)], [false, true])
  assert.deepEqual(await second.repository(1).fsck(), [])
  assert.ok(runGit(git.storeOf(1).gitDir, 'rev-parse', '--is-bare-repository').startsWith('true'))
})
