import type { CodeFile } from '../engine/chat-task.ts'
import type { Change, LanguageSupport, VerificationStep } from './operation.ts'
import { reviseFiles, withoutOverlaps } from './revise-files.ts'

export interface Application {
  files: readonly CodeFile[]
  applied: readonly Change[]
  /** Rolled back, because a check failed. */
  failed: readonly { change: Change; step: VerificationStep }[]
  /** The diff of the applied changes; empty if there are none. */
  steps: readonly VerificationStep[]
}

const maxVerifications = 48

/**
 * Applies all changes that pass the verification together. If some fail, halves are tried, so few bad changes among
 * many good ones cost few verifications.
 */
export async function applyChanges(
  { verify }: Pick<LanguageSupport, 'verify'>,
  before: readonly CodeFile[],
  changes: readonly Change[],
): Promise<Application> {
  const failed: { change: Change; step: VerificationStep }[] = []
  let applied: readonly Change[] = []
  let steps: readonly VerificationStep[] = []
  let verifications = 0

  async function settle(candidates: readonly Change[]): Promise<void> {
    const [first] = candidates
    if (!first) return
    const together = [...applied, ...candidates]
    const result: readonly VerificationStep[] =
      verifications++ < maxVerifications
        ? await verify({ before, after: reviseFiles(before, together), changes: together })
        : [{ name: 'parse', ok: false, detail: 'Too many changes failed to check the others.' }]
    const failure = result.find(({ ok }) => !ok)
    if (!failure) {
      applied = together
      steps = result
    } else if (candidates.length === 1) failed.push({ change: first, step: failure })
    else {
      const middle = candidates.length >> 1
      await settle(candidates.slice(0, middle))
      await settle(candidates.slice(middle))
    }
  }

  await settle(withoutOverlaps(changes))
  return { files: reviseFiles(before, applied), applied, failed, steps }
}
