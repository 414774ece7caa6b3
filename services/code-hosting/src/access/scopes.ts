/** Scopes of classic tokens, with the scopes that they include. */
const included: Record<string, readonly string[]> = {
  repo: ['repo:status', 'repo_deployment', 'public_repo', 'repo:invite', 'security_events'],
  'admin:org': ['write:org', 'read:org'],
  'write:org': ['read:org'],
  'admin:repo_hook': ['write:repo_hook', 'read:repo_hook'],
  'write:repo_hook': ['read:repo_hook'],
  'admin:public_key': ['write:public_key', 'read:public_key'],
  'write:public_key': ['read:public_key'],
  'admin:ssh_signing_key': ['write:ssh_signing_key', 'read:ssh_signing_key'],
  'write:ssh_signing_key': ['read:ssh_signing_key'],
  'admin:gpg_key': ['write:gpg_key', 'read:gpg_key'],
  'write:gpg_key': ['read:gpg_key'],
  user: ['read:user', 'user:email', 'user:follow'],
}

export const allScopes = [
  ...new Set([...Object.keys(included), ...Object.values(included).flat()]),
  'admin:org_hook',
  'gist',
  'notifications',
  'delete_repo',
  'workflow',
  'read:audit_log',
  'site_admin',
]

/** Whether a token with these scopes satisfies any of the needed ones. */
export function allows(scopes: ReadonlySet<string>, neededScopes: readonly string[]): boolean {
  return neededScopes.length === 0 || neededScopes.some((scope) => holds(scopes, scope))
}

function holds(scopes: ReadonlySet<string>, scope: string): boolean {
  if (scopes.has(scope)) return true
  return Object.entries(included).some(([outer, inner]) => inner.includes(scope) && holds(scopes, outer))
}
