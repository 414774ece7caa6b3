/** The settings of classic branch protection. */
export interface Protection {
  requiredChecks: RequiredChecks | null
  requiredReviews: ReviewSettings | null
  enforcesAdmins: boolean
  /** The accounts that may push. Null for all with write access. */
  restrictions: Actors | null
  requiresLinearHistory: boolean
  requiresSignatures: boolean
  requiresConversationResolution: boolean
  allowsForcePushes: boolean
  allowsDeletions: boolean
  blocksCreations: boolean
  isLocked: boolean
  allowsForkSyncing: boolean
}

export interface RequiredChecks {
  /** Whether the head of a pull request must contain the latest base. */
  isStrict: boolean
  /** `appId` is the only app whose result counts, or null for any. */
  checks: readonly { context: string; appId: number | null }[]
}

export interface ReviewSettings {
  count: number
  dismissesStale: boolean
  requiresCodeOwners: boolean
  requiresLastPushApproval: boolean
  /** The accounts that may dismiss reviews. Null for all with write access. */
  dismissal: Actors | null
  /** The accounts that may push without a pull request. */
  bypass: Actors
}

export interface Actors {
  userIds: readonly number[]
  teamIds: readonly number[]
  appIds: readonly number[]
}

export const nobody: Actors = { userIds: [], teamIds: [], appIds: [] }

/** The settings of a branch that is protected only partly, such as after `POST …/required_signatures`. */
export const defaultProtection: Protection = {
  requiredChecks: null,
  requiredReviews: null,
  enforcesAdmins: false,
  restrictions: null,
  requiresLinearHistory: false,
  requiresSignatures: false,
  requiresConversationResolution: false,
  allowsForcePushes: false,
  allowsDeletions: false,
  blocksCreations: false,
  isLocked: false,
  allowsForkSyncing: false,
}
