import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { GitError } from '../../src/git/git-error.ts'
import { ada, commit, openTestRepository } from './open-git.ts'

const { git, repository } = await openTestRepository()
const { folder } = git
const head = await commit(repository, { files: { 'a.txt': 'a', ':(top)a': 'magic', '-x': 'option' } })

const hostile = fc.oneof(
  fc.constantFrom(
    '--help',
    '-h',
    '--output=/tmp/x',
    '--upload-pack=touch x',
    'ext::sh -c touch% x',
    'file:///etc/passwd',
    '@{-1}',
    '@{u}',
    'main@{0}',
    'main^',
    'main~1',
    'main:a.txt',
    ':/change',
    ':(glob)*',
    ':(exclude)a.txt',
    '..',
    '../..',
    'main..main',
    '\0',
    'a\nb',
    '\u001b[31m',
    '\ud800',
    '',
    '*',
    'HEAD^{tree}',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
)

async function orGitError<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof GitError && error.kind !== 'failed') return undefined
    throw error
  }
}

test('hostile input: finds nothing, changes nothing, and reaches git only as data', async () => {
  const before = readdirSync(folder, { recursive: true }).length
  await fc.assert(
    fc.asyncProperty(hostile, async (word) => {
      assert.equal(await repository.resolve(word), undefined)
      assert.equal(await repository.findRef(word), undefined)
      for (const find of [
        repository.findCommit,
        repository.findTree,
        repository.findBlob,
        repository.findTag,
      ]) {
        assert.equal(await find(word), undefined)
      }
      assert.equal(await repository.entryAt(word, 'a.txt'), undefined)
      if (word) assert.equal(await repository.entryAt(head, `no/${word}`), undefined)
      assert.deepEqual(await orGitError(() => repository.log({ from: word, limit: 1 })), undefined)
      const byPath = await orGitError(() => repository.log({ from: head, path: `no/${word}`, limit: 1 }))
      assert.deepEqual(byPath ?? [], [])
      const byAuthor = await orGitError(() => repository.log({ from: head, author: `${word}!no`, limit: 1 }))
      assert.deepEqual(byAuthor ?? [], [])
      const change = { ref: word, from: null, to: head }
      assert.equal(await orGitError(() => repository.updateRefs([change])), undefined)
      assert.equal(
        await orGitError(() => repository.writeTree({ entries: [{ path: 'x', mode: '100644', oid: word }] })),
        undefined,
      )
      assert.equal(await orGitError(async () => repository.archive(word, 'zip', 'x')), undefined)
      await orGitError(() => repository.setHead(`-${word}`))
    }),
    { numRuns: 60 },
  )
  assert.deepEqual(
    (await repository.listRefs()).map(({ name }) => name),
    ['refs/heads/main'],
  )
  assert.equal(await repository.head(), 'main')
  // Only object readers may have created files.
  assert.equal(readdirSync(folder, { recursive: true }).length, before)
})

test('a path with pathspec magic: is a literal path', async () => {
  assert.equal((await repository.entryAt(head, ':(top)a'))?.type, 'blob')
  assert.equal((await repository.log({ from: head, path: ':(top)a', limit: 5 })).length, 1)
  assert.equal((await repository.log({ from: head, path: '-x', limit: 5 })).length, 1)
  assert.equal((await repository.log({ from: head, path: ':(top)b', limit: 5 })).length, 0)
})

test('author names: cannot add lines to a commit', async () => {
  const tree = await repository.writeTree({ entries: [] })
  const person = { ...ada, name: 'Eve\nparent 0000000000000000000000000000000000000000', email: 'e>\nx <y' }
  const oid = await repository.writeCommit({
    tree,
    parents: [],
    author: person,
    committer: person,
    message: 'm',
  })
  assert.deepEqual((await repository.findCommit(oid))?.parents, [])
  assert.deepEqual(await repository.fsck(), [])
})

test('names that alias .git: cannot be written', async () => {
  const oid = await repository.writeBlob(Buffer.from('x'))
  for (const path of [
    '.git/config',
    'a/.GIT/hooks/x',
    'git~1',
    '.git ',
    '.g\u200cit',
    '../x',
    '/x',
    'a//b',
    '.',
  ]) {
    await assert.rejects(
      repository.writeTree({ entries: [{ path, mode: '100644', oid }] }),
      (error: unknown) => error instanceof GitError && error.kind === 'invalid',
      path,
    )
  }
})
