const maxLoginLength = 255

/** Folds case and Unicode form. Logins with the same result belong to the same user. */
export function normalizeLogin(login: string): string {
  const oneCase = login.normalize('NFKC').toUpperCase().toLowerCase()
  return oneCase.normalize('NFKC')
}

/** Returns whether SQLite and PostgreSQL can store and index the login. */
export function isLogin(login: string): boolean {
  if (login.length > maxLoginLength || !login.isWellFormed() || /\p{Cc}/u.test(login)) return false
  const { length } = normalizeLogin(login)
  return length > 0 && length <= maxLoginLength
}
