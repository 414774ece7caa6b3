export const pullSchema = `
enum PullRequestState { OPEN CLOSED MERGED }
enum MergeableState { MERGEABLE CONFLICTING UNKNOWN }
enum MergeStateStatus { BEHIND BLOCKED CLEAN DIRTY DRAFT HAS_HOOKS UNKNOWN UNSTABLE }
enum PullRequestMergeMethod { MERGE SQUASH REBASE }
enum PullRequestReviewDecision { CHANGES_REQUESTED APPROVED REVIEW_REQUIRED }
enum PullRequestReviewState { PENDING COMMENTED APPROVED CHANGES_REQUESTED DISMISSED }
enum PatchStatus { ADDED DELETED RENAMED COPIED MODIFIED CHANGED }
union RequestedReviewer = User | Team

type PullRequest implements Node & UniformResourceLocatable & Labelable & Lockable & Assignable & Comment & Reactable {
  id: ID!
  databaseId: Int
  fullDatabaseId: BigInt
  number: Int!
  title: String!
  body: String!
  state: PullRequestState!
  closed: Boolean!
  closedAt: DateTime
  merged: Boolean!
  mergedAt: DateTime
  mergedBy: Actor
  mergeCommit: Commit
  potentialMergeCommit: Commit
  mergeable: MergeableState!
  mergeStateStatus: MergeStateStatus!
  createdAt: DateTime!
  updatedAt: DateTime!
  url: URI!
  resourcePath: URI!
  author: Actor
  authorAssociation: CommentAuthorAssociation!
  locked: Boolean!
  activeLockReason: LockReason
  isDraft: Boolean!
  isCrossRepository: Boolean!
  maintainerCanModify: Boolean!
  additions: Int!
  deletions: Int!
  changedFiles: Int!
  repository: Repository!
  baseRefName: String!
  baseRefOid: GitObjectID!
  baseRef: Ref
  baseRepository: Repository
  headRefName: String!
  headRefOid: GitObjectID!
  headRef: Ref
  headRepository: Repository
  headRepositoryOwner: RepositoryOwner
  autoMergeRequest: AutoMergeRequest
  reviewDecision: PullRequestReviewDecision
  assignees(first: Int, after: String, last: Int, before: String): UserConnection!
  labels(first: Int, after: String, last: Int, before: String): LabelConnection
  milestone: Milestone
  comments(first: Int, after: String, last: Int, before: String): IssueCommentConnection!
  reactionGroups: [ReactionGroup!]
  reactions(first: Int, after: String, last: Int, before: String, content: ReactionContent, orderBy: ReactionOrder): ReactionConnection!
  viewerCanReact: Boolean!
  projectCards(first: Int, after: String, last: Int, before: String): ProjectCardConnection!
  projectItems(first: Int, after: String, last: Int, before: String): ProjectV2ItemConnection
  commits(first: Int, after: String, last: Int, before: String): PullRequestCommitConnection!
  """Issues that the merge closes. Only pull requests into the default branch close issues."""
  closingIssuesReferences(first: Int, after: String, last: Int, before: String, userLinkedOnly: Boolean = false): IssueConnection
  files(first: Int, after: String, last: Int, before: String): PullRequestChangedFileConnection
  reviewRequests(first: Int, after: String, last: Int, before: String): ReviewRequestConnection
  reviews(first: Int, after: String, last: Int, before: String): PullRequestReviewConnection
  latestReviews(first: Int, after: String, last: Int, before: String): PullRequestReviewConnection
  reviewThreads(first: Int, after: String, last: Int, before: String): PullRequestReviewThreadConnection!
}
type PullRequestConnection { totalCount: Int! nodes: [PullRequest] edges: [PullRequestEdge] pageInfo: PageInfo! }
type PullRequestEdge { cursor: String! node: PullRequest }
type PullRequestCommit { id: ID! commit: Commit! url: URI! }
type PullRequestCommitConnection { totalCount: Int! nodes: [PullRequestCommit] pageInfo: PageInfo! }
type PullRequestChangedFile { path: String! additions: Int! deletions: Int! changeType: PatchStatus! }
type PullRequestChangedFileConnection { totalCount: Int! nodes: [PullRequestChangedFile] pageInfo: PageInfo! }
type AutoMergeRequest { enabledBy: Actor enabledAt: DateTime authorEmail: String mergeMethod: PullRequestMergeMethod! commitHeadline: String commitBody: String }
type ReviewRequest { requestedReviewer: RequestedReviewer }
type ReviewRequestConnection { totalCount: Int! nodes: [ReviewRequest] pageInfo: PageInfo! }
type PullRequestReview implements Node & Comment {
  id: ID!
  databaseId: Int
  author: Actor
  authorAssociation: CommentAuthorAssociation!
  body: String!
  state: PullRequestReviewState!
  submittedAt: DateTime
  createdAt: DateTime!
  updatedAt: DateTime!
  includesCreatedEdit: Boolean!
  commit: Commit
  comments(first: Int, after: String, last: Int, before: String): PullRequestReviewCommentConnection!
  url: URI!
  """Reviews have no reactions on this server."""
  reactionGroups: [ReactionGroup!]
}
type PullRequestReviewConnection { totalCount: Int! nodes: [PullRequestReview] edges: [PullRequestReviewEdge] pageInfo: PageInfo! }
type PullRequestReviewEdge { cursor: String! node: PullRequestReview }
type PullRequestReviewThread implements Node {
  id: ID!
  isResolved: Boolean!
  isOutdated: Boolean!
  path: String!
  line: Int
  startLine: Int
  originalLine: Int
  diffSide: DiffSide!
  startDiffSide: DiffSide
  subjectType: PullRequestReviewThreadSubjectType!
  pullRequest: PullRequest!
  resolvedBy: User
  comments(first: Int, after: String, last: Int, before: String): PullRequestReviewCommentConnection!
}
enum DiffSide { LEFT RIGHT }
enum PullRequestReviewThreadSubjectType { LINE FILE }
enum PullRequestReviewCommentState { PENDING SUBMITTED }
type PullRequestReviewComment implements Node & Comment & Reactable {
  id: ID!
  databaseId: Int
  fullDatabaseId: BigInt
  author: Actor
  authorAssociation: CommentAuthorAssociation!
  body: String!
  state: PullRequestReviewCommentState!
  createdAt: DateTime!
  updatedAt: DateTime!
  url: URI!
  path: String!
  line: Int
  startLine: Int
  originalLine: Int
  originalStartLine: Int
  diffHunk: String!
  outdated: Boolean!
  subjectType: PullRequestReviewThreadSubjectType!
  originalCommit: Commit
  replyTo: PullRequestReviewComment
  pullRequest: PullRequest!
  reactionGroups: [ReactionGroup!]
  reactions(first: Int, after: String, last: Int, before: String, content: ReactionContent, orderBy: ReactionOrder): ReactionConnection!
  viewerCanReact: Boolean!
  viewerDidAuthor: Boolean!
}
type PullRequestReviewCommentConnection { totalCount: Int! nodes: [PullRequestReviewComment] edges: [PullRequestReviewCommentEdge] pageInfo: PageInfo! }
type PullRequestReviewCommentEdge { cursor: String! node: PullRequestReviewComment }
type PullRequestReviewThreadConnection { totalCount: Int! nodes: [PullRequestReviewThread] edges: [PullRequestReviewThreadEdge] pageInfo: PageInfo! }
type PullRequestReviewThreadEdge { cursor: String! node: PullRequestReviewThread }
`
