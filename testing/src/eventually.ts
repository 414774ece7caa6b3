import { setTimeout as pause } from 'node:timers/promises'

/** Polls `find` until it returns a value. Fails with the given name after the timeout, which is for busy machines. */
export async function eventually<Found>(
  condition: string,
  find: () => Promise<Found | undefined | false> | Found | undefined | false,
  maxMs = 60_000,
): Promise<Found> {
  const giveUpAt = performance.now() + maxMs
  for (;;) {
    const value = await find()
    if (value !== undefined && value !== false) return value
    if (performance.now() > giveUpAt) throw new Error(`Timed out waiting until ${condition}`)
    await pause(20)
  }
}
