import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import { type Static, Type } from 'typebox'
import Value from 'typebox/value'

const on = () => Type.Boolean({ default: true })
const off = () => Type.Boolean({ default: false })

/** The permissions of an organization's members. Missing settings have their default. */
export const OrganizationSettings = Type.Object({
  default_repository_permission: Type.Enum(['read', 'write', 'admin', 'none'], { default: 'read' }),
  members_can_create_repositories: on(),
  members_can_create_public_repositories: on(),
  members_can_create_private_repositories: on(),
  members_can_create_internal_repositories: on(),
  members_can_create_pages: on(),
  members_can_create_public_pages: on(),
  members_can_create_private_pages: on(),
  members_can_create_teams: on(),
  members_can_fork_private_repositories: off(),
  web_commit_signoff_required: off(),
  has_organization_projects: on(),
  has_repository_projects: on(),
  billing_email: Type.Union([Type.String(), Type.Null()], { default: null }),
})

export type OrganizationSettings = Static<typeof OrganizationSettings>

// The schema has a default for every field.
const defaults = Value.Create(OrganizationSettings)

export function readOrganizationSettings({ settings }: { settings: string | null }): OrganizationSettings {
  if (settings === null || settings === '{}') return defaults
  return { ...defaults, ...decodeJson<Partial<OrganizationSettings>>(settings) }
}

export function changedSettings(
  row: { settings: string | null },
  change: Partial<OrganizationSettings>,
): string {
  return encodeJson({ ...decodeJson<object>(row.settings ?? '{}'), ...change })
}
