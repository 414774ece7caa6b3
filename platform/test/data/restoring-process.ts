import { openDatabase } from '../../src/data/open.ts'
import { type CounterTables, counterMigrations } from './counters.ts'

/** Restores the copies in an endless loop and reports each restore. */
const [dataDir = '', ...copies] = process.argv.slice(2)
const db = await openDatabase<CounterTables>({ dataDir, name: 'bank', migrations: counterMigrations })
for (let times = 0; ; times++) {
  await db.restoreFrom(copies[times % copies.length] ?? '')
  console.log(times)
}
