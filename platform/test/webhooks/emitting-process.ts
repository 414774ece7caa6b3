// One process of a service that emits events and is killed meanwhile.
import { systemClock } from '../../src/clock.ts'
import { openDatabase } from '../../src/data/open.ts'
import { secureIds } from '../../src/ids.ts'
import { createJobs } from '../../src/internal/jobs/create.ts'
import { createLogger } from '../../src/log.ts'
import { createOutgoing } from '../../src/outgoing/client.ts'
import { createWebhooks } from '../../src/webhooks/create.ts'
import { migrations, signingDialect, type TestTables } from './webhook-harness.ts'

const [place = '{}', role = ''] = process.argv.slice(2)
const db = await openDatabase<TestTables>({ ...JSON.parse(place), name: 'shared', migrations })
const log = createLogger('silent')
const base = { db, clock: systemClock, ids: secureIds, log }
const jobs = createJobs(base)
const outgoing = createOutgoing({ allowPrivate: true, userAgent: 'octavo-test' })
const limits = { leaseMs: 500 }
const { webhooks, jobs: handlers } = createWebhooks({ ...base, jobs, outgoing, limits }, signingDialect)

// Exits when the test process is killed.
process.on('disconnect', () => process.exit())
await jobs.start(handlers)

for (let n = 0; role === 'emitting'; n++) {
  const text = `${process.pid}-${n}`
  await db.write(async (tx) => {
    await tx.insertInto('note').values({ text }).execute()
    await webhooks.emit(tx, { owners: ['owner:1'], event: 'note', payload: () => ({ text }) })
  })
  process.send?.(text)
}
