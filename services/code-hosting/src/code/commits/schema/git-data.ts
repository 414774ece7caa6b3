import { Type } from 'typebox'
import { RepositoryPath } from '../../../repositories/schema/repositories.ts'
import { GitUser, MessageBody, SignerBody, Verification } from './git-people.ts'

const text = () => Type.String()

export const ShaPath = Type.Object({ ...RepositoryPath.properties, sha: text() })
export const RefPath = Type.Object({ ...RepositoryPath.properties, ref: text() })

export const Blob = Type.Object(
  {
    sha: text(),
    node_id: text(),
    size: Type.Integer(),
    url: text(),
    content: text(),
    encoding: Type.Enum(['base64', 'utf-8']),
  },
  { title: 'blob' },
)
export const ShortBlob = Type.Object({ url: text(), sha: text() }, { title: 'short-blob' })
export const BlobBody = Type.Object({
  content: text(),
  encoding: Type.Optional(Type.String({ default: 'utf-8' })),
})

export const TreeReply = Type.Object(
  {
    sha: text(),
    url: text(),
    tree: Type.Array(
      Type.Object({
        path: text(),
        mode: text(),
        type: Type.Enum(['blob', 'tree', 'commit']),
        sha: text(),
        size: Type.Optional(Type.Integer()),
        url: Type.Optional(text()),
      }),
    ),
    truncated: Type.Boolean(),
  },
  { title: 'git-tree' },
)
export const TreeBody = Type.Object({
  tree: Type.Array(
    Type.Object({
      path: Type.Optional(text()),
      mode: Type.Optional(text()),
      type: Type.Optional(text()),
      sha: Type.Optional(Type.Union([text(), Type.Null()])),
      content: Type.Optional(text()),
    }),
  ),
  base_tree: Type.Optional(text()),
})

export const GitCommit = Type.Object(
  {
    sha: text(),
    node_id: text(),
    url: text(),
    html_url: text(),
    author: GitUser,
    committer: GitUser,
    tree: Type.Object({ sha: text(), url: text() }),
    message: text(),
    parents: Type.Array(Type.Object({ sha: text(), url: text(), html_url: text() })),
    verification: Verification,
  },
  { title: 'git-commit' },
)
export const GitCommitBody = Type.Object({
  message: MessageBody,
  tree: text(),
  parents: Type.Optional(Type.Array(text(), { maxItems: 1_000 })),
  author: Type.Optional(SignerBody),
  committer: Type.Optional(SignerBody),
  signature: Type.Optional(text()),
})

export const GitRef = Type.Object(
  {
    ref: text(),
    node_id: text(),
    url: text(),
    object: Type.Object({ sha: text(), type: text(), url: text() }),
  },
  { title: 'git-ref' },
)
export const NewRefBody = Type.Object({ ref: text(), sha: text() })
export const RefBody = Type.Object({ sha: text(), force: Type.Optional(Type.Boolean()) })

export const GitTag = Type.Object(
  {
    node_id: text(),
    tag: text(),
    sha: text(),
    url: text(),
    message: text(),
    tagger: GitUser,
    object: Type.Object({ sha: text(), type: text(), url: text() }),
    verification: Verification,
  },
  { title: 'git-tag' },
)
export const TagBody = Type.Object({
  tag: text(),
  message: MessageBody,
  object: text(),
  type: Type.Enum(['commit', 'tree', 'blob']),
  tagger: Type.Optional(SignerBody),
})
