import { Type } from 'typebox'
import { accountFields } from '../../../accounts/schema.ts'

const CommitPointer = Type.Object({ sha: Type.String(), url: Type.String() })

export const ShortBranch = Type.Object(
  { name: Type.String(), commit: CommitPointer, protected: Type.Boolean() },
  { title: 'short-branch' },
)

export const BranchWithProtection = Type.Object(
  {
    name: Type.String(),
    commit: Type.Object({ sha: Type.String(), node_id: Type.String(), url: Type.String() }),
    _links: Type.Object({ html: Type.String(), self: Type.String() }),
    protected: Type.Boolean(),
    protection: Type.Object({
      enabled: Type.Boolean(),
      required_status_checks: Type.Object({
        enforcement_level: Type.String(),
        contexts: Type.Array(Type.String()),
        checks: Type.Array(
          Type.Object({ context: Type.String(), app_id: Type.Union([Type.Integer(), Type.Null()]) }),
        ),
      }),
    }),
    protection_url: Type.String(),
  },
  { title: 'branch-with-protection' },
)

export const Tag = Type.Object(
  {
    name: Type.String(),
    commit: CommitPointer,
    zipball_url: Type.String(),
    tarball_url: Type.String(),
    node_id: Type.String(),
  },
  { title: 'tag' },
)

/** An account, or an anonymous author with only a name and an email. */
export const Contributor = Type.Union([
  Type.Object({ ...accountFields, contributions: Type.Integer() }, { title: 'contributor' }),
  Type.Object(
    {
      type: Type.Literal('Anonymous'),
      name: Type.String(),
      email: Type.String(),
      contributions: Type.Integer(),
    },
    { title: 'anonymous-contributor' },
  ),
])
