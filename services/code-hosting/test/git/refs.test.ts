import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import type { GitRepository, Ref } from '../../src/git/git.ts'
import { GitError } from '../../src/git/git-error.ts'
import {
  ada,
  commit,
  openTestGit,
  openTestRepository,
  runGit,
  temporaryFolder,
  writeTag,
} from './open-git.ts'

const namesOf = (refs: readonly Ref[]) => refs.map(({ name }) => name)

const engine = await openTestRepository()

async function withCommits(): Promise<{
  repository: GitRepository
  first: string
  second: string
  bare: string
}> {
  const { repository, bare } = await openTestRepository()
  const first = await commit(repository, { files: { a: '1' } })
  const second = await commit(repository, { files: { a: '2' } })
  return { repository, first, second, bare }
}

test('refs: update all or none, and only from the expected values', async () => {
  const { repository, first, second } = await withCommits()
  const update = repository.updateRefs
  assert.equal(await update([{ ref: 'refs/heads/a', from: null, to: first }]), 'done')
  assert.equal(await update([{ ref: 'refs/heads/a', from: null, to: second }]), 'stale')
  assert.equal(await update([{ ref: 'refs/heads/a', from: second, to: first }]), 'stale')
  assert.equal(await update([{ ref: 'refs/heads/none', from: first, to: null }]), 'stale')
  const both = (from: string) => [
    { ref: 'refs/heads/b', from: null, to: first },
    { ref: 'refs/heads/a', from, to: second },
  ]
  assert.equal(await update(both(second)), 'stale')
  assert.deepEqual(namesOf(await repository.listRefs()), ['refs/heads/a', 'refs/heads/main'])
  assert.equal(await update(both(first)), 'done')
  assert.equal((await repository.findRef('refs/heads/a'))?.oid, second)
  assert.equal(await update([{ ref: 'refs/heads/a', from: second, to: null }]), 'done')
  assert.equal(await repository.findRef('refs/heads/a'), undefined)
  assert.equal(await update([{ ref: 'refs/heads/a', from: null, to: null }]), 'done')
  assert.equal(await update([]), 'done')
})

test('refs: cannot conflict with a folder of other refs, or point to missing objects', async () => {
  const { repository, first } = await withCommits()
  const update = (ref: string, to: string) => repository.updateRefs([{ ref, from: null, to }])
  assert.equal(await update('refs/heads/main/x', first), 'stale')
  const kindOf = async (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error instanceof GitError && error.kind,
    )
  assert.equal(await kindOf(update('refs/heads/x', '1'.repeat(40))), 'missing')
  const blob = await repository.writeBlob(Buffer.from('no commit'))
  assert.equal(await kindOf(update('refs/heads/x', blob)), 'missing')
  assert.equal(await kindOf(update('refs/heads/x y', first)), 'invalid')
  assert.equal(await kindOf(update('HEAD', first)), 'invalid')
  assert.equal(await kindOf(update('refs/heads/x', 'main')), 'invalid')
})

test('refs: are moved whether they are loose or packed, and leave no locks', async () => {
  const { repository, first, second, bare } = await withCommits()
  const update = repository.updateRefs
  const names = ['refs/heads/a', 'refs/heads/é', 'refs/heads/deep/er/x', 'refs/pull/1/head']
  assert.equal(await update(names.map((ref) => ({ ref, from: null, to: first }))), 'done')
  runGit(bare, 'pack-refs', '--all', '--prune')
  assert.equal(await update([{ ref: 'refs/heads/a/b', from: null, to: first }]), 'stale')
  assert.equal(await update([{ ref: 'refs/heads/deep', from: null, to: first }]), 'stale')
  assert.equal(await update([{ ref: 'refs/heads/a', from: null, to: second }]), 'stale')
  assert.equal(await update([{ ref: 'refs/heads/é', from: second, to: first }]), 'stale')
  assert.equal(await update(names.map((ref) => ({ ref, from: first, to: second }))), 'done')
  const refLines = runGit(bare, 'for-each-ref', '--format=%(refname) %(objectname)').trim().split('\n')
  assert.deepEqual(refLines.sort(), [...names, 'refs/heads/main'].map((name) => `${name} ${second}`).sort())
  const files = readdirSync(join(bare, 'refs'), { recursive: true, encoding: 'utf8' })
  assert.deepEqual(
    files.filter((file) => file.endsWith('.lock')),
    [],
  )
})

