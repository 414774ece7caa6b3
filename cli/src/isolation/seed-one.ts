import { once } from 'node:events'
import { setPriority } from 'node:os'
import { createLogger } from '@octavo/platform/log.ts'
import { seedService } from '@octavo/platform/start-service.ts'
import { loadDefinition } from '../registry.ts'
import type { StartRequest } from './messages.ts'

const [, , name = ''] = process.argv
process.title = `octavo ${name}, seeding`

let close = async () => {}
// The server is stopping, or has exited. An unfinished seed runs again at the next start.
process.on('disconnect', async () => {
  await close()
  process.exit()
})
if (!process.connected) process.exit()
// Ctrl-C reaches this process too; it stops with the server.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
// The request can arrive while the modules load.
const [[request], definition] = await Promise.all([once(process, 'message'), loadDefinition(name)])
await seed(request)

async function seed({ options, logStyle }: StartRequest): Promise<void> {
  const log = createLogger(logStyle)
  try {
    const service = await seedService(definition, { ...options, log })
    close = service.close
    process.send?.('seeded')
    // The server is now more urgent than the remaining jobs.
    setPriority(10)
    await service.idle()
    await service.close()
    process.exit()
  } catch (error) {
    log.error({ service: name, err: error }, 'seeding failed')
    process.exit(1)
  }
}
