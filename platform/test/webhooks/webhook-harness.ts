import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { TestContext } from 'node:test'
import type { TestDatabases } from '@octavo/testing/databases.ts'
import type { Transaction } from 'kysely'
import { pino } from 'pino'
import { type Clock, createManualClock } from '../../src/clock.ts'
import type { Database } from '../../src/data/database.ts'
import type { MigrationSet } from '../../src/data/migrate.ts'
import { secureIds } from '../../src/ids.ts'
import { createJobs } from '../../src/internal/jobs/create.ts'
import { jobMigrations } from '../../src/internal/jobs/migrations.ts'
import type { JobTables } from '../../src/internal/jobs/tables.ts'
import type { Jobs } from '../../src/jobs/jobs.ts'
import { createOutgoing } from '../../src/outgoing/client.ts'
import type { Outgoing } from '../../src/outgoing/outgoing.ts'
import { createWebhooks, type WebhookLimits } from '../../src/webhooks/create.ts'
import type { WebhookDialect } from '../../src/webhooks/dialect.ts'
import { createWebhookTables } from '../../src/webhooks/migrations.ts'
import type { WebhookTables } from '../../src/webhooks/tables.ts'
import type { NewWebhook, Webhook, Webhooks } from '../../src/webhooks/webhooks.ts'
import { serve } from '../outgoing/loopback-server.ts'

/** The tables of a sample service: the changes that it emits. */
export interface NoteTables {
  note: { text: string }
}

export type TestTables = JobTables & WebhookTables & NoteTables

export const migrations: MigrationSet[] = [
  jobMigrations,
  {
    set: 'test',
    steps: {
      '001-webhooks': createWebhookTables,
      '002-note': (db) =>
        db.schema
          .createTable('note')
          .addColumn('text', 'text', (column) => column.notNull())
          .execute(),
    },
  },
]

/** Signs as code hosts do. */
export const signingDialect: WebhookDialect = {
  timeoutMs: 10_000,
  userAgent: 'Test-Hookshot/1',
  request({ webhook, delivery, body }) {
    const bytes = webhook.settings.form ? String(new URLSearchParams({ payload: body })) : body
    const digest = webhook.secret && createHmac('sha256', webhook.secret).update(bytes).digest('hex')
    return {
      headers: {
        'Content-Type': webhook.settings.form ? 'application/x-www-form-urlencoded' : 'application/json',
        'X-Event': delivery.event,
        'X-Delivery': delivery.guid,
        ...(digest && { 'X-Signature-256': `sha256=${digest}` }),
      },
      body: bytes,
    }
  },
}

export interface WebhookHarness {
  db: Database<TestTables>
  jobs: Jobs
  webhooks: Webhooks
  log: string[]
  write<T>(work: (tx: Transaction<NoteTables>) => Promise<T>): Promise<T>
  create(webhook: Partial<NewWebhook> & { url: string }): Promise<Webhook>
  /** Emits one event for `owner:1` in its own transaction. */
  emit(payload: object, event?: string): Promise<void>
  /** Starts the jobs if needed, and resolves when nothing is due. */
  settle(): Promise<void>
}

export interface HarnessOptions {
  clock?: Clock
  dialect?: Partial<WebhookDialect>
  limits?: Partial<WebhookLimits>
  outgoing?: Outgoing
  allowPrivate?: boolean
}

export async function openWebhookHarness(
  t: TestContext,
  databases: TestDatabases,
  { clock = createManualClock(), dialect, limits, allowPrivate = true, ...options }: HarnessOptions = {},
): Promise<WebhookHarness> {
  const db = await databases.open<TestTables>(migrations)
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) })
  const outgoing = options.outgoing ?? createOutgoing({ allowPrivate, userAgent: 'octavo-test' })
  const jobs = createJobs({ db, clock, ids: secureIds, log, closeWithinMs: 1_000 })
  t.after(async () => {
    await jobs.close()
    await outgoing.close()
  })
  // Keeps the process alive, as a listening server does: the timers of jobs do not.
  const awake = setInterval(() => {}, 60_000)
  t.after(() => clearInterval(awake))
  const { webhooks, jobs: handlers } = createWebhooks(
    { db, jobs, outgoing, clock, ids: secureIds, log, ...(limits && { limits }) },
    { ...signingDialect, ...dialect },
  )
  let starting: Promise<void> | undefined
  // Restricts the type to the service's own tables, as in a service's store.
  const write: WebhookHarness['write'] = (work) =>
    db.write((tx) => work(tx as unknown as Transaction<NoteTables>))
  return {
    db,
    jobs,
    webhooks,
    log: lines,
    write,
    create: (webhook) => write((tx) => webhooks.create(tx, { owner: 'owner:1', events: ['*'], ...webhook })),
    emit: (payload, event = 'note') =>
      write((tx) => webhooks.emit(tx, { owners: ['owner:1'], event, payload: () => payload })),
    async settle() {
      starting ??= jobs.start(handlers)
      await starting
      await jobs.idle()
    },
  }
}

export interface Received {
  path: string
  headers: IncomingMessage['headers']
  body: string
}

/** A target that records its requests and returns 200 unless the test sets another response. */
export async function openTarget(
  t: TestContext,
  answer: (response: ServerResponse, received: Received) => void | Promise<void> = (response) =>
    void response.end('thanks'),
) {
  const received: Received[] = []
  const server = await serve(t, async (request, response) => {
    const one = { path: request.url ?? '', headers: request.headers, body: await text(request) }
    received.push(one)
    await answer(response, one)
  })
  return {
    url: `${server.url}/hook`,
    origin: server.url,
    received,
    bodies: () => received.map(({ body }) => JSON.parse(body)),
  }
}
