export const starSchema = `
enum StarOrderField { STARRED_AT }
input StarOrder { field: StarOrderField! direction: OrderDirection! }
interface Starrable {
  id: ID!
  stargazerCount: Int!
  stargazers(first: Int, after: String, last: Int, before: String, orderBy: StarOrder): StargazerConnection!
  viewerHasStarred: Boolean!
}
type StargazerConnection { totalCount: Int! nodes: [User] edges: [StargazerEdge] pageInfo: PageInfo! }
type StargazerEdge { cursor: String! node: User! starredAt: DateTime! }
type StarredRepositoryConnection { totalCount: Int! isOverLimit: Boolean! nodes: [Repository] edges: [StarredRepositoryEdge] pageInfo: PageInfo! }
type StarredRepositoryEdge { cursor: String! node: Repository! starredAt: DateTime! }
type FollowerConnection { totalCount: Int! nodes: [User] edges: [UserEdge] pageInfo: PageInfo! }
type FollowingConnection { totalCount: Int! nodes: [User] edges: [UserEdge] pageInfo: PageInfo! }

extend type Mutation {
  addStar(input: AddStarInput!): AddStarPayload
  removeStar(input: RemoveStarInput!): RemoveStarPayload
}
input AddStarInput { starrableId: ID! clientMutationId: String }
type AddStarPayload { starrable: Starrable clientMutationId: String }
input RemoveStarInput { starrableId: ID! clientMutationId: String }
type RemoveStarPayload { starrable: Starrable clientMutationId: String }
`
