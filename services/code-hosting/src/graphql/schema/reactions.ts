export const reactionSchema = `
enum ReactionOrderField { CREATED_AT }
input ReactionOrder { field: ReactionOrderField! direction: OrderDirection! }
interface Reactable {
  id: ID!
  databaseId: Int
  reactionGroups: [ReactionGroup!]
  reactions(first: Int, after: String, last: Int, before: String, content: ReactionContent, orderBy: ReactionOrder): ReactionConnection!
  viewerCanReact: Boolean!
}
type Reaction implements Node {
  id: ID!
  databaseId: Int
  content: ReactionContent!
  createdAt: DateTime!
  user: User
  reactable: Reactable!
}
type ReactionConnection { totalCount: Int! viewerHasReacted: Boolean! nodes: [Reaction] edges: [ReactionEdge] pageInfo: PageInfo! }
type ReactionEdge { cursor: String! node: Reaction }
type ReactionGroup {
  content: ReactionContent!
  users(first: Int, after: String, last: Int, before: String): ReactingUserConnection!
  viewerHasReacted: Boolean!
}
type ReactingUserConnection { totalCount: Int! nodes: [User] edges: [ReactingUserEdge] pageInfo: PageInfo! }
type ReactingUserEdge { cursor: String! node: User! reactedAt: DateTime! }

extend type Mutation {
  addReaction(input: AddReactionInput!): AddReactionPayload
  removeReaction(input: RemoveReactionInput!): RemoveReactionPayload
}
input AddReactionInput { subjectId: ID! content: ReactionContent! clientMutationId: String }
type AddReactionPayload { reaction: Reaction reactionGroups: [ReactionGroup!] subject: Reactable clientMutationId: String }
input RemoveReactionInput { subjectId: ID! content: ReactionContent! clientMutationId: String }
type RemoveReactionPayload { reaction: Reaction reactionGroups: [ReactionGroup!] subject: Reactable clientMutationId: String }
`
