import assert from 'node:assert/strict'
import { commitFirst } from '@octavo/testing/commit-first.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { cutPassages } from '../src/repositories/search/cut-passages.ts'
import { testOnBothDatabases } from './both-databases.ts'
import { indexed, search, tarOf, upload } from './repository-archives.ts'

const library = {
  'src/loans/renewLoan.ts':
    'import { findLoan } from "./store.ts"\n\n/** Extends the due date of a loan. */\nexport function renewLoan(id: string, days: number) {\n  const loan = findLoan(id)\n  loan.dueDate += days\n  return loan\n}\n',
  'src/loans/store.ts':
    'export function findLoan(id: string) {\n  return loans.get(id)\n}\nconst loans = new Map()\n',
  'src/members/member_card.py':
    'class MemberCard:\n    def is_expired(self, today):\n        return self.valid_until < today\n',
  'docs/opening-hours.md': '# Opening hours\n\nThe reading room closes at eight.\n',
}

const limits = { maxRepositoriesPerUser: 6, maxRefsPerRepository: 8, maxRepositoryBytesPerUser: 3_000_000 }

testOnBothDatabases('repositories', limits, async (running, t) => {
  const ada = await running.as('ada')
  const bob = await running.as('bob')
  const admin = await running.as('root', { role: 'admin' })

  await t('an archive is indexed and described', async () => {
    const { json } = await upload(running, ada, 'library', await tarOf(library))
    assert.equal(json.state, 'ready')
    assert.equal(json.files, 4)
    assert.deepEqual(json.progress, { done: 4, total: 4 })
    assert.match(json.commit, /^[\da-f]{40}$/)
    const list = await ada('GET', '/v1/repositories')
    assert.deepEqual(list.json.data, [json])
  })

  await t('a search finds symbols, words, parts of identifiers and paths, with lines', async () => {
    const symbol = await search(ada, { repository: 'library', query: 'where is renewLoan defined?' })
    const [hit] = symbol.hits
    assert.equal(hit.path, 'src/loans/renewLoan.ts')
    assert.deepEqual([hit.start_line, hit.end_line, hit.symbol], [4, 8, 'renewLoan'])
    assert.equal(hit.citation, `src/loans/renewLoan.ts:4-8@${hit.commit}`)
    assert.ok(hit.text.startsWith('export function renewLoan'))
    const words = await search(ada, { repository: 'library', query: 'expired cards of members' })
    assert.equal(words.paths[0], 'src/members/member_card.py')
    const prose = await search(ada, { repository: 'library', query: 'when does the room close' })
    assert.equal(prose.paths[0], 'docs/opening-hours.md')
    const path = await search(ada, { repository: 'library', query: 'explain loans/store.ts' })
    assert.equal(path.paths[0], 'src/loans/store.ts')
    const folder = await search(ada, { repository: 'library', query: 'loan', paths: ['docs', 'src/members'] })
    assert.deepEqual(folder.paths, [])
    const operator = await search(ada, { repository: 'library', query: '+=' })
    assert.deepEqual(
      operator.hits.map(({ path, start_line }) => [path, start_line]),
      [['src/loans/renewLoan.ts', 4]],
    )
    const literal = await search(ada, { repository: 'library', query: ') {' })
    assert.equal(literal.paths.length, 2)
  })

  await t('paths that an index of the database cannot hold are refused', async () => {
    const cara = await running.as('cara')
    const path = Array.from({ length: 990 }, (_, at) => String.fromCodePoint(0x4e00 + at * 13)).join('')
    const { json } = await upload(running, cara, 'long', await tarOf({ [`${path}.txt`]: 'x\n' }))
    assert.deepEqual([json.state, json.error.includes('is not allowed')], ['failed', true])
  })

  await t('symbols are found by exact and partial name', async () => {
    const exact = await search(ada, { repository: 'library', query: 'findLoan', mode: 'symbol' })
    assert.deepEqual(exact.paths, ['src/loans/store.ts'])
    const part = await search(ada, { repository: 'library', query: 'expired', mode: 'symbol' })
    assert.equal(part.hits[0].symbol, 'is_expired')
  })

  await t('a file with very many matching lines is not read to its end', async () => {
    let reads = 0
    class CountedWeights extends Map<string, number> {
      override has(term: string) {
        reads++
        return super.has(term)
      }
    }
    const file = { ordinal: 0, path: 'x.txt', language: null, content: 'abc\n'.repeat(50_000), symbols: [] }
    const [first] = cutPassages(file, new CountedWeights([['abc', 1]]), new Set())
    assert.deepEqual([first?.startLine, first?.endLine], [1, 26])
    assert.ok(reads < 10_000, `${reads} reads`)
  })

  await t('paths limit a search to folders and files', async () => {
    const kim = await running.as('kim')
    const names = ['a/x.txt', 'b/c/x.txt', 'b/d.txt', 'bc/x.txt']
    const files = await tarOf(Object.fromEntries(names.map((name) => [name, 'abc\n'.repeat(9)])))
    await upload(running, kim, 'folders', files)
    const pathsIn = async (...paths: string[]) =>
      (await search(kim, { repository: 'folders', query: 'abc', paths })).paths.sort()
    assert.deepEqual(await pathsIn('b', 'none'), ['b/c/x.txt', 'b/d.txt'])
    assert.deepEqual(await pathsIn('./b/c/', 'a/x.txt', 'bc/x'), ['a/x.txt', 'b/c/x.txt'])
    assert.deepEqual(await pathsIn('.'), names)
    assert.deepEqual(await pathsIn(`b${'/'.repeat(2_000_000)}c`), [])
    const { hits } = await search(kim, { repository: 'folders', query: '^abc$', mode: 'regex', limit: 1 })
    assert.deepEqual([hits[0].start_line, hits[0].end_line, hits[0].text], [1, 3, 'abc\nabc\nabc'])
    const end = await search(kim, { repository: 'folders', query: '^$', mode: 'regex', limit: 1 })
    assert.deepEqual([end.hits[0].start_line, end.hits[0].end_line, end.hits[0].text], [8, 10, 'abc\nabc\n'])
  })

  await t('regular expressions find lines', async () => {
    const { hits } = await search(ada, { repository: 'library', query: 'due[A-Z]\\w+ \\+=', mode: 'regex' })
    assert.deepEqual(
      hits.map(({ path, start_line }) => [path, start_line]),
      [['src/loans/renewLoan.ts', 4]],
    )
    const wrong = await search(ada, { repository: 'library', query: '(', mode: 'regex' })
    assert.deepEqual([wrong.status, wrong.error.param], [400, 'query'])
  })

  await t('a new archive replaces the files and their citations', async () => {
    const before = await ada('GET', '/v1/repositories/library')
    const { 'docs/opening-hours.md': _, ...rest } = library
    const files = { ...rest, 'src/loans/store.ts': 'export function findRenewal() {}\n' }
    const { json } = await upload(running, ada, 'library', await tarOf(files))
    assert.equal(json.files, 3)
    assert.notEqual(json.commit, before.json.commit)
    const match = await search(ada, { repository: 'library', query: 'findRenewal' })
    assert.deepEqual([match.paths[0], match.hits[0].commit], ['src/loans/store.ts', json.commit])
    const noMatch = await search(ada, { repository: 'library', query: 'reading room' })
    assert.deepEqual(noMatch.paths, [])
  })

  await t('refs are searched separately', async () => {
    await upload(running, ada, 'library', await tarOf({ 'next.ts': 'export const upcoming = 1\n' }), {
      query: '&ref=next',
    })
    const next = await search(ada, { repository: 'library', ref: 'next', query: 'upcoming' })
    assert.deepEqual(next.paths, ['next.ts'])
    const head = await search(ada, { repository: 'library', ref: 'HEAD', query: 'upcoming' })
    assert.deepEqual(head.paths, [])
  })

  await t('other users cannot see a private repository, even with identical files', async () => {
    const secret = {
      'secret.ts': 'export const launchCode = 4711\n',
      'common.ts': 'export const shared = 1\n',
    }
    await upload(running, ada, 'vault', await tarOf(secret))
    await upload(running, bob, 'public', await tarOf({ 'common.ts': 'export const shared = 1\n' }))
    for (const body of [{ repository: 'vault' }, { repository: 'vault', mode: 'regex' }]) {
      const denied = await search(bob, { ...body, query: 'launchCode' })
      assert.deepEqual([denied.status, denied.error.code], [404, 'repository_not_found'])
    }
    for (const mode of ['text', 'symbol', 'regex']) {
      const { paths } = await search(bob, { query: 'launchCode', mode })
      assert.deepEqual(paths, [])
      const own = await search(bob, { query: 'shared', mode })
      assert.deepEqual(
        own.hits.map(({ repository, path }) => [repository, path]),
        [['public', 'common.ts']],
      )
    }
    assert.equal((await bob('GET', '/v1/repositories/vault')).status, 404)
    assert.equal((await bob('DELETE', '/v1/repositories/vault')).status, 404)
    assert.equal((await bob('GET', '/v1/repositories')).json.data.length, 1)
  })

  await t('an administrator shares a repository with all users, who cannot change it', async () => {
    const files = await tarOf({ 'handbook.md': 'Vacation is thirty days.\n' })
    const rejected = await upload(running, ada, 'handbook', files, { query: '&visibility=shared' })
    assert.equal(rejected.status, 403)
    await upload(running, admin, 'handbook', files, { query: '&visibility=shared' })
    const match = await search(bob, { repository: 'handbook', query: 'vacation' })
    assert.deepEqual(match.paths, ['handbook.md'])
    assert.equal((await bob('GET', '/v1/repositories/handbook')).json.is_owner, false)
    assert.equal((await bob('DELETE', '/v1/repositories/handbook')).status, 404)
  })

  await t('keys and roles are checked when an upload is complete', async () => {
    const { auth } = running.context
    const eve = await running.as('eve', { role: 'admin' })
    const files = await tarOf({ 'a.ts': 'export const a = 1\n' })
    const late = async (change: () => Promise<unknown>, query = '') => {
      await commitFirst(running.context, change)
      const { status, json } = await upload(running, eve, 'late', files, { query })
      return [status, json.error?.code]
    }
    const demote = () => auth.changeUser(eve.user.id, { role: 'user' })
    assert.deepEqual(await late(demote, '&visibility=shared'), [403, 'role_missing'])
    await auth.changeUser(eve.user.id, { role: 'admin' })
    await commitFirst(running.context, demote)
    const folder = await eve('POST', '/v1/repositories', { name: 'late', folder: '/' })
    assert.deepEqual([folder.status, folder.json.error?.code], [403, 'role_missing'])
    assert.deepEqual(await late(() => auth.revokeToken(eve.tokenId)), [401, 'invalid_api_key'])
    const rows = await running.context.db.read
      .selectFrom('repository')
      .select('name')
      .where('owner_id', '=', eve.user.id)
      .execute()
    assert.deepEqual(rows, [])
  })

  await t('a new archive replaces those of its ref that cannot be searched', async () => {
    for (let n = 0; n < 3; n++) {
      const { json } = await upload(running, bob, 'broken', Buffer.from(`no archive ${n}`))
      assert.equal(json.state, 'failed')
    }
    const { db } = running.context
    const rows = await db.read
      .selectFrom('repository_snapshot')
      .innerJoin('repository', 'repository.id', 'repository_id')
      .select('repository_snapshot.id')
      .where('name', '=', 'broken')
      .execute()
    assert.equal(rows.length, 1)
    assert.equal(
      (await upload(running, bob, 'broken', await tarOf({ 'a.md': 'Whole.\n' }))).json.state,
      'ready',
    )
  })

  await t('archives are removed, also of a repository that is deleted at once', async () => {
    const { blobs } = running.context
    const send = (name: string, archive: Buffer, ref = 'HEAD') =>
      fetch(`${running.url}/v1/repositories?name=${name}&ref=${ref}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ada.key}`, 'content-type': 'application/x-tar' },
        body: new Uint8Array(archive),
      })
    const archives = await Promise.all([1, 2, 3].map((n) => tarOf({ 'a.ts': `export const a = ${n}\n` })))
    await Promise.all(
      archives.map(async (archive, at) => {
        assert.equal((await send(`brief-${at}`, archive)).status, 202)
        assert.equal((await ada('DELETE', `/v1/repositories/brief-${at}`)).status, 200)
      }),
    )
    // The same archive is stored for some refs while it is removed for others.
    const same = await tarOf({ 'same.ts': 'export const same = 1\n' })
    const refs = Array.from({ length: 8 }, (_, n) => `r${n}`)
    for (const ref of refs) assert.equal((await send('many-refs', same, ref)).status, 202)
    await eventually('all refs are indexed', async () => {
      const { json } = await ada('GET', '/v1/repositories/many-refs')
      return json.refs.every(({ state }: { state: string }) => /ready|failed/.test(state))
    })
    const { json } = await ada('GET', '/v1/repositories/many-refs')
    assert.deepEqual(
      json.refs.map(({ state }: { state: string }) => state),
      refs.map(() => 'ready'),
    )
    await eventually('no archive is left', async () => {
      for await (const _ of blobs.list()) return false
      return true
    })
    assert.equal((await ada('DELETE', '/v1/repositories/many-refs')).status, 200)
  })

  await t('a user has at most so many repositories, refs and bytes', async () => {
    const gil = await running.as('gil')
    const small = await tarOf({ 'a.ts': 'export const a = 1\n' })
    const send = async (name: string, archive: Buffer, ref = 'HEAD') => {
      const { status, json } = await upload(running, gil, name, archive, { query: `&ref=${ref}` })
      return [status, json.error?.code]
    }
    for (let n = 0; n < 6; n++) assert.equal((await send(`small-${n}`, small))[0], 202)
    assert.deepEqual(await send('small-6', small), [403, 'too_many'])
    for (let n = 1; n < 8; n++) assert.equal((await send('small-0', small, `r${n}`))[0], 202)
    assert.deepEqual(await send('small-0', small, 'r8'), [403, 'too_many'])
    assert.equal((await send('small-0', small, 'r7'))[0], 202)
    const text = await tarOf({ 'large.txt': 'some words\n'.repeat(80_000) })
    for (const ref of ['a', 'b', 'c', 'd']) await send('small-1', text, ref)
    const { json } = await gil('GET', '/v1/repositories/small-1')
    const ready = json.refs.filter(({ state }: { state: string }) => state === 'ready')
    assert.deepEqual(ready.map(({ ref }: { ref: string }) => ref).sort(), ['HEAD', 'a', 'b', 'c'])
  })

  await t('a deleted repository is removed, and content that others share with it stays', async () => {
    assert.equal((await ada('DELETE', '/v1/repositories/vault')).status, 200)
    assert.equal((await ada('GET', '/v1/repositories/vault')).status, 404)
    const denied = await search(ada, { repository: 'vault', query: 'launchCode' })
    assert.equal(denied.status, 404)
    assert.deepEqual((await search(bob, { repository: 'public', query: 'shared' })).paths, ['common.ts'])
    assert.equal((await indexed(bob, 'public')).state, 'ready')
  })
})
