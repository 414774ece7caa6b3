const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * Normalizes an email address for limits per person: lower case, without a subaddress (RFC 5233). Not for
 * sending, since some servers treat such addresses as different.
 */
export function mailboxOf(email: string): string {
  const folded = email.normalize('NFKC').trim().toLowerCase()
  const at = folded.lastIndexOf('@')
  if (at < 1) return folded
  const [local = ''] = folded.slice(0, at).split('+')
  const domain = folded.slice(at + 1)
  return `${(dotless.has(domain) ? local.replaceAll('.', '') : local) || folded.slice(0, at)}@${domain}`
}
