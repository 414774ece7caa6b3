export const issueSchema = `
enum IssueState { OPEN CLOSED }
enum IssueStateReason { REOPENED NOT_PLANNED COMPLETED DUPLICATE }
enum IssueOrderField { CREATED_AT UPDATED_AT COMMENTS }
enum LockReason { OFF_TOPIC TOO_HEATED RESOLVED SPAM }
enum CommentAuthorAssociation { MEMBER OWNER MANNEQUIN COLLABORATOR CONTRIBUTOR FIRST_TIME_CONTRIBUTOR FIRST_TIMER NONE }
enum ReactionContent { THUMBS_UP THUMBS_DOWN LAUGH HOORAY CONFUSED HEART ROCKET EYES }
enum LabelOrderField { NAME CREATED_AT }
enum IssueTypeColor { GRAY BLUE GREEN YELLOW ORANGE RED PINK PURPLE }
enum IssueTypeOrderField { NAME CREATED_AT }
enum MilestoneState { OPEN CLOSED }
enum MilestoneOrderField { DUE_DATE CREATED_AT NUMBER }
input IssueOrder { field: IssueOrderField! direction: OrderDirection! }
input IssueTypeOrder { field: IssueTypeOrderField! direction: OrderDirection! }
input LabelOrder { field: LabelOrderField! direction: OrderDirection! }
input MilestoneOrder { field: MilestoneOrderField! direction: OrderDirection! }
input IssueFilters { assignee: String createdBy: String labels: [String!] mentioned: String milestone: String milestoneNumber: String since: DateTime states: [IssueState!] type: String }
union IssueOrPullRequest = Issue | PullRequest
interface Labelable { labels(first: Int, after: String, last: Int, before: String): LabelConnection }
interface Lockable { locked: Boolean! activeLockReason: LockReason }
interface Assignable { assignees(first: Int, after: String, last: Int, before: String): UserConnection! }
interface Comment { id: ID! author: Actor authorAssociation: CommentAuthorAssociation! body: String! createdAt: DateTime! updatedAt: DateTime! }

type Issue implements Node & UniformResourceLocatable & Labelable & Lockable & Assignable & Comment & Reactable {
  id: ID!
  databaseId: Int
  number: Int!
  title: String!
  body: String!
  state: IssueState!
  stateReason: IssueStateReason
  closed: Boolean!
  closedAt: DateTime
  createdAt: DateTime!
  updatedAt: DateTime!
  url: URI!
  resourcePath: URI!
  author: Actor
  authorAssociation: CommentAuthorAssociation!
  locked: Boolean!
  activeLockReason: LockReason
  isPinned: Boolean
  repository: Repository!
  assignees(first: Int, after: String, last: Int, before: String): UserConnection!
  labels(first: Int, after: String, last: Int, before: String): LabelConnection
  milestone: Milestone
  issueType: IssueType
  parent: Issue
  subIssues(first: Int, after: String, last: Int, before: String): IssueConnection!
  subIssuesSummary: SubIssuesSummary!
  comments(first: Int, after: String, last: Int, before: String): IssueCommentConnection!
  reactionGroups: [ReactionGroup!]
  reactions(first: Int, after: String, last: Int, before: String, content: ReactionContent, orderBy: ReactionOrder): ReactionConnection!
  viewerCanReact: Boolean!
  """Pull requests whose merge closes the issue, of at most 100 that refer to it."""
  closedByPullRequestsReferences(first: Int, after: String, last: Int, before: String, includeClosedPrs: Boolean = false, userLinkedOnly: Boolean = false): PullRequestConnection
  linkedBranches(first: Int, after: String, last: Int, before: String): LinkedBranchConnection!
  projectCards(first: Int, after: String, last: Int, before: String): ProjectCardConnection!
  projectItems(first: Int, after: String, last: Int, before: String): ProjectV2ItemConnection
}
type SubIssuesSummary { total: Int! completed: Int! percentCompleted: Int! }
type IssueConnection { totalCount: Int! nodes: [Issue] edges: [IssueEdge] pageInfo: PageInfo! }
type IssueEdge { cursor: String! node: Issue }
type LinkedBranch implements Node { id: ID! ref: Ref }
type LinkedBranchConnection { totalCount: Int! nodes: [LinkedBranch] edges: [LinkedBranchEdge] pageInfo: PageInfo! }
type LinkedBranchEdge { cursor: String! node: LinkedBranch }
type PinnedIssue implements Node { id: ID! issue: Issue! repository: Repository! }
type PinnedIssueConnection { totalCount: Int! nodes: [PinnedIssue] pageInfo: PageInfo! }
"""Projects do not exist on this server, so the lists are empty. Clients select them."""
type ProjectCardConnection { totalCount: Int! nodes: [ProjectCard] pageInfo: PageInfo! }
type ProjectCard { project: Project! column: ProjectColumn }
type ProjectV2ItemConnection { totalCount: Int! nodes: [ProjectV2Item] pageInfo: PageInfo! }
type ProjectV2Item { id: ID! project: ProjectV2! fieldValueByName(name: String!): ProjectV2ItemFieldValue }
union ProjectV2ItemFieldValue = ProjectV2ItemFieldSingleSelectValue
type ProjectV2ItemFieldSingleSelectValue { id: ID! optionId: String name: String }
type ProjectV2 { id: ID! title: String! number: Int! closed: Boolean! url: URI! resourcePath: URI! }
type ProjectV2Connection { totalCount: Int! nodes: [ProjectV2] pageInfo: PageInfo! }
enum ProjectV2OrderField { TITLE NUMBER CREATED_AT UPDATED_AT }
input ProjectV2Order { field: ProjectV2OrderField! direction: OrderDirection! }
type Project { id: ID! name: String! number: Int! body: String url: URI! resourcePath: URI! }
type ProjectConnection { totalCount: Int! nodes: [Project] pageInfo: PageInfo! }
enum ProjectState { OPEN CLOSED }
enum ProjectOrderField { CREATED_AT UPDATED_AT NAME }
input ProjectOrder { field: ProjectOrderField! direction: OrderDirection! }
type ProjectColumn { id: ID! name: String! }

type IssueComment implements Node & Comment & Reactable {
  id: ID!
  databaseId: Int
  author: Actor
  authorAssociation: CommentAuthorAssociation!
  body: String!
  createdAt: DateTime!
  updatedAt: DateTime!
  includesCreatedEdit: Boolean!
  """Comments cannot be minimized on this server."""
  isMinimized: Boolean!
  minimizedReason: String
  url: URI!
  issue: Issue
  reactionGroups: [ReactionGroup!]
  reactions(first: Int, after: String, last: Int, before: String, content: ReactionContent, orderBy: ReactionOrder): ReactionConnection!
  viewerCanReact: Boolean!
  viewerDidAuthor: Boolean!
}
type IssueCommentConnection { totalCount: Int! nodes: [IssueComment] edges: [IssueCommentEdge] pageInfo: PageInfo! }
type IssueCommentEdge { cursor: String! node: IssueComment }
type Label implements Node {
  id: ID!
  name: String!
  color: String!
  description: String
  isDefault: Boolean!
  createdAt: DateTime
  updatedAt: DateTime
  url: URI!
  repository: Repository!
}
type LabelConnection { totalCount: Int! nodes: [Label] edges: [LabelEdge] pageInfo: PageInfo! }
type LabelEdge { cursor: String! node: Label }
type IssueType implements Node {
  id: ID!
  name: String!
  description: String
  color: IssueTypeColor!
  isEnabled: Boolean!
}
type IssueTypeConnection { totalCount: Int! nodes: [IssueType] edges: [IssueTypeEdge] pageInfo: PageInfo! }
type IssueTypeEdge { cursor: String! node: IssueType }
type Milestone implements Node {
  id: ID!
  number: Int!
  title: String!
  description: String
  creator: Actor
  state: MilestoneState!
  closed: Boolean!
  dueOn: DateTime
  createdAt: DateTime!
  updatedAt: DateTime!
  closedAt: DateTime
  url: URI!
  progressPercentage: Float!
}
type MilestoneConnection { totalCount: Int! nodes: [Milestone] edges: [MilestoneEdge] pageInfo: PageInfo! }
type MilestoneEdge { cursor: String! node: Milestone }
`
