import { claimDataDirectory } from '@octavo/platform/data/owner.ts'
import { openNotebook } from '@octavo/testing/notebook.ts'

/** Owns a data directory, as a server does, and adds notes to its notebook for ever, naming each that is acknowledged. */
const [dataDir = ''] = process.argv.slice(2)
await claimDataDirectory(dataDir)
const { add } = await openNotebook(dataDir)
for (let count = 0; ; count++) {
  const { id } = await add(`note ${count} ${'.'.repeat(count % 1000)}`)
  console.log(id)
}
