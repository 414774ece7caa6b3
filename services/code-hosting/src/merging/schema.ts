import { Type } from 'typebox'
import { MessageBody } from '../code/commits/schema/git-people.ts'

const text = () => Type.Optional(Type.Union([Type.String(), Type.Null()]))

export const MergeBody = Type.Object({
  commit_title: Type.Optional(Type.Union([Type.String({ maxLength: 1_024 }), Type.Null()])),
  commit_message: Type.Optional(Type.Union([MessageBody, Type.Null()])),
  sha: text(),
  merge_method: Type.Optional(Type.Enum(['merge', 'squash', 'rebase'])),
})

export const MergeResult = Type.Object(
  { sha: Type.String(), merged: Type.Boolean(), message: Type.String() },
  { title: 'pull-request-merge-result' },
)

export const UpdateBranchBody = Type.Object({ expected_head_sha: text() })

export const BranchUpdateReply = Type.Object({ message: Type.String(), url: Type.String() })
