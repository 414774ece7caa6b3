import { Type } from 'typebox'
import { SimpleUser } from '../../../accounts/schema.ts'
import { ReactionRollup } from '../../../issues/schema/issues.ts'
import { RepositoryPath } from '../../../repositories/schema/repositories.ts'
import { WholeNumber } from '../../../wire/numbers.ts'

const text = () => Type.String()

export const CommentPath = Type.Object({ ...RepositoryPath.properties, comment_id: text() })

export const CommitComment = Type.Object(
  {
    html_url: text(),
    url: text(),
    id: Type.Integer(),
    node_id: text(),
    body: Type.Optional(text()),
    body_text: Type.Optional(text()),
    body_html: Type.Optional(text()),
    path: Type.Union([text(), Type.Null()]),
    position: Type.Union([Type.Integer(), Type.Null()]),
    line: Type.Union([Type.Integer(), Type.Null()]),
    commit_id: text(),
    user: Type.Union([SimpleUser, Type.Null()]),
    created_at: text(),
    updated_at: text(),
    author_association: text(),
    reactions: ReactionRollup,
  },
  { title: 'commit-comment' },
)
export const CommitComments = Type.Array(CommitComment)

const oneOrAll = () => Type.Optional(Type.Union([WholeNumber, Type.Null()]))

export const NewCommentBody = Type.Object({
  body: text(),
  path: Type.Optional(Type.Union([Type.String({ maxLength: 4_096 }), Type.Null()])),
  position: oneOrAll(),
  line: oneOrAll(),
})
export const CommentBody = Type.Object({ body: text() })
