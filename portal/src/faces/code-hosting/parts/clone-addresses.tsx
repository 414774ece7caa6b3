import type { Repository } from '../records.ts'
import { CopyLine } from './copy-line.tsx'

export function CloneAddresses({ repository }: { repository: Repository }) {
  const address = String(Object(repository).clone_url ?? '')
  return (
    <section class="section" aria-labelledby="clone">
      <h2 id="clone">Take it with you</h2>
      <dl class="facts">
        <CopyLine title="Clone" text={`git clone ${address}`} name="Copy the command" />
        <CopyLine title="Address" text={address} name="Copy the address" />
      </dl>
      <p class="quiet small after-table">
        To push, show a token as the password; the name may be any. What is public can be cloned without.
      </p>
    </section>
  )
}
