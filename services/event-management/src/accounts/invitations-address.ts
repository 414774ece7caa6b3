export const organizationInvitationsPath = '/organization-invitations'

/** The page on which users accept and decline invitations to organizations. */
export const organizationInvitationsAddress = (url: string): string => url + organizationInvitationsPath
