import type { components } from '@octokit/openapi-types'
import type { Role } from '../../access/roles.ts'

type Schemas = components['schemas']

interface PresentedRole {
  id: number
  name: string
  description: string
  repositoryRole: Role
}

/** Predefined roles came with GitHub Enterprise Server 3.12. */
const createdAt = '2024-03-05T00:00:00Z'

export function presentOrganizationRole({ id, name, description, repositoryRole }: PresentedRole) {
  return {
    id,
    name,
    description,
    base_role: repositoryRole,
    source: 'Predefined',
    permissions: [],
    organization: null,
    created_at: createdAt,
    updated_at: createdAt,
  } as const satisfies Schemas['organization-role']
}

export function presentAssignment({
  isDirect,
  sourceIds,
}: {
  isDirect: boolean
  sourceIds: readonly number[]
}) {
  if (!isDirect) return 'indirect'
  return sourceIds.length > 0 ? 'mixed' : 'direct'
}
