// Claims: 2,000 issues created by 100 concurrent requests in one repository, at least 500 per second on both databases, and
// as many comments. The floor inserts the same rows of an issue with plain pg, 50 issues in a transaction.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportToParent, serveAsChild } from '@octavo/testing/child-service.ts'
import { startPostgres } from '@octavo/testing/postgres.ts'
import pg from 'pg'
import { checkClaim, formatCount, median, quantile } from './figures.ts'
import { endChild } from './servers.ts'

const count = Number(process.env.COUNT ?? 2_000)
const concurrency = 100
const claimed = 500

if (process.argv[2] === 'serve') await serve(JSON.parse(process.argv[3] ?? '{}'))
else await bench()

async function bench(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'octavo-bench-'))
  const postgres = await startPostgres()
  try {
    await measure('SQLite', { dataDir })
    await measure('PostgreSQL', { databaseUrl: postgres.url })
    await measureFloor(postgres.url)
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measure(name: string, location: object): Promise<void> {
  const child = fork(import.meta.filename, ['serve', JSON.stringify(location)])
  const [{ url, token }] = await once(child, 'message')
  try {
    const call = createCaller(url, token)
    const { full_name } = await call('/user/repos', { name: 'burst' })
    const path = `/repos/${full_name}/issues`
    await call(path, { title: 'The issue with comments' })
    const burst = (what: string, work: (index: number) => Promise<unknown>) =>
      measureBurst(child, `${what} on ${name}`, work)
    await burst('issues', (index) => call(path, { title: `Part ${index}`, body: 'It happened again.' }))
    await burst('comments', () => call(`${path}/1/comments`, { body: 'It happened again.' }))
    const { number } = await call(path, { title: 'The last one' })
    if (number !== count + 2) throw new Error(`The last issue has the number ${number}`)
  } finally {
    await endChild(child, 'SIGKILL')
  }
}

async function measureBurst(child: ChildProcess, what: string, work: (index: number) => Promise<unknown>) {
  const latencies: number[] = []
  const usedBefore = await processorMs(child)
  const startMs = performance.now()
  let next = 0
  const queue = async () => {
    while (next < count) {
      const index = next++
      const startedMs = performance.now()
      await work(index)
      latencies.push(performance.now() - startedMs)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, queue))
  const perSecond = (count * 1_000) / (performance.now() - startMs)
  const usedMs = ((await processorMs(child)) - usedBefore) / count
  const [p50, p99] = [median(latencies), quantile(latencies, 0.99)]
  console.log(`${formatCount(count)} ${what}, ${concurrency} at once`)
  console.log(
    `  ${usedMs.toFixed(2)} ms of our processor time each, p50 ${formatCount(p50)} ms, p99 ${formatCount(p99)} ms`,
  )
  checkClaim('per second:', perSecond, claimed)
}

/** The rows of an issue: the issue, three facets, and the counter of the repository. */
async function measureFloor(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(`create schema floor; set search_path to floor;
    create table repository (id bigint primary key, next_number bigint not null);
    create table issue (id bigserial primary key, number bigint not null, title text not null, body text, unique (number));
    create table facet (issue_id bigint not null, kind bigint not null, primary key (issue_id, kind));
    insert into repository values (1, 1)`)
  const startMs = performance.now()
  for (let first = 0; first < count; first += 50) {
    await client.query('begin isolation level serializable')
    for (let index = 0; index < 50; index++) {
      const {
        rows: [counter],
      } = await client.query(
        'update repository set next_number = next_number + 1 where id = 1 returning next_number - 1 as number',
      )
      const {
        rows: [issue],
      } = await client.query('insert into issue (number, title, body) values ($1, $2, $3) returning id', [
        counter.number,
        `Part ${index}`,
        'It happened again.',
      ])
      await client.query('insert into facet values ($1, 1), ($1, 2), ($1, 3)', [issue.id])
    }
    await client.query('commit')
  }
  console.log(
    `  floor, plain pg: ${formatCount((count * 1_000) / (performance.now() - startMs))} issues per second`,
  )
  await client.end()
}

async function processorMs(child: ChildProcess): Promise<number> {
  child.send('usage')
  const [{ user, system }] = await once(child, 'message')
  return (user + system) / 1_000
}

function createCaller(url: string, token: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  return async (path: string, body: object) => {
    const headers = {
      'user-agent': 'bench',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    }
    const clientRequest = request(url + path, { method: 'POST', agent, headers })
    clientRequest.end(JSON.stringify(body))
    const [response] = await once(clientRequest, 'response')
    const text = Buffer.concat(await response.toArray()).toString()
    if (response.statusCode !== 201) throw new Error(`${path}: ${response.statusCode} ${text}`)
    return JSON.parse(text)
  }
}

async function serve(location: object): Promise<void> {
  const { default: service } = await import('../services/code-hosting/src/index.ts')
  const running = await serveAsChild(service, location)
  process.on('message', () => process.send?.(process.cpuUsage()))
  reportToParent(running)
}
