// Claims: on SQLite, the outbox sends at least 1,000 deliveries per second to many targets; with one durable transaction per
// delivery, it reaches 0.3 of a process that commits bare transactions and then sends the same bytes from memory; one slow
// target does not delay the others.

import { fork } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '@octavo/platform/clock.ts'
import { openDatabase } from '@octavo/platform/data/open.ts'
import { secureIds } from '@octavo/platform/ids.ts'
import { createLogger } from '@octavo/platform/log.ts'
import { createOutgoing } from '@octavo/platform/outgoing/client.ts'
import { createWebhooks } from '@octavo/platform/webhooks/create.ts'
import type { WebhookDialect } from '@octavo/platform/webhooks/dialect.ts'
import { createWebhookTables } from '@octavo/platform/webhooks/migrations.ts'
import type { WebhookTables } from '@octavo/platform/webhooks/tables.ts'
import { createJobs } from '../platform/src/internal/jobs/create.ts'
import { jobMigrations } from '../platform/src/internal/jobs/migrations.ts'
import type { JobTables } from '../platform/src/internal/jobs/tables.ts'
import { checkClaim, formatCount, median, quantile } from './figures.ts'
import { serveTargets } from './hook-targets.ts'

const slowMs = 2_000
const deliveries = 2_000
const filler = 'x'.repeat(2_000)

const dialect: WebhookDialect = {
  timeoutMs: 10_000,
  userAgent: 'Bench-Hookshot/1',
  request: ({ delivery, body, webhook }) => ({
    headers: {
      'Content-Type': 'application/json',
      'X-Delivery': delivery.guid,
      'X-Signature-256': `sha256=${createHmac('sha256', webhook.secret ?? '')
        .update(body)
        .digest('hex')}`,
    },
    body,
  }),
}

if (process.argv[2] === 'targets') await listen(Number(process.argv[3]))
else await bench()

async function bench(): Promise<void> {
  for (const count of [1, 100]) {
    await using sender = await openSender(count)
    const rates = {
      batched: [] as number[],
      single: [] as number[],
      memory: [] as number[],
      floor: [] as number[],
    }
    for (let round = 0; round < 6; round++) {
      const batched = await sender.send(deliveries, 100)
      const single = await sender.send(deliveries, 1)
      const commits = await sender.commit(deliveries)
      const memory = await sender.sendFromMemory(deliveries)
      if (round === 0) continue
      rates.batched.push(batched)
      rates.single.push(single)
      rates.memory.push(memory)
      rates.floor.push(1 / (1 / commits + 1 / memory))
    }
    console.log(`${count === 1 ? 'One target' : `${count} targets`}, deliveries of 2 kB per second`)
    console.log(`  100 events in a transaction     ${formatCount(median(rates.batched))}`)
    console.log(`  one event per transaction       ${formatCount(median(rates.single))}`)
    console.log(`  baseline: commit, then send     ${formatCount(median(rates.floor))}`)
    console.log(`  baseline: send only             ${formatCount(median(rates.memory))}`)
    if (count === 1) continue
    checkClaim('together', median(rates.batched), 1_000)
    checkClaim('one event per transaction, of the baseline', median(rates.single) / median(rates.floor), 0.3)
  }
  await using sender = await openSender(51)
  const without = await sender.latencies({ withSlow: false })
  const withSlow = await sender.latencies({ withSlow: true })
  console.log(`50 targets, 100 events per second, from commit to arrival`)
  console.log(`  single                          median ${ms(without, 0.5)}   p99 ${ms(without, 0.99)}`)
  console.log(`  beside one with ${slowMs} ms   median ${ms(withSlow, 0.5)}   p99 ${ms(withSlow, 0.99)}`)
  checkClaim(
    'delay of the slow target, relative to p99 of the others:',
    slowMs / quantile(withSlow, 0.99),
    20,
  )
}

