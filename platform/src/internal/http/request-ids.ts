import { randomBytes } from 'node:crypto'

/** Unique across processes and restarts, cheap to make, and short enough to be read out. */
export function createRequestIds(): () => string {
  const process = randomBytes(5).toString('hex')
  let count = 0
  return () => `${process}-${(++count).toString(36)}`
}
