import { asRecord } from '../../../api/unknown-values.ts'
import type { Repository } from '../records.ts'
import { CopyLine } from './copy-line.tsx'

export function CloneAddresses({ repository }: { repository: Repository }) {
  const address = String(asRecord(repository).clone_url ?? '')
  return (
    <section class="section" aria-labelledby="clone">
      <h2 id="clone">Clone</h2>
      <dl class="facts">
        <CopyLine title="Clone" text={`git clone ${address}`} name="Copy the clone command" />
        <CopyLine title="Address" text={address} name="Copy the address" />
      </dl>
      <p class="quiet small after-table">
        To push, use a token as the password and any user name. Public repositories can be cloned without a
        token.
      </p>
    </section>
  )
}
