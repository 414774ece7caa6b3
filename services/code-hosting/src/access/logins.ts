/** Path prefixes of the API and of pages, which cannot be logins. */
const reserved = new Set([
  'api',
  'repos',
  'orgs',
  'users',
  'user',
  'login',
  'logout',
  'search',
  'meta',
  'events',
  'feeds',
  'gist',
  'gists',
  'notifications',
  'rate_limit',
  'repositories',
  'organizations',
  'teams',
  'app',
  'apps',
  'app-manifests',
  'applications',
  'installation',
  'installations',
  'issues',
  'markdown',
  'octocat',
  'zen',
  'versions',
  'emojis',
  'licenses',
  'gitignore',
  'graphql',
  'raw',
  'uploads',
  'settings',
  'admin',
  'enterprises',
  'networks',
  'stats',
  'ghost',
  'favicon.ico',
  'robots.txt',
])

export type LoginIssue = 'reserved' | 'malformed'

/** Letters, digits and single hyphens between them, up to 39 characters. */
const pattern = /^[a-z\d](?:-?[a-z\d]){0,38}$/i
const maxLength = 39

export function findLoginIssue(login: string): LoginIssue | undefined {
  if (login.length > maxLength || !pattern.test(login)) return 'malformed'
  // Reserved for deleted accounts.
  if (/^deleted-\d+$/i.test(login)) return 'reserved'
  return reserved.has(login.toLowerCase()) ? 'reserved' : undefined
}

export function isLogin(login: string): boolean {
  return findLoginIssue(login) === undefined
}
