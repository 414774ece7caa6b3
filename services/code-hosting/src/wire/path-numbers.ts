import { problem } from '../errors.ts'

/** Parses a number of the path. A malformed one means 404. */
export function readNumber(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw problem('not_found')
  return Number(text)
}
