export const sharedSchema = `
scalar DateTime
scalar URI
scalar BigInt
scalar GitObjectID
scalar Base64String
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
  organizations(first: Int, after: String, last: Int, before: String): OrganizationConnection!
  projects(first: Int, after: String, last: Int, before: String, orderBy: ProjectOrder, search: String, states: [ProjectState!]): ProjectConnection!
  projectsV2(first: Int, after: String, last: Int, before: String, orderBy: ProjectV2Order, query: String): ProjectV2Connection!
  followers(first: Int, after: String, last: Int, before: String): FollowerConnection!
  following(first: Int, after: String, last: Int, before: String): FollowingConnection!
  viewerIsFollowing: Boolean!
  isFollowingViewer: Boolean!
  starredRepositories(first: Int, after: String, last: Int, before: String, orderBy: StarOrder): StarredRepositoryConnection!
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
  """Visible to members of the organization."""
  issueTypes(first: Int, after: String, last: Int, before: String, orderBy: IssueTypeOrder): IssueTypeConnection
  team(slug: String!): Team
  teams(first: Int, after: String, last: Int, before: String, orderBy: TeamOrder): TeamConnection!
  rulesets(first: Int, after: String, last: Int, before: String, includeParents: Boolean = true): RepositoryRulesetConnection
  projects(first: Int, after: String, last: Int, before: String, orderBy: ProjectOrder, search: String, states: [ProjectState!]): ProjectConnection!
  projectsV2(first: Int, after: String, last: Int, before: String, orderBy: ProjectV2Order, query: String): ProjectV2Connection!
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
type TeamConnection { totalCount: Int! nodes: [Team] edges: [TeamEdge] pageInfo: PageInfo! }
type TeamEdge { cursor: String! node: Team }
enum TeamOrderField { NAME }
input TeamOrder { field: TeamOrderField! direction: OrderDirection! }
type OrganizationConnection { totalCount: Int! nodes: [Organization] edges: [OrganizationEdge] pageInfo: PageInfo! }
type OrganizationEdge { cursor: String! node: Organization }
type UserConnection { totalCount: Int! nodes: [User] edges: [UserEdge] pageInfo: PageInfo! }
type UserEdge { cursor: String! node: User }
`
