import { Type } from 'typebox'
import { WholeNumber as Id } from '../../wire/numbers.ts'

const Text = Type.String()

export const SubIssueBody = Type.Object(
  { sub_issue_id: Id, replace_parent: Type.Optional(Type.Boolean()) },
  { title: 'new-sub-issue' },
)

export const SubIssueGoneBody = Type.Object({ sub_issue_id: Id })

export const SubIssueMoveBody = Type.Object(
  { sub_issue_id: Id, after_id: Type.Optional(Id), before_id: Type.Optional(Id) },
  { title: 'sub-issue-move' },
)

export const DependencyBody = Type.Object({ issue_id: Id }, { title: 'new-issue-dependency' })

export const BlockingPath = Type.Object({ owner: Text, repo: Text, issue_number: Text, issue_id: Text })
