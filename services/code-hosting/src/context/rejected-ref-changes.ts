import { Problem } from '@octavo/platform/errors.ts'

/** Why rules refuse the update of one ref. */
export interface RefRejection {
  /** Violations of classic branch protection, as sentences. */
  protection: readonly string[]
  /** Violations of rulesets, as sentences. */
  rulesets: readonly string[]
}

/** Thrown when rules refuse the update of at least one ref of a change. */
export class RejectedRefChanges extends Problem {
  readonly rejections: ReadonlyMap<string, RefRejection>

  constructor(rejections: ReadonlyMap<string, RefRejection>) {
    super('rule_violations', 422, [...rejections].map(messageOf).join('\n\n'))
    this.rejections = rejections
  }
}

function messageOf([ref, { protection, rulesets }]: readonly [string, RefRejection]): string {
  return [
    ...(protection.length ? [`Protected branch update failed for ${ref}.`, protection.join('\n')] : []),
    ...(rulesets.length ? ['Repository rule violations found', rulesets.join('\n')] : []),
  ].join('\n\n')
}
