import { Type } from 'typebox'
import { SimpleUser } from '../../accounts/schema.ts'

const text = () => Type.String()
const flag = () => Type.Boolean()
const count = () => Type.Integer()
const maybeText = () => Type.Union([Type.String(), Type.Null()])

const Permissions = Type.Object({
  admin: flag(),
  maintain: flag(),
  push: flag(),
  triage: flag(),
  pull: flag(),
})

export const LicenseSimple = Type.Object(
  { key: text(), name: text(), spdx_id: maybeText(), url: maybeText(), node_id: text() },
  { title: 'license-simple' },
)

const common = {
  id: count(),
  node_id: text(),
  name: text(),
  full_name: text(),
  owner: SimpleUser,
  private: flag(),
  html_url: text(),
  description: maybeText(),
  fork: flag(),
  url: text(),
  archive_url: text(),
  assignees_url: text(),
  blobs_url: text(),
  branches_url: text(),
  collaborators_url: text(),
  comments_url: text(),
  commits_url: text(),
  compare_url: text(),
  contents_url: text(),
  contributors_url: text(),
  deployments_url: text(),
  downloads_url: text(),
  events_url: text(),
  forks_url: text(),
  git_commits_url: text(),
  git_refs_url: text(),
  git_tags_url: text(),
  git_url: text(),
  hooks_url: text(),
  issue_comment_url: text(),
  issue_events_url: text(),
  issues_url: text(),
  keys_url: text(),
  labels_url: text(),
  languages_url: text(),
  merges_url: text(),
  milestones_url: text(),
  notifications_url: text(),
  pulls_url: text(),
  releases_url: text(),
  ssh_url: text(),
  stargazers_url: text(),
  statuses_url: text(),
  subscribers_url: text(),
  subscription_url: text(),
  tags_url: text(),
  teams_url: text(),
  trees_url: text(),
  clone_url: text(),
  svn_url: text(),
  mirror_url: maybeText(),
  homepage: maybeText(),
  language: maybeText(),
  forks_count: count(),
  stargazers_count: count(),
  watchers_count: count(),
  size: count(),
  default_branch: text(),
  open_issues_count: count(),
  is_template: flag(),
  topics: Type.Array(Type.String()),
  has_issues: flag(),
  has_projects: flag(),
  has_wiki: flag(),
  has_pages: flag(),
  has_downloads: flag(),
  has_discussions: flag(),
  archived: flag(),
  disabled: flag(),
  visibility: Type.Enum(['public', 'private', 'internal']),
  pushed_at: text(),
  created_at: text(),
  updated_at: text(),
  forks: count(),
  open_issues: count(),
  watchers: count(),
  allow_forking: flag(),
  web_commit_signoff_required: flag(),
  license: Type.Union([LicenseSimple, Type.Null()]),
  permissions: Type.Optional(Permissions),
}

export const MinimalRepository = Type.Object(common, { title: 'minimal-repository' })

export const RepositoryList = Type.Array(MinimalRepository)

export const FullRepository = Type.Object(
  {
    ...common,
    network_count: count(),
    subscribers_count: count(),
    organization: Type.Optional(SimpleUser),
    parent: Type.Optional(MinimalRepository),
    source: Type.Optional(MinimalRepository),
    template_repository: Type.Optional(MinimalRepository),
    allow_squash_merge: Type.Optional(flag()),
    allow_merge_commit: Type.Optional(flag()),
    allow_rebase_merge: Type.Optional(flag()),
    allow_auto_merge: Type.Optional(flag()),
    allow_update_branch: Type.Optional(flag()),
    delete_branch_on_merge: Type.Optional(flag()),
    use_squash_pr_title_as_default: Type.Optional(flag()),
    squash_merge_commit_title: Type.Optional(text()),
    squash_merge_commit_message: Type.Optional(text()),
    merge_commit_title: Type.Optional(text()),
    merge_commit_message: Type.Optional(text()),
  },
  { title: 'full-repository' },
)

export const RepositoryPath = Type.Object({ owner: Type.String(), repo: Type.String() })
