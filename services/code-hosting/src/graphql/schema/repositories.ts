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

type IssueTemplate { filename: String! name: String! title: String about: String body: String }
type PullRequestTemplate { filename: String body: String repository: Repository! }
type RepositoryContactLink { name: String! url: URI! about: String! }
enum FundingPlatform { BUY_ME_A_COFFEE COMMUNITY_BRIDGE CUSTOM GITHUB ISSUEHUNT KO_FI LFX_CROWDFUNDING LIBERAPAY OPEN_COLLECTIVE PATREON POLAR THANKS_DEV TIDELIFT }
type FundingLink { platform: FundingPlatform! url: URI! }
type CodeOfConduct implements Node { id: ID! key: String! name: String! url: URI }
enum RuleEnforcement { ACTIVE DISABLED EVALUATE }
enum RepositoryRulesetTarget { BRANCH TAG }
union RuleSource = Repository | Organization
type RepositoryRuleset implements Node {
  id: ID!
  databaseId: Int
  name: String!
  target: RepositoryRulesetTarget
  enforcement: RuleEnforcement!
  source: RuleSource!
  createdAt: DateTime!
  updatedAt: DateTime!
  rules(first: Int, after: String, last: Int, before: String): RepositoryRuleConnection
}
type RepositoryRulesetConnection { totalCount: Int! nodes: [RepositoryRuleset] pageInfo: PageInfo! }
enum RepositoryRuleType { BRANCH_NAME_PATTERN COMMITTER_EMAIL_PATTERN COMMIT_AUTHOR_EMAIL_PATTERN COMMIT_MESSAGE_PATTERN CREATION DELETION FILE_EXTENSION_RESTRICTION FILE_PATH_RESTRICTION MAX_FILE_PATH_LENGTH MAX_FILE_SIZE MERGE_QUEUE NON_FAST_FORWARD PULL_REQUEST REQUIRED_DEPLOYMENTS REQUIRED_LINEAR_HISTORY REQUIRED_SIGNATURES REQUIRED_STATUS_CHECKS TAG_NAME_PATTERN UPDATE WORKFLOWS CODE_SCANNING }
type RepositoryRule implements Node { id: ID! type: RepositoryRuleType! }
type RepositoryRuleConnection { totalCount: Int! nodes: [RepositoryRule] pageInfo: PageInfo! }

type Repository implements Node & UniformResourceLocatable & Starrable {
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
  stargazers(first: Int, after: String, last: Int, before: String, orderBy: StarOrder): StargazerConnection!
  watchers(first: Int, after: String, last: Int, before: String): UserConnection!
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
  mentionableUsers(first: Int, after: String, last: Int, before: String): UserConnection!
  issueTemplates: [IssueTemplate!]
  pullRequestTemplates: [PullRequestTemplate!]
  contactLinks: [RepositoryContactLink!]
  isBlankIssuesEnabled: Boolean!
  fundingLinks: [FundingLink!]!
  codeOfConduct: CodeOfConduct
  securityPolicyUrl: URI
  isSecurityPolicyEnabled: Boolean
  mirrorUrl: URI
  """The avatar of the owner."""
  openGraphImageUrl: URI!
  """Images for links cannot be uploaded to this server."""
  usesCustomOpenGraphImage: Boolean!
  isUserConfigurationRepository: Boolean!
  viewerDefaultMergeMethod: PullRequestMergeMethod!
  viewerDefaultCommitEmail: String
  viewerPossibleCommitEmails: [String!]
  projects(first: Int, after: String, last: Int, before: String, orderBy: ProjectOrder, search: String, states: [ProjectState!]): ProjectConnection!
  projectsV2(first: Int, after: String, last: Int, before: String, orderBy: ProjectV2Order, query: String): ProjectV2Connection!
  rulesets(first: Int, after: String, last: Int, before: String, includeParents: Boolean = true): RepositoryRulesetConnection
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
