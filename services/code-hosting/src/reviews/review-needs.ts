import type { Need } from '../access/needs.ts'

/** Read access is enough to review and to comment. Further checks are made where needed. */
export const reviewing: Need = { permission: 'pull_requests', level: 'write', role: 'read' }

/** For requests of reviews. */
export const triage: Need = { permission: 'pull_requests', level: 'write', role: 'triage' }

/** For dismissals. */
export const dismissing: Need = { permission: 'pull_requests', level: 'write', role: 'write' }

export const reading: Need = { permission: 'pull_requests' }
