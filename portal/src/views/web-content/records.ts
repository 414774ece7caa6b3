import type { Schema } from '@octavo/client/client.ts'
import type { Services } from '@octavo/client/services.ts'

export type Post = Schema<'web-content', 'Post'>
export type Results = Schema<'web-content', 'Results'>
export type FilterResults = Schema<'web-content', 'FilterResults'>
export type Validation = Schema<'web-content', 'QueryValidation'>
export type Explanation = Schema<'web-content', 'QueryExplanation'>
export type Cluster = Schema<'web-content', 'Cluster'>
export type SavedQuery = Schema<'web-content', 'SavedQuery'>
export type Webhook = Schema<'web-content', 'QueryWebhook'>
export type NewWebhook = Schema<'web-content', 'NewQueryWebhook'>
export type Delivery = Schema<'web-content', 'QueryDeliveryDetails'>

type Paths = Services['web-content']['paths']
type Reply<Path extends keyof Paths, Method extends string> = Paths[Path] extends {
  [Name in Method]: { responses: { 200: { content: { 'application/json': infer Body } } } }
}
  ? Body
  : never

export type SourceList = Reply<'/v1/sources', 'get'>
export type Source = SourceList['sources'][number]
export type Imported = Reply<'/v1/sources/import', 'post'>
export type SavedQueryList = { queries: readonly SavedQuery[]; next_cursor: string | null }
export type WebhookList = { webhooks: readonly Webhook[] }
export type DeliveryList = {
  deliveries: readonly Schema<'web-content', 'QueryDelivery'>[]
  next_cursor: string | null
}

export interface Facet {
  value: string
  count: number
}
