import type { LogStyle } from '@octavo/platform/log.ts'
import { createMetrics } from '@octavo/platform/metrics.ts'
import { openService } from '@octavo/platform/open-service.ts'
import type { ServeOptions } from '@octavo/platform/start-service.ts'
import type { ServedService } from '../portal/served-services.ts'
import type { AnyDefinition } from '../registry.ts'
import { toSerializable } from './messages.ts'
import { createMetricsReceiver } from './metrics-relay.ts'
import { startServiceProcess } from './service-process.ts'
import { supervise } from './supervise.ts'

/**
 * Runs a service in its own process and restarts it on the same port when it exits. The portal's operations, such as
 * listing tokens, open the service's database in this process, as commands do.
 */
export async function startIsolated(
  definition: AnyDefinition,
  serveOptions: ServeOptions,
  logStyle: LogStyle,
): Promise<ServedService['running']> {
  const { name } = definition
  const { log, metrics = createMetrics() } = serveOptions
  const options = toSerializable(serveOptions)
  const { receive, resetGauges } = createMetricsReceiver(metrics)
  const restarts = metrics.counter('octavo_service_restarts', 'Number of restarts of a service.', {
    service: name,
  })
  let port = options.port
  await using closing = new AsyncDisposableStack()
  const supervision = await supervise({
    name,
    log,
    async launch(signal) {
      const start = { kind: 'start', name, options: { ...options, port }, logStyle } as const
      const child = await startServiceProcess({ start, receiveMetrics: receive, signal })
      port = child.listening.address.port
      return child
    },
    onExit() {
      resetGauges()
      restarts.add()
    },
  })
  closing.defer(supervision.stop)
  const first = supervision.current()
  if (!first) throw new Error(`${name} exited right after its start`)
  const { url, address, demo, description } = first.listening
  const publicUrl = options.publicUrl?.replace(/\/+$/, '')
  const service = await openService(definition, { ...options, log }, () => publicUrl ?? url)
  closing.defer(service.close)
  const resources = closing.move()
  return {
    ...service,
    name,
    url,
    demo,
    app: { server: { address: () => address } },
    // The service's process has started its jobs.
    startJobs: async () => {},
    describe: () => description,
    async check() {
      const current = supervision.current()
      if (!current) throw new Error(`${name} is restarting`)
      await current.check()
    },
    close: () => resources.disposeAsync(),
  }
}
