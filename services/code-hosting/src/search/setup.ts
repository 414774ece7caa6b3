import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'

export function setUpSearch(_context: Context): Subject {
  return { routes: [] }
}
