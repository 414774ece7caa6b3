import type { Need } from '../access/needs.ts'

export const reading: Need = { permission: 'pull_requests' }

/** Read access is enough to open a pull request. Further checks are made where needed. */
export const participating: Need = { permission: 'pull_requests', level: 'write', role: 'read' }
