import { Type } from 'typebox'
import { orNull } from '../../accounts/schema.ts'
import { issueTypeColors } from '../../database/issue-tables.ts'

const Text = Type.String()
const Color = Type.Enum([...issueTypeColors])

export const IssueType = Type.Object(
  {
    id: Type.Integer(),
    node_id: Text,
    name: Text,
    description: orNull(Text),
    color: Color,
    created_at: Text,
    updated_at: Text,
    is_enabled: Type.Boolean(),
  },
  { title: 'issue-type' },
)
export const IssueTypes = Type.Array(IssueType)

/** The form in the timeline. */
export const IssueTypeOfEvent = Type.Object({ id: Type.Integer(), name: Text, color: Color })

export const IssueTypePath = Type.Object({ org: Text, issue_type_id: Text })

export const IssueTypeBody = Type.Object(
  {
    name: Text,
    is_enabled: Type.Boolean(),
    description: Type.Optional(orNull(Text)),
    color: Type.Optional(orNull(Color)),
  },
  { title: 'issue-type-definition' },
)
