import { randomBytes } from 'node:crypto'

/** Ids are unique across processes and restarts, cheap to create and short. */
export function createRequestIds(): () => string {
  const process = randomBytes(5).toString('hex')
  let count = 0
  return () => `${process}-${(++count).toString(36)}`
}
