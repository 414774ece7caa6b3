import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import {
  type AttackResult,
  commitReferences,
  fillTarget,
  gitIn,
  measureOther,
  memoryOf,
  percentile,
  prepareAttack,
} from './attacks/attack-world.ts'
import { openDataFolder, startHosting } from './hosting-child.ts'

const simple = '/repos/demo/sea'
/** An idle server needs a sixth of this. */
const maxMemoryBytes = 1024 * 1024 * 1024

async function startTarget(t: TestContext) {
  const target = await startHosting(t, await openDataFolder(t), { laterMs: 0 })
  await target.call('POST', '/user/repos', { name: 'sea' })
  const commits = await fillTarget(target, 100)
  return { ...target, commits }
}

type Target = Awaited<ReturnType<typeof startTarget>>

/** Runs an attack while another caller sends requests. */
async function withstand(t: TestContext, target: Target, name: string, argument = ''): Promise<AttackResult> {
  const attack = await prepareAttack(name, target, { argument })
  const attacking = attack.run()
  const { statuses, timesMs } = await measureOther(target, simple, attacking)
  const result = await attacking
  const p50 = percentile(timesMs, 0.5).toFixed(1)
  const p99 = percentile(timesMs, 0.99).toFixed(1)
  const memory = await memoryOf(target.pid)
  t.diagnostic(
    `${name}: another caller's ${timesMs.length} requests: p50 ${p50} ms, p99 ${p99} ms; ${(memory / 2 ** 20).toFixed(0)} MB`,
  )
  t.diagnostic(`${name}: answered ${JSON.stringify(result.statuses)}`)
  assert.deepEqual([...statuses], [200])
  assert.ok(memory < maxMemoryBytes, `${memory} bytes`)
  return result
}

async function clone({ url }: Target): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-clone-'))
  try {
    await gitIn(folder)('clone', '-q', '--bare', `${url}/demo/sea.git`, '.')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test('other callers get responses during attacks', { timeout: 180_000 }, async (t) => {
  const target = await startTarget(t)

  await t.test(
    'pushes with long or many refs are refused while being read, with an error message',
    async (t) => {
      const long = await withstand(t, target, 'long refs')
      assert.deepEqual(Object.keys(long.statuses), ['200'])
      assert.match(long.texts.join(), /longer than 4096 bytes/)
      const many = await withstand(t, target, 'many refs')
      assert.deepEqual(Object.keys(many.statuses), ['200'])
      assert.match(many.texts.join(), /a push has 20000 refs at most/)
      await clone(target)
    },
  )

  await t.test(
    'fetches with millions of wants are refused, and other clients can clone meanwhile',
    async (t) => {
      const [head = ''] = target.commits
      const equal = await withstand(t, target, 'equal wants', head)
      assert.deepEqual(Object.keys(equal.statuses), ['200'])
      assert.match(equal.texts.join(), /ERR upload-pack: a request has \d+ (?:lines|bytes) at most/)

      const attack = await prepareAttack('random wants', target, { rounds: 2 })
      const attacking = attack.run()
      let clones = 0
      const cloning = (async () => {
        for (; clones < 3; clones++) await clone(target)
      })()
      const { statuses } = await measureOther(target, simple, Promise.all([attacking, cloning]))
      assert.deepEqual([...statuses], [200])
      assert.equal(clones, 3)
      const { texts } = await attacking
      assert.match(texts.join(), /not our ref|left/)
      await withstand(t, target, 'random wants')
      await clone(target)
    },
  )

  await t.test('fifty concurrent archive downloads, read or not, leave slots for others', async (t) => {
    const [head = ''] = target.commits
    const { json } = await target.call('GET', '/repos/demo/sea')
    const path = `/_codeload/${json.id}/tarball/${head}`
    const { statuses } = await withstand(t, target, 'archives', path)
    assert.deepEqual(Object.keys(statuses), ['200'])
    const attack = await prepareAttack('slow readers', target, { argument: path })
    const attacking = attack.run()
    await clone(target)
    attack.stop()
    await attacking
  })

  await t.test('fifty concurrent page requests do not delay others', async (t) => {
    const paths = target.commits.flatMap((oid) => [
      `/demo/sea/tree/${oid}/src`,
      `/demo/sea/commit/${oid}`,
      `/demo/sea/commits/${oid}`,
    ])
    const { statuses } = await withstand(t, target, 'pages', ['/demo/sea', ...paths].join(' '))
    assert.deepEqual(Object.keys(statuses), ['200'])
  })

  await t.test(
    'a push with 204,800 references returns at once, and its references are applied in order',
    async (t) => {
      const issues = 100
      for (let at = 1; at <= issues; at++)
        await target.call('POST', '/repos/demo/sea/issues', { title: `Issue ${at}` })
      const folder = await mkdtemp(join(tmpdir(), 'octavo-references-'))
      t.after(() => rm(folder, { recursive: true, force: true }))
      const git = gitIn(folder)
      const remote = `${target.url.replace('://', `://x:${target.token}@`)}/demo/sea.git`
      await git('init', '-q', '-b', 'main')
      await git('fetch', '-q', remote, 'main')
      const [parent = ''] = target.commits
      const names = Array.from({ length: issues }, (_, at) => `closes #${at + 1}`).join(' ')
      await commitReferences(folder, { parent, count: 2_048, message: (at) => `Commit ${at}\n\n${names}\n` })

      let writes = 0
      const pushing = git('push', '-q', remote, 'main')
      const following = pushing.then(() =>
        eventually('the last issue is closed', async () => {
          const { status } = await target.call('POST', '/repos/demo/sea/labels', { name: `l-${++writes}` })
          assert.equal(status, 201)
          const { json } = await target.call('GET', `/repos/demo/sea/issues/${issues}/events?per_page=100`)
          return json.filter((event: { event: string }) => event.event === 'referenced').length === 50
        }),
      )
      const { statuses, timesMs } = await measureOther(target, simple, following)
      t.diagnostic(
        `another caller's ${timesMs.length} requests: p50 ${percentile(timesMs, 0.5).toFixed(1)} ms, p99 ${percentile(timesMs, 0.99).toFixed(1)} ms; ${writes} writes beside`,
      )
      assert.deepEqual([...statuses], [200])
      // 5,000 references of a push are applied, oldest first: those of the first fifty commits.
      for (const number of [1, issues]) {
        const { json } = await target.call('GET', `/repos/demo/sea/issues/${number}/events?per_page=100`)
        const referenced = json.filter((event: { event: string }) => event.event === 'referenced')
        const oids = (await git('rev-list', '--reverse', `${parent}..main`)).trim().split('\n').slice(0, 50)
        assert.deepEqual(
          referenced.map((event: { commit_id: string }) => event.commit_id),
          oids,
        )
        assert.equal(json.filter((event: { event: string }) => event.event === 'closed').length, 1)
      }
    },
  )
})
