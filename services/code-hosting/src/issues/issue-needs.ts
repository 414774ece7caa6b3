import type { Need } from '../access/request-scope.ts'

/** Anybody who may read may write an issue; who may do more, is looked at where it is done. */
export const takingPart: Need = { permission: 'issues', level: 'write', role: 'read' }

/** Labels on issues, assignees, milestones of issues, and how issues hang together. */
export const sorting: Need = { permission: 'issues', level: 'write', role: 'triage' }

/** What concerns all issues of a repository, and locks. */
export const keeping: Need = { permission: 'issues', level: 'write', role: 'write' }

export const reading: Need = { permission: 'issues' }
