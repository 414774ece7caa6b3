import assert from 'node:assert/strict'
import { buffer, text } from 'node:stream/consumers'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import type { FileChange, TreeChange } from '../../src/git/git.ts'
import { ada, commit, openTestRepository, runGit, writeCommit, writeTreeBomb } from './open-git.ts'

const { repository, bare } = await openTestRepository()
const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `line ${from + at}\n`).join('')
const strange = 'qu"o\te\nnew é'

const before = await commit(repository, {
  files: {
    'changed.txt': lines(1, 30),
    'moved/from.txt': lines(1, 40),
    'gone.txt': 'gone\n',
    'link.txt': 'target',
    [strange]: 'a\n',
    'bytes.bin': 'a\0b',
    'run.sh': '#!/bin/sh\n',
    'fake.txt': 'x\n',
  },
})
const blob = (content: string) => repository.writeBlob(Buffer.from(content))
const entries: TreeChange[] = [
  { path: 'changed.txt', mode: '100644', oid: await blob(lines(2, 31)) },
  { path: 'moved/from.txt', oid: null },
  { path: 'moved/to.txt', mode: '100644', oid: await blob(`${lines(1, 40)}more\n`) },
  { path: 'gone.txt', oid: null },
  { path: 'link.txt', mode: '120000', oid: await blob('target') },
  { path: strange, mode: '100644', oid: await blob('b\n') },
  { path: 'bytes.bin', mode: '100644', oid: await blob('a\0c') },
  { path: 'run.sh', mode: '100755', oid: await blob('#!/bin/sh\n') },
  { path: 'empty', mode: '100644', oid: await blob('') },
  // Content that looks like the header of another file.
  { path: 'fake.txt', mode: '100644', oid: await blob('diff --git a/x b/x\n@@ -1 +1 @@\n') },
]
const after = await repository.writeCommit({
  tree: await repository.writeTree({ base: before, entries }),
  parents: [before],
  author: ada,
  committer: ada,
  message: 'much at once',
})

const all = await repository.diff(before, after, { withPatches: true })
const byPath = new Map(all.map((change) => [change.path, change]))
const get = (path: string): FileChange => {
  const matches = byPath.get(path)
  assert.ok(matches, path)
  return matches
}

test('the changed paths are all names, of a renamed file both', async () => {
  assert.deepEqual(await repository.listChangedPaths(before, after), [
    'bytes.bin',
    'changed.txt',
    'empty',
    'fake.txt',
    'gone.txt',
    'link.txt',
    'moved/from.txt',
    'moved/to.txt',
    strange,
    'run.sh',
  ])
  assert.deepEqual(await repository.listChangedPaths(after, after), [])
})

test('diff: reports the status of each file', () => {
  const statuses = Object.fromEntries(all.map(({ path, status }) => [path, status]))
  assert.deepEqual(statuses, {
    'bytes.bin': 'modified',
    'changed.txt': 'modified',
    empty: 'added',
    'fake.txt': 'modified',
    'gone.txt': 'removed',
    'link.txt': 'changed',
    'moved/to.txt': 'renamed',
    [strange]: 'modified',
    'run.sh': 'modified',
  })
  assert.equal(get('moved/to.txt').previousPath, 'moved/from.txt')
  assert.deepEqual([get('changed.txt').additions, get('changed.txt').deletions], [1, 1])
  assert.deepEqual([get('gone.txt').oid, get('empty').previousOid], [null, null])
  assert.deepEqual([get('bytes.bin').isBinary, get('run.sh').mode], [true, '100755'])
})

test('patches: belong to their files and start with the first hunk', () => {
  assert.match(get('changed.txt').patch ?? '', /^@@ -1,4 \+1,3 @@\n-line 1\n line 2\n[\s\S]*\n\+line 31$/)
  assert.match(get('moved/to.txt').patch ?? '', /^@@ .*@@.*\n line 38\n[\s\S]*\+more$/)
  assert.equal(get('gone.txt').patch, '@@ -1 +0,0 @@\n-gone')
  assert.equal(get(strange).patch, '@@ -1 +1 @@\n-a\n+b')
  assert.equal(get('fake.txt').patch, '@@ -1 +1,2 @@\n-x\n+diff --git a/x b/x\n+@@ -1 +1 @@')
  assert.match(get('link.txt').patch ?? '', /^@@ -1 \+0,0 @@\n-target\n/)
  for (const path of ['bytes.bin', 'empty', 'run.sh']) assert.equal(get(path).patch, undefined, path)
})

