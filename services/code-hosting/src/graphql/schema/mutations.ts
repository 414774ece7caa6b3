export const mutationSchema = `
enum IssueClosedStateReason { COMPLETED NOT_PLANNED DUPLICATE }
enum PullRequestUpdateState { OPEN CLOSED }
enum PullRequestReviewEvent { COMMENT APPROVE REQUEST_CHANGES }
input CommittableBranch { """The id of the branch; otherwise, the repository and the name name it.""" id: ID repositoryNameWithOwner: String branchName: String }
input CommitMessage { headline: String! body: String }
input FileAddition { path: String! contents: Base64String! }
input FileDeletion { path: String! }
input FileChanges { additions: [FileAddition!] = [] deletions: [FileDeletion!] = [] }
input DraftPullRequestReviewComment { path: String! position: Int! body: String! }

type Mutation {
  createIssue(input: CreateIssueInput!): CreateIssuePayload
  closeIssue(input: CloseIssueInput!): CloseIssuePayload
  reopenIssue(input: ReopenIssueInput!): ReopenIssuePayload
  updateIssue(input: UpdateIssueInput!): UpdateIssuePayload
  updateIssueIssueType(input: UpdateIssueIssueTypeInput!): UpdateIssueIssueTypePayload
  deleteIssue(input: DeleteIssueInput!): DeleteIssuePayload
  transferIssue(input: TransferIssueInput!): TransferIssuePayload
  createLinkedBranch(input: CreateLinkedBranchInput!): CreateLinkedBranchPayload
  deleteLinkedBranch(input: DeleteLinkedBranchInput!): DeleteLinkedBranchPayload
  pinIssue(input: PinIssueInput!): PinIssuePayload
  unpinIssue(input: UnpinIssueInput!): UnpinIssuePayload
  lockLockable(input: LockLockableInput!): LockLockablePayload
  unlockLockable(input: UnlockLockableInput!): UnlockLockablePayload
  addLabelsToLabelable(input: AddLabelsToLabelableInput!): AddLabelsToLabelablePayload
  removeLabelsFromLabelable(input: RemoveLabelsFromLabelableInput!): RemoveLabelsFromLabelablePayload
  addAssigneesToAssignable(input: AddAssigneesToAssignableInput!): AddAssigneesToAssignablePayload
  removeAssigneesFromAssignable(input: RemoveAssigneesFromAssignableInput!): RemoveAssigneesFromAssignablePayload
  addComment(input: AddCommentInput!): AddCommentPayload
  updateIssueComment(input: UpdateIssueCommentInput!): UpdateIssueCommentPayload
  deleteIssueComment(input: DeleteIssueCommentInput!): DeleteIssueCommentPayload
  createLabel(input: CreateLabelInput!): CreateLabelPayload
  updateLabel(input: UpdateLabelInput!): UpdateLabelPayload
  deleteLabel(input: DeleteLabelInput!): DeleteLabelPayload
  createRepository(input: CreateRepositoryInput!): CreateRepositoryPayload
  cloneTemplateRepository(input: CloneTemplateRepositoryInput!): CloneTemplateRepositoryPayload
  updateRepository(input: UpdateRepositoryInput!): UpdateRepositoryPayload
  archiveRepository(input: ArchiveRepositoryInput!): ArchiveRepositoryPayload
  unarchiveRepository(input: UnarchiveRepositoryInput!): UnarchiveRepositoryPayload
  createRef(input: CreateRefInput!): CreateRefPayload
  updateRef(input: UpdateRefInput!): UpdateRefPayload
  deleteRef(input: DeleteRefInput!): DeleteRefPayload
  createCommitOnBranch(input: CreateCommitOnBranchInput!): CreateCommitOnBranchPayload
  createPullRequest(input: CreatePullRequestInput!): CreatePullRequestPayload
  updatePullRequest(input: UpdatePullRequestInput!): UpdatePullRequestPayload
  closePullRequest(input: ClosePullRequestInput!): ClosePullRequestPayload
  reopenPullRequest(input: ReopenPullRequestInput!): ReopenPullRequestPayload
  markPullRequestReadyForReview(input: MarkPullRequestReadyForReviewInput!): MarkPullRequestReadyForReviewPayload
  convertPullRequestToDraft(input: ConvertPullRequestToDraftInput!): ConvertPullRequestToDraftPayload
  mergePullRequest(input: MergePullRequestInput!): MergePullRequestPayload
  enablePullRequestAutoMerge(input: EnablePullRequestAutoMergeInput!): EnablePullRequestAutoMergePayload
  disablePullRequestAutoMerge(input: DisablePullRequestAutoMergeInput!): DisablePullRequestAutoMergePayload
  updatePullRequestBranch(input: UpdatePullRequestBranchInput!): UpdatePullRequestBranchPayload
  requestReviews(input: RequestReviewsInput!): RequestReviewsPayload
  addPullRequestReview(input: AddPullRequestReviewInput!): AddPullRequestReviewPayload
  submitPullRequestReview(input: SubmitPullRequestReviewInput!): SubmitPullRequestReviewPayload
  updatePullRequestReview(input: UpdatePullRequestReviewInput!): UpdatePullRequestReviewPayload
  deletePullRequestReview(input: DeletePullRequestReviewInput!): DeletePullRequestReviewPayload
  dismissPullRequestReview(input: DismissPullRequestReviewInput!): DismissPullRequestReviewPayload
  addPullRequestReviewThread(input: AddPullRequestReviewThreadInput!): AddPullRequestReviewThreadPayload
  addPullRequestReviewThreadReply(input: AddPullRequestReviewThreadReplyInput!): AddPullRequestReviewThreadReplyPayload
  updatePullRequestReviewComment(input: UpdatePullRequestReviewCommentInput!): UpdatePullRequestReviewCommentPayload
  deletePullRequestReviewComment(input: DeletePullRequestReviewCommentInput!): DeletePullRequestReviewCommentPayload
  resolveReviewThread(input: ResolveReviewThreadInput!): ResolveReviewThreadPayload
  unresolveReviewThread(input: UnresolveReviewThreadInput!): UnresolveReviewThreadPayload
}

input CreateIssueInput { """Projects do not exist on this server, so this must be empty.""" projectIds: [ID!] repositoryId: ID! title: String! body: String assigneeIds: [ID!] labelIds: [ID!] milestoneId: ID issueTypeId: ID clientMutationId: String }
type CreateIssuePayload { issue: Issue clientMutationId: String }
input CloseIssueInput { issueId: ID! stateReason: IssueClosedStateReason clientMutationId: String }
type CloseIssuePayload { issue: Issue clientMutationId: String }
input ReopenIssueInput { issueId: ID! clientMutationId: String }
type ReopenIssuePayload { issue: Issue clientMutationId: String }
input UpdateIssueInput { """Projects do not exist on this server, so this must be empty.""" projectIds: [ID!] id: ID! title: String body: String assigneeIds: [ID!] labelIds: [ID!] milestoneId: ID issueTypeId: ID state: IssueState clientMutationId: String }
type UpdateIssuePayload { issue: Issue actor: Actor clientMutationId: String }
input UpdateIssueIssueTypeInput { issueId: ID! issueTypeId: ID clientMutationId: String }
type UpdateIssueIssueTypePayload { issue: Issue clientMutationId: String }
input DeleteIssueInput { issueId: ID! clientMutationId: String }
type DeleteIssuePayload { repository: Repository clientMutationId: String }
input TransferIssueInput { issueId: ID! repositoryId: ID! createLabelsIfMissing: Boolean = false clientMutationId: String }
type TransferIssuePayload { issue: Issue clientMutationId: String }
input CreateLinkedBranchInput { issueId: ID! oid: GitObjectID! name: String repositoryId: ID clientMutationId: String }
type CreateLinkedBranchPayload { issue: Issue linkedBranch: LinkedBranch clientMutationId: String }
input DeleteLinkedBranchInput { linkedBranchId: ID! clientMutationId: String }
type DeleteLinkedBranchPayload { issue: Issue clientMutationId: String }
input PinIssueInput { issueId: ID! clientMutationId: String }
type PinIssuePayload { issue: Issue clientMutationId: String }
input UnpinIssueInput { issueId: ID! clientMutationId: String }
type UnpinIssuePayload { issue: Issue clientMutationId: String }
input LockLockableInput { lockableId: ID! lockReason: LockReason clientMutationId: String }
type LockLockablePayload { lockedRecord: Lockable actor: Actor clientMutationId: String }
input UnlockLockableInput { lockableId: ID! clientMutationId: String }
type UnlockLockablePayload { unlockedRecord: Lockable actor: Actor clientMutationId: String }
input AddLabelsToLabelableInput { labelableId: ID! labelIds: [ID!]! clientMutationId: String }
type AddLabelsToLabelablePayload { labelable: Labelable clientMutationId: String }
input RemoveLabelsFromLabelableInput { labelableId: ID! labelIds: [ID!]! clientMutationId: String }
type RemoveLabelsFromLabelablePayload { labelable: Labelable clientMutationId: String }
input AddAssigneesToAssignableInput { assignableId: ID! assigneeIds: [ID!]! clientMutationId: String }
type AddAssigneesToAssignablePayload { assignable: Assignable clientMutationId: String }
input RemoveAssigneesFromAssignableInput { assignableId: ID! assigneeIds: [ID!]! clientMutationId: String }
type RemoveAssigneesFromAssignablePayload { assignable: Assignable clientMutationId: String }
input AddCommentInput { subjectId: ID! body: String! clientMutationId: String }
type AddCommentPayload { subject: Node commentEdge: IssueCommentEdge clientMutationId: String }
input UpdateIssueCommentInput { id: ID! body: String! clientMutationId: String }
type UpdateIssueCommentPayload { issueComment: IssueComment clientMutationId: String }
input DeleteIssueCommentInput { id: ID! clientMutationId: String }
type DeleteIssueCommentPayload { clientMutationId: String }
input CreateLabelInput { repositoryId: ID! name: String! color: String! description: String clientMutationId: String }
type CreateLabelPayload { label: Label clientMutationId: String }
input UpdateLabelInput { id: ID! name: String color: String description: String clientMutationId: String }
type UpdateLabelPayload { label: Label clientMutationId: String }
input DeleteLabelInput { id: ID! clientMutationId: String }
type DeleteLabelPayload { clientMutationId: String }
input CreateRepositoryInput { name: String! ownerId: ID description: String visibility: RepositoryVisibility! template: Boolean = false homepageUrl: URI hasIssuesEnabled: Boolean = true hasWikiEnabled: Boolean = false clientMutationId: String }
type CreateRepositoryPayload { repository: Repository clientMutationId: String }
input CloneTemplateRepositoryInput { repositoryId: ID! name: String! ownerId: ID! description: String visibility: RepositoryVisibility! includeAllBranches: Boolean = false clientMutationId: String }
type CloneTemplateRepositoryPayload { repository: Repository clientMutationId: String }
input UpdateRepositoryInput { repositoryId: ID! name: String description: String homepageUrl: URI template: Boolean hasIssuesEnabled: Boolean hasProjectsEnabled: Boolean hasWikiEnabled: Boolean hasDiscussionsEnabled: Boolean clientMutationId: String }
type UpdateRepositoryPayload { repository: Repository clientMutationId: String }
input ArchiveRepositoryInput { repositoryId: ID! clientMutationId: String }
type ArchiveRepositoryPayload { repository: Repository clientMutationId: String }
input UnarchiveRepositoryInput { repositoryId: ID! clientMutationId: String }
type UnarchiveRepositoryPayload { repository: Repository clientMutationId: String }
input CreateRefInput { repositoryId: ID! """The full name, such as refs/heads/main.""" name: String! oid: GitObjectID! clientMutationId: String }
type CreateRefPayload { ref: Ref clientMutationId: String }
input UpdateRefInput { refId: ID! oid: GitObjectID! force: Boolean = false clientMutationId: String }
type UpdateRefPayload { ref: Ref clientMutationId: String }
input DeleteRefInput { refId: ID! clientMutationId: String }
type DeleteRefPayload { clientMutationId: String }
input CreateCommitOnBranchInput { branch: CommittableBranch! fileChanges: FileChanges message: CommitMessage! """The commit that the branch must point to.""" expectedHeadOid: GitObjectID! clientMutationId: String }
type CreateCommitOnBranchPayload { commit: Commit ref: Ref clientMutationId: String }
input CreatePullRequestInput { repositoryId: ID! baseRefName: String! headRefName: String! headRepositoryId: ID title: String! body: String draft: Boolean = false maintainerCanModify: Boolean = true clientMutationId: String }
type CreatePullRequestPayload { pullRequest: PullRequest clientMutationId: String }
input UpdatePullRequestInput { """Projects do not exist on this server, so this must be empty.""" projectIds: [ID!] pullRequestId: ID! title: String body: String baseRefName: String maintainerCanModify: Boolean state: PullRequestUpdateState assigneeIds: [ID!] labelIds: [ID!] milestoneId: ID clientMutationId: String }
type UpdatePullRequestPayload { pullRequest: PullRequest actor: Actor clientMutationId: String }
input ClosePullRequestInput { pullRequestId: ID! clientMutationId: String }
type ClosePullRequestPayload { pullRequest: PullRequest clientMutationId: String }
input ReopenPullRequestInput { pullRequestId: ID! clientMutationId: String }
type ReopenPullRequestPayload { pullRequest: PullRequest clientMutationId: String }
input MarkPullRequestReadyForReviewInput { pullRequestId: ID! clientMutationId: String }
type MarkPullRequestReadyForReviewPayload { pullRequest: PullRequest clientMutationId: String }
input ConvertPullRequestToDraftInput { pullRequestId: ID! clientMutationId: String }
type ConvertPullRequestToDraftPayload { pullRequest: PullRequest clientMutationId: String }
input MergePullRequestInput { pullRequestId: ID! mergeMethod: PullRequestMergeMethod = MERGE commitHeadline: String commitBody: String expectedHeadOid: GitObjectID clientMutationId: String }
type MergePullRequestPayload { pullRequest: PullRequest actor: Actor clientMutationId: String }
input EnablePullRequestAutoMergeInput { pullRequestId: ID! mergeMethod: PullRequestMergeMethod = MERGE commitHeadline: String commitBody: String expectedHeadOid: GitObjectID clientMutationId: String }
type EnablePullRequestAutoMergePayload { pullRequest: PullRequest actor: Actor clientMutationId: String }
input DisablePullRequestAutoMergeInput { pullRequestId: ID! clientMutationId: String }
type DisablePullRequestAutoMergePayload { pullRequest: PullRequest actor: Actor clientMutationId: String }
input UpdatePullRequestBranchInput { pullRequestId: ID! expectedHeadOid: GitObjectID clientMutationId: String }
type UpdatePullRequestBranchPayload { pullRequest: PullRequest clientMutationId: String }
input RequestReviewsInput { pullRequestId: ID! userIds: [ID!] teamIds: [ID!] union: Boolean = false clientMutationId: String }
type RequestReviewsPayload { pullRequest: PullRequest actor: Actor clientMutationId: String }
input AddPullRequestReviewInput { pullRequestId: ID! commitOID: GitObjectID body: String event: PullRequestReviewEvent comments: [DraftPullRequestReviewComment] clientMutationId: String }
type AddPullRequestReviewPayload { pullRequestReview: PullRequestReview reviewEdge: PullRequestReviewEdge clientMutationId: String }
input SubmitPullRequestReviewInput { pullRequestId: ID pullRequestReviewId: ID! event: PullRequestReviewEvent! body: String clientMutationId: String }
type SubmitPullRequestReviewPayload { pullRequestReview: PullRequestReview clientMutationId: String }
input UpdatePullRequestReviewInput { pullRequestReviewId: ID! body: String! clientMutationId: String }
type UpdatePullRequestReviewPayload { pullRequestReview: PullRequestReview clientMutationId: String }
input DeletePullRequestReviewInput { pullRequestReviewId: ID! clientMutationId: String }
type DeletePullRequestReviewPayload { pullRequestReview: PullRequestReview clientMutationId: String }
input DismissPullRequestReviewInput { pullRequestReviewId: ID! message: String! clientMutationId: String }
type DismissPullRequestReviewPayload { pullRequestReview: PullRequestReview clientMutationId: String }
input AddPullRequestReviewThreadInput { pullRequestId: ID pullRequestReviewId: ID path: String! body: String! line: Int side: DiffSide = RIGHT startLine: Int startSide: DiffSide = RIGHT subjectType: PullRequestReviewThreadSubjectType = LINE clientMutationId: String }
type AddPullRequestReviewThreadPayload { thread: PullRequestReviewThread clientMutationId: String }
input AddPullRequestReviewThreadReplyInput { pullRequestReviewThreadId: ID! pullRequestReviewId: ID body: String! clientMutationId: String }
type AddPullRequestReviewThreadReplyPayload { comment: PullRequestReviewComment clientMutationId: String }
input UpdatePullRequestReviewCommentInput { pullRequestReviewCommentId: ID! body: String! clientMutationId: String }
type UpdatePullRequestReviewCommentPayload { pullRequestReviewComment: PullRequestReviewComment clientMutationId: String }
input DeletePullRequestReviewCommentInput { id: ID! clientMutationId: String }
type DeletePullRequestReviewCommentPayload { pullRequestReviewComment: PullRequestReviewComment clientMutationId: String }
input ResolveReviewThreadInput { threadId: ID! clientMutationId: String }
type ResolveReviewThreadPayload { thread: PullRequestReviewThread clientMutationId: String }
input UnresolveReviewThreadInput { threadId: ID! clientMutationId: String }
type UnresolveReviewThreadPayload { thread: PullRequestReviewThread clientMutationId: String }
`
