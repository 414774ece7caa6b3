import type { Schema } from '@octavo/client/client.ts'
import type { Services } from '@octavo/client/services.ts'

type Paths = Services['code-assistant']['paths']
type Reply<Path extends keyof Paths, Method extends string> = Paths[Path] extends {
  [Name in Method]: { responses: { 200: { content: { 'application/json': infer Body } } } }
}
  ? Body
  : never

export type ChatReply = Schema<'code-assistant', 'ChatResponse'>
export type Citation = Schema<'code-assistant', 'Citation'>
export type Usage = Schema<'code-assistant', 'Usage'>
export type KeyList = Schema<'code-assistant', 'ApiKeyList'>
export type CreatedKey = Schema<'code-assistant', 'CreatedApiKey'>
export type Refactoring = Reply<'/v1/refactor', 'post'>
export type OperationList = Reply<'/v1/refactor/operations', 'get'>
export type Operation = OperationList['data'][number]
export type RepositoryList = Reply<'/v1/repositories', 'get'>
export type Repository = RepositoryList['data'][number]
export type SearchReply = Reply<'/v1/search', 'post'>
export type Hit = SearchReply['hits'][number]

/** In the form of the OpenAI API. */
export interface ModelList {
  data: readonly { id: string; owned_by: string }[]
}

export interface ConversationList {
  data: readonly { id: string; created_at: number; metadata: Readonly<Record<string, string>> }[]
  has_more: boolean
  last_id: string | null
}

export interface ItemList {
  data: readonly {
    id: string
    type: string
    role?: string
    content?: readonly { type: string; text?: string }[]
  }[]
  has_more: boolean
}
