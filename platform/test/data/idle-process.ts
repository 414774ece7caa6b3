import { sql } from 'kysely'
import { openDatabase } from '../../src/data/open.ts'

const [dataDir = ''] = process.argv.slice(2)
const database = await openDatabase({ dataDir, name: 'idle', migrations: [] })
const query = sql`select 1 as one`
console.log(JSON.stringify(await database.long({ compile: () => query.compile(database.read) })))
