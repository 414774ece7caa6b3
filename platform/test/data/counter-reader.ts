import { createInterface } from 'node:readline'
import { openDatabase } from '../../src/data/open.ts'
import { type CounterTables, counterMigrations, readCounter } from './counters.ts'

/** Prints a counter for every input line. */
const [dataDir = '', name = '', counter = ''] = process.argv.slice(2)
const db = await openDatabase<CounterTables>({ dataDir, name, migrations: counterMigrations })
for await (const _ of createInterface({ input: process.stdin })) console.log(await readCounter(db, counter))
await db.close()
