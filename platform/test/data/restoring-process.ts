import { openDatabase } from '../../src/data/open.ts'
import { type CounterTables, counterMigrations } from './counters.ts'

/** Restores one copy after another for ever, and says so each time. */
const [dataDir = '', ...copies] = process.argv.slice(2)
const db = await openDatabase<CounterTables>({ dataDir, name: 'bank', migrations: counterMigrations })
for (let times = 0; ; times++) {
  await db.restoreFrom(copies[times % copies.length] ?? '')
  console.log(times)
}
