/** Permissions of fine-grained tokens: for repositories, organizations and accounts. */
export const allPermissions: readonly string[] = [
  ...['administration', 'contents', 'issues', 'metadata', 'repository_hooks', 'statuses', 'pull_requests'],
  ...['actions', 'checks', 'deployments', 'environments', 'pages', 'secrets', 'workflows'],
  ...['members', 'organization_administration', 'organization_hooks', 'organization_events'],
  ...['email_addresses', 'followers', 'git_ssh_keys', 'profile', 'ssh_signing_keys', 'starring', 'watching'],
  ...['events', 'gists', 'notifications'],
]
