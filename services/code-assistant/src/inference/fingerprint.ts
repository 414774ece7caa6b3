import type { EngineName } from '../engine/engine.ts'

/** Changes when the rules give another output for the same input. */
const rulesVersion = '1'

/** The field `system_fingerprint`, by which clients see that no language model served them. */
export function fingerprintOf(engine: EngineName): { system_fingerprint: string } | undefined {
  return engine === 'rules' ? { system_fingerprint: `rules-${rulesVersion}` } : undefined
}
