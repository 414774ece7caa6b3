import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Commit, LogQuery } from '../../src/git/git.ts'
import { ada, commit, openTestRepository, runGit } from './open-git.ts'

const { repository, bare } = await openTestRepository()

// main: one - two - three - merge - four. side branches off after one and is merged.
const hourMs = 3_600_000
const at = (hours: number) => ada.atMs + hours * hourMs
const one = await commit(repository, {
  files: { 'a.txt': '1', 'docs/x': '1', 'docs/y': '1' },
  atMs: at(1),
  message: 'one',
})
await repository.updateRefs([{ ref: 'refs/heads/side', from: null, to: one }])
const two = await commit(repository, { files: { 'a.txt': '2' }, atMs: at(2), message: 'two' })
const side = await commit(repository, {
  branch: 'side',
  files: { 'docs/x': '2' },
  atMs: at(3),
  message: 'side',
})
const three = await commit(repository, { files: { b: '1' }, atMs: at(4), message: 'three' })
const bob = { name: 'Bob', email: 'bob@example.org', atMs: at(5), offsetMinutes: 0 }
const mergeResult = await repository.mergeTree(three, side)
assert.ok('tree' in mergeResult)
const merge = await repository.writeCommit({
  tree: mergeResult.tree,
  parents: [three, side],
  author: bob,
  committer: { ...ada, atMs: at(5) },
  message: 'merge',
})
await repository.updateRefs([{ ref: 'refs/heads/main', from: three, to: merge }])
const four = await commit(repository, { files: { 'docs/z': '1' }, atMs: at(6), message: 'four' })

const messagesOf = (commits: readonly Commit[]) => commits.map(({ message }) => message).join(' ')
const log = async (query: Partial<LogQuery>) =>
  messagesOf(await repository.log({ from: four, limit: 100, ...query }))

test('history: is listed newest first, in pages that partition it', async () => {
  const whole = await log({})
  assert.equal(whole.split(' ').length, 6)
  const pages = await Promise.all([0, 2, 4, 6].map((skip) => log({ skip, limit: 2 })))
  assert.equal(pages.filter(Boolean).join(' '), whole)
  assert.equal(await log({ limit: 0 }), '')
})

test('history: can be filtered by paths, people, times and excluded commits', async () => {
  assert.equal(await log({ path: 'a.txt' }), 'two one')
  assert.equal(await log({ path: 'docs' }), 'four side one')
  assert.equal(await log({ path: 'nothing/here' }), '')
  assert.equal(await log({ author: 'BOB@example' }), 'merge')
  assert.equal(await log({ author: '.*' }), '')
  assert.equal(await log({ committer: 'bob' }), '')
  assert.equal(await log({ sinceMs: at(5) }), 'four merge')
  assert.equal(await log({ untilMs: at(2) }), 'two one')
  assert.equal(await log({ not: [three, side] }), 'four merge')
  assert.equal(await log({ firstParent: true }), 'four merge three two one')
})

test('history: is what git lists, whatever its shape', async () => {
  const tree = await repository.writeTree({ entries: [] })
  const parents = fc.array(fc.array(fc.nat(2), { maxLength: 2 }), { minLength: 2, maxLength: 7 })
  const selection = fc.tuple(
    fc.nat(6),
    fc.array(fc.nat(6), { maxLength: 3 }),
    fc.nat(2),
    fc.integer({ min: 1, max: 5 }),
  )
  await fc.assert(
    fc.asyncProperty(
      parents,
      fc.array(selection, { minLength: 3, maxLength: 3 }),
      async (shape, selections) => {
        const oids = [one]
        for (const [number, steps] of shape.entries()) {
          const near = [...new Set(steps.map((step) => oids.at(-1 - step) ?? one))]
          const person = { ...ada, atMs: at(10 + number) }
          oids.push(
            await repository.writeCommit({
              tree,
              parents: near,
              author: person,
              committer: person,
              message: `${number}`,
            }),
          )
        }
        const pick = (index: number) => oids[index % oids.length] ?? one
        const parentsOf = async (index: number) => (await repository.findCommit(pick(index)))?.parents ?? []
        for (const [from, not, skip, limit] of selections) {
          // Often all parents of a merge, as after it was pushed.
          const excluded = skip === 1 ? await parentsOf(from) : not.map(pick)
          const query = { from: pick(from), not: excluded, skip, limit }
          const words = [
            `--skip=${skip}`,
            `--max-count=${limit}`,
            query.from,
            ...query.not.map((oid) => `^${oid}`),
          ]
          const expected = runGit(bare, 'rev-list', ...words)
            .split('\n')
            .filter(Boolean)
          assert.deepEqual(
            (await repository.log(query)).map(({ oid }) => oid),
            expected,
            words.join(' '),
          )
          const other = pick(not[0] ?? 0)
          const { aheadBy, behindBy, mergeBase } = await repository.compare(other, query.from)
          const distances = runGit(bare, 'rev-list', '--left-right', '--count', `${other}...${query.from}`)
          assert.deepEqual([behindBy, aheadBy], distances.trim().split('\t').map(Number))
          const between = runGit(bare, 'rev-list', query.from, `^${other}`).split('\n').filter(Boolean)
          assert.deepEqual(await repository.listOidsBetween(other, query.from), between)
          assert.equal(await repository.isAncestor(other, query.from), mergeBase === other)
        }
      },
    ),
    { numRuns: 8 },
  )
})

test('comparison: returns the merge base and the distances', async () => {
  assert.deepEqual(await repository.compare(two, side), { mergeBase: one, aheadBy: 1, behindBy: 1 })
  assert.deepEqual(await repository.compare(one, four), { mergeBase: one, aheadBy: 5, behindBy: 0 })
  assert.deepEqual(await repository.compare(four, four), { mergeBase: four, aheadBy: 0, behindBy: 0 })
  const alone = await commit(repository, { branch: 'alone', files: { a: 'a' } })
  assert.deepEqual(await repository.compare(alone, one), { mergeBase: null, aheadBy: 1, behindBy: 1 })
  assert.equal(await repository.countCommits(four), 6)
  assert.equal(await repository.countCommits(four, { not: [three] }), 3)
  assert.deepEqual(
    [await repository.isAncestor(one, four), await repository.isAncestor(four, one)],
    [true, false],
  )
})

test('contributors: are counted by author', async () => {
  assert.deepEqual(await repository.contributors(four), [
    { name: 'Ada', email: 'ada@example.org', commits: 5 },
    { name: 'Bob', email: 'bob@example.org', commits: 1 },
  ])
})

test("last commits of a folder: equal git's for each name", async () => {
  for (const folder of ['', 'docs']) {
    const matches = await repository.lastCommits(four, folder)
    const entries = runGit(bare, 'ls-tree', '--name-only', folder ? `${four}:${folder}` : four).split('\n')
    for (const name of entries.filter(Boolean)) {
      const path = folder ? `${folder}/${name}` : name
      assert.equal(matches.get(name), runGit(bare, 'log', '-1', '--format=%H', four, '--', path).trim(), path)
    }
  }
  await assert.rejects(repository.lastCommits(four, 'a.txt'), /no such folder/)
})

test('branches: can be found by commit', async () => {
  assert.deepEqual((await repository.branchesContaining(side)).sort(), ['main', 'side'])
  assert.deepEqual(await repository.branchesAtHead(side), ['side'])
  assert.deepEqual(await repository.branchesContaining('1'.repeat(40)), [])
})
