import { writeSync } from 'node:fs'
import { createManualClock } from '../../src/clock.ts'
import { openDatabase } from '../../src/data/open.ts'
import { createLimits } from '../../src/internal/limits/create.ts'
import { limitMigrations } from '../../src/internal/limits/migrations.ts'
import type { Window } from '../../src/limits/limits.ts'

const [dataDir = '', windows = '[]', subjects = '1'] = process.argv.slice(2)
const requested: Window[] = JSON.parse(windows)
const db = await openDatabase({ name: 'killed', dataDir, migrations: [limitMigrations] })
const limits = createLimits({ db, clock: createManualClock(), enforce: true })

/** Reports every grant before it requests the next. */
async function takeAll(subject: string): Promise<void> {
  while ((await limits.take(subject, requested)).granted) {
    writeSync(1, `${subject}\n`)
    // Yields to the other subjects and to running writes.
    await new Promise(setImmediate)
  }
}

await Promise.all(Array.from({ length: Number(subjects) }, (_, index) => takeAll(`user-${index}`)))
writeSync(1, 'done\n')
// Waits to be killed.
setInterval(() => {}, 1000)
