import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'

export function setUpReviews(_context: Context): Subject {
  return { routes: [] }
}
