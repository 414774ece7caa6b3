import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SettingsError } from '@octavo/platform/config.ts'
import { claimDataDirectory, DataDirectoryTakenError } from '@octavo/platform/data/owner.ts'
import { PortTakenError } from '@octavo/platform/http/listen.ts'
import { createLogger } from '@octavo/platform/log.ts'
import { createMetrics, type Metrics } from '@octavo/platform/metrics.ts'
import { type RunningService, startService } from '@octavo/platform/start-service.ts'
import { registry } from '../registry.ts'
import { letYoungMemoryGrow } from '../young-memory.ts'
import { createTelling } from './figures.ts'
import type { FromService, ToService } from './messages.ts'

const tellEveryMs = 1_000
const claimWithinMs = 10_000

// Whoever started this process is gone, and the next one may be starting already.
process.on('disconnect', () => process.exit())
const [order] = await once(process, 'message')
await live(order)

/** The whole life of a process that serves one service for the one that started it. */
async function live(start: ToService & { kind: 'start' }): Promise<void> {
  process.title = `octavo ${start.name}`
  const metrics = createMetrics()
  const running = await open(start, metrics).catch(fail)
  letYoungMemoryGrow()
  const takeNew = createTelling(metrics)
  const tellFigures = () => tell({ kind: 'figures', figures: takeNew() })
  const telling = setInterval(tellFigures, tellEveryMs)
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await running.close()
    clearInterval(telling)
    await tellFigures()
    process.disconnect?.()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('message', async (message: ToService) => {
    if (message.kind === 'stop') await stop()
    if (message.kind === 'check')
      await tell({ kind: 'checked', id: message.id, isWell: await isWell(running) })
  })
  const { url, app, demo } = running
  // It listens on a port, so the address is not the name of a pipe.
  const address = app.server.address() as AddressInfo
  await tell({ kind: 'listening', url, address, demo, description: running.describe() })
}

async function open(
  { name, serving, logStyle }: ToService & { kind: 'start' },
  metrics: Metrics,
): Promise<RunningService> {
  const definition = await registry.find((service) => service.name === name)?.load()
  if (!definition) throw new Error(`There is no service ${name}`)
  if (serving.dataDir) await claim(join(serving.dataDir, name))
  return startService(definition, { ...serving, log: createLogger(logStyle), metrics })
}

/** One of an earlier server that was killed may need a moment to end, and has its port and its database until then. */
async function claim(folder: string): Promise<void> {
  const deadline = performance.now() + claimWithinMs
  for (;;) {
    try {
      await claimDataDirectory(folder)
      return
    } catch (error) {
      if (!(error instanceof DataDirectoryTakenError) || performance.now() > deadline) throw error
    }
    await pause(50)
  }
}

async function fail(error: unknown): Promise<never> {
  await tell({
    kind: 'failed',
    message: String(Object(error).message),
    ...(error instanceof PortTakenError ? { takenPort: error.port } : {}),
    ...(error instanceof SettingsError ? { problems: error.problems } : {}),
  })
  process.exit(1)
}

function isWell(running: RunningService): Promise<boolean> {
  return running.check().then(
    () => true,
    () => false,
  )
}

/** Resolves when it is on its way; where nobody listens any more, this process is about to end. */
function tell(message: FromService): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(message, () => resolve())
    else resolve()
  })
}
