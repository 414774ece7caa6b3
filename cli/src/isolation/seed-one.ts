import { once } from 'node:events'
import { setPriority } from 'node:os'
import { createLogger } from '@octavo/platform/log.ts'
import { seedService } from '@octavo/platform/start-service.ts'
import { loadDefinition } from '../registry.ts'
import type { ServiceOrder } from './messages.ts'

let close = async () => {}
// The server is stopping, or has exited. An unfinished seed runs again at the next start.
process.on('disconnect', async () => {
  await close()
  process.exit()
})
// Ctrl-C reaches this process too; it stops with the server.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
const [order] = await once(process, 'message')
await seed(order)

async function seed({ name, serving, logStyle }: ServiceOrder): Promise<void> {
  process.title = `octavo ${name}, seeding`
  const log = createLogger(logStyle)
  try {
    const service = await seedService(await loadDefinition(name), { ...serving, log })
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