async function openSender(targetCount: number) {
  await using closing = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'octavo-bench-'))
  closing.defer(() => rm(dataDir, { recursive: true, force: true }))
  const targets = fork(import.meta.filename, ['targets', String(targetCount)])
  closing.defer(() => void targets.kill())
  const query = async (request: unknown): Promise<number[]> => {
    const message = once(targets, 'message')
    targets.send(request as string)
    return (await message)[0] as number[]
  }
  const ports = (await once(targets, 'message'))[0] as number[]
  const urls = ports.map((port) => `http://127.0.0.1:${port}/hook`)

  const db = await openDatabase<JobTables & WebhookTables>({
    name: 'bench',
    dataDir,
    migrations: [jobMigrations, { set: 'bench', steps: { '001-webhooks': createWebhookTables } }],
  })
  closing.defer(() => db.close())
  const outgoing = createOutgoing({ allowPrivate: true, userAgent: 'bench' })
  closing.defer(() => outgoing.close())
  const log = createLogger('silent')
  const jobs = createJobs({ db, clock: systemClock, ids: secureIds, log })
  closing.defer(() => jobs.close())
  const dependencies = { db, jobs, outgoing, clock: systemClock, ids: secureIds, log }
  const { webhooks, jobs: handlers } = createWebhooks(dependencies, dialect)
  const hooks = await db.write((tx) =>
    Promise.all(
      urls.map((url, index) =>
        webhooks.create(tx, { owner: `target:${index}`, url, secret: 'secret', events: ['*'] }),
      ),
    ),
  )
  await jobs.start(handlers)

  /** Emits one event per target in one transaction. */
  const emit = (...targets: number[]) =>
    db.write(async (tx) => {
      for (const index of targets) {
        const payload = () => ({ emittedAtMs: Date.now(), filler })
        await webhooks.emit(tx, { owners: [`target:${index}`], event: 'push', payload })
      }
    })
  const opened = closing.move()
  return {
    async send(count: number, perTransaction: number): Promise<number> {
      const startMs = performance.now()
      for (let n = 0; n < count; n += perTransaction) {
        await emit(...Array.from({ length: perTransaction }, (_, index) => (n + index) % targetCount))
      }
      while ((await query('count'))[0] !== count) await pause(5)
      const perSecond = (count / (performance.now() - startMs)) * 1_000
      await jobs.idle()
      await query('latencies')
      return perSecond
    },
    async commit(count: number): Promise<number> {
      const startMs = performance.now()
      for (let n = 0; n < count; n++) {
        const row = { body: filler, emitted_at_ms: Date.now() }
        await db.write((tx) => tx.insertInto('octavo_webhook_payload').values(row).execute())
      }
      return (count / (performance.now() - startMs)) * 1_000
    },
    async sendFromMemory(count: number): Promise<number> {
      const startMs = performance.now()
      await Promise.all(
        hooks.map(async (hook, index) => {
          for (let n = index; n < count; n += targetCount) {
            const delivery = { id: n, guid: secureIds.uuid(), event: 'push', action: null, redelivery: false }
            const body = JSON.stringify({ emittedAtMs: Date.now(), filler })
            const request = dialect.request({
              webhook: { ...hook, secret: 'secret' },
              delivery: { ...delivery, sentAtMs: 0 },
              body,
            })
            await (await outgoing.fetch(hook.url, { method: 'POST', ...request })).text()
          }
        }),
      )
      const perSecond = (count / (performance.now() - startMs)) * 1_000
      await query('latencies')
      return perSecond
    },
    async latencies({ withSlow }: { withSlow: boolean }): Promise<number[]> {
      for (let n = 0; n < 500; n++) {
        // The last target is slow and gets as many events as each other.
        if (withSlow && n % 50 === 0) await emit(targetCount - 1)
        await emit(n % (targetCount - 1))
        await pause(10)
      }
      while (((await query('count'))[0] ?? 0) < 500) await pause(5)
      return (await query('latencies')).slice(50)
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

function listen(count: number): Promise<void> {
  return serveTargets(count, async (index, body) => {
    const { emittedAtMs } = JSON.parse(body.toString())
    // With 51 targets, the last is slow and not measured.
    if (count !== 51 || index < count - 1) return emittedAtMs
    await pause(slowMs)
    return undefined
  })
}

function ms(values: readonly number[], share: number): string {
  return `${quantile(values, share).toFixed(0).padStart(4)} ms`
}
