import type { Page } from '@octavo/platform/pages/document.ts'
import { type Html, html } from '@octavo/platform/pages/html.ts'

export interface OrganizationInvitationView {
  organizationId: number
  organization: string
  inviter: string | undefined
  role: string
  roleName: string
  roleDescription: string
}

export interface OrganizationInvitationsView {
  login: string
  formToken: string
  invitations: readonly OrganizationInvitationView[]
  hasMore: boolean
  /** The organization that the user has just joined. */
  joined?: { organization: string; roleName: string } | undefined
  errorText?: string | undefined
}

export function organizationInvitationsPage(view: OrganizationInvitationsView): Page {
  const { login, formToken, invitations, hasMore, joined, errorText } = view
  return {
    title: 'Invitations to organizations',
    body: html`<div class="narrow"><h1>Invitations to organizations</h1>
${errorText !== undefined && html`<p class="error" role="alert">${errorText}</p>`}
${joined && html`<p role="status">You are a member of ${joined.organization} now. Your role: ${joined.roleName}.</p>`}
${invitations.length === 0 && html`<p>You have no open invitations.</p>`}
${invitations.map((invitation) => invitationCard(invitation, formToken))}
${hasMore && html`<p>Accept or decline these invitations to see more.</p>`}
<form method="post" class="small quiet"><input type="hidden" name="formToken" value="${formToken}">Signed in as ${login}. <button name="act" value="sign-out" class="plain">Not you?</button></form></div>`,
  }
}

function invitationCard(invitation: OrganizationInvitationView, formToken: string): Html {
  const { organizationId, organization, inviter, role, roleName, roleDescription } = invitation
  return html`<section class="summary invitation"><h2>${organization}</h2>
<dl class="facts">${inviter !== undefined && html`<div><dt>Invited by</dt><dd>${inviter}</dd></div>`}
<div><dt>Your role</dt><dd><b>${roleName}</b><p>${roleDescription}</p></dd></div></dl>
<p class="small quiet">If you accept, the members of this organization see your name and email address.</p>
<form method="post"><input type="hidden" name="formToken" value="${formToken}"><input type="hidden" name="organization_id" value="${organizationId}"><input type="hidden" name="role" value="${role}">
<div class="row"><button class="primary" name="act" value="accept" aria-label="Accept the invitation of ${organization}">Accept</button><button name="act" value="decline" aria-label="Decline the invitation of ${organization}">Decline</button></div></form></section>`
}
