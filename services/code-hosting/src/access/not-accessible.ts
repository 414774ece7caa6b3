import type { Problem } from '@octavo/platform/errors.ts'
import { problem } from '../errors.ts'
import type { Viewer } from './viewer.ts'

/** The error for a token without the permission that the route requires. Clients compare its text. */
export function notAccessible({ installations }: Viewer): Problem {
  return problem(installations ? 'not_accessible_by_integration' : 'not_accessible')
}
