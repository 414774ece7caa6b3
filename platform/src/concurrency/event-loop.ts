import { setImmediate as nextTurn } from 'node:timers/promises'

/** Longer than most queries, and short enough for nobody to notice. */
const MAX_TURN_MS = 5

let startedAtMs = 0
let currentTurn: Promise<void> | undefined

/**
 * Something to wait for when queries have kept the event loop to themselves for too long. SQLite answers
 * at once, so that a loop of awaited queries alone would never let a request or a timer have its turn.
 */
export function yieldIfBusy(): Promise<void> | undefined {
  if (!currentTurn) {
    startedAtMs = performance.now()
    currentTurn = nextTurn().then(() => {
      currentTurn = undefined
    })
    return undefined
  }
  return performance.now() - startedAtMs > MAX_TURN_MS ? currentTurn : undefined
}
