import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLogger } from '@octavo/platform/log.ts'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { describeOnBothDatabases } from './databases.ts'
import { openGitClient } from './git-client.ts'
import { startCodeHosting } from './service.ts'

const people = 10

/** As many connections as a busy machine opens without losing some. */
const connections = 250

async function sendAll<Result>(work: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const queue = [...work]
  const responses: Result[] = []
  const visitors = Array.from({ length: connections }, async () => {
    for (let call = queue.shift(); call; call = queue.shift()) responses.push(await call())
  })
  await Promise.all(visitors)
  return responses
}

describeOnBothDatabases('high load', ({ location, dialect }) => {
  /** Five requests each: on SQLite more than the connections, and more issues than fit on a page. */
  const rounds = dialect === 'sqlite' ? 110 : 40

  async function start(mark: string) {
    const defects: string[] = []
    const log = createLogger('json', (line) => defects.push(line))
    const service = await startCodeHosting({
      limits: 'off',
      log,
      ...databaseOptions(location()),
    })
    const owner = `owner-${mark}`
    return { ...service, defects, owner, ada: await service.as(owner), path: `/repos/${owner}/square` }
  }

  test('hundreds of concurrent requests are all served and counted', async () => {
    const { as, ada, anonymous, url, owner, path } = await start('square')
    await ada('POST', '/user/repos', { name: 'square', auto_init: true })
    await ada('POST', `${path}/labels`, { name: 'loud', color: 'ff0000' })
    await ada('POST', `${path}/milestones`, { title: 'noon' })
    const crowd = await Promise.all(Array.from({ length: people }, (_, at) => as(`person-${at}-${owner}`)))
    const client = await openGitClient()
    await client.git('clone', '--quiet', `${url}/${owner}/square.git`, '.')
    const oid = await client.commit('a.txt', 'a')
    const remote = `${url.replace('://', `://x:${ada.token}@`)}/${owner}/square.git`
    const pushes = Array.from({ length: 6 }, (_, at) =>
      client.attempt('push', remote, `${oid}:refs/heads/b-${at}`),
    )

    const work: (() => Promise<{ status: number; text: string }>)[] = []
    for (let at = 0; at < rounds; at++) {
      const person = crowd[at % people] ?? ada
      work.push(() => ada('POST', `${path}/issues`, { title: `${at}`, labels: ['loud'], milestone: 1 }))
      work.push(() => person('GET', `${path}/issues?labels=loud&page=${1 + (at % 5)}`))
      work.push(() => person(at % 3 ? 'PUT' : 'DELETE', `/user/starred/${owner}/square`))
      work.push(() =>
        ada('PATCH', `${path}/labels/loud`, { description: `${at}`, color: at % 2 ? 'ff0000' : '00ff00' }),
      )
      work.push(() =>
        at % 2
          ? anonymous('GET', path)
          : ada('PUT', `${path}/contents/f-${at % 4}.txt`, { message: 'm', content: 'YQ==' }),
      )
    }
    const responses = await sendAll(work)
    const failures = responses.filter(({ status }) => status >= 500)
    assert.deepEqual(
      failures.map(({ text }) => text),
      [],
    )
    for (const { code, stderr } of await Promise.all(pushes)) assert.equal(code, 0, stderr)

    const numbers: number[] = []
    for (let page = 1; page <= Math.ceil(rounds / 100); page++)
      numbers.push(
        ...(await ada('GET', `${path}/issues?direction=asc&per_page=100&page=${page}`)).json.map(
          (issue: { number: number }) => issue.number,
        ),
      )
    assert.deepEqual(
      [...numbers].sort((a, b) => a - b),
      Array.from({ length: rounds }, (_, at) => at + 1),
    )
    const { json: repository } = await anonymous('GET', path)
    assert.equal(repository.open_issues_count, rounds)
    const gazers = (await anonymous('GET', `${path}/stargazers?per_page=100`)).json
    assert.equal(repository.stargazers_count, gazers.length)
    assert.equal((await ada('GET', `${path}/milestones/1`)).json.open_issues, rounds)
    const { headers } = await ada('GET', `${path}/issues?labels=loud&per_page=1`)
    assert.match(headers.get('link') ?? '', new RegExp(`[?&]page=${rounds}>; rel="last"`))
    const { json: branches } = await anonymous('GET', `${path}/branches`)
    assert.equal(branches.length, 7)
  })

  test('concurrent writes to one file succeed only with the current blob id', async () => {
    const { ada, path } = await start('file')
    await ada('POST', '/user/repos', { name: 'square', auto_init: true })
    const write = () => ada('PUT', `${path}/contents/one.txt`, { message: 'm', content: 'YQ==' })
    const statuses = (await Promise.all(Array.from({ length: 12 }, write))).map(({ status }) => status)
    assert.equal(statuses.filter((status) => status === 201).length, 1, String(statuses))
    assert.ok(
      statuses.every((status) => [201, 409, 422].includes(status)),
      String(statuses),
    )
    const { json: commits } = await ada('GET', `${path}/commits`)
    assert.equal(commits.length, 2)
  })

  test('an SSH key that is added to a user and to repositories at the same time belongs to one of them', async () => {
    const { as, owner } = await start('key')
    const ada = await as(owner, { scopes: ['repo', 'admin:public_key'] })
    for (const name of ['square', 'circle']) await ada('POST', '/user/repos', { name })
    for (let seed = 1; seed <= 5; seed++) {
      const name = Buffer.from('ssh-ed25519')
      const blob = [Buffer.from([0, 0, 0, 11]), name, Buffer.from([0, 0, 0, 32]), Buffer.alloc(32, seed)]
      const body = { title: 'CI', key: `ssh-ed25519 ${Buffer.concat(blob).toString('base64')}` }
      const paths = ['/user/keys', `/repos/${owner}/square/keys`, `/repos/${owner}/circle/keys`]
      const statuses = (await Promise.all(paths.map((path) => ada('POST', path, body)))).map(
        ({ status }) => status,
      )
      assert.deepEqual(statuses.toSorted(), [201, 422, 422])
    }
  })

  test('requests to a repository that is being deleted get 404', async () => {
    const { ada, path, defects } = await start('gone')
    for (let time = 0; time < 3; time++) {
      await ada('POST', '/user/repos', { name: 'square', auto_init: true })
      await ada('POST', `${path}/issues`, { title: 'first' })
      const busy = () => [
        ada('POST', `${path}/issues`, { title: 'late' }),
        ada('POST', `${path}/issues/1/comments`, { body: 'late' }),
        ada('PUT', `${path}/contents/late.txt`, { message: 'm', content: 'YQ==' }),
        ada('POST', `${path}/labels`, { name: 'late' }),
        ada('POST', `${path}/milestones`, { title: 'late' }),
        ada('GET', `${path}/commits`),
        ada('GET', `${path}/tarball`),
        ada('PUT', path.replace('/repos', '/user/starred')),
      ]
      const pending = [...busy(), ada('DELETE', path), ...busy(), ...busy()]
      const failures = (await Promise.all(pending)).filter(({ status }) => status >= 500)
      assert.deepEqual(
        failures.map(({ text }) => text),
        [],
        defects.join(''),
      )
    }
    assert.equal((await ada('GET', path)).status, 404)
  })
})
