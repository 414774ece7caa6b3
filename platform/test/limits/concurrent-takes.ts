import { once } from 'node:events'
import { createManualClock } from '../../src/clock.ts'
import { openDatabase } from '../../src/data/open.ts'
import { createLimits } from '../../src/internal/limits/create.ts'
import { limitMigrations } from '../../src/internal/limits/migrations.ts'
import type { Window } from '../../src/limits/limits.ts'

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
