import type { RefRejection } from '../../context/rejected-ref-changes.ts'

/** Prints the violated rules as GitHub does. Returns the reason for the report, which is one line. */
export function printRejection(
  ref: string,
  { protection, rulesets }: RefRejection,
  print: (line: string) => void,
): string {
  if (protection.length) {
    print(`error: GH006: Protected branch update failed for ${ref}.`)
    for (const violation of protection) print(`error: ${violation}`)
  }
  if (rulesets.length) {
    print(`error: GH013: Repository rule violations found for ${ref}.`)
    print('')
    for (const violation of rulesets) print(`- ${violation}`)
    print('')
  }
  return protection.length
    ? 'protected branch hook declined'
    : 'push declined due to repository rule violations'
}
