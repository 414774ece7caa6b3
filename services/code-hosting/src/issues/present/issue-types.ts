import type { components } from '@octokit/openapi-types'
import { nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import type { IssueTypeRow } from '../store/issue-types.ts'

export function presentIssueType(row: IssueTypeRow) {
  return {
    id: row.id,
    node_id: nodeId('IssueType', row.id),
    name: row.name,
    description: row.description,
    color: row.color,
    created_at: presentTime(row.created_at_ms),
    updated_at: presentTime(row.updated_at_ms),
    is_enabled: row.is_enabled === 1,
  } satisfies components['schemas']['issue-type']
}

/** The form in the timeline, as of the time of the event. */
export function presentTypeOfEvent({ id, name, color }: IssueTypeRow) {
  return { id, name, color } satisfies components['schemas']['issue-type-webhook']
}
