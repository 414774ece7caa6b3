import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { Signature } from '../git/git.ts'

export function showAvatar({ id }: Pick<AccountRow, 'id'>, size: number): Html {
  return html`<img class="avatar" src="/_avatars/${id}?s=${2 * size}" width="${size}" height="${size}" alt="">`
}

export function showAccount(account: Pick<AccountRow, 'id' | 'login'>): Html {
  return html`<a class="account" href="/${account.login}">${showAvatar(account, 20)}${account.login}</a>`
}

/** Whoever signed a commit: an account, or only a name. */
export function showSigner({ name, email }: Signature, people: ReadonlyMap<string, AccountRow>): Html {
  const account = people.get(email)
  return account ? showAccount(account) : html`<span title="${email}">${name}</span>`
}
