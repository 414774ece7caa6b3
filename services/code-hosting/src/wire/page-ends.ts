import { problem } from '../errors.ts'
import type { Page } from './links.ts'

/** Where the page before ended, in lists whose rows have a number to be ordered by and an id. */
export function readEnd({ after }: Pick<Page, 'after'>): readonly [value: number, id: number] | undefined {
  if (!after) return undefined
  const [value, id] = after
  if (typeof value !== 'number' || typeof id !== 'number' || after.length !== 2)
    throw problem('unprocessable', { message: 'The cursor in "after" is not valid for this list.' })
  return [value, id]
}
