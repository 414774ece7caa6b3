const maxLoginLength = 255

/** Two logins that fold to the same text are the same login, whatever their case or Unicode form. */
export function normalizeLogin(login: string): string {
  const oneCase = login.normalize('NFKC').toUpperCase().toLowerCase()
  return oneCase.normalize('NFKC')
}

/** Whether both databases can store and index the login. */
export function isLogin(login: string): boolean {
  if (login.length > maxLoginLength || !login.isWellFormed() || /\p{Cc}/u.test(login)) return false
  const { length } = normalizeLogin(login)
  return length > 0 && length <= maxLoginLength
}
