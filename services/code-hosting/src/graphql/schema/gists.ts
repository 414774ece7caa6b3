export const gistSchema = `
enum GistPrivacy { PUBLIC SECRET ALL }
enum GistOrderField { CREATED_AT UPDATED_AT }
input GistOrder { field: GistOrderField! direction: OrderDirection! }

type GistConnection { totalCount: Int! nodes: [Gist] edges: [GistEdge] pageInfo: PageInfo! }
type GistEdge { cursor: String! node: Gist }
type GistCommentConnection { totalCount: Int! }
type GistFile {
  name: String
  extension: String
  isImage: Boolean!
  isTruncated: Boolean!
  language: Language
  size: Int
  """Null for files that are not text."""
  text(truncate: Int): String
}
type Gist implements Node & UniformResourceLocatable & Starrable {
  id: ID!
  name: String!
  description: String
  isPublic: Boolean!
  isFork: Boolean!
  owner: RepositoryOwner
  files(limit: Int = 10): [GistFile]
  comments(first: Int, after: String, last: Int, before: String): GistCommentConnection!
  stargazerCount: Int!
  stargazers(first: Int, after: String, last: Int, before: String, orderBy: StarOrder): StargazerConnection!
  viewerHasStarred: Boolean!
  createdAt: DateTime!
  updatedAt: DateTime!
  url: URI!
  resourcePath: URI!
}
`