test('diff: is limited in files and patch size', async () => {
  const limitedDiff = await repository.diff(before, after, {
    withPatches: true,
    maxFiles: 2,
    maxPatchBytes: 10,
  })
  assert.deepEqual(
    limitedDiff.map(({ path, patch }) => [path, patch]),
    [
      ['bytes.bin', undefined],
      ['changed.txt', undefined],
    ],
  )
  const without = await repository.diff(before, after)
  assert.deepEqual(
    without,
    all.map(({ patch: _, ...rest }) => rest),
  )
})

test('diff from nothing: adds everything', async () => {
  const additions = await repository.diff(null, before)
  assert.deepEqual([...new Set(additions.map(({ status }) => status))], ['added'])
  assert.equal(additions.length, 8)
  assert.deepEqual(await repository.diff(before, before), [])
})

test('diff text: is what git prints, and applies', async () => {
  assert.equal(
    await text(await repository.diffText(before, after)),
    runGit(bare, 'diff', '-M', before, after),
  )
  assert.match(await text(await repository.diffText(null, before)), /^diff --git a\/bytes\.bin/)
  const patch = await text(await repository.patchText(before, after))
  assert.match(patch, /^From [0-9a-f]{40} Mon Sep 17 00:00:00 2001\nFrom: Ada <ada@example\.org>/)
  assert.match(patch, /\nSubject: \[PATCH\] much at once\n/)
  assert.match(await text(await repository.patchText(null, before)), /\nSubject: \[PATCH\] change\n/)
})

test('archive: contains the files below a folder', async () => {
  const zip = await buffer(await repository.archive(after, 'zip', 'ada-repo-abc/'))
  assert.equal(zip.toString('latin1', 0, 2), 'PK')
  assert.ok(zip.includes('ada-repo-abc/moved/to.txt'))
  const tar = gunzipSync(await buffer(await repository.archive(after, 'tar.gz', 'ada-repo-abc/')))
  assert.ok(tar.includes('ada-repo-abc/moved/to.txt'))
  await assert.rejects(repository.archive('1'.repeat(40), 'zip', 'x/'), /ls-tree ended/)
})

test('a small tree with billions of paths: is listed up to a limit, and not printed', async () => {
  const tooLarge = { name: 'GitError', kind: 'too-large' }
  const leaf = await repository.writeTree({
    entries: [{ path: 'file', mode: '100644', oid: await blob('x') }],
  })
  const bomb = await writeCommit(repository, await writeTreeBomb(repository, leaf), [before])
  const files = await repository.diff(null, bomb, { withPatches: true, maxFiles: 300 })
  assert.equal(files.length, 300)
  assert.deepEqual(
    files.slice(0, 2).map(({ path, status, additions, patch }) => [path, status, additions, patch]),
    [
      [`${'0/'.repeat(10)}file`, 'added', 0, undefined],
      [`${'0/'.repeat(9)}1/file`, 'added', 0, undefined],
    ],
  )
  assert.equal((await repository.diff(before, bomb)).length, 3000)
  await assert.rejects(repository.listChangedPaths(before, bomb), tooLarge)
  await assert.rejects(repository.diffText(before, bomb), tooLarge)
  await assert.rejects(repository.patchText(null, bomb), tooLarge)
  await assert.rejects(repository.archive(bomb, 'zip', 'x/'), tooLarge)
  const end = await writeCommit(repository, (await repository.findCommit(before))?.tree ?? '', [bomb])
  assert.deepEqual(await repository.diff(before, end), [])
  await assert.rejects(repository.patchText(before, end), tooLarge)
  const listing = await repository.listTree(bomb, { recursive: true, maxEntries: 500 })
  assert.deepEqual([listing.entries.length, listing.truncated], [500, true])
  assert.equal(listing.entries.find(({ type }) => type === 'blob')?.sizeBytes, 1)
})

test('a small tree with billions of folders and no file: has no changed files', async () => {
  const bomb = await writeTreeBomb(repository, await repository.writeTree({ entries: [] }))
  assert.deepEqual(await repository.diff(null, await writeCommit(repository, bomb, [])), [])
})
