import type { AccountRow } from '../../database/account-rows.ts'
import { problem } from '../../errors.ts'
import type { Signature } from '../../git/git.ts'
import type { CommitPeople } from './commit-people.ts'
import type { SignerBody } from './schema/git-people.ts'

export interface Signers {
  author: Signature
  committer: Signature
}

interface Wanted {
  actor: AccountRow
  author?: SignerBody | undefined
  committer?: SignerBody | undefined
}

/** Who a commit is by: as the client says, and the caller in whatever it does not say. */
export async function signersOf(
  people: CommitPeople,
  nowMs: number,
  { actor, author, committer }: Wanted,
): Promise<Signers> {
  const caller: Signature = { ...(await people.signerOf(actor)), atMs: nowMs, offsetMinutes: 0 }
  const first = author ?? committer
  const last = committer ?? author
  return {
    author: signatureFrom(first, caller, 'author'),
    committer: signatureFrom(last, caller, 'committer'),
  }
}

export function signatureFrom(wanted: SignerBody | undefined, caller: Signature, field: string): Signature {
  if (!wanted) return caller
  const { name = caller.name, email = caller.email, date } = wanted
  if (/[<>\n\0]/.test(name + email))
    throw refused(`${field} contains characters that are not allowed in names and email addresses`)
  const { atMs, offsetMinutes } = date === undefined ? caller : momentOf(date, field)
  return { name, email, atMs, offsetMinutes }
}

/** With the offset that the client was in, for git keeps it. */
function momentOf(date: string, field: string): Pick<Signature, 'atMs' | 'offsetMinutes'> {
  const parts = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|([+-])(\d\d):?(\d\d))?)?$/.exec(date)
  const atMs = Date.parse(/T.*(?:Z|[+-]\d\d:?\d\d)$|^[^T]*$/.test(date) ? date : `${date}Z`)
  if (!parts || Number.isNaN(atMs)) throw refused(`${field}.date is not a valid ISO 8601 date`)
  const [, sign, hours = '0', minutes = '0'] = parts
  const offset = Number(hours) * 60 + Number(minutes)
  return { atMs, offsetMinutes: sign === '-' ? 0 - offset : offset }
}

function refused(message: string) {
  return problem('unprocessable', { message: `Invalid request.\n\n${message}.` })
}
