import type { Kysely } from 'kysely'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { requireOrganization, resolveActors } from './named-actors.ts'
import {
  type Actors,
  defaultProtection,
  nobody,
  type Protection,
  type RequiredChecks,
  type ReviewSettings,
} from './protection-settings.ts'
import type { ActorsBody, ChecksBody, ProtectionBody, ReviewsBody } from './schema/protections.ts'

/** Settings that a request replaces as a whole. Signatures have a route of their own, and stay as they are. */
export async function readProtection(
  db: Kysely<Tables>,
  repository: RepositoryRow,
  body: ProtectionBody,
  before: Protection | undefined,
): Promise<Protection> {
  const { required_status_checks: checks, required_pull_request_reviews: reviews, restrictions } = body
  if (restrictions) requireOrganization(repository)
  return {
    ...defaultProtection,
    requiredChecks: checks && readChecks(checks, undefined),
    requiredReviews: reviews && (await readReviews(db, repository, reviews, undefined)),
    enforcesAdmins: body.enforce_admins ?? false,
    restrictions: restrictions && (await resolveActors(db, repository, restrictions)),
    requiresLinearHistory: body.required_linear_history ?? false,
    requiresSignatures: body.required_signatures ?? before?.requiresSignatures ?? false,
    requiresConversationResolution: body.required_conversation_resolution ?? false,
    allowsForcePushes: body.allow_force_pushes ?? false,
    allowsDeletions: body.allow_deletions ?? false,
    blocksCreations: body.block_creations ?? false,
    isLocked: body.lock_branch ?? false,
    allowsForkSyncing: body.allow_fork_syncing ?? false,
  }
}

/** `checks` wins over the older `contexts`. An app id of -1 means any app. */
export function readChecks(body: ChecksBody, before: RequiredChecks | undefined): RequiredChecks {
  const checks =
    body.checks?.map(({ context, app_id }) => ({
      context,
      appId: app_id === -1 ? null : (app_id ?? null),
    })) ?? body.contexts?.map((context) => ({ context, appId: null }))
  return {
    isStrict: body.strict ?? before?.isStrict ?? false,
    checks: uniqueChecks(checks ?? before?.checks ?? []),
  }
}

export function uniqueChecks(checks: RequiredChecks['checks']): RequiredChecks['checks'] {
  return [...new Map(checks.map((check) => [check.context, check])).values()]
}

export async function readReviews(
  db: Kysely<Tables>,
  repository: RepositoryRow,
  body: ReviewsBody,
  before: ReviewSettings | undefined,
): Promise<ReviewSettings> {
  const { dismissal_restrictions: dismissal, bypass_pull_request_allowances: bypass } = body
  return {
    count: body.required_approving_review_count ?? before?.count ?? 1,
    dismissesStale: body.dismiss_stale_reviews ?? before?.dismissesStale ?? false,
    requiresCodeOwners: body.require_code_owner_reviews ?? before?.requiresCodeOwners ?? false,
    requiresLastPushApproval: body.require_last_push_approval ?? before?.requiresLastPushApproval ?? false,
    dismissal: dismissal ? await readDismissal(db, repository, dismissal) : (before?.dismissal ?? null),
    bypass: bypass ? await resolveActors(db, repository, bypass) : (before?.bypass ?? nobody),
  }
}

/** An empty object removes the restrictions. */
async function readDismissal(
  db: Kysely<Tables>,
  repository: RepositoryRow,
  body: ActorsBody,
): Promise<Actors | null> {
  if (Object.keys(body).length === 0) return null
  return resolveActors(db, repository, body)
}

export function requireEnabled<Setting>(setting: Setting | null, name: string): Setting {
  if (setting === null) throw problem('not_found', { message: `${name} not enabled` })
  return setting
}
