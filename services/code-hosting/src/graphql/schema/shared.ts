export const sharedSchema = `
scalar DateTime
scalar URI
scalar GitObjectID
scalar HTML
scalar GitTimestamp

interface Node { id: ID! }
interface Actor { login: String! avatarUrl(size: Int): URI! url: URI! resourcePath: URI! }
interface UniformResourceLocatable { url: URI! resourcePath: URI! }

type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
type RateLimit { limit: Int! cost: Int! remaining: Int! used: Int! resetAt: DateTime! nodeCount: Int! }

enum OrderDirection { ASC DESC }

type Query {
  viewer: User!
  repository(owner: String!, name: String!): Repository
  repositoryOwner(login: String!): RepositoryOwner
  user(login: String!): User
  organization(login: String!): Organization
  node(id: ID!): Node
  nodes(ids: [ID!]!): [Node]!
  search(query: String!, type: SearchType!, first: Int, after: String, last: Int, before: String): SearchResultItemConnection!
  rateLimit: RateLimit
}

enum SearchType { ISSUE REPOSITORY USER }
union SearchResultItem = Issue | PullRequest | Repository | User | Organization
type SearchResultItemConnection {
  issueCount: Int!
  repositoryCount: Int!
  userCount: Int!
  nodes: [SearchResultItem]
  edges: [SearchResultItemEdge]
  pageInfo: PageInfo!
}
type SearchResultItemEdge { cursor: String! node: SearchResultItem }

interface RepositoryOwner {
  id: ID!
  login: String!
  url: URI!
  resourcePath: URI!
  avatarUrl(size: Int): URI!
  repository(name: String!): Repository
  repositories(first: Int, after: String, last: Int, before: String, privacy: RepositoryPrivacy, isFork: Boolean, isArchived: Boolean, affiliations: [RepositoryAffiliation], ownerAffiliations: [RepositoryAffiliation] = [OWNER, COLLABORATOR], orderBy: RepositoryOrder): RepositoryConnection!
}
type User implements Node & Actor & RepositoryOwner & UniformResourceLocatable {
  id: ID!
  databaseId: Int
  login: String!
  name: String
  bio: String
  company: String
  location: String
  websiteUrl: URI
  twitterUsername: String
  createdAt: DateTime!
  isViewer: Boolean!
  url: URI!
  resourcePath: URI!
  avatarUrl(size: Int): URI!
  repository(name: String!): Repository
  repositories(first: Int, after: String, last: Int, before: String, privacy: RepositoryPrivacy, isFork: Boolean, isArchived: Boolean, affiliations: [RepositoryAffiliation], ownerAffiliations: [RepositoryAffiliation] = [OWNER, COLLABORATOR], orderBy: RepositoryOrder): RepositoryConnection!
  gist(name: String!): Gist
  gists(first: Int, after: String, last: Int, before: String, privacy: GistPrivacy, orderBy: GistOrder): GistConnection!
}
type Organization implements Node & Actor & RepositoryOwner & UniformResourceLocatable {
  id: ID!
  databaseId: Int
  login: String!
  name: String
  description: String
  location: String
  websiteUrl: URI
  createdAt: DateTime!
  url: URI!
  resourcePath: URI!
  avatarUrl(size: Int): URI!
  repository(name: String!): Repository
  repositories(first: Int, after: String, last: Int, before: String, privacy: RepositoryPrivacy, isFork: Boolean, isArchived: Boolean, affiliations: [RepositoryAffiliation], ownerAffiliations: [RepositoryAffiliation] = [OWNER, COLLABORATOR], orderBy: RepositoryOrder): RepositoryConnection!
}
type Bot implements Node & Actor & UniformResourceLocatable {
  id: ID!
  databaseId: Int
  login: String!
  createdAt: DateTime!
  url: URI!
  resourcePath: URI!
  avatarUrl(size: Int): URI!
}
type Team implements Node {
  id: ID!
  databaseId: Int
  name: String!
  slug: String!
  description: String
  organization: Organization!
}
type UserConnection { totalCount: Int! nodes: [User] edges: [UserEdge] pageInfo: PageInfo! }
type UserEdge { cursor: String! node: User }
`
