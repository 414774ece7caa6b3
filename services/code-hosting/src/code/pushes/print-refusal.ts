import type { RefRefusal } from '../../context/refused-ref-changes.ts'

/** Prints the violated rules as GitHub does. Returns the reason for the report, which is one line. */
export function printRefusal(
  ref: string,
  { protection, rulesets }: RefRefusal,
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
