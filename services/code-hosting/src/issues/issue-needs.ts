import type { Need } from '../access/needs.ts'
import type { IssueRow } from './store/issues.ts'

/** Read access is enough to open and comment on issues. Further checks are made where needed. */
export const participating: Need = { permission: 'issues', level: 'write', role: 'read' }

/** For labels, assignees, milestones and relations of issues. */
export const triage: Need = { permission: 'issues', level: 'write', role: 'triage' }

/** For labels and milestones of the repository, and for locks. */
export const maintaining: Need = { permission: 'issues', level: 'write', role: 'write' }

export const reading: Need = { permission: 'issues' }

/** The permission that a token needs for an issue or a pull request. */
export const permissionFor = ({ is_pull }: Pick<IssueRow, 'is_pull'>) =>
  is_pull ? 'pull_requests' : 'issues'
