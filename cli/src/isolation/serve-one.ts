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
import { errorMessage } from '@octavo/platform/unknown-values.ts'
import { loadDefinition } from '../registry.ts'
import { letYoungGenerationGrow } from '../young-generation.ts'
import type { FromService, ToService } from './messages.ts'
import { createMetricsReporter } from './metrics-relay.ts'
import { seedInOwnProcess } from './seed-process.ts'

const reportEveryMs = 1_000
const claimTimeoutMs = 10_000

// The parent has exited, and its successor may already be starting.
process.on('disconnect', () => process.exit())
const [start] = await once(process, 'message')
await serve(start)

async function serve(start: ToService & { kind: 'start' }): Promise<void> {
  process.title = `octavo ${start.name}`
  const metrics = createMetrics()
  const running = await open(start, metrics).catch(fail)
  letYoungGenerationGrow()
  const takeChanges = createMetricsReporter(metrics)
  const reportMetrics = () => send({ kind: 'metrics', readings: takeChanges() })
  const reporting = setInterval(reportMetrics, reportEveryMs)
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await running.close()
    clearInterval(reporting)
    await reportMetrics()
    process.disconnect?.()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('message', async (message: ToService) => {
    if (message.kind === 'stop') await stop()
    if (message.kind === 'check')
      await send({ kind: 'checked', id: message.id, isHealthy: await isHealthy(running) })
  })
  const { url, app, demo } = running
  // The server listens on a port, so the address is not a pipe name.
  const address = app.server.address() as AddressInfo
  await send({ kind: 'listening', url, address, demo, description: running.describe() })
}

async function open(
  { name, options, logStyle }: ToService & { kind: 'start' },
  metrics: Metrics,
): Promise<RunningService> {
  const definition = await loadDefinition(name)
  if (options.dataDir) await claim(join(options.dataDir, name))
  const log = createLogger(logStyle)
  return startService(definition, {
    ...options,
    log,
    metrics,
    seedElsewhere: seedInOwnProcess(logStyle, log),
  })
}

/** After a kill, the previous process of this service may hold the port and the database for a moment. */
async function claim(folder: string): Promise<void> {
  const deadline = performance.now() + claimTimeoutMs
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
  await send({
    kind: 'failed',
    message: errorMessage(error),
    ...(error instanceof PortTakenError ? { takenPort: error.port } : {}),
    ...(error instanceof SettingsError ? { problems: error.problems } : {}),
  })
  process.exit(1)
}

function isHealthy(running: RunningService): Promise<boolean> {
  return running.check().then(
    () => true,
    () => false,
  )
}

/** Resolves when the message is sent. Without a parent, this process is about to exit. */
function send(message: FromService): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(message, () => resolve())
    else resolve()
  })
}
