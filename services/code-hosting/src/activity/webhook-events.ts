/**
 * All events that webhooks can subscribe to. Events that this server never sends are accepted as well, so that
 * existing configurations work. @see https://docs.github.com/webhooks/webhook-events-and-payloads
 */
const ofBoth = [
  ...['branch_protection_configuration', 'branch_protection_rule', 'check_run', 'check_suite'],
  ...['code_scanning_alert', 'commit_comment', 'create', 'custom_property_values', 'delete'],
  ...['dependabot_alert', 'deploy_key', 'deployment', 'deployment_status', 'discussion'],
  ...['discussion_comment', 'fork', 'gollum', 'issue_comment', 'issue_dependencies', 'issues', 'label'],
  ...['member', 'merge_group', 'meta', 'milestone', 'package', 'page_build', 'ping', 'project'],
  ...['project_card', 'project_column', 'public', 'pull_request', 'pull_request_review'],
  ...['pull_request_review_comment', 'pull_request_review_thread', 'push', 'registry_package', 'release'],
  ...['repository', 'repository_advisory', 'repository_dispatch', 'repository_import', 'repository_ruleset'],
  ...['repository_vulnerability_alert', 'secret_scanning_alert', 'secret_scanning_alert_location'],
  ...['secret_scanning_scan', 'security_and_analysis', 'star', 'status', 'sub_issues', 'team_add', 'watch'],
  ...['workflow_dispatch', 'workflow_job', 'workflow_run'],
]

const ofOrganizations = [
  ...['custom_property', 'membership', 'org_block', 'organization', 'personal_access_token_request'],
  ...['projects_v2', 'projects_v2_item', 'projects_v2_status_update', 'team'],
]

export const webhookEvents: Record<'repository' | 'organization', ReadonlySet<string>> = {
  repository: new Set([...ofBoth, '*']),
  organization: new Set([...ofBoth, ...ofOrganizations, '*']),
}
