import type { OctavoOptions, ServiceName, TestOctavo, TestService } from './test-octavo.ts'

/** Starts services in this process on free loopback ports, with temporary data. */
export async function startOctavo<const Name extends ServiceName = ServiceName>(
  options: OctavoOptions<Name> = {},
): Promise<TestOctavo<Name>> {
  // Imported on demand, so that importing `spawnOctavo` does not load the server.
  const { startOctavo: start } = await import('../octavo.ts')
  const octavo = await start(options)
  const services = Object.entries(octavo.services).map(([name, { url, demo }]): [string, TestService] => [
    name,
    { url, ...demo },
  ])
  return {
    // The server has started all services of `Name`.
    services: Object.fromEntries(services) as Record<Name, TestService>,
    clock: {
      moveBy: async (ms) => octavo.clock.moveBy(ms),
      moveTo: async (ms) => octavo.clock.moveTo(ms),
      reset: async () => octavo.clock.reset(),
    },
    reset: octavo.reset,
    close: octavo.close,
  }
}
