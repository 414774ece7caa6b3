import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Migration } from '../../src/data/migrate.ts'
import { openDatabase } from '../../src/data/open.ts'

const [location = '{}', name = ''] = process.argv.slice(2)

const steps: Record<string, Migration> = {}
for (let number = 1; number <= 8; number++) {
  steps[`00${number}-table`] = async (db) => {
    // Fails when it runs twice. The pause makes a race likely.
    await db.schema.createTable(`table_${number}`).addColumn('a', 'integer').execute()
    await sleep(10)
    console.log(`applied ${number}`)
  }
}

console.log('ready')
await once(process.stdin, 'data')
const database = await openDatabase({ ...JSON.parse(location), name, migrations: [{ set: 's', steps }] })
await database.close()
console.log('open')
