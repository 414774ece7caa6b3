import { problem } from '../errors.ts'

/** A number of the path. What is none names nothing that exists. */
export function readNumber(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw problem('not_found')
  return Number(text)
}
