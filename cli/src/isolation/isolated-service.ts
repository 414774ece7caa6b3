import type { LogStyle } from '@octavo/platform/log.ts'
import { createMetrics } from '@octavo/platform/metrics.ts'
import { openService } from '@octavo/platform/open-service.ts'
import type { ServeOptions } from '@octavo/platform/start-service.ts'
import type { ServedService } from '../portal/served-services.ts'
import type { AnyDefinition } from '../registry.ts'
import { createHearing } from './figures.ts'
import { startServiceProcess } from './service-process.ts'
import { supervise } from './supervise.ts'

/**
 * A service in a process of its own, which is started again whenever it ends, on the same port. What belongs to
 * the portal, such as its list of tokens, works on the service's database from here, as the command line does.
 */
export async function startIsolated(
  definition: AnyDefinition,
  { log, metrics = createMetrics(), clock: _clock, ids: _ids, extend: _extend, ...serving }: ServeOptions,
  logStyle: LogStyle,
): Promise<ServedService['running']> {
  const { name } = definition
  const { hear, forgetGauges } = createHearing(metrics)
  const restarts = metrics.counter('octavo_service_restarts', 'How often a service was started again.', {
    service: name,
  })
  let port = serving.port
  await using closing = new AsyncDisposableStack()
  const supervision = await supervise({
    name,
    log,
    async launch(signal) {
      const start = { kind: 'start', name, serving: { ...serving, port }, logStyle } as const
      const started = await startServiceProcess({ start, hear, signal })
      port = started.listening.address.port
      return started
    },
    lost() {
      forgetGauges()
      restarts.add()
    },
  })
  closing.defer(supervision.stop)
  const first = supervision.current()
  if (!first) throw new Error(`${name} ended as soon as it was ready`)
  const { url, address, demo, description } = first.listening
  const publicUrl = serving.publicUrl?.replace(/\/+$/, '')
  const open = await openService(definition, { ...serving, log }, () => publicUrl ?? url)
  closing.defer(open.close)
  const opened = closing.move()
  return {
    ...open,
    name,
    url,
    demo,
    app: { server: { address: () => address } },
    // Its own process has begun with them.
    startJobs: async () => {},
    describe: () => description,
    async check() {
      const current = supervision.current()
      if (!current) throw new Error(`${name} is being started again`)
      await current.check()
    },
    close: () => opened.disposeAsync(),
  }
}