test('refs: are not moved while git holds their lock', async () => {
  const { repository, first, second, bare } = await withCommits()
  const lock = join(bare, 'refs/heads/held.lock')
  writeFileSync(lock, '')
  const update = repository.updateRefs([
    { ref: 'refs/heads/free', from: null, to: first },
    { ref: 'refs/heads/held', from: null, to: second },
  ])
  await assert.rejects(update.then((result) => assert.equal(result, 'done')))
  assert.deepEqual(namesOf(await repository.listRefs()), ['refs/heads/main'])
  rmSync(lock)
  assert.equal(await repository.updateRefs([{ ref: 'refs/heads/free', from: null, to: first }]), 'done')
})

test('refs: of many concurrent updates, one succeeds', async () => {
  const { repository, first, second } = await withCommits()
  const results = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      repository.updateRefs([{ ref: 'refs/heads/race', from: null, to: at % 2 ? first : second }]),
    ),
  )
  assert.equal(results.filter((result) => result === 'done').length, 1)
})

test('refs: a lock of a killed process is removed', async () => {
  const { repository, first, bare } = await withCommits()
  const lock = join(bare, 'refs/heads/stuck.lock')
  writeFileSync(lock, '')
  utimesSync(lock, 1_000_000, 1_000_000)
  assert.equal(await repository.updateRefs([{ ref: 'refs/heads/stuck', from: null, to: first }]), 'done')
  assert.equal(existsSync(lock), false)
})

test('refs: a lock of a killed process does not keep the name of its folder', async () => {
  const { repository, first, bare } = await withCommits()
  mkdirSync(join(bare, 'refs/heads/stuck/deep'), { recursive: true })
  const lock = join(bare, 'refs/heads/stuck/deep/x.lock')
  writeFileSync(lock, '')
  const create = () => repository.updateRefs([{ ref: 'refs/heads/stuck', from: null, to: first }])
  assert.equal(await create(), 'stale')
  utimesSync(lock, 1_000_000, 1_000_000)
  assert.equal(await create(), 'done')
})

test('refs: can be deleted and packed after git was killed while it wrote the packed refs', async () => {
  const { repository, first, second, bare } = await withCommits()
  await repository.updateRefs([{ ref: 'refs/heads/a', from: null, to: first }])
  await repository.maintain()
  const leaveBehind = () => {
    writeFileSync(join(bare, 'packed-refs.new'), '')
    utimesSync(join(bare, 'packed-refs.new'), 1_000_000, 1_000_000)
  }
  leaveBehind()
  assert.equal(await repository.updateRefs([{ ref: 'refs/heads/a', from: first, to: null }]), 'done')
  leaveBehind()
  assert.equal(await repository.maintain(), 'done')
  assert.equal(runGit(bare, 'rev-parse', 'main').trim(), second)
})

test('refs: are read again after an update that failed halfway', async () => {
  const gitBinary = join(temporaryFolder(), 'git')
  writeFileSync(gitBinary, '#!/bin/sh\ngit "$@" || exit\ncase "$*" in *update-ref*) exit 1; esac\n', {
    mode: 0o755,
  })
  const git = await openTestGit({ gitBinary })
  await git.create(1, { defaultBranch: 'main' })
  const repository = git.repository(1)
  const oid = await commit(repository, { files: { a: '1' } })
  const deletion = repository.updateRefs([{ ref: 'refs/heads/main', from: oid, to: null }])
  await assert.rejects(deletion, { name: 'GitError', kind: 'failed' })
  assert.deepEqual(await repository.listRefs(), [])
})

