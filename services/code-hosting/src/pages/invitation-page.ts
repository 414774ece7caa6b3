import { html } from '@octavo/platform/pages/html.ts'
import type { Hosting } from '../context/hosting.ts'
import { problem } from '../errors.ts'
import { listInvitations } from '../repositories/store/invitations.ts'
import { findRepository } from '../repositories/store/repositories.ts'
import type { Asked, Shown } from './asked-page.ts'

/** Invited users see the repository's name before they accept. */
export function createInvitationPage({ db }: Pick<Hosting, 'db'>) {
  return async ({ viewer, params, addresses }: Asked): Promise<Shown> => {
    const { owner = '', repo = '' } = params
    const found = await findRepository(db.read, owner, repo)
    if (!found || !viewer.user) throw problem('not_found')
    const of = { repositoryId: found.row.id, inviteeId: viewer.user.id }
    const { rows } = await listInvitations(db.read, of, { limit: 1, offset: 0 })
    const [invitation] = rows
    if (!invitation) throw problem('not_found')
    const name = `${found.row.owner_login}/${found.row.name}`
    return {
      title: `Invitation to ${name}`,
      body: html`<h1>You are invited to ${name}</h1>
<p>You would get the role <b>${invitation.role}</b>. To say yes, send:</p>
<pre tabindex="0">PATCH ${addresses.api}/user/repository_invitations/${invitation.id}</pre>`,
    }
  }
}
