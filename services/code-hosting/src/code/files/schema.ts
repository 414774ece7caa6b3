import { type Static, type TProperties, Type } from 'typebox'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { GitUser, MessageBody, SignerBody, Verification } from '../commits/schema/git-people.ts'

const text = () => Type.String()
const maybeText = () => Type.Union([Type.String(), Type.Null()])

export const ContentsPath = Type.Object({ ...RepositoryPath.properties, path: text() })
export const ReadmePath = Type.Object({ ...RepositoryPath.properties, dir: text() })
export const RefQuery = Type.Object({ ref: Type.Optional(text()) })

const common = {
  name: text(),
  path: text(),
  sha: text(),
  size: Type.Integer(),
  url: text(),
  html_url: maybeText(),
  git_url: maybeText(),
  download_url: maybeText(),
  _links: Type.Object({ self: text(), git: maybeText(), html: maybeText() }),
} satisfies TProperties

const kind = Type.Enum(['file', 'dir', 'symlink', 'submodule'])

const Item = Type.Object(
  { type: kind, ...common, submodule_git_url: Type.Optional(text()) },
  { title: 'content-item' },
)

export const ContentFile = Type.Object(
  { type: Type.Literal('file'), ...common, content: text(), encoding: text() },
  { title: 'content-file' },
)
const Symlink = Type.Object(
  { type: Type.Literal('symlink'), ...common, target: text() },
  { title: 'content-symlink' },
)
const Submodule = Type.Object(
  { type: Type.Literal('submodule'), ...common, submodule_git_url: text() },
  { title: 'content-submodule' },
)
const Tree = Type.Object(
  { type: Type.Literal('dir'), ...common, entries: Type.Array(Item) },
  { title: 'content-tree' },
)

export const Content = Type.Union([Type.Array(Item), ContentFile, Symlink, Submodule, Tree])

export const PutBody = Type.Object({
  message: MessageBody,
  content: text(),
  sha: Type.Optional(text()),
  branch: Type.Optional(text()),
  author: Type.Optional(SignerBody),
  committer: Type.Optional(SignerBody),
})

/** Many clients send the fields of a deletion in the query. */
const deletion = {
  message: Type.Optional(MessageBody),
  sha: Type.Optional(text()),
  branch: Type.Optional(text()),
}
export const DeleteQuery = Type.Object(deletion)
export const DeleteBody = Type.Union([
  Type.Object({ ...deletion, author: Type.Optional(SignerBody), committer: Type.Optional(SignerBody) }),
  Type.Null(),
])
export type DeleteBody = Static<typeof DeleteBody>

export const FileCommit = Type.Object(
  {
    content: Type.Union([Type.Object({ type: kind, ...common }), Type.Null()]),
    commit: Type.Object({
      sha: text(),
      node_id: text(),
      url: text(),
      html_url: text(),
      author: GitUser,
      committer: GitUser,
      message: text(),
      tree: Type.Object({ sha: text(), url: text() }),
      parents: Type.Array(Type.Object({ sha: text(), url: text(), html_url: text() })),
      verification: Verification,
    }),
  },
  { title: 'file-commit' },
)
