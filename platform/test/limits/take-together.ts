import { once } from 'node:events'
import { createManualClock } from '@octavo/platform/clock.ts'
import { openDatabase } from '@octavo/platform/data/open.ts'
import { createLimits } from '@octavo/platform/limits/create.ts'
import type { Window } from '@octavo/platform/limits/limits.ts'
import { limitMigrations } from '@octavo/platform/limits/migrations.ts'

interface Task {
  subjects: string[]
  windows: Window[]
  cost: number
  requests: number
}

const [url = '', tasks = '[]'] = process.argv.slice(2)
const db = await openDatabase({ name: 'together', url, migrations: [limitMigrations] })
const limits = createLimits({ db, clock: createManualClock(), enforce: true })

process.stdout.write('ready\n')
await once(process.stdin, 'data')
process.stdin.destroy()

const granted: Record<string, number> = {}
async function take({ windows, cost }: Task, subject: string): Promise<void> {
  const grant = await limits.take(subject, windows, cost)
  if (grant.granted) granted[subject] = (granted[subject] ?? 0) + cost
}
const all: Task[] = JSON.parse(tasks)
await Promise.all(
  all.flatMap((task) =>
    Array.from({ length: task.requests }, () => task.subjects.map((subject) => take(task, subject))).flat(),
  ),
)
await limits.close()
await db.close()
process.stdout.write(`${JSON.stringify(granted)}\n`)
