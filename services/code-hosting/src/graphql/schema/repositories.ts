export const repositorySchema = `
enum RepositoryPrivacy { PUBLIC PRIVATE }
enum RepositoryVisibility { PUBLIC PRIVATE INTERNAL }
enum RepositoryAffiliation { OWNER COLLABORATOR ORGANIZATION_MEMBER }
enum RepositoryPermission { ADMIN MAINTAIN WRITE TRIAGE READ }
enum RepositoryOrderField { CREATED_AT UPDATED_AT PUSHED_AT NAME STARGAZERS }
enum SubscriptionState { SUBSCRIBED UNSUBSCRIBED IGNORED }
input RepositoryOrder { field: RepositoryOrderField! direction: OrderDirection! }

type RepositoryConnection { totalCount: Int! nodes: [Repository] edges: [RepositoryEdge] pageInfo: PageInfo! }
type RepositoryEdge { cursor: String! node: Repository }
type Language { id: ID! name: String! }
type LanguageConnection { totalCount: Int! totalSize: Int! nodes: [Language] edges: [LanguageEdge] pageInfo: PageInfo! }
type LanguageEdge { cursor: String! node: Language! size: Int! }
type License { id: ID! key: String! name: String! nickname: String spdxId: String }
type RepositoryTopic { id: ID! topic: Topic! }
type Topic { id: ID! name: String! }
type RepositoryTopicConnection { totalCount: Int! nodes: [RepositoryTopic] pageInfo: PageInfo! }
type StargazerConnection { totalCount: Int! }

type Repository implements Node & UniformResourceLocatable {
  id: ID!
  databaseId: Int
  name: String!
  nameWithOwner: String!
  owner: RepositoryOwner!
  description: String
  homepageUrl: URI
  url: URI!
  resourcePath: URI!
  sshUrl: String!
  visibility: RepositoryVisibility!
  isPrivate: Boolean!
  isFork: Boolean!
  isArchived: Boolean!
  isEmpty: Boolean!
  isInOrganization: Boolean!
  """Mirrors do not exist on this server."""
  isMirror: Boolean!
  isTemplate: Boolean!
  parent: Repository
  templateRepository: Repository
  diskUsage: Int
  forkCount: Int!
  forkingAllowed: Boolean!
  stargazerCount: Int!
  stargazers(first: Int, after: String, last: Int, before: String): StargazerConnection!
  watchers(first: Int, after: String, last: Int, before: String): StargazerConnection!
  primaryLanguage: Language
  languages(first: Int, after: String, last: Int, before: String): LanguageConnection
  licenseInfo: License
  repositoryTopics(first: Int, after: String, last: Int, before: String): RepositoryTopicConnection!
  createdAt: DateTime!
  updatedAt: DateTime!
  pushedAt: DateTime
  hasIssuesEnabled: Boolean!
  hasProjectsEnabled: Boolean!
  hasWikiEnabled: Boolean!
  hasDiscussionsEnabled: Boolean!
  """Vulnerability alerts do not exist on this server."""
  hasVulnerabilityAlertsEnabled: Boolean!
  mergeCommitAllowed: Boolean!
  rebaseMergeAllowed: Boolean!
  squashMergeAllowed: Boolean!
  autoMergeAllowed: Boolean!
  deleteBranchOnMerge: Boolean!
  viewerPermission: RepositoryPermission
  viewerCanAdminister: Boolean!
  viewerHasStarred: Boolean!
  viewerSubscription: SubscriptionState
  forks(first: Int, after: String, last: Int, before: String, affiliations: [RepositoryAffiliation], privacy: RepositoryPrivacy, orderBy: RepositoryOrder): RepositoryConnection!
  assignableUsers(first: Int, after: String, last: Int, before: String): UserConnection!
  defaultBranchRef: Ref
  ref(qualifiedName: String!): Ref
  refs(refPrefix: String!, query: String, orderBy: RefOrder, first: Int, after: String, last: Int, before: String): RefConnection
  object(oid: GitObjectID, expression: String): GitObject
  issue(number: Int!): Issue
  issues(first: Int, after: String, last: Int, before: String, states: [IssueState!], labels: [String!], orderBy: IssueOrder, filterBy: IssueFilters): IssueConnection!
  issueOrPullRequest(number: Int!): IssueOrPullRequest
  pinnedIssues(first: Int, after: String, last: Int, before: String): PinnedIssueConnection
  label(name: String!): Label
  labels(first: Int, after: String, last: Int, before: String, query: String, orderBy: LabelOrder): LabelConnection
  milestone(number: Int!): Milestone
  """The enabled types of the organization."""
  issueTypes(first: Int, after: String, last: Int, before: String, orderBy: IssueTypeOrder): IssueTypeConnection
  issueType(name: String!): IssueType
  milestones(first: Int, after: String, last: Int, before: String, states: [MilestoneState!], orderBy: MilestoneOrder): MilestoneConnection
  pullRequest(number: Int!): PullRequest
  pullRequests(first: Int, after: String, last: Int, before: String, states: [PullRequestState!], headRefName: String, baseRefName: String, orderBy: IssueOrder): PullRequestConnection!
  release(tagName: String!): Release
  latestRelease: Release
  releases(first: Int, after: String, last: Int, before: String, orderBy: ReleaseOrder): ReleaseConnection!
}

enum ReleaseOrderField { CREATED_AT }
input ReleaseOrder { field: ReleaseOrderField! direction: OrderDirection! }
type ReleaseConnection { totalCount: Int! nodes: [Release] edges: [ReleaseEdge] pageInfo: PageInfo! }
type ReleaseEdge { cursor: String! node: Release }
type Release implements Node & UniformResourceLocatable {
  id: ID!
  databaseId: Int
  name: String
  tagName: String!
  tag: Ref
  tagCommit: Commit
  description: String
  isDraft: Boolean!
  isPrerelease: Boolean!
  isLatest: Boolean!
  createdAt: DateTime!
  publishedAt: DateTime
  author: User
  url: URI!
  resourcePath: URI!
}
`
