import { claimDataDirectory } from '@octavo/platform/data/owner.ts'
import { openNotesService } from '@octavo/testing/notes-service.ts'

/** Locks a data directory like a server, adds notes in an endless loop, and prints each acknowledged one. */
const [dataDir = ''] = process.argv.slice(2)
await claimDataDirectory(dataDir)
const { add } = await openNotesService(dataDir)
for (let count = 0; ; count++) {
  const { id } = await add(`note ${count} ${'.'.repeat(count % 1000)}`)
  console.log(id)
}
