import { setImmediate as nextTurn } from 'node:timers/promises'

const maxTurnMs = 5

let startedAtMs = 0
let currentTurn: Promise<void> | undefined

/**
 * Returns a promise to await when the current event loop iteration has run too long. SQLite runs synchronously, so a
 * loop of awaited queries alone would starve requests and timers.
 */
export function yieldIfBusy(): Promise<void> | undefined {
  if (!currentTurn) {
    startedAtMs = performance.now()
    currentTurn = nextTurn().then(() => {
      currentTurn = undefined
    })
    return undefined
  }
  return performance.now() - startedAtMs > maxTurnMs ? currentTurn : undefined
}
