import type { ScopeGrammar } from '@octavo/platform/auth/oauth/dialect.ts'
import { allows } from '../access/scopes.ts'

/** Scopes that apps can request, with the labels of the consent page. */
export const loginScopes: ScopeGrammar = {
  descriptions: {
    repo: 'read and change all of your repositories, private ones too',
    'repo:status': 'read and set the statuses of commits',
    repo_deployment: 'read and change deployments',
    public_repo: 'read and change your public repositories',
    'repo:invite': 'accept invitations to repositories',
    security_events: 'read and change security alerts',
    'admin:org': 'manage your organisations and teams',
    'write:org': 'change memberships and teams of your organisations',
    'read:org': 'see your organisations, teams and memberships',
    'admin:repo_hook': 'read, change and delete webhooks of repositories',
    'write:repo_hook': 'read and change webhooks of repositories',
    'read:repo_hook': 'see webhooks of repositories',
    'admin:org_hook': 'read, change and delete webhooks of organisations',
    'admin:public_key': 'read, add and remove your keys',
    'write:public_key': 'read and add your keys',
    'read:public_key': 'see your keys',
    'admin:ssh_signing_key': 'read, add and remove your signing keys',
    'write:ssh_signing_key': 'read and add your signing keys',
    'read:ssh_signing_key': 'see your signing keys',
    user: 'read and change your profile',
    'read:user': 'see all of your profile',
    'user:email': 'see your e-mail addresses',
    'user:follow': 'follow people for you',
    gist: 'write gists',
    notifications: 'read your notifications',
    delete_repo: 'delete repositories of yours',
    workflow: 'change the files of workflows',
    'read:audit_log': 'read audit logs',
    site_admin: 'administer this server, if you are an administrator',
  },
  defaultScopes: [],
  separator: /[\s,+]+/,
  joint: ',',
  dropsUnknown: true,
  // In one order, because the number of tokens with the same set of scopes is limited.
  condense: (scopes) =>
    Object.keys(loginScopes.descriptions).filter(
      (scope) =>
        scopes.includes(scope) &&
        !scopes.some((other) => other !== scope && allows(new Set([other]), [scope])),
    ),
}
