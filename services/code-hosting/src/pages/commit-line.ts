import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { Commit } from '../git/git.ts'
import { showSigner } from './people.ts'
import { firstLine, showDay } from './words.ts'

interface Around {
  base: string
  people: ReadonlyMap<string, AccountRow>
}

export function showSubject({ oid, message }: Commit, base: string): Html {
  return html`<a class="subject" href="${base}/commit/${oid}">${firstLine(message) || oid.slice(0, 7)}</a>`
}

/** Who did what, when, in one line. */
export function showCommitLine(commit: Commit, { base, people }: Around): Html {
  const { oid, author, committer } = commit
  return html`<div class="commit-line">${showSigner(author, people)} ${showSubject(commit, base)} <span class="quiet"><code>${oid.slice(
    0,
    7,
  )}</code> · ${showDay(committer.atMs)}</span></div>`
}
