export const gitSchema = `
interface GitObject { id: ID! oid: GitObjectID! abbreviatedOid: String! repository: Repository! }
type Ref implements Node {
  id: ID!
  name: String!
  prefix: String!
  target: GitObject
  repository: Repository!
  branchProtectionRule: BranchProtectionRule
  associatedPullRequests(first: Int, after: String, last: Int, before: String, states: [PullRequestState!], baseRefName: String, orderBy: IssueOrder): PullRequestConnection!
}
type BranchProtectionRule { requiresStrictStatusChecks: Boolean! requiredApprovingReviewCount: Int }
enum RefOrderField { ALPHABETICAL TAG_COMMIT_DATE }
input RefOrder { field: RefOrderField! direction: OrderDirection! }
type RefConnection { totalCount: Int! nodes: [Ref] edges: [RefEdge] pageInfo: PageInfo! }
type RefEdge { cursor: String! node: Ref }
type GitActor { name: String email: String date: GitTimestamp user: User avatarUrl(size: Int): URI! }
type GitActorConnection { totalCount: Int! nodes: [GitActor] pageInfo: PageInfo! }
type Commit implements Node & GitObject & UniformResourceLocatable {
  id: ID!
  oid: GitObjectID!
  abbreviatedOid: String!
  repository: Repository!
  message: String!
  messageHeadline: String!
  messageBody: String!
  authoredDate: DateTime!
  committedDate: DateTime!
  author: GitActor
  committer: GitActor
  authors(first: Int, after: String, last: Int, before: String): GitActorConnection!
  tree: Tree!
  parents(first: Int, after: String, last: Int, before: String): CommitConnection!
  history(first: Int, after: String, path: String, since: GitTimestamp, until: GitTimestamp): CommitHistoryConnection!
  statusCheckRollup: StatusCheckRollup
  associatedPullRequests(first: Int, after: String, last: Int, before: String, orderBy: PullRequestOrder! = { field: CREATED_AT, direction: ASC }): PullRequestConnection
  url: URI!
  commitUrl: URI!
  resourcePath: URI!
}
enum PullRequestOrderField { CREATED_AT UPDATED_AT }
input PullRequestOrder { field: PullRequestOrderField! direction: OrderDirection! }
type CommitConnection { totalCount: Int! nodes: [Commit] pageInfo: PageInfo! }
type CommitHistoryConnection { totalCount: Int! nodes: [Commit] edges: [CommitEdge] pageInfo: PageInfo! }
type CommitEdge { cursor: String! node: Commit }
type Tree implements Node & GitObject { id: ID! oid: GitObjectID! abbreviatedOid: String! repository: Repository! entries: [TreeEntry!] }
type TreeEntry { name: String! path: String oid: GitObjectID! type: String! mode: Int! object: GitObject }
type Blob implements Node & GitObject { id: ID! oid: GitObjectID! abbreviatedOid: String! repository: Repository! byteSize: Int! isBinary: Boolean isTruncated: Boolean! text: String }
type Tag implements Node & GitObject { id: ID! oid: GitObjectID! abbreviatedOid: String! repository: Repository! name: String! message: String tagger: GitActor target: GitObject! }
`
