import { writeSync } from 'node:fs'
import { createManualClock } from '@octavo/platform/clock.ts'
import { openDatabase } from '@octavo/platform/data/open.ts'
import { createLimits } from '@octavo/platform/limits/create.ts'
import type { Window } from '@octavo/platform/limits/limits.ts'
import { limitMigrations } from '@octavo/platform/limits/migrations.ts'

const [dataDir = '', windows = '[]', subjects = '1'] = process.argv.slice(2)
const asked: Window[] = JSON.parse(windows)
const db = await openDatabase({ name: 'killed', dataDir, migrations: [limitMigrations] })
const limits = createLimits({ db, clock: createManualClock(), enforce: true })

/** Tells of every grant before it asks for the next. */
async function takeAll(subject: string): Promise<void> {
  while ((await limits.take(subject, asked)).granted) {
    writeSync(1, `${subject}\n`)
    // Lets the other subjects, and the writes under way, have their turn.
    await new Promise(setImmediate)
  }
}

await Promise.all(Array.from({ length: Number(subjects) }, (_, index) => takeAll(`user-${index}`)))
writeSync(1, 'done\n')
// Waits for the end from outside.
setInterval(() => {}, 1000)
