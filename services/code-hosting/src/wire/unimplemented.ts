import { type FindUnimplemented, matchUnimplemented } from '@octavo/platform/http/unimplemented.ts'

/**
 * Resources of GitHub's API that this service does not implement, by the first segment of their path. Checked only
 * if no route matches.
 */
const atRoot = [
  'advisories',
  'applications',
  'assignments',
  'authorizations',
  'classrooms',
  'codes_of_conduct',
  'credentials',
  'enterprise',
  'enterprises',
  'hub',
  'installations',
  'legacy',
  'manage',
  'marketplace_listing',
  'projects',
  'scim',
  'setup',
  'staff',
]

const ofAdmin = ['hooks', 'keys', 'ldap', 'pre-receive-environments', 'pre-receive-hooks', 'tokens']

const ofRepository = [
  'actions',
  'attestations',
  'automated-security-fixes',
  'code-quality',
  'code-scanning',
  'code-security-configuration',
  'codespaces',
  'dependabot',
  'dependency-graph',
  'downloads',
  'immutable-releases',
  'import',
  'issues-types',
  'pages',
  'private-vulnerability-reporting',
  'projects',
  'projectsV2',
  'properties',
  'replicas',
  'secret-scanning',
  'security-advisories',
  'vulnerability-alerts',
  'wiki',
]

const ofOrganization = [
  'actions',
  'agents',
  'announcement',
  'artifacts',
  'attestations',
  'campaigns',
  'code-scanning',
  'code-security',
  'codespaces',
  'copilot',
  'credential-authorizations',
  'custom-repository-roles',
  'custom_roles',
  'dependabot',
  'docker',
  'external-group',
  'external-groups',
  'failed_invitations',
  'migrations',
  'organization-fine-grained-permissions',
  'packages',
  'personal-access-token-requests',
  'personal-access-tokens',
  'pre-receive-hooks',
  'private-registries',
  'projects',
  'projectsV2',
  'projectsV2-views',
  'properties',
  'repository-fine-grained-permissions',
  'secret-scanning',
  'security-advisories',
  'settings',
  'team-sync',
  'enable',
  'insights',
  'network-configurations',
]

const ofTeam = ['copilot', 'discussions', 'external-groups', 'projects', 'team-sync']

const ofViewer = [
  'codespaces',
  'docker',
  'installations',
  'marketplace_purchases',
  'migrations',
  'packages',
  'projects',
  'projectsV2',
]

const ofUser = ['attestations', 'docker', 'packages', 'projects', 'projectsV2', 'settings', 'copilot']

/** Single paths beside implemented ones. */
const single = [
  '/orgs/{org}/interaction-limits/pulls',
  '/repos/{owner}/{repo}/interaction-limits/pulls',
  '/user/interaction-limits/pulls',
  '/app/installation-requests',
  '/repos/{owner}/{repo}/environments/{environment}/deployment_protection_rules',
  '/repos/{owner}/{repo}/environments/{environment}/secrets',
  '/repos/{owner}/{repo}/environments/{environment}/variables',
  '/repos/{owner}/{repo}/issues/{number}/issue-field-values',
  '/repos/{owner}/{repo}/pulls/comments/{id}/pin',
  '/repos/{owner}/{repo}/pulls/{number}/codespaces',
  '/users/{user}/projectsV2',
  '/users/{user}/{id}/projectsV2',
  '/orgs/{org}/members/{user}/codespaces',
  '/orgs/{org}/members/{user}/copilot',
  '/orgs/{org}/team/{team}/copilot',
  '/orgs/{org}/org-properties',
]

const below = (prefix: string, names: readonly string[]) => names.map((name) => `${prefix}/${name}`)

const findByPath = matchUnimplemented([
  ...below('', atRoot),
  ...below('/admin', ofAdmin),
  ...below('/repos/{owner}/{repo}', ofRepository),
  ...below('/orgs/{org}', ofOrganization),
  ...below('/orgs/{org}/teams/{team}', ofTeam),
  ...below('/user', ofViewer),
  ...below('/users/{user}', ofUser),
  ...single,
])

/** Whether the path belongs to an unimplemented resource of GitHub's API. */
export const findUnimplemented: FindUnimplemented = (method, url) => {
  // Organizations cannot be deleted.
  if (method === 'DELETE' && /^\/orgs\/[^/?]+(?:\?|$)/.test(url)) return '/orgs/{org}'
  return findByPath(method, url)
}
