import { setTimeout as pause } from 'node:timers/promises'

const maxMs = 60_000

/** Polls `find` until it returns a value. Fails with the given name after the timeout. */
export async function eventually<Found>(
  what: string,
  find: () => Promise<Found | undefined | false> | Found | undefined | false,
): Promise<Found> {
  const giveUpAt = performance.now() + maxMs
  for (;;) {
    const found = await find()
    if (found !== undefined && found !== false) return found
    if (performance.now() > giveUpAt) throw new Error(`Timed out waiting until ${what}`)
    await pause(20)
  }
}
