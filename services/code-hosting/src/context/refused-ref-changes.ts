import { Problem } from '@octavo/platform/errors.ts'

/** Why rules refuse the update of one ref. */
export interface RefRefusal {
  /** Violations of classic branch protection, as sentences. */
  protection: readonly string[]
  /** Violations of rulesets, as sentences. */
  rulesets: readonly string[]
}

/** Thrown when rules refuse the update of at least one ref of a change. */
export class RefusedRefChanges extends Problem {
  readonly refusals: ReadonlyMap<string, RefRefusal>

  constructor(refusals: ReadonlyMap<string, RefRefusal>) {
    super('rule_violations', 422, [...refusals].map(messageOf).join('\n\n'))
    this.refusals = refusals
  }
}

function messageOf([ref, { protection, rulesets }]: readonly [string, RefRefusal]): string {
  return [
    ...(protection.length ? [`Protected branch update failed for ${ref}.`, protection.join('\n')] : []),
    ...(rulesets.length ? ['Repository rule violations found', rulesets.join('\n')] : []),
  ].join('\n\n')
}
