/**
 * The permission with which an app may receive an event. The others need no more than `metadata`.
 * @see https://docs.github.com/webhooks/webhook-events-and-payloads
 */
const eventsByPermission = {
  actions: ['workflow_dispatch', 'workflow_job', 'workflow_run'],
  administration: [
    'branch_protection_configuration',
    'branch_protection_rule',
    'deploy_key',
    'repository_ruleset',
    'security_and_analysis',
  ],
  checks: ['check_run', 'check_suite'],
  contents: [
    'commit_comment',
    'create',
    'delete',
    'fork',
    'gollum',
    'push',
    'release',
    'repository_dispatch',
  ],
  deployments: ['deployment', 'deployment_status'],
  discussions: ['discussion', 'discussion_comment'],
  issues: ['issue_comment', 'issue_dependencies', 'issues', 'milestone', 'sub_issues'],
  members: ['member', 'membership', 'organization', 'team', 'team_add'],
  organization_administration: ['org_block'],
  pull_requests: [
    'pull_request',
    'pull_request_review',
    'pull_request_review_comment',
    'pull_request_review_thread',
  ],
  statuses: ['status'],
}

const permissionOf = new Map(
  Object.entries(eventsByPermission).flatMap(([permission, events]) =>
    events.map((event) => [event, permission] as const),
  ),
)

/** The permission that an app lacks to receive an event. */
export function findLackingPermission(
  permissions: Readonly<Record<string, unknown>>,
  event: string,
): string | undefined {
  const permission = permissionOf.get(event)
  return permission !== undefined && permissions[permission] === undefined ? permission : undefined
}
