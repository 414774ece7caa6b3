/** The kind of tokens with which site administrators act as another user. */
export const impersonation = 'impersonation'
