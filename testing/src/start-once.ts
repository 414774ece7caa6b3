import { AsyncResource } from 'node:async_hooks'

/**
 * Starts something once, with the first test that needs it. Called in a suite, where the hooks of what is started
 * belong, so that it is closed after all tests of the suite.
 */
export function startOnce<Started>(start: () => Promise<Started>): () => Promise<Started> {
  const startInSuite = AsyncResource.bind(start)
  let running: Promise<Started> | undefined
  return () => {
    running ??= startInSuite()
    return running
  }
}
