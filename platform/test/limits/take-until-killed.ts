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

/** Tells of every grant before it asks for the next. */
async function takeAll(subject: string): Promise<void> {
  while ((await limits.take(subject, requested)).granted) {
    writeSync(1, `${subject}\n`)
    // Lets the other subjects, and the writes under way, have their turn.
    await new Promise(setImmediate)
  }
}

await Promise.all(Array.from({ length: Number(subjects) }, (_, index) => takeAll(`user-${index}`)))
writeSync(1, 'done\n')
// Waits for the end from outside.
setInterval(() => {}, 1000)
