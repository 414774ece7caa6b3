import { type Html, html } from '@octavo/platform/pages/html.ts'
import { showDay } from './counts.ts'

export interface TransferView {
  id: number
  repositoryId: number
  from: string
  to: string
  isPrivate: boolean
  initiator: string
  expiresAtMs: number
}

export interface TransfersView {
  login: string
  formToken: string
  incoming: readonly TransferView[]
  outgoing: readonly TransferView[]
  issue?: string | undefined
}

/** Transfers to and from the user. */
export function renderTransfers({ login, formToken, incoming, outgoing, issue }: TransfersView): Html {
  const form = (id: number, buttons: Html) =>
    html`<form method="post"><input type="hidden" name="formToken" value="${formToken}"><input type="hidden" name="id" value="${id}"><div class="row">${buttons}</div></form>`
  return html`<h1>Repository transfers</h1>
${issue !== undefined && html`<p class="error" role="alert">${issue}</p>`}
<h2>To you</h2>
${incoming.length === 0 && html`<p class="quiet">No pending transfers.</p>`}
<ul class="list">${incoming.map(
    ({ id, from, to, isPrivate, initiator, expiresAtMs }) => html`<li>
<h3>${from}</h3>
<p>${initiator} wants to transfer this ${isPrivate ? 'private' : 'public'} repository to you, as <b>${to}</b>. Its collaborators, webhooks and deploy keys stay; its former owner can still push. The offer expires on ${showDay(expiresAtMs)}.</p>
${form(id, html`<button class="primary" name="act" value="accept">Accept ${from}</button><button name="act" value="decline">Decline</button>`)}</li>`,
  )}</ul>
<h2>From you</h2>
${outgoing.length === 0 && html`<p class="quiet">You have no outgoing transfers.</p>`}
<ul class="list">${outgoing.map(
    ({ repositoryId, from, to, expiresAtMs }) => html`<li>
<h3>${from}</h3>
<p>Will become <b>${to}</b>. The offer expires on ${showDay(expiresAtMs)}.</p>
${form(repositoryId, html`<button name="act" value="cancel">Cancel the transfer of ${from}</button>`)}</li>`,
  )}</ul>
<form method="post" class="small quiet"><input type="hidden" name="formToken" value="${formToken}">Signed in as <b>${login}</b>. <button name="act" value="sign-out">Sign out</button></form>`
}
