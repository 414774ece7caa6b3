/** The kind of tokens with which site administrators act as another user. */
export const impersonation = 'impersonation'

/** The kind of tokens with which apps act as a user, in the repositories of their installations. */
export const userAccess = 'user-access'
