import { Type } from 'typebox'
import { SimpleUser } from '../../../accounts/schema.ts'
import { RepositoryPath } from '../../../repositories/schema/repositories.ts'
import { LongPageQuery } from '../../../wire/page-queries.ts'
import { GitUser, MessageBody, Verification } from './git-people.ts'

const text = () => Type.String()

export const CommitPath = Type.Object({ ...RepositoryPath.properties, ref: text() })
export const ComparePath = Type.Object({ ...RepositoryPath.properties, basehead: text() })

export const CommitListQuery = Type.Object({
  sha: Type.Optional(text()),
  path: Type.Optional(text()),
  author: Type.Optional(text()),
  committer: Type.Optional(text()),
  since: Type.Optional(text()),
  until: Type.Optional(text()),
  ...LongPageQuery,
})

export const DiffEntry = Type.Object(
  {
    sha: Type.Union([text(), Type.Null()]),
    filename: text(),
    status: Type.Enum(['added', 'removed', 'modified', 'renamed', 'copied', 'changed', 'unchanged']),
    additions: Type.Integer(),
    deletions: Type.Integer(),
    changes: Type.Integer(),
    blob_url: text(),
    raw_url: text(),
    contents_url: text(),
    patch: Type.Optional(text()),
    previous_filename: Type.Optional(text()),
  },
  { title: 'diff-entry' },
)

const Account = Type.Union([SimpleUser, Type.Null()])

const commonFields = {
  sha: text(),
  node_id: text(),
  url: text(),
  html_url: text(),
  comments_url: text(),
  commit: Type.Object({
    url: text(),
    author: GitUser,
    committer: GitUser,
    message: text(),
    comment_count: Type.Integer(),
    tree: Type.Object({ sha: text(), url: text() }),
    verification: Verification,
  }),
  author: Account,
  committer: Account,
  parents: Type.Array(Type.Object({ sha: text(), url: text(), html_url: text() })),
  stats: Type.Optional(
    Type.Object({ additions: Type.Integer(), deletions: Type.Integer(), total: Type.Integer() }),
  ),
  files: Type.Optional(Type.Array(DiffEntry)),
}

export const Commit = Type.Object(commonFields, { title: 'commit' })
export const CommitList = Type.Array(Commit)

export const CommitComparison = Type.Object(
  {
    url: text(),
    html_url: text(),
    permalink_url: text(),
    diff_url: text(),
    patch_url: text(),
    base_commit: Commit,
    merge_base_commit: Commit,
    status: Type.Enum(['diverged', 'ahead', 'behind', 'identical']),
    ahead_by: Type.Integer(),
    behind_by: Type.Integer(),
    total_commits: Type.Integer(),
    commits: CommitList,
    files: Type.Optional(Type.Array(DiffEntry)),
  },
  { title: 'commit-comparison' },
)

export const BranchesShort = Type.Array(
  Type.Object(
    {
      name: text(),
      commit: Type.Object({ sha: text(), url: text() }),
      protected: Type.Boolean(),
    },
    { title: 'branch-short' },
  ),
)

export const MergeBody = Type.Object({
  base: text(),
  head: text(),
  commit_message: Type.Optional(MessageBody),
})
