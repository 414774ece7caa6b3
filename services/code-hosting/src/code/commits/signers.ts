import type { AccountRow } from '../../database/account-rows.ts'
import { unprocessable } from '../../errors.ts'
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

/** The author and committer of a new commit: as requested, with the caller as the default. */
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

export function signatureFrom(signer: SignerBody | undefined, caller: Signature, field: string): Signature {
  if (!signer) return caller
  const { name = caller.name, email = caller.email, date } = signer
  if (/[<>\n\0]/.test(name + email))
    throw signerError(`${field} contains characters that are not allowed in names and email addresses`)
  const { atMs, offsetMinutes } = date === undefined ? caller : momentOf(date, field)
  return { name, email, atMs, offsetMinutes }
}

/** Keeps the time zone of the request, because git stores it. */
function momentOf(date: string, field: string): Pick<Signature, 'atMs' | 'offsetMinutes'> {
  const parts = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|([+-])(\d\d):?(\d\d))?)?$/.exec(date)
  const atMs = Date.parse(/T.*(?:Z|[+-]\d\d:?\d\d)$|^[^T]*$/.test(date) ? date : `${date}Z`)
  if (!parts || Number.isNaN(atMs)) throw signerError(`${field}.date is not a valid ISO 8601 date`)
  const [, sign, hours = '0', minutes = '0'] = parts
  const offset = Number(hours) * 60 + Number(minutes)
  return { atMs, offsetMinutes: sign === '-' ? 0 - offset : offset }
}

function signerError(message: string) {
  return unprocessable(`Invalid request.\n\n${message}.`)
}
