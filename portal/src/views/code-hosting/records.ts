import type { Schema } from '@octavo/client/client.ts'

export type Repository = Schema<'code-hosting', 'minimal-repository'>
export type Account = Schema<'code-hosting', 'simple-user'>
export type ContentItem = Schema<'code-hosting', 'content-item'>
export type ContentFile = Schema<'code-hosting', 'content-file'>
export type Commit = Schema<'code-hosting', 'commit'>
export type Comparison = Schema<'code-hosting', 'commit-comparison'>
export type ChangedFile = Schema<'code-hosting', 'diff-entry'>
export type CombinedStatus = Schema<'code-hosting', 'combined-commit-status'>
export interface CheckRuns {
  check_runs: readonly Schema<'code-hosting', 'check-run'>[]
}
export type Branch = Schema<'code-hosting', 'short-branch'>
export type Tag = Schema<'code-hosting', 'tag'>
export type Issue = Schema<'code-hosting', 'issue'>
export type Pull = Schema<'code-hosting', 'pull-request'>
export type PullItem = Schema<'code-hosting', 'pull-request-simple'>
export type ReviewComment = Schema<'code-hosting', 'pull-request-review-comment'>
export type Release = Schema<'code-hosting', 'release'>
export type Team = Schema<'code-hosting', 'team'>
export type Label = Schema<'code-hosting', 'label'>
export type Milestone = Schema<'code-hosting', 'milestone'>
export type Reactions = Schema<'code-hosting', 'reaction-rollup'>
export type Hook = Schema<'code-hosting', 'hook'>
export type DeliveryItem = Schema<'code-hosting', 'hook-delivery-item'>
export type Delivery = Schema<'code-hosting', 'hook-delivery'>