test("refs: the cache equals git's", async () => {
  const { repository, first, second, bare } = await withCommits()
  const tagObject = await writeTag(repository, first, 't')
  const nested = await repository.writeTag({
    object: tagObject,
    type: 'tag',
    tag: 'n',
    message: 'm',
    tagger: ada,
  })
  const refs = fc.constantFrom(
    'refs/heads/a',
    'refs/heads/z',
    'refs/tags/t',
    'refs/heads/é',
    'refs/pull/1/head',
  )
  const targets = fc.constantFrom(first, second, null)
  const listRefLines = () =>
    runGit(bare, 'for-each-ref', '--format=%(refname) %(objectname) %(objecttype)')
      .split('\n')
      .filter(Boolean)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(refs, targets), { maxLength: 4 }), async (moves) => {
      for (const [ref, target] of moves) {
        const to = target && ref.startsWith('refs/tags/') ? nested : target
        const from = (await repository.findRef(ref))?.oid ?? null
        assert.equal(await repository.updateRefs([{ ref, from, to }]), 'done')
      }
      const knownRefs = await repository.listRefs()
      assert.deepEqual(
        knownRefs.map(({ name, oid, type }) => `${name} ${oid} ${type}`),
        listRefLines(),
      )
      const tag = knownRefs.find(({ name }) => name === 'refs/tags/t')
      assert.deepEqual(tag?.peeled, tag && { oid: first, type: 'commit' })
    }),
    { numRuns: 10 },
  )
})

test('refs: internal refs are listed only on request', async () => {
  const { repository, first } = await withCommits()
  await repository.updateRefs([{ ref: 'refs/octavo/kept', from: null, to: first }])
  assert.deepEqual(namesOf(await repository.listRefs()), ['refs/heads/main'])
  assert.deepEqual(namesOf(await repository.listRefs('refs/octavo/')), ['refs/octavo/kept'])
  assert.equal(await repository.resolve('refs/octavo/kept'), undefined)
})

test('revision: is a branch, a tag, a ref, HEAD or an id', async () => {
  const { repository, first, second } = await withCommits()
  const tag = await writeTag(repository, first, 'v1')
  await repository.updateRefs([
    { ref: 'refs/tags/v1', from: null, to: tag },
    { ref: 'refs/tags/main', from: null, to: first },
    { ref: 'refs/pull/1/head', from: null, to: first },
    { ref: 'refs/heads/feature/x', from: null, to: first },
    { ref: `refs/heads/${second.slice(0, 8)}`, from: null, to: first },
  ])
  const expected: Record<string, string | undefined> = {
    main: second,
    'heads/main': second,
    'tags/main': first,
    'refs/tags/main': first,
    v1: first,
    HEAD: second,
    'feature/x': first,
    feature: undefined,
    'pull/1/head': first,
    'refs/pull/1/head': first,
    [second]: second,
    [second.toUpperCase()]: second,
    [tag]: first,
    [first.slice(0, 7)]: first,
    // Names win over abbreviated ids.
    [second.slice(0, 8)]: first,
    [second.slice(0, 3)]: undefined,
    ['1'.repeat(40)]: undefined,
    'refs/heads': undefined,
    octavo: undefined,
  }
  for (const [word, oid] of Object.entries(expected)) assert.equal(await repository.resolve(word), oid, word)
})

test('repository: is empty until it has a branch, and keeps the name of its default branch', async () => {
  const { git } = engine
  await git.create(500, { defaultBranch: 'trunk' })
  const repository = git.repository(500)
  assert.deepEqual(
    [await repository.exists(), await repository.isEmpty(), await repository.head()],
    [true, true, 'trunk'],
  )
  await commit(repository, { branch: 'other/one', files: { a: 'a' } })
  assert.equal(await repository.isEmpty(), false)
  await repository.setHead('other/one')
  assert.equal(await repository.head(), 'other/one')
  assert.equal(await repository.resolve('HEAD'), await repository.resolve('other/one'))
  await assert.rejects(
    git.create(500, { defaultBranch: 'main' }),
    (error: unknown) => error instanceof GitError && error.kind === 'exists',
  )
  await assert.rejects(git.create(501, { defaultBranch: '-x' }), GitError)
  assert.equal(await git.repository(501).exists(), false)
  await assert.rejects(
    git.repository(501).listRefs(),
    (error: unknown) => error instanceof GitError && error.kind === 'missing',
  )
})
