import { unprocessable } from '../errors.ts'
import type { Page } from './links.ts'

/** The cursor of lists that are sorted by a number and an id. */
export function readEnd({ after }: Pick<Page, 'after'>): readonly [value: number, id: number] | undefined {
  if (!after) return undefined
  const [value, id] = after
  if (typeof value !== 'number' || typeof id !== 'number' || after.length !== 2)
    throw unprocessable('The cursor in "after" is not valid for this list.')
  return [value, id]
}
