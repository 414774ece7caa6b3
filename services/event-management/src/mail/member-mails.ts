import type { OrganizationInvitationRow } from '../accounts/store/organizations.ts'
import { roleDescriptions } from '../roles.ts'
import type { MailContent } from './mail-content.ts'

/** Does not name the inviter, who may not be a user with a public profile. The page does, after sign-in. */
export function organizationInvitationMail(
  { name, role }: Pick<OrganizationInvitationRow, 'name' | 'role'>,
  address: string,
): MailContent {
  const { name: roleName, description } = roleDescriptions[role]
  return {
    subject: `Invitation to the organization ${name}`,
    parts: [
      { text: `You are invited to join the organization ${name}.` },
      {
        facts: [
          ['Organization', name],
          ['Role', `${roleName}\n${description}`],
        ],
      },
      { label: 'Accept or decline the invitation', address },
      { text: 'If you do not know this organization, ignore this email or decline the invitation.' },
    ],
  }
}
