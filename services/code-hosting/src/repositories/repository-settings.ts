import { decodeJson } from '@octavo/platform/data/columns.ts'
import { type Static, Type } from 'typebox'
import Value from 'typebox/value'

const on = () => Type.Boolean({ default: true })
const off = () => Type.Boolean({ default: false })

/** Settings that no query filters by. Missing ones have their default. */
export const RepositorySettings = Type.Object({
  has_projects: on(),
  has_wiki: on(),
  has_discussions: off(),
  allow_forking: on(),
  web_commit_signoff_required: off(),
  allow_squash_merge: on(),
  allow_merge_commit: on(),
  allow_rebase_merge: on(),
  allow_auto_merge: off(),
  allow_update_branch: off(),
  delete_branch_on_merge: off(),
  use_squash_pr_title_as_default: off(),
  squash_merge_commit_title: Type.Enum(['PR_TITLE', 'COMMIT_OR_PR_TITLE'], { default: 'COMMIT_OR_PR_TITLE' }),
  squash_merge_commit_message: Type.Enum(['PR_BODY', 'COMMIT_MESSAGES', 'BLANK'], {
    default: 'COMMIT_MESSAGES',
  }),
  merge_commit_title: Type.Enum(['PR_TITLE', 'MERGE_MESSAGE'], { default: 'MERGE_MESSAGE' }),
  merge_commit_message: Type.Enum(['PR_BODY', 'PR_TITLE', 'BLANK'], { default: 'PR_TITLE' }),
})

export type RepositorySettings = Static<typeof RepositorySettings>

// The schema defines the names.
export const settingNames = Object.keys(RepositorySettings.properties) as (keyof RepositorySettings)[]

// The schema has a default for every field.
const defaults = Value.Create(RepositorySettings)

export function readSettings({ settings }: { settings: string }): RepositorySettings {
  return settings === '{}' ? defaults : { ...defaults, ...decodeJson<Partial<RepositorySettings>>(settings) }
}
