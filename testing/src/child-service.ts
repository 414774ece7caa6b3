import { createLogger } from '@octavo/platform/log.ts'
import type { ServiceDefinition } from '@octavo/platform/service.ts'
import { type RunningService, type ServeOptions, startService } from '@octavo/platform/start-service.ts'
import type { Static, TObject } from 'typebox'

export interface ChildServeOptions extends Partial<ServeOptions> {
  /** By how much its clock is ahead: by then nobody waits any more for the process that was killed. */
  laterMs?: number
}

/** For the script of a process that is to be killed: the service, with nothing in it, until the test is over. */
export async function serveAsChild<Config extends TObject, DB>(
  definition: ServiceDefinition<Config, DB>,
  { laterMs = 0, ...serving }: ChildServeOptions,
): Promise<RunningService<Static<Config>, DB>> {
  // The test was killed.
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

/** Tells whoever has forked this process where the service is. */
export function tellParent({ url, demo }: Pick<RunningService, 'url' | 'demo'>): void {
  process.send?.({ url, token: demo?.token, pid: process.pid })
}
