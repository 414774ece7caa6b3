import { html } from '@octavo/platform/pages/html.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { listInvitations } from '../repositories/store/invitations.ts'
import { findRepository } from '../repositories/store/repositories.ts'
import type { PageRequest, RenderedPage } from './page-request.ts'

/** Invited users see the repository's name before they accept. */
export function createInvitationPage({ db }: Pick<Context, 'db'>) {
  return async ({ viewer, params, addresses }: PageRequest): Promise<RenderedPage> => {
    const { owner = '', repo = '' } = params
    const match = await findRepository(db.read, owner, repo)
    if (!match || !viewer.user) throw problem('not_found')
    const of = { repositoryId: match.row.id, inviteeId: viewer.user.id }
    const { rows } = await listInvitations(db.read, of, { limit: 1, offset: 0 })
    const [invitation] = rows
    if (!invitation) throw problem('not_found')
    const name = `${match.row.owner_login}/${match.row.name}`
    return {
      title: `Invitation to ${name}`,
      body: html`<h1>You are invited to ${name}</h1>
<p>Role: <b>${invitation.role}</b>. To say yes, send:</p>
<pre tabindex="0">PATCH ${addresses.api}/user/repository_invitations/${invitation.id}</pre>`,
    }
  }
}
