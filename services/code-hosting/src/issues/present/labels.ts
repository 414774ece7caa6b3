import type { components } from '@octokit/openapi-types'
import { type Addresses, nodeId } from '../../wire/addresses.ts'
import type { LabelRow } from '../store/labels.ts'

export function presentLabel(
  { id, name, color, description, is_default }: LabelRow,
  fullName: string,
  { api }: Addresses,
) {
  return {
    id,
    node_id: nodeId('Label', id),
    url: `${api}/repos/${fullName}/labels/${encodeURIComponent(name)}`,
    name,
    color,
    default: is_default === 1,
    description,
  } satisfies components['schemas']['label']
}

/** The form in webhooks and feeds. Labels cannot be archived. */
export function presentEventLabel<Label extends object>(label: Label) {
  return { ...label, archived_at: null, archived_by: null }
}
