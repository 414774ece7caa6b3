import { createLogger } from '@octavo/platform/log.ts'
import type { ServiceDefinition } from '@octavo/platform/service.ts'
import { type RunningService, type ServeOptions, startService } from '@octavo/platform/start-service.ts'
import type { Static, TObject } from 'typebox'

export interface ChildServeOptions extends Partial<ServeOptions> {
  /** The clock offset. With a large one, the leases of a killed process have expired. */
  laterMs?: number
}

/** Serves an empty service in a child process that the test may kill. */
export async function serveAsChild<Config extends TObject, DB>(
  definition: ServiceDefinition<Config, DB>,
  { laterMs = 0, ...serving }: ChildServeOptions,
): Promise<RunningService<Static<Config>, DB>> {
  // Exits when the test process is killed.
  process.on('disconnect', () => process.exit())
  return startService(definition, {
    host: '127.0.0.1',
    port: 0,
    settings: {},
    log: createLogger('silent'),
    limits: 'off',
    privateTargets: true,
    sampleData: false,
    demoSecret: 'the same at every start',
    clock: { now: () => Date.now() + laterMs },
    ...serving,
  })
}

/** Sends the address of the service to the parent process. */
export function reportToParent({ url, demo }: Pick<RunningService, 'url' | 'demo'>): void {
  process.send?.({ url, token: demo?.token, pid: process.pid })
}
