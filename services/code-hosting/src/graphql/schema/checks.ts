export const checkSchema = `
enum StatusState { EXPECTED ERROR FAILURE PENDING SUCCESS }
enum CheckStatusState { REQUESTED QUEUED IN_PROGRESS COMPLETED WAITING PENDING }
enum CheckConclusionState { ACTION_REQUIRED TIMED_OUT CANCELLED FAILURE SUCCESS NEUTRAL SKIPPED STARTUP_FAILURE STALE }
type StatusCheckRollup { state: StatusState! commit: Commit contexts(first: Int, after: String, last: Int, before: String): StatusCheckRollupContextConnection! }
union StatusCheckRollupContext = CheckRun | StatusContext
enum CheckRunState { ACTION_REQUIRED CANCELLED COMPLETED FAILURE IN_PROGRESS NEUTRAL PENDING QUEUED SKIPPED STALE STARTUP_FAILURE SUCCESS TIMED_OUT WAITING }
type CheckRunStateCount { state: CheckRunState! count: Int! }
type StatusContextStateCount { state: StatusState! count: Int! }
type StatusCheckRollupContextConnection { totalCount: Int! checkRunCount: Int! checkRunCountsByState: [CheckRunStateCount!] statusContextCount: Int! statusContextCountsByState: [StatusContextStateCount!] nodes: [StatusCheckRollupContext] pageInfo: PageInfo! }
type StatusContext implements Node {
  id: ID!
  context: String!
  state: StatusState!
  description: String
  targetUrl: URI
  createdAt: DateTime!
  isRequired(pullRequestId: ID): Boolean!
}
type CheckRun implements Node {
  id: ID!
  databaseId: Int
  name: String!
  status: CheckStatusState!
  conclusion: CheckConclusionState
  startedAt: DateTime
  completedAt: DateTime
  detailsUrl: URI
  checkSuite: CheckSuite!
  isRequired(pullRequestId: ID): Boolean!
}
type CheckSuite implements Node { id: ID! workflowRun: WorkflowRun }
"""Workflows do not exist on this server, so check suites have none. Clients select them."""
type WorkflowRun { id: ID! event: String! workflow: Workflow! }
type Workflow { id: ID! name: String! }
`
