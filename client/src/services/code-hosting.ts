// Generated from services/code-hosting/openapi.json by `node client/generate.ts`.
// biome-ignore-all format: generated
// biome-ignore-all lint: generated

export interface paths {
    "/": {
        /** Get the API root */
        get: operations["meta/root"];
    };
    "/.well-known/oauth-authorization-server/login/oauth": {
        /** Get the authorization server metadata */
        get: operations["oauth/get-server-metadata"];
    };
    "/_avatars/{id}": {
        /** Get an avatar */
        get: operations["avatars/get"];
    };
    "/_emojis/{code}": {
        /** Get an emoji image */
        get: operations["emojis/get-picture"];
    };
    "/admin/organizations": {
        /** Create an organization */
        post: operations["enterprise-admin/create-org"];
    };
    "/admin/organizations/{organization}": {
        /** Update an organization name */
        patch: operations["enterprise-admin/update-org-name"];
    };
    "/admin/users": {
        /** Create a user */
        post: operations["enterprise-admin/create-user"];
    };
    "/admin/users/{username}": {
        /** Delete a user */
        delete: operations["enterprise-admin/delete-user"];
        /** Update the username for a user */
        patch: operations["enterprise-admin/update-username-for-user"];
    };
    "/admin/users/{username}/authorizations": {
        /** Create an impersonation OAuth token */
        post: operations["enterprise-admin/create-impersonation-o-auth-token"];
        /** Delete an impersonation OAuth token */
        delete: operations["enterprise-admin/delete-impersonation-o-auth-token"];
    };
    "/app": {
        /** Get the authenticated app */
        get: operations["apps/get-authenticated"];
    };
    "/app-manifests/{code}/conversions": {
        /** Create a GitHub App from a manifest */
        post: operations["apps/create-from-manifest"];
    };
    "/app/hook/config": {
        /** Get a webhook configuration for an app */
        get: operations["apps/get-webhook-config-for-app"];
        /** Update a webhook configuration for an app */
        patch: operations["apps/update-webhook-config-for-app"];
    };
    "/app/hook/deliveries": {
        /** List deliveries for an app webhook */
        get: operations["apps/list-webhook-deliveries"];
    };
    "/app/hook/deliveries/{delivery_id}": {
        /** Get a delivery for an app webhook */
        get: operations["apps/get-webhook-delivery"];
    };
    "/app/hook/deliveries/{delivery_id}/attempts": {
        /** Redeliver a delivery for an app webhook */
        post: operations["apps/redeliver-webhook-delivery"];
    };
    "/app/installations": {
        /** List installations for the authenticated app */
        get: operations["apps/list-installations"];
    };
    "/app/installations/{installation_id}": {
        /** Get an installation for the authenticated app */
        get: operations["apps/get-installation"];
        /** Delete an installation for the authenticated app */
        delete: operations["apps/delete-installation"];
    };
    "/app/installations/{installation_id}/access_tokens": {
        /** Create an installation access token for an app */
        post: operations["apps/create-installation-access-token"];
    };
    "/app/installations/{installation_id}/suspended": {
        /** Suspend an app installation */
        put: operations["apps/suspend-installation"];
        /** Unsuspend an app installation */
        delete: operations["apps/unsuspend-installation"];
    };
    "/applications/{client_id}/grant": {
        /** Delete an app authorization */
        delete: operations["apps/delete-authorization"];
    };
    "/applications/{client_id}/token": {
        /** Check a token */
        post: operations["apps/check-token"];
        /** Delete an app token */
        delete: operations["apps/delete-token"];
        /** Reset a token */
        patch: operations["apps/reset-token"];
    };
    "/apps/{app_slug}": {
        /** Get an app */
        get: operations["apps/get-by-slug"];
    };
    "/emojis": {
        /** Get emojis */
        get: operations["emojis/get"];
    };
    "/enterprises/{enterprise}/audit-log": {
        /**
         * Get the audit log for an enterprise
         * @description The server is one enterprise, so every name is accepted.
         */
        get: operations["enterprise-admin/get-audit-log"];
    };
    "/events": {
        /** List public events */
        get: operations["activity/list-public-events"];
    };
    "/feeds": {
        /** Get feeds */
        get: operations["activity/get-feeds"];
    };
    "/gist/{owner}/{gist_id}/raw": {
        /** Get the raw content of a gist file */
        get: operations["gists/get-first-raw-file"];
    };
    "/gist/{owner}/{gist_id}/raw/{file_sha}/{filename}": {
        /** Get the raw content of a gist file */
        get: operations["gists/get-raw-file-version"];
    };
    "/gist/{owner}/{gist_id}/raw/{filename}": {
        /** Get the raw content of a gist file */
        get: operations["gists/get-raw-file"];
    };
    "/gists": {
        /** List gists for the authenticated user */
        get: operations["gists/list"];
        /** Create a gist */
        post: operations["gists/create"];
    };
    "/gists/public": {
        /** List public gists */
        get: operations["gists/list-public"];
    };
    "/gists/starred": {
        /** List starred gists */
        get: operations["gists/list-starred"];
    };
    "/gists/{gist_id}": {
        /** Get a gist */
        get: operations["gists/get"];
        /** Delete a gist */
        delete: operations["gists/delete"];
        /** Update a gist */
        patch: operations["gists/update"];
    };
    "/gists/{gist_id}/comments": {
        /** List gist comments */
        get: operations["gists/list-comments"];
        /** Create a gist comment */
        post: operations["gists/create-comment"];
    };
    "/gists/{gist_id}/comments/{comment_id}": {
        /** Get a gist comment */
        get: operations["gists/get-comment"];
        /** Delete a gist comment */
        delete: operations["gists/delete-comment"];
        /** Update a gist comment */
        patch: operations["gists/update-comment"];
    };
    "/gists/{gist_id}/commits": {
        /** List gist commits */
        get: operations["gists/list-commits"];
    };
    "/gists/{gist_id}/forks": {
        /** List gist forks */
        get: operations["gists/list-forks"];
        /** Fork a gist */
        post: operations["gists/fork"];
    };
    "/gists/{gist_id}/star": {
        /** Check if a gist is starred */
        get: operations["gists/check-is-starred"];
        /** Star a gist */
        put: operations["gists/star"];
        /** Unstar a gist */
        delete: operations["gists/unstar"];
    };
    "/gists/{gist_id}/{sha}": {
        /** Get a gist revision */
        get: operations["gists/get-revision"];
    };
    "/gitignore/templates": {
        /** Get all gitignore templates */
        get: operations["gitignore/get-all-templates"];
    };
    "/gitignore/templates/{name}": {
        /** Get a gitignore template */
        get: operations["gitignore/get-template"];
    };
    "/graphql": {
        /** Run a GraphQL query */
        post: operations["graphql/run"];
    };
    "/installation/repositories": {
        /** List repositories accessible to the app installation */
        get: operations["apps/list-repos-accessible-to-installation"];
    };
    "/installation/token": {
        /** Revoke an installation access token */
        delete: operations["apps/revoke-installation-access-token"];
    };
    "/issues": {
        /** List issues assigned to the authenticated user */
        get: operations["issues/list"];
    };
    "/licenses": {
        /** Get all commonly used licenses */
        get: operations["licenses/get-all-commonly-used"];
    };
    "/licenses/{license}": {
        /** Get a license */
        get: operations["licenses/get"];
    };
    "/login/device/code": {
        /** Start the device authorization flow */
        post: operations["oauth/start-device-authorization"];
    };
    "/login/oauth/access_token": {
        /** Create an access token */
        post: operations["oauth/exchange-token"];
    };
    "/markdown": {
        /** Render a Markdown document */
        post: operations["markdown/render"];
    };
    "/markdown/raw": {
        /** Render a Markdown document in raw mode */
        post: operations["markdown/render-raw"];
    };
    "/meta": {
        /** Get API meta information */
        get: operations["meta/get"];
    };
    "/networks/{owner}/{repo}/events": {
        /** List public events for a network of repositories */
        get: operations["activity/list-public-events-for-repo-network"];
    };
    "/notifications": {
        /** List notifications for the authenticated user */
        get: operations["activity/list-notifications-for-authenticated-user"];
        /** Mark notifications as read */
        put: operations["activity/mark-notifications-as-read"];
    };
    "/notifications/threads/{thread_id}": {
        /** Get a thread */
        get: operations["activity/get-thread"];
        /** Mark a thread as done */
        delete: operations["activity/mark-thread-as-done"];
        /** Mark a thread as read */
        patch: operations["activity/mark-thread-as-read"];
    };
    "/notifications/threads/{thread_id}/subscription": {
        /** Get a thread subscription for the authenticated user */
        get: operations["activity/get-thread-subscription-for-authenticated-user"];
        /** Set a thread subscription */
        put: operations["activity/set-thread-subscription"];
        /** Delete a thread subscription */
        delete: operations["activity/delete-thread-subscription"];
    };
    "/octocat": {
        /** Get the Octavo as ASCII art */
        get: operations["meta/get-octocat"];
    };
    "/organizations": {
        /** List organizations */
        get: operations["orgs/list"];
    };
    "/orgs/{login}/installation": {
        /** Get an organization installation for the authenticated app */
        get: operations["apps/get-org-installation"];
    };
    "/orgs/{org}": {
        /** Get an organization */
        get: operations["orgs/get"];
        /** Update an organization */
        patch: operations["orgs/update"];
    };
    "/orgs/{org}/audit-log": {
        /** Get the audit log for an organization */
        get: operations["orgs/get-audit-log"];
    };
    "/orgs/{org}/blocks": {
        /** List users blocked by an organization */
        get: operations["orgs/list-blocked-users"];
    };
    "/orgs/{org}/blocks/{username}": {
        /** Check if a user is blocked by an organization */
        get: operations["orgs/check-blocked-user"];
        /** Block a user from an organization */
        put: operations["orgs/block-user"];
        /** Unblock a user from an organization */
        delete: operations["orgs/unblock-user"];
    };
    "/orgs/{org}/events": {
        /** List public organization events */
        get: operations["activity/list-public-org-events"];
    };
    "/orgs/{org}/hooks": {
        /** List organization webhooks */
        get: operations["orgs/list-webhooks"];
        /** Create an organization webhook */
        post: operations["orgs/create-webhook"];
    };
    "/orgs/{org}/hooks/{hook_id}": {
        /** Get an organization webhook */
        get: operations["orgs/get-webhook"];
        /** Delete an organization webhook */
        delete: operations["orgs/delete-webhook"];
        /**
         * Update an organization webhook
         * @description If `config` is sent without `secret`, the secret of the webhook is removed.
         */
        patch: operations["orgs/update-webhook"];
    };
    "/orgs/{org}/hooks/{hook_id}/config": {
        /** Get the configuration of an organization webhook */
        get: operations["orgs/get-webhook-config-for-org"];
        /** Update the configuration of an organization webhook */
        patch: operations["orgs/update-webhook-config-for-org"];
    };
    "/orgs/{org}/hooks/{hook_id}/deliveries": {
        /** List deliveries for an organization webhook */
        get: operations["orgs/list-webhook-deliveries"];
    };
    "/orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}": {
        /** Get a delivery for an organization webhook */
        get: operations["orgs/get-webhook-delivery"];
    };
    "/orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts": {
        /** Redeliver a delivery for an organization webhook */
        post: operations["orgs/redeliver-webhook-delivery"];
    };
    "/orgs/{org}/hooks/{hook_id}/pings": {
        /** Ping an organization webhook */
        post: operations["orgs/ping-webhook"];
    };
    "/orgs/{org}/installations": {
        /** List app installations for an organization */
        get: operations["orgs/list-app-installations"];
    };
    "/orgs/{org}/interaction-limits": {
        /** Get interaction restrictions for an organization */
        get: operations["interactions/get-restrictions-for-org"];
        /** Set interaction restrictions for an organization */
        put: operations["interactions/set-restrictions-for-org"];
        /** Remove interaction restrictions from an organization */
        delete: operations["interactions/remove-restrictions-for-org"];
    };
    "/orgs/{org}/invitations": {
        /** List pending organization invitations */
        get: operations["orgs/list-pending-invitations"];
        /** Create an organization invitation */
        post: operations["orgs/create-invitation"];
    };
    "/orgs/{org}/invitations/{invitation_id}": {
        /** Cancel an organization invitation */
        delete: operations["orgs/cancel-invitation"];
    };
    "/orgs/{org}/invitations/{invitation_id}/teams": {
        /** List organization invitation teams */
        get: operations["orgs/list-invitation-teams"];
    };
    "/orgs/{org}/issue-types": {
        /** List issue types for an organization */
        get: operations["orgs/list-issue-types"];
        /** Create an issue type for an organization */
        post: operations["orgs/create-issue-type"];
    };
    "/orgs/{org}/issue-types/{issue_type_id}": {
        /** Update an issue type for an organization */
        put: operations["orgs/update-issue-type"];
        /** Delete an issue type for an organization */
        delete: operations["orgs/delete-issue-type"];
    };
    "/orgs/{org}/issues": {
        /** List organization issues assigned to the authenticated user */
        get: operations["issues/list-for-org"];
    };
    "/orgs/{org}/members": {
        /** List organization members */
        get: operations["orgs/list-members"];
    };
    "/orgs/{org}/members/{username}": {
        /** Check organization membership for a user */
        get: operations["orgs/check-membership-for-user"];
        /** Remove an organization member */
        delete: operations["orgs/remove-member"];
    };
    "/orgs/{org}/memberships/{username}": {
        /** Get organization membership for a user */
        get: operations["orgs/get-membership-for-user"];
        /** Set organization membership for a user */
        put: operations["orgs/set-membership-for-user"];
        /** Remove organization membership for a user */
        delete: operations["orgs/remove-membership-for-user"];
    };
    "/orgs/{org}/organization-roles": {
        /** Get all organization roles for an organization */
        get: operations["orgs/list-org-roles"];
    };
    "/orgs/{org}/organization-roles/teams/{team_slug}": {
        /** Remove all organization roles for a team */
        delete: operations["orgs/revoke-all-org-roles-team"];
    };
    "/orgs/{org}/organization-roles/teams/{team_slug}/{role_id}": {
        /** Assign an organization role to a team */
        put: operations["orgs/assign-team-to-org-role"];
        /** Remove an organization role from a team */
        delete: operations["orgs/revoke-org-role-team"];
    };
    "/orgs/{org}/organization-roles/users/{username}": {
        /** Remove all organization roles for a user */
        delete: operations["orgs/revoke-all-org-roles-user"];
    };
    "/orgs/{org}/organization-roles/users/{username}/{role_id}": {
        /** Assign an organization role to a user */
        put: operations["orgs/assign-user-to-org-role"];
        /** Remove an organization role from a user */
        delete: operations["orgs/revoke-org-role-user"];
    };
    "/orgs/{org}/organization-roles/{role_id}": {
        /** Get an organization role */
        get: operations["orgs/get-org-role"];
    };
    "/orgs/{org}/organization-roles/{role_id}/teams": {
        /** List teams that are assigned to an organization role */
        get: operations["orgs/list-org-role-teams"];
    };
    "/orgs/{org}/organization-roles/{role_id}/users": {
        /** List users that are assigned to an organization role */
        get: operations["orgs/list-org-role-users"];
    };
    "/orgs/{org}/outside_collaborators": {
        /** List outside collaborators for an organization */
        get: operations["orgs/list-outside-collaborators"];
    };
    "/orgs/{org}/outside_collaborators/{username}": {
        /** Convert an organization member to outside collaborator */
        put: operations["orgs/convert-member-to-outside-collaborator"];
        /** Remove outside collaborator from an organization */
        delete: operations["orgs/remove-outside-collaborator"];
    };
    "/orgs/{org}/public_members": {
        /** List public organization members */
        get: operations["orgs/list-public-members"];
    };
    "/orgs/{org}/public_members/{username}": {
        /** Check public organization membership for a user */
        get: operations["orgs/check-public-membership-for-user"];
        /** Set public organization membership for the authenticated user */
        put: operations["orgs/set-public-membership-for-authenticated-user"];
        /** Remove public organization membership for the authenticated user */
        delete: operations["orgs/remove-public-membership-for-authenticated-user"];
    };
    "/orgs/{org}/repos": {
        /** List organization repositories */
        get: operations["repos/list-for-org"];
        /** Create an organization repository */
        post: operations["repos/create-in-org"];
    };
    "/orgs/{org}/rulesets": {
        /** Get all organization repository rulesets */
        get: operations["repos/get-org-rulesets"];
        /** Create an organization repository ruleset */
        post: operations["repos/create-org-ruleset"];
    };
    "/orgs/{org}/rulesets/rule-suites": {
        /** List organization rule suites */
        get: operations["repos/get-org-rule-suites"];
    };
    "/orgs/{org}/rulesets/rule-suites/{rule_suite_id}": {
        /** Get an organization rule suite */
        get: operations["repos/get-org-rule-suite"];
    };
    "/orgs/{org}/rulesets/{ruleset_id}": {
        /** Get an organization repository ruleset */
        get: operations["repos/get-org-ruleset"];
        /** Update an organization repository ruleset */
        put: operations["repos/update-org-ruleset"];
        /** Delete an organization repository ruleset */
        delete: operations["repos/delete-org-ruleset"];
    };
    "/orgs/{org}/rulesets/{ruleset_id}/history": {
        /** Get organization ruleset history */
        get: operations["orgs/get-org-ruleset-history"];
    };
    "/orgs/{org}/rulesets/{ruleset_id}/history/{version_id}": {
        /** Get organization ruleset version */
        get: operations["orgs/get-org-ruleset-version"];
    };
    "/orgs/{org}/security-managers": {
        /** List security manager teams */
        get: operations["orgs/list-security-manager-teams"];
    };
    "/orgs/{org}/security-managers/teams/{team_slug}": {
        /** Add a security manager team */
        put: operations["orgs/add-security-manager-team"];
        /** Remove a security manager team */
        delete: operations["orgs/remove-security-manager-team"];
    };
    "/orgs/{org}/teams": {
        /** List teams */
        get: operations["teams/list"];
        /** Create a team */
        post: operations["teams/create"];
    };
    "/orgs/{org}/teams/{team_slug}": {
        /** Get a team by name */
        get: operations["teams/get-by-name"];
        /** Delete a team */
        delete: operations["teams/delete-in-org"];
        /** Update a team */
        patch: operations["teams/update-in-org"];
    };
    "/orgs/{org}/teams/{team_slug}/invitations": {
        /** List pending team invitations */
        get: operations["teams/list-pending-invitations-in-org"];
    };
    "/orgs/{org}/teams/{team_slug}/members": {
        /** List team members */
        get: operations["teams/list-members-in-org"];
    };
    "/orgs/{org}/teams/{team_slug}/members/{username}": {
        /** Get team member (Legacy) */
        get: operations["teams/get-member-legacy"];
        /** Add team member (Legacy) */
        put: operations["teams/add-member-legacy"];
        /** Remove team member (Legacy) */
        delete: operations["teams/remove-member-legacy"];
    };
    "/orgs/{org}/teams/{team_slug}/memberships/{username}": {
        /** Get team membership for a user */
        get: operations["teams/get-membership-for-user-in-org"];
        /** Add or update team membership for a user */
        put: operations["teams/add-or-update-membership-for-user-in-org"];
        /** Remove team membership for a user */
        delete: operations["teams/remove-membership-for-user-in-org"];
    };
    "/orgs/{org}/teams/{team_slug}/repos": {
        /** List team repositories */
        get: operations["teams/list-repos-in-org"];
    };
    "/orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}": {
        /** Check team permissions for a repository */
        get: operations["teams/check-permissions-for-repo-in-org"];
        /** Add or update team repository permissions */
        put: operations["teams/add-or-update-repo-permissions-in-org"];
        /** Remove a repository from a team */
        delete: operations["teams/remove-repo-in-org"];
    };
    "/orgs/{org}/teams/{team_slug}/teams": {
        /** List child teams */
        get: operations["teams/list-child-in-org"];
    };
    "/rate_limit": {
        /** Get rate limit status for the authenticated user */
        get: operations["rate-limit/get"];
    };
    "/repos/{owner}/{repo}": {
        /** Get a repository */
        get: operations["repos/get"];
        /** Delete a repository */
        delete: operations["repos/delete"];
        /** Update a repository */
        patch: operations["repos/update"];
    };
    "/repos/{owner}/{repo}/activity": {
        /** List repository activities */
        get: operations["repos/list-activities"];
    };
    "/repos/{owner}/{repo}/assignees": {
        /** List assignees */
        get: operations["issues/list-assignees"];
    };
    "/repos/{owner}/{repo}/assignees/{assignee}": {
        /** Check if a user can be assigned */
        get: operations["issues/check-user-can-be-assigned"];
    };
    "/repos/{owner}/{repo}/autolinks": {
        /** Get all autolinks of a repository */
        get: operations["repos/list-autolinks"];
        /** Create an autolink reference for a repository */
        post: operations["repos/create-autolink"];
    };
    "/repos/{owner}/{repo}/autolinks/{autolink_id}": {
        /** Get an autolink reference of a repository */
        get: operations["repos/get-autolink"];
        /** Delete an autolink reference from a repository */
        delete: operations["repos/delete-autolink"];
    };
    "/repos/{owner}/{repo}/branches": {
        /** List branches */
        get: operations["repos/list-branches"];
    };
    "/repos/{owner}/{repo}/branches/{branch}": {
        /** Get a branch */
        get: operations["repos/get-branch"];
    };
    "/repos/{owner}/{repo}/branches/{branch}/protection": {
        /** Get branch protection */
        get: operations["repos/get-branch-protection"];
        /** Update branch protection */
        put: operations["repos/update-branch-protection"];
        /** Delete branch protection */
        delete: operations["repos/delete-branch-protection"];
    };
    "/repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins": {
        /** Get admin branch protection */
        get: operations["repos/get-admin-branch-protection"];
        /** Set admin branch protection */
        post: operations["repos/set-admin-branch-protection"];
        /** Delete admin branch protection */
        delete: operations["repos/delete-admin-branch-protection"];
    };
    "/repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews": {
        /** Get pull request review protection */
        get: operations["repos/get-pull-request-review-protection"];
        /** Delete pull request review protection */
        delete: operations["repos/delete-pull-request-review-protection"];
        /** Update pull request review protection */
        patch: operations["repos/update-pull-request-review-protection"];
    };
    "/repos/{owner}/{repo}/branches/{branch}/protection/required_signatures": {
        /** Get commit signature protection */
        get: operations["repos/get-commit-signature-protection"];
        /** Create commit signature protection */
        post: operations["repos/create-commit-signature-protection"];
        /** Delete commit signature protection */
        delete: operations["repos/delete-commit-signature-protection"];
    };
    "/repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks": {
        /** Get status checks protection */
        get: operations["repos/get-status-checks-protection"];
        /** Remove status check protection */
        delete: operations["repos/remove-status-check-protection"];
        /** Update status check protection */
        patch: operations["repos/update-status-check-protection"];
    };
    "/repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts": {
        /** Get all status check contexts */
        get: operations["repos/get-all-status-check-contexts"];
        /** Set status check contexts */
        put: operations["repos/set-status-check-contexts"];
        /** Add status check contexts */
        post: operations["repos/add-status-check-contexts"];
        /** Remove status check contexts */
        delete: operations["repos/remove-status-check-contexts"];
    };
    "/repos/{owner}/{repo}/branches/{branch}/protection/restrictions": {
        /** Get access restrictions */
        get: operations["repos/get-access-restrictions"];
        /** Delete access restrictions */
        delete: operations["repos/delete-access-restrictions"];
    };
    "/repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps": {
        /** Get apps with access to the protected branch */
        get: operations["repos/get-apps-with-access-to-protected-branch"];
        /** Set app access restrictions */
        put: operations["repos/set-app-access-restrictions"];
        /** Add app access restrictions */
        post: operations["repos/add-app-access-restrictions"];
        /** Remove app access restrictions */
        delete: operations["repos/remove-app-access-restrictions"];
    };
    "/repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams": {
        /** Get teams with access to the protected branch */
        get: operations["repos/get-teams-with-access-to-protected-branch"];
        /** Set team access restrictions */
        put: operations["repos/set-team-access-restrictions"];
        /** Add team access restrictions */
        post: operations["repos/add-team-access-restrictions"];
        /** Remove team access restrictions */
        delete: operations["repos/remove-team-access-restrictions"];
    };
    "/repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users": {
        /** Get users with access to the protected branch */
        get: operations["repos/get-users-with-access-to-protected-branch"];
        /** Set user access restrictions */
        put: operations["repos/set-user-access-restrictions"];
        /** Add user access restrictions */
        post: operations["repos/add-user-access-restrictions"];
        /** Remove user access restrictions */
        delete: operations["repos/remove-user-access-restrictions"];
    };
    "/repos/{owner}/{repo}/branches/{branch}/rename": {
        /** Rename a branch */
        post: operations["repos/rename-branch"];
    };
    "/repos/{owner}/{repo}/check-runs": {
        /** Create a check run */
        post: operations["checks/create"];
    };
    "/repos/{owner}/{repo}/check-runs/{check_run_id}": {
        /** Get a check run */
        get: operations["checks/get"];
        /** Update a check run */
        patch: operations["checks/update"];
    };
    "/repos/{owner}/{repo}/check-runs/{check_run_id}/annotations": {
        /** List check run annotations */
        get: operations["checks/list-annotations"];
    };
    "/repos/{owner}/{repo}/check-runs/{check_run_id}/rerequest": {
        /** Rerequest a check run */
        post: operations["checks/rerequest-run"];
    };
    "/repos/{owner}/{repo}/check-suites": {
        /** Create a check suite */
        post: operations["checks/create-suite"];
    };
    "/repos/{owner}/{repo}/check-suites/preferences": {
        /** Update repository preferences for check suites */
        patch: operations["checks/set-suites-preferences"];
    };
    "/repos/{owner}/{repo}/check-suites/{check_suite_id}": {
        /** Get a check suite */
        get: operations["checks/get-suite"];
    };
    "/repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs": {
        /** List check runs in a check suite */
        get: operations["checks/list-for-suite"];
    };
    "/repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest": {
        /** Rerequest a check suite */
        post: operations["checks/rerequest-suite"];
    };
    "/repos/{owner}/{repo}/codeowners/errors": {
        /** List CODEOWNERS errors */
        get: operations["repos/codeowners-errors"];
    };
    "/repos/{owner}/{repo}/collaborators": {
        /** List repository collaborators */
        get: operations["repos/list-collaborators"];
    };
    "/repos/{owner}/{repo}/collaborators/{username}": {
        /** Check if a user is a repository collaborator */
        get: operations["repos/check-collaborator"];
        /** Add a repository collaborator */
        put: operations["repos/add-collaborator"];
        /** Remove a repository collaborator */
        delete: operations["repos/remove-collaborator"];
    };
    "/repos/{owner}/{repo}/collaborators/{username}/permission": {
        /** Get repository permissions for a user */
        get: operations["repos/get-collaborator-permission-level"];
    };
    "/repos/{owner}/{repo}/comments": {
        /** List commit comments for a repository */
        get: operations["repos/list-commit-comments-for-repo"];
    };
    "/repos/{owner}/{repo}/comments/{comment_id}": {
        /** Get a commit comment */
        get: operations["repos/get-commit-comment"];
        /** Delete a commit comment */
        delete: operations["repos/delete-commit-comment"];
        /** Update a commit comment */
        patch: operations["repos/update-commit-comment"];
    };
    "/repos/{owner}/{repo}/comments/{comment_id}/reactions": {
        /** List reactions for a commit comment */
        get: operations["reactions/list-for-commit-comment"];
        /** Create reaction for a commit comment */
        post: operations["reactions/create-for-commit-comment"];
    };
    "/repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}": {
        /** Delete a commit comment reaction */
        delete: operations["reactions/delete-for-commit-comment"];
    };
    "/repos/{owner}/{repo}/commits": {
        /** List commits */
        get: operations["repos/list-commits"];
    };
    "/repos/{owner}/{repo}/commits/{ref}": {
        /** Get a commit */
        get: operations["repos/get-commit"];
    };
    "/repos/{owner}/{repo}/commits/{ref}/branches-where-head": {
        /** List branches for HEAD commit */
        get: operations["repos/list-branches-for-head-commit"];
    };
    "/repos/{owner}/{repo}/commits/{ref}/check-runs": {
        /** List check runs for a Git reference */
        get: operations["checks/list-for-ref"];
    };
    "/repos/{owner}/{repo}/commits/{ref}/check-suites": {
        /** List check suites for a Git reference */
        get: operations["checks/list-suites-for-ref"];
    };
    "/repos/{owner}/{repo}/commits/{ref}/comments": {
        /** List commit comments */
        get: operations["repos/list-comments-for-commit"];
        /** Create a commit comment */
        post: operations["repos/create-commit-comment"];
    };
    "/repos/{owner}/{repo}/commits/{ref}/pulls": {
        /** List pull requests associated with a commit */
        get: operations["repos/list-pull-requests-associated-with-commit"];
    };
    "/repos/{owner}/{repo}/commits/{ref}/status": {
        /** Get the combined status for a specific reference */
        get: operations["repos/get-combined-status-for-ref"];
    };
    "/repos/{owner}/{repo}/commits/{ref}/statuses": {
        /** List commit statuses for a reference */
        get: operations["repos/list-commit-statuses-for-ref"];
    };
    "/repos/{owner}/{repo}/community/profile": {
        /** Get community profile metrics */
        get: operations["repos/get-community-profile-metrics"];
    };
    "/repos/{owner}/{repo}/compare/{basehead}": {
        /** Compare two commits */
        get: operations["repos/compare-commits-with-basehead"];
    };
    "/repos/{owner}/{repo}/contents/{path}": {
        /** Get repository content */
        get: operations["repos/get-content"];
        /** Create or update file contents */
        put: operations["repos/create-or-update-file-contents"];
        /** Delete a file */
        delete: operations["repos/delete-file"];
    };
    "/repos/{owner}/{repo}/contributors": {
        /** List repository contributors */
        get: operations["repos/list-contributors"];
    };
    "/repos/{owner}/{repo}/deployments": {
        /** List deployments */
        get: operations["repos/list-deployments"];
        /** Create a deployment */
        post: operations["repos/create-deployment"];
    };
    "/repos/{owner}/{repo}/deployments/{deployment_id}": {
        /** Get a deployment */
        get: operations["repos/get-deployment"];
        /** Delete a deployment */
        delete: operations["repos/delete-deployment"];
    };
    "/repos/{owner}/{repo}/deployments/{deployment_id}/statuses": {
        /** List deployment statuses */
        get: operations["repos/list-deployment-statuses"];
        /** Create a deployment status */
        post: operations["repos/create-deployment-status"];
    };
    "/repos/{owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}": {
        /** Get a deployment status */
        get: operations["repos/get-deployment-status"];
    };
    "/repos/{owner}/{repo}/dispatches": {
        /** Create a repository dispatch event */
        post: operations["repos/create-dispatch-event"];
    };
    "/repos/{owner}/{repo}/environments": {
        /** List environments */
        get: operations["repos/get-all-environments"];
    };
    "/repos/{owner}/{repo}/environments/{environment_name}": {
        /** Get an environment */
        get: operations["repos/get-environment"];
        /** Create or update an environment */
        put: operations["repos/create-or-update-environment"];
        /** Delete an environment */
        delete: operations["repos/delete-an-environment"];
    };
    "/repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies": {
        /** List deployment branch policies */
        get: operations["repos/list-deployment-branch-policies"];
        /** Create a deployment branch policy */
        post: operations["repos/create-deployment-branch-policy"];
    };
    "/repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}": {
        /** Get a deployment branch policy */
        get: operations["repos/get-deployment-branch-policy"];
        /** Update a deployment branch policy */
        put: operations["repos/update-deployment-branch-policy"];
        /** Delete a deployment branch policy */
        delete: operations["repos/delete-deployment-branch-policy"];
    };
    "/repos/{owner}/{repo}/events": {
        /** List repository events */
        get: operations["activity/list-repo-events"];
    };
    "/repos/{owner}/{repo}/forks": {
        /** List forks */
        get: operations["repos/list-forks"];
        /** Create a fork */
        post: operations["repos/create-fork"];
    };
    "/repos/{owner}/{repo}/generate": {
        /** Create a repository using a template */
        post: operations["repos/create-using-template"];
    };
    "/repos/{owner}/{repo}/git/blobs": {
        /** Create a blob */
        post: operations["git/create-blob"];
    };
    "/repos/{owner}/{repo}/git/blobs/{sha}": {
        /** Get a blob */
        get: operations["git/get-blob"];
    };
    "/repos/{owner}/{repo}/git/commits": {
        /** Create a commit */
        post: operations["git/create-commit"];
    };
    "/repos/{owner}/{repo}/git/commits/{sha}": {
        /** Get a commit object */
        get: operations["git/get-commit"];
    };
    "/repos/{owner}/{repo}/git/matching-refs/{ref}": {
        /** List matching references */
        get: operations["git/list-matching-refs"];
    };
    "/repos/{owner}/{repo}/git/ref/{ref}": {
        /** Get a reference */
        get: operations["git/get-ref"];
    };
    "/repos/{owner}/{repo}/git/refs": {
        /** Create a reference */
        post: operations["git/create-ref"];
    };
    "/repos/{owner}/{repo}/git/refs/{ref}": {
        /** Delete a reference */
        delete: operations["git/delete-ref"];
        /** Update a reference */
        patch: operations["git/update-ref"];
    };
    "/repos/{owner}/{repo}/git/tags": {
        /** Create a tag object */
        post: operations["git/create-tag"];
    };
    "/repos/{owner}/{repo}/git/tags/{sha}": {
        /** Get a tag */
        get: operations["git/get-tag"];
    };
    "/repos/{owner}/{repo}/git/trees": {
        /** Create a tree */
        post: operations["git/create-tree"];
    };
    "/repos/{owner}/{repo}/git/trees/{sha}": {
        /** Get a tree */
        get: operations["git/get-tree"];
    };
    "/repos/{owner}/{repo}/hooks": {
        /** List repository webhooks */
        get: operations["repos/list-webhooks"];
        /** Create a repository webhook */
        post: operations["repos/create-webhook"];
    };
    "/repos/{owner}/{repo}/hooks/{hook_id}": {
        /** Get a repository webhook */
        get: operations["repos/get-webhook"];
        /** Delete a repository webhook */
        delete: operations["repos/delete-webhook"];
        /**
         * Update a repository webhook
         * @description If `config` is sent without `secret`, the secret of the webhook is removed.
         */
        patch: operations["repos/update-webhook"];
    };
    "/repos/{owner}/{repo}/hooks/{hook_id}/config": {
        /** Get the configuration of a repository webhook */
        get: operations["repos/get-webhook-config-for-repo"];
        /** Update the configuration of a repository webhook */
        patch: operations["repos/update-webhook-config-for-repo"];
    };
    "/repos/{owner}/{repo}/hooks/{hook_id}/deliveries": {
        /** List deliveries for a repository webhook */
        get: operations["repos/list-webhook-deliveries"];
    };
    "/repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}": {
        /** Get a delivery for a repository webhook */
        get: operations["repos/get-webhook-delivery"];
    };
    "/repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts": {
        /** Redeliver a delivery for a repository webhook */
        post: operations["repos/redeliver-webhook-delivery"];
    };
    "/repos/{owner}/{repo}/hooks/{hook_id}/pings": {
        /** Ping a repository webhook */
        post: operations["repos/ping-webhook"];
    };
    "/repos/{owner}/{repo}/hooks/{hook_id}/test": {
        /** Test the push repository webhook */
        post: operations["repos/test-push-webhook-by-test-url"];
    };
    "/repos/{owner}/{repo}/hooks/{hook_id}/tests": {
        /** Test the push repository webhook */
        post: operations["repos/test-push-webhook"];
    };
    "/repos/{owner}/{repo}/installation": {
        /** Get a repository installation for the authenticated app */
        get: operations["apps/get-repo-installation"];
    };
    "/repos/{owner}/{repo}/interaction-limits": {
        /** Get interaction restrictions for a repository */
        get: operations["interactions/get-restrictions-for-repo"];
        /** Set interaction restrictions for a repository */
        put: operations["interactions/set-restrictions-for-repo"];
        /** Remove interaction restrictions from a repository */
        delete: operations["interactions/remove-restrictions-for-repo"];
    };
    "/repos/{owner}/{repo}/invitations": {
        /** List repository invitations */
        get: operations["repos/list-invitations"];
    };
    "/repos/{owner}/{repo}/invitations/{invitation_id}": {
        /** Delete a repository invitation */
        delete: operations["repos/delete-invitation"];
        /** Update a repository invitation */
        patch: operations["repos/update-invitation"];
    };
    "/repos/{owner}/{repo}/issue-types": {
        /** List issue types for a repository */
        get: operations["repos/list-issue-types"];
    };
    "/repos/{owner}/{repo}/issues": {
        /** List repository issues */
        get: operations["issues/list-for-repo"];
        /** Create an issue */
        post: operations["issues/create"];
    };
    "/repos/{owner}/{repo}/issues/comments": {
        /** List issue comments for a repository */
        get: operations["issues/list-comments-for-repo"];
    };
    "/repos/{owner}/{repo}/issues/comments/{comment_id}": {
        /** Get an issue comment */
        get: operations["issues/get-comment"];
        /** Delete an issue comment */
        delete: operations["issues/delete-comment"];
        /** Update an issue comment */
        patch: operations["issues/update-comment"];
    };
    "/repos/{owner}/{repo}/issues/comments/{comment_id}/pin": {
        /** Pin an issue comment */
        put: operations["issues/pin-comment"];
        /** Unpin an issue comment */
        delete: operations["issues/unpin-comment"];
    };
    "/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions": {
        /** List reactions for an issue comment */
        get: operations["reactions/list-for-issue-comment"];
        /** Create reaction for an issue comment */
        post: operations["reactions/create-for-issue-comment"];
    };
    "/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}": {
        /** Delete an issue comment reaction */
        delete: operations["reactions/delete-for-issue-comment"];
    };
    "/repos/{owner}/{repo}/issues/events": {
        /** List issue events for a repository */
        get: operations["issues/list-events-for-repo"];
    };
    "/repos/{owner}/{repo}/issues/events/{event_id}": {
        /** Get an issue event */
        get: operations["issues/get-event"];
    };
    "/repos/{owner}/{repo}/issues/pinned": {
        /** List pinned issues of a repository */
        get: operations["issues/list-pinned"];
    };
    "/repos/{owner}/{repo}/issues/{issue_number}": {
        /** Get an issue */
        get: operations["issues/get"];
        /** Update an issue */
        patch: operations["issues/update"];
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/assignees": {
        /** Add assignees to an issue */
        post: operations["issues/add-assignees"];
        /** Remove assignees from an issue */
        delete: operations["issues/remove-assignees"];
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}": {
        /** Check if a user can be assigned to an issue */
        get: operations["issues/check-user-can-be-assigned-to-issue"];
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/comments": {
        /** List issue comments */
        get: operations["issues/list-comments"];
        /** Create an issue comment */
        post: operations["issues/create-comment"];
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by": {
        /** List dependencies an issue is blocked by */
        get: operations["issues/list-dependencies-blocked-by"];
        /** Add a dependency an issue is blocked by */
        post: operations["issues/add-blocked-by-dependency"];
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by/{issue_id}": {
        /** Remove dependency an issue is blocked by */
        delete: operations["issues/remove-dependency-blocked-by"];
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking": {
        /** List dependencies an issue is blocking */
        get: operations["issues/list-dependencies-blocking"];
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/events": {
        /** List issue events */
        get: operations["issues/list-events"];
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/labels": {
        /** List labels for an issue */
        get: operations["issues/list-labels-on-issue"];
        /** Set labels for an issue */
        put: operations["issues/set-labels"];
        /** Add labels to an issue */
        post: operations["issues/add-labels"];
        /** Remove all labels from an issue */
        delete: operations["issues/remove-all-labels"];
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/labels/{name}": {
        /** Remove a label from an issue */
        delete: operations["issues/remove-label"];
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/lock": {
        /** Lock an issue */
        put: operations["issues/lock"];
        /** Unlock an issue */
        delete: operations["issues/unlock"];
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/parent": {
        /** Get parent issue */
        get: operations["issues/get-parent"];
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/pin": {
        /** Pin an issue */
        put: operations["issues/pin"];
        /** Unpin an issue */
        delete: operations["issues/unpin"];
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/reactions": {
        /** List reactions for an issue */
        get: operations["reactions/list-for-issue"];
        /** Create reaction for an issue */
        post: operations["reactions/create-for-issue"];
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}": {
        /** Delete an issue reaction */
        delete: operations["reactions/delete-for-issue"];
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/sub_issue": {
        /** Remove sub-issue */
        delete: operations["issues/remove-sub-issue"];
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/sub_issues": {
        /** List sub-issues */
        get: operations["issues/list-sub-issues"];
        /** Add sub-issue */
        post: operations["issues/add-sub-issue"];
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority": {
        /** Reprioritize sub-issue */
        patch: operations["issues/reprioritize-sub-issue"];
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/timeline": {
        /** List timeline events for an issue */
        get: operations["issues/list-events-for-timeline"];
    };
    "/repos/{owner}/{repo}/keys": {
        /** List deploy keys */
        get: operations["repos/list-deploy-keys"];
        /** Create a deploy key */
        post: operations["repos/create-deploy-key"];
    };
    "/repos/{owner}/{repo}/keys/{key_id}": {
        /** Get a deploy key */
        get: operations["repos/get-deploy-key"];
        /** Delete a deploy key */
        delete: operations["repos/delete-deploy-key"];
    };
    "/repos/{owner}/{repo}/labels": {
        /** List labels for a repository */
        get: operations["issues/list-labels-for-repo"];
        /** Create a label */
        post: operations["issues/create-label"];
    };
    "/repos/{owner}/{repo}/labels/{name}": {
        /** Get a label */
        get: operations["issues/get-label"];
        /** Delete a label */
        delete: operations["issues/delete-label"];
        /** Update a label */
        patch: operations["issues/update-label"];
    };
    "/repos/{owner}/{repo}/languages": {
        /** List repository languages */
        get: operations["repos/list-languages"];
    };
    "/repos/{owner}/{repo}/license": {
        /** Get the license for a repository */
        get: operations["licenses/get-for-repo"];
    };
    "/repos/{owner}/{repo}/merge-upstream": {
        /** Sync a fork branch with the upstream repository */
        post: operations["repos/merge-upstream"];
    };
    "/repos/{owner}/{repo}/merges": {
        /** Merge a branch */
        post: operations["repos/merge"];
    };
    "/repos/{owner}/{repo}/milestones": {
        /** List milestones */
        get: operations["issues/list-milestones"];
        /** Create a milestone */
        post: operations["issues/create-milestone"];
    };
    "/repos/{owner}/{repo}/milestones/{milestone_number}": {
        /** Get a milestone */
        get: operations["issues/get-milestone"];
        /** Delete a milestone */
        delete: operations["issues/delete-milestone"];
        /** Update a milestone */
        patch: operations["issues/update-milestone"];
    };
    "/repos/{owner}/{repo}/milestones/{milestone_number}/labels": {
        /** List labels for issues in a milestone */
        get: operations["issues/list-labels-for-milestone"];
    };
    "/repos/{owner}/{repo}/notifications": {
        /** List repository notifications for the authenticated user */
        get: operations["activity/list-repo-notifications-for-authenticated-user"];
        /** Mark repository notifications as read */
        put: operations["activity/mark-repo-notifications-as-read"];
    };
    "/repos/{owner}/{repo}/pulls": {
        /** List pull requests */
        get: operations["pulls/list"];
        /** Create a pull request */
        post: operations["pulls/create"];
    };
    "/repos/{owner}/{repo}/pulls/comments": {
        /** List review comments in a repository */
        get: operations["pulls/list-review-comments-for-repo"];
    };
    "/repos/{owner}/{repo}/pulls/comments/{comment_id}": {
        /** Get a review comment for a pull request */
        get: operations["pulls/get-review-comment"];
        /** Delete a review comment for a pull request */
        delete: operations["pulls/delete-review-comment"];
        /** Update a review comment for a pull request */
        patch: operations["pulls/update-review-comment"];
    };
    "/repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions": {
        /** List reactions for a pull request review comment */
        get: operations["reactions/list-for-pull-request-review-comment"];
        /** Create reaction for a pull request review comment */
        post: operations["reactions/create-for-pull-request-review-comment"];
    };
    "/repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}": {
        /** Delete a pull request comment reaction */
        delete: operations["reactions/delete-for-pull-request-comment"];
    };
    "/repos/{owner}/{repo}/pulls/{pull_number}": {
        /** Get a pull request */
        get: operations["pulls/get"];
        /** Update a pull request */
        patch: operations["pulls/update"];
    };
    "/repos/{owner}/{repo}/pulls/{pull_number}/comments": {
        /** List review comments on a pull request */
        get: operations["pulls/list-review-comments"];
        /** Create a review comment for a pull request */
        post: operations["pulls/create-review-comment"];
    };
    "/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies": {
        /** Create a reply for a review comment */
        post: operations["pulls/create-reply-for-review-comment"];
    };
    "/repos/{owner}/{repo}/pulls/{pull_number}/commits": {
        /** List commits on a pull request */
        get: operations["pulls/list-commits"];
    };
    "/repos/{owner}/{repo}/pulls/{pull_number}/files": {
        /** List pull requests files */
        get: operations["pulls/list-files"];
    };
    "/repos/{owner}/{repo}/pulls/{pull_number}/merge": {
        /** Check if a pull request has been merged */
        get: operations["pulls/check-if-merged"];
        /** Merge a pull request */
        put: operations["pulls/merge"];
    };
    "/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers": {
        /** Get all requested reviewers for a pull request */
        get: operations["pulls/list-requested-reviewers"];
        /** Request reviewers for a pull request */
        post: operations["pulls/request-reviewers"];
        /** Remove requested reviewers from a pull request */
        delete: operations["pulls/remove-requested-reviewers"];
    };
    "/repos/{owner}/{repo}/pulls/{pull_number}/reviews": {
        /** List reviews for a pull request */
        get: operations["pulls/list-reviews"];
        /** Create a review for a pull request */
        post: operations["pulls/create-review"];
    };
    "/repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}": {
        /** Get a review for a pull request */
        get: operations["pulls/get-review"];
        /** Update a review for a pull request */
        put: operations["pulls/update-review"];
        /** Delete a pending review for a pull request */
        delete: operations["pulls/delete-pending-review"];
    };
    "/repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments": {
        /** List comments for a pull request review */
        get: operations["pulls/list-comments-for-review"];
    };
    "/repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals": {
        /** Dismiss a review for a pull request */
        put: operations["pulls/dismiss-review"];
    };
    "/repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events": {
        /** Submit a review for a pull request */
        post: operations["pulls/submit-review"];
    };
    "/repos/{owner}/{repo}/pulls/{pull_number}/update-branch": {
        /** Update a pull request branch */
        put: operations["pulls/update-branch"];
    };
    "/repos/{owner}/{repo}/readme": {
        /** Get a repository README */
        get: operations["repos/get-readme"];
    };
    "/repos/{owner}/{repo}/readme/{dir}": {
        /** Get a repository README for a directory */
        get: operations["repos/get-readme-in-directory"];
    };
    "/repos/{owner}/{repo}/releases": {
        /** List releases */
        get: operations["repos/list-releases"];
        /** Create a release */
        post: operations["repos/create-release"];
    };
    "/repos/{owner}/{repo}/releases/assets/{asset_id}": {
        /** Get a release asset */
        get: operations["repos/get-release-asset"];
        /** Delete a release asset */
        delete: operations["repos/delete-release-asset"];
        /** Update a release asset */
        patch: operations["repos/update-release-asset"];
    };
    "/repos/{owner}/{repo}/releases/generate-notes": {
        /** Generate release notes content for a release */
        post: operations["repos/generate-release-notes"];
    };
    "/repos/{owner}/{repo}/releases/latest": {
        /** Get the latest release */
        get: operations["repos/get-latest-release"];
    };
    "/repos/{owner}/{repo}/releases/tags/{tag}": {
        /** Get a release by tag name */
        get: operations["repos/get-release-by-tag"];
    };
    "/repos/{owner}/{repo}/releases/{release_id}": {
        /** Get a release */
        get: operations["repos/get-release"];
        /** Delete a release */
        delete: operations["repos/delete-release"];
        /** Update a release */
        patch: operations["repos/update-release"];
    };
    "/repos/{owner}/{repo}/releases/{release_id}/assets": {
        /** List release assets */
        get: operations["repos/list-release-assets"];
        /** Upload a release asset */
        post: operations["repos/upload-release-asset"];
    };
    "/repos/{owner}/{repo}/releases/{release_id}/reactions": {
        /** List reactions for a release */
        get: operations["reactions/list-for-release"];
        /** Create reaction for a release */
        post: operations["reactions/create-for-release"];
    };
    "/repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}": {
        /** Delete a release reaction */
        delete: operations["reactions/delete-for-release"];
    };
    "/repos/{owner}/{repo}/rules/branches/{branch}": {
        /** Get rules for a branch */
        get: operations["repos/get-branch-rules"];
    };
    "/repos/{owner}/{repo}/rulesets": {
        /** Get all repository rulesets */
        get: operations["repos/get-repo-rulesets"];
        /** Create a repository ruleset */
        post: operations["repos/create-repo-ruleset"];
    };
    "/repos/{owner}/{repo}/rulesets/rule-suites": {
        /** List repository rule suites */
        get: operations["repos/get-repo-rule-suites"];
    };
    "/repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}": {
        /** Get a repository rule suite */
        get: operations["repos/get-repo-rule-suite"];
    };
    "/repos/{owner}/{repo}/rulesets/{ruleset_id}": {
        /** Get a repository ruleset */
        get: operations["repos/get-repo-ruleset"];
        /** Update a repository ruleset */
        put: operations["repos/update-repo-ruleset"];
        /** Delete a repository ruleset */
        delete: operations["repos/delete-repo-ruleset"];
    };
    "/repos/{owner}/{repo}/rulesets/{ruleset_id}/history": {
        /** Get repository ruleset history */
        get: operations["repos/get-repo-ruleset-history"];
    };
    "/repos/{owner}/{repo}/rulesets/{ruleset_id}/history/{version_id}": {
        /** Get repository ruleset version */
        get: operations["repos/get-repo-ruleset-version"];
    };
    "/repos/{owner}/{repo}/stargazers": {
        /** List stargazers */
        get: operations["activity/list-stargazers-for-repo"];
    };
    "/repos/{owner}/{repo}/stats/code_frequency": {
        /** Get the weekly commit activity */
        get: operations["repos/get-code-frequency-stats"];
    };
    "/repos/{owner}/{repo}/stats/commit_activity": {
        /** Get the last year of commit activity */
        get: operations["repos/get-commit-activity-stats"];
    };
    "/repos/{owner}/{repo}/stats/contributors": {
        /** Get all contributor commit activity */
        get: operations["repos/get-contributors-stats"];
    };
    "/repos/{owner}/{repo}/stats/participation": {
        /** Get the weekly commit count */
        get: operations["repos/get-participation-stats"];
    };
    "/repos/{owner}/{repo}/stats/punch_card": {
        /** Get the hourly commit count for each day */
        get: operations["repos/get-punch-card-stats"];
    };
    "/repos/{owner}/{repo}/statuses/{sha}": {
        /** Create a commit status */
        post: operations["repos/create-commit-status"];
    };
    "/repos/{owner}/{repo}/subscribers": {
        /** List watchers */
        get: operations["activity/list-watchers-for-repo"];
    };
    "/repos/{owner}/{repo}/subscription": {
        /** Get a repository subscription */
        get: operations["activity/get-repo-subscription"];
        /** Set a repository subscription */
        put: operations["activity/set-repo-subscription"];
        /** Delete a repository subscription */
        delete: operations["activity/delete-repo-subscription"];
    };
    "/repos/{owner}/{repo}/tags": {
        /** List repository tags */
        get: operations["repos/list-tags"];
    };
    "/repos/{owner}/{repo}/tarball": {
        /** Download a repository archive (tar) */
        get: operations["repos/download-tarball-archive-of-default-branch"];
    };
    "/repos/{owner}/{repo}/tarball/{ref}": {
        /** Download a repository archive (tar) */
        get: operations["repos/download-tarball-archive"];
    };
    "/repos/{owner}/{repo}/teams": {
        /** List repository teams */
        get: operations["repos/list-teams"];
    };
    "/repos/{owner}/{repo}/topics": {
        /** Get all repository topics */
        get: operations["repos/get-all-topics"];
        /** Replace all repository topics */
        put: operations["repos/replace-all-topics"];
    };
    "/repos/{owner}/{repo}/traffic/clones": {
        /** Get repository clones */
        get: operations["repos/get-clones"];
    };
    "/repos/{owner}/{repo}/traffic/popular/paths": {
        /** Get top referral paths */
        get: operations["repos/get-top-paths"];
    };
    "/repos/{owner}/{repo}/traffic/popular/referrers": {
        /** Get top referral sources */
        get: operations["repos/get-top-referrers"];
    };
    "/repos/{owner}/{repo}/traffic/views": {
        /** Get page views */
        get: operations["repos/get-views"];
    };
    "/repos/{owner}/{repo}/transfer": {
        /** Transfer a repository */
        post: operations["repos/transfer"];
        /** Cancel a pending repository transfer */
        delete: operations["repos/cancel-transfer"];
    };
    "/repos/{owner}/{repo}/zipball": {
        /** Download a repository archive (zip) */
        get: operations["repos/download-zipball-archive-of-default-branch"];
    };
    "/repos/{owner}/{repo}/zipball/{ref}": {
        /** Download a repository archive (zip) */
        get: operations["repos/download-zipball-archive"];
    };
    "/repositories": {
        /** List public repositories */
        get: operations["repos/list-public"];
    };
    "/search/code": {
        /** Search code */
        get: operations["search/code"];
    };
    "/search/commits": {
        /** Search commits */
        get: operations["search/commits"];
    };
    "/search/issues": {
        /** Search issues and pull requests */
        get: operations["search/issues-and-pull-requests"];
    };
    "/search/labels": {
        /** Search labels */
        get: operations["search/labels"];
    };
    "/search/repositories": {
        /** Search repositories */
        get: operations["search/repos"];
    };
    "/search/topics": {
        /** Search topics */
        get: operations["search/topics"];
    };
    "/search/users": {
        /** Search users */
        get: operations["search/users"];
    };
    "/user": {
        /** Get the authenticated user */
        get: operations["users/get-authenticated"];
        /** Update the authenticated user */
        patch: operations["users/update-authenticated"];
    };
    "/user/blocks": {
        /** List users blocked by the authenticated user */
        get: operations["users/list-blocked-by-authenticated-user"];
    };
    "/user/blocks/{username}": {
        /** Check if a user is blocked by the authenticated user */
        get: operations["users/check-blocked"];
        /** Block a user */
        put: operations["users/block"];
        /** Unblock a user */
        delete: operations["users/unblock"];
    };
    "/user/email/visibility": {
        /** Set primary email visibility for the authenticated user */
        patch: operations["users/set-primary-email-visibility-for-authenticated-user"];
    };
    "/user/emails": {
        /** List email addresses for the authenticated user */
        get: operations["users/list-emails-for-authenticated-user"];
        /** Add an email address for the authenticated user */
        post: operations["users/add-email-for-authenticated-user"];
        /** Delete an email address for the authenticated user */
        delete: operations["users/delete-email-for-authenticated-user"];
    };
    "/user/followers": {
        /** List followers of the authenticated user */
        get: operations["users/list-followers-for-authenticated-user"];
    };
    "/user/following": {
        /** List the people the authenticated user follows */
        get: operations["users/list-followed-by-authenticated-user"];
    };
    "/user/following/{username}": {
        /** Check if a person is followed by the authenticated user */
        get: operations["users/check-person-is-followed-by-authenticated"];
        /** Follow a user */
        put: operations["users/follow"];
        /** Unfollow a user */
        delete: operations["users/unfollow"];
    };
    "/user/gpg_keys": {
        /** List GPG keys for the authenticated user */
        get: operations["users/list-gpg-keys-for-authenticated-user"];
        /** Create a GPG key for the authenticated user */
        post: operations["users/create-gpg-key-for-authenticated-user"];
    };
    "/user/gpg_keys/{gpg_key_id}": {
        /** Get a GPG key for the authenticated user */
        get: operations["users/get-gpg-key-for-authenticated-user"];
        /** Delete a GPG key for the authenticated user */
        delete: operations["users/delete-gpg-key-for-authenticated-user"];
    };
    "/user/installations": {
        /** List app installations accessible to the user access token */
        get: operations["apps/list-installations-for-authenticated-user"];
        /** Install an app on an account */
        post: operations["octavo/install-app"];
    };
    "/user/installations/{installation_id}": {
        /** Uninstall an app from an account */
        delete: operations["octavo/uninstall-app"];
    };
    "/user/installations/{installation_id}/repositories": {
        /** List repositories accessible to the user access token */
        get: operations["apps/list-installation-repos-for-authenticated-user"];
    };
    "/user/installations/{installation_id}/repositories/{repository_id}": {
        /** Add a repository to an app installation */
        put: operations["apps/add-repo-to-installation-for-authenticated-user"];
        /** Remove a repository from an app installation */
        delete: operations["apps/remove-repo-from-installation-for-authenticated-user"];
    };
    "/user/interaction-limits": {
        /** Get interaction restrictions for your public repositories */
        get: operations["interactions/get-restrictions-for-authenticated-user"];
        /** Set interaction restrictions for your public repositories */
        put: operations["interactions/set-restrictions-for-authenticated-user"];
        /** Remove interaction restrictions from your public repositories */
        delete: operations["interactions/remove-restrictions-for-authenticated-user"];
    };
    "/user/issues": {
        /** List user account issues assigned to the authenticated user */
        get: operations["issues/list-for-authenticated-user"];
    };
    "/user/keys": {
        /** List public SSH keys for the authenticated user */
        get: operations["users/list-public-ssh-keys-for-authenticated-user"];
        /** Create a public SSH key for the authenticated user */
        post: operations["users/create-public-ssh-key-for-authenticated-user"];
    };
    "/user/keys/{key_id}": {
        /** Get a public SSH key for the authenticated user */
        get: operations["users/get-public-ssh-key-for-authenticated-user"];
        /** Delete a public SSH key for the authenticated user */
        delete: operations["users/delete-public-ssh-key-for-authenticated-user"];
    };
    "/user/memberships/orgs": {
        /** List organization memberships for the authenticated user */
        get: operations["orgs/list-memberships-for-authenticated-user"];
    };
    "/user/memberships/orgs/{org}": {
        /** Get an organization membership for the authenticated user */
        get: operations["orgs/get-membership-for-authenticated-user"];
        /** Update an organization membership for the authenticated user */
        patch: operations["orgs/update-membership-for-authenticated-user"];
    };
    "/user/orgs": {
        /** List organizations for the authenticated user */
        get: operations["orgs/list-for-authenticated-user"];
    };
    "/user/public_emails": {
        /** List public email addresses for the authenticated user */
        get: operations["users/list-public-emails-for-authenticated-user"];
    };
    "/user/repos": {
        /** List repositories for the authenticated user */
        get: operations["repos/list-for-authenticated-user"];
        /** Create a repository for the authenticated user */
        post: operations["repos/create-for-authenticated-user"];
    };
    "/user/repository_invitations": {
        /** List repository invitations for the authenticated user */
        get: operations["repos/list-invitations-for-authenticated-user"];
    };
    "/user/repository_invitations/{invitation_id}": {
        /** Decline a repository invitation */
        delete: operations["repos/decline-invitation-for-authenticated-user"];
        /** Accept a repository invitation */
        patch: operations["repos/accept-invitation-for-authenticated-user"];
    };
    "/user/repository_transfers": {
        /** List repository transfers for the authenticated user */
        get: operations["repos/list-transfers-for-authenticated-user"];
    };
    "/user/repository_transfers/{transfer_id}": {
        /** Decline a repository transfer */
        delete: operations["repos/decline-transfer-for-authenticated-user"];
        /** Accept a repository transfer */
        patch: operations["repos/accept-transfer-for-authenticated-user"];
    };
    "/user/social_accounts": {
        /** List social accounts for the authenticated user */
        get: operations["users/list-social-accounts-for-authenticated-user"];
        /** Add social accounts for the authenticated user */
        post: operations["users/add-social-account-for-authenticated-user"];
        /** Delete social accounts for the authenticated user */
        delete: operations["users/delete-social-account-for-authenticated-user"];
    };
    "/user/ssh_signing_keys": {
        /** List SSH signing keys for the authenticated user */
        get: operations["users/list-ssh-signing-keys-for-authenticated-user"];
        /** Create an SSH signing key for the authenticated user */
        post: operations["users/create-ssh-signing-key-for-authenticated-user"];
    };
    "/user/ssh_signing_keys/{key_id}": {
        /** Get an SSH signing key for the authenticated user */
        get: operations["users/get-ssh-signing-key-for-authenticated-user"];
        /** Delete an SSH signing key for the authenticated user */
        delete: operations["users/delete-ssh-signing-key-for-authenticated-user"];
    };
    "/user/starred": {
        /** List repositories starred by the authenticated user */
        get: operations["activity/list-repos-starred-by-authenticated-user"];
    };
    "/user/starred/{owner}/{repo}": {
        /** Check if a repository is starred by the authenticated user */
        get: operations["activity/check-repo-is-starred-by-authenticated-user"];
        /** Star a repository for the authenticated user */
        put: operations["activity/star-repo-for-authenticated-user"];
        /** Unstar a repository for the authenticated user */
        delete: operations["activity/unstar-repo-for-authenticated-user"];
    };
    "/user/subscriptions": {
        /** List repositories watched by the authenticated user */
        get: operations["activity/list-watched-repos-for-authenticated-user"];
    };
    "/user/teams": {
        /** List teams for the authenticated user */
        get: operations["teams/list-for-authenticated-user"];
    };
    "/user/tokens": {
        /** List personal access tokens */
        get: operations["tokens/list"];
        /** Create a personal access token */
        post: operations["tokens/create"];
    };
    "/user/tokens/{token_id}": {
        /** Revoke a personal access token */
        delete: operations["tokens/delete"];
    };
    "/users": {
        /** List users */
        get: operations["users/list"];
    };
    "/users/{login}/installation": {
        /** Get a user installation for the authenticated app */
        get: operations["apps/get-user-installation"];
    };
    "/users/{username}": {
        /** Get a user */
        get: operations["users/get-by-username"];
    };
    "/users/{username}/events": {
        /** List events for the authenticated user */
        get: operations["activity/list-events-for-authenticated-user"];
    };
    "/users/{username}/events/orgs/{org}": {
        /** List organization events for the authenticated user */
        get: operations["activity/list-org-events-for-authenticated-user"];
    };
    "/users/{username}/events/public": {
        /** List public events for a user */
        get: operations["activity/list-public-events-for-user"];
    };
    "/users/{username}/followers": {
        /** List followers of a user */
        get: operations["users/list-followers-for-user"];
    };
    "/users/{username}/following": {
        /** List the people a user follows */
        get: operations["users/list-following-for-user"];
    };
    "/users/{username}/following/{target_user}": {
        /** Check if a user follows another user */
        get: operations["users/check-following-for-user"];
    };
    "/users/{username}/gists": {
        /** List gists for a user */
        get: operations["gists/list-for-user"];
    };
    "/users/{username}/gpg_keys": {
        /** List GPG keys for a user */
        get: operations["users/list-gpg-keys-for-user"];
    };
    "/users/{username}/hovercard": {
        /** Get contextual information for a user */
        get: operations["users/get-context-for-user"];
    };
    "/users/{username}/keys": {
        /** List public SSH keys for a user */
        get: operations["users/list-public-keys-for-user"];
    };
    "/users/{username}/orgs": {
        /** List organizations for a user */
        get: operations["orgs/list-for-user"];
    };
    "/users/{username}/received_events": {
        /** List events received by the authenticated user */
        get: operations["activity/list-received-events-for-user"];
    };
    "/users/{username}/received_events/public": {
        /** List public events received by a user */
        get: operations["activity/list-received-public-events-for-user"];
    };
    "/users/{username}/repos": {
        /** List repositories for a user */
        get: operations["repos/list-for-user"];
    };
    "/users/{username}/site_admin": {
        /** Promote a user to be a site administrator */
        put: operations["enterprise-admin/promote-user-to-be-site-administrator"];
        /** Demote a site administrator */
        delete: operations["enterprise-admin/demote-site-administrator"];
    };
    "/users/{username}/social_accounts": {
        /** List social accounts for a user */
        get: operations["users/list-social-accounts-for-user"];
    };
    "/users/{username}/ssh_signing_keys": {
        /** List SSH signing keys for a user */
        get: operations["users/list-ssh-signing-keys-for-user"];
    };
    "/users/{username}/starred": {
        /** List repositories starred by a user */
        get: operations["activity/list-repos-starred-by-user"];
    };
    "/users/{username}/subscriptions": {
        /** List repositories watched by a user */
        get: operations["activity/list-repos-watched-by-user"];
    };
    "/users/{username}/suspended": {
        /** Suspend a user */
        put: operations["enterprise-admin/suspend-user"];
        /** Unsuspend a user */
        delete: operations["enterprise-admin/unsuspend-user"];
    };
    "/versions": {
        /** Get all API versions */
        get: operations["meta/get-all-versions"];
    };
    "/zen": {
        /** Get the Zen of Octavo */
        get: operations["meta/get-zen"];
    };
    "/{owner}/{repo}/raw/{file}": {
        /** Get the raw content of a file */
        get: operations["repos/get-raw-file"];
    };
}
export interface components {
    schemas: {
        /** activity */
        activity: {
            id: number;
            node_id: string;
            before: string;
            after: string;
            ref: string;
            timestamp: string;
            activity_type: string;
            actor: components["schemas"]["simple-user"] | null;
        };
        /** anonymous-contributor */
        "anonymous-contributor": {
            /** @constant */
            type: "Anonymous";
            name: string;
            email: string;
            contributions: number;
        };
        /** audit-log-event */
        "audit-log-event": {
            /** @description The time of the event, in milliseconds since 1970. */
            "@timestamp": number;
            _document_id: string;
            action: string;
            operation_type: string;
            created_at: number;
            actor?: string;
            actor_id?: number;
            org?: string;
            org_id?: number;
            repo?: string;
            repository?: string;
            repo_id?: number;
            user?: string;
            user_id?: number;
            data: {
                [key: string]: unknown;
            };
        };
        /** authorization */
        authorization: {
            id: number;
            url: string;
            app: {
                name: string;
                url: string;
                client_id: string;
            };
            token: string;
            hashed_token: string;
            token_last_eight: string;
            note: string;
            note_url: null;
            created_at: string;
            updated_at: string;
            scopes: string[];
            fingerprint: null;
            expires_at: string | null;
            user?: components["schemas"]["simple-user"];
        };
        /** autolink */
        autolink: {
            id: number;
            key_prefix: string;
            url_template: string;
            is_alphanumeric: boolean;
        };
        /** base-gist */
        "base-gist": {
            url: string;
            forks_url: string;
            commits_url: string;
            id: string;
            node_id: string;
            git_pull_url: string;
            git_push_url: string;
            html_url: string;
            public: boolean;
            created_at: string;
            updated_at: string;
            description: string | null;
            comments: number;
            comments_enabled: boolean;
            user: null;
            comments_url: string;
            owner: components["schemas"]["simple-user"];
            truncated: boolean;
            files: {
                [key: string]: {
                    filename: string;
                    type: string;
                    language: string | null;
                    raw_url: string;
                    size: number;
                };
            };
        };
        /** basic-error */
        "basic-error": {
            message: string;
            documentation_url: string;
            status?: string;
            url?: string;
            errors?: unknown[];
        };
        /** blob */
        blob: {
            sha: string;
            node_id: string;
            size: number;
            url: string;
            content: string;
            /** @enum {unknown} */
            encoding: "base64" | "utf-8";
        };
        /** branch-restriction-policy */
        "branch-restriction-policy": {
            url: string;
            users_url: string;
            teams_url: string;
            apps_url: string;
            users: components["schemas"]["simple-user"][];
            teams: components["schemas"]["team"][];
            apps: {
                id: number;
                slug: string;
                node_id: string;
                client_id: string;
                owner: components["schemas"]["simple-user"];
                name: string;
                description: string | null;
                external_url: string;
                html_url: string;
                created_at: string;
                updated_at: string;
                permissions: {
                    [key: string]: string;
                };
                events: string[];
            }[];
        };
        /** branch-short */
        "branch-short": {
            name: string;
            commit: {
                sha: string;
                url: string;
            };
            protected: boolean;
        };
        /** branch-with-protection */
        "branch-with-protection": {
            name: string;
            commit: {
                sha: string;
                node_id: string;
                url: string;
            };
            _links: {
                html: string;
                self: string;
            };
            protected: boolean;
            protection: {
                enabled: boolean;
                required_status_checks: {
                    enforcement_level: string;
                    contexts: string[];
                    checks: {
                        context: string;
                        app_id: number | null;
                    }[];
                };
            };
            protection_url: string;
        };
        /** check-annotation */
        "check-annotation": {
            path: string;
            start_line: number;
            end_line: number;
            start_column: number | null;
            end_column: number | null;
            annotation_level: string;
            title: string | null;
            message: string;
            raw_details: string | null;
            blob_href: string;
        };
        /** check-run */
        "check-run": {
            id: number;
            name: string;
            node_id: string;
            head_sha: string;
            external_id: string;
            url: string;
            html_url: string;
            details_url: string;
            /** @enum {unknown} */
            status: "queued" | "in_progress" | "completed" | "waiting" | "requested" | "pending";
            conclusion: string | null;
            started_at: string;
            completed_at: string | null;
            output: {
                title: string | null;
                summary: string | null;
                text: string | null;
                annotations_count: number;
                annotations_url: string;
            };
            check_suite: {
                id: number;
            };
            app: components["schemas"]["integration"] | null;
            pull_requests: {
                id: number;
                number: number;
                url: string;
                head: {
                    ref: string;
                    sha: string;
                    repo: {
                        id: number;
                        url: string;
                        name: string;
                    };
                };
                base: {
                    ref: string;
                    sha: string;
                    repo: {
                        id: number;
                        url: string;
                        name: string;
                    };
                };
            }[];
        };
        /** check-suite */
        "check-suite": {
            id: number;
            node_id: string;
            head_branch: string | null;
            head_sha: string;
            status: string;
            conclusion: string | null;
            url: string;
            before: string | null;
            after: string;
            pull_requests: {
                id: number;
                number: number;
                url: string;
                head: {
                    ref: string;
                    sha: string;
                    repo: {
                        id: number;
                        url: string;
                        name: string;
                    };
                };
                base: {
                    ref: string;
                    sha: string;
                    repo: {
                        id: number;
                        url: string;
                        name: string;
                    };
                };
            }[];
            app: components["schemas"]["integration"] | null;
            repository: components["schemas"]["minimal-repository"];
            created_at: string;
            updated_at: string;
            head_commit: {
                id: string;
                tree_id: string;
                message: string;
                timestamp: string;
                author: {
                    name: string;
                    email: string;
                } | null;
                committer: {
                    name: string;
                    email: string;
                } | null;
            };
            latest_check_runs_count: number;
            check_runs_url: string;
            rerequestable: boolean;
            runs_rerequestable: boolean;
        };
        /** check-suite-preference */
        "check-suite-preference": {
            preferences: {
                auto_trigger_checks: {
                    app_id: number;
                    setting: boolean;
                }[];
            };
            repository: components["schemas"]["minimal-repository"];
        };
        /** code-search-result-item */
        "code-search-result-item": {
            name: string;
            path: string;
            sha: string;
            url: string;
            git_url: string;
            html_url: string;
            repository: components["schemas"]["minimal-repository"];
            language: string | null;
            file_size: number;
            score: number;
            text_matches?: {
                object_url: string;
                object_type: string | null;
                property: string;
                fragment: string;
                matches: {
                    text: string;
                    indices: number[];
                }[];
            }[];
        };
        /** codeowners-errors */
        "codeowners-errors": {
            errors: {
                line: number;
                column: number;
                kind: string;
                source?: string;
                suggestion: string | null;
                message: string;
                path: string;
            }[];
        };
        /** collaborator */
        collaborator: {
            login: string;
            id: number;
            node_id: string;
            avatar_url: string;
            gravatar_id: string | null;
            url: string;
            html_url: string;
            followers_url: string;
            following_url: string;
            gists_url: string;
            starred_url: string;
            subscriptions_url: string;
            organizations_url: string;
            repos_url: string;
            events_url: string;
            received_events_url: string;
            type: string;
            user_view_type?: string;
            site_admin: boolean;
            permissions: {
                admin: boolean;
                maintain: boolean;
                push: boolean;
                triage: boolean;
                pull: boolean;
            };
            role_name: string;
        };
        /** combined-commit-status */
        "combined-commit-status": {
            /** @enum {unknown} */
            state: "failure" | "pending" | "success";
            statuses: components["schemas"]["simple-commit-status"][];
            sha: string;
            total_count: number;
            repository: components["schemas"]["minimal-repository"];
            commit_url: string;
            url: string;
        };
        /** comment-text */
        "comment-text": {
            body: string;
        };
        /** commit */
        commit: {
            sha: string;
            node_id: string;
            url: string;
            html_url: string;
            comments_url: string;
            commit: {
                url: string;
                author: components["schemas"]["git-user"];
                committer: components["schemas"]["git-user"];
                message: string;
                comment_count: number;
                tree: {
                    sha: string;
                    url: string;
                };
                verification: components["schemas"]["verification"];
            };
            author: components["schemas"]["simple-user"] | null;
            committer: components["schemas"]["simple-user"] | null;
            parents: {
                sha: string;
                url: string;
                html_url: string;
            }[];
            stats?: {
                additions: number;
                deletions: number;
                total: number;
            };
            files?: components["schemas"]["diff-entry"][];
        };
        /** commit-activity */
        "commit-activity": {
            days: number[];
            total: number;
            week: number;
        };
        /** commit-comment */
        "commit-comment": {
            html_url: string;
            url: string;
            id: number;
            node_id: string;
            body?: string;
            body_text?: string;
            body_html?: string;
            path: string | null;
            position: number | null;
            line: number | null;
            commit_id: string;
            user: components["schemas"]["simple-user"] | null;
            created_at: string;
            updated_at: string;
            author_association: string;
            reactions: components["schemas"]["reaction-rollup"];
        };
        /** commit-comparison */
        "commit-comparison": {
            url: string;
            html_url: string;
            permalink_url: string;
            diff_url: string;
            patch_url: string;
            base_commit: components["schemas"]["commit"];
            merge_base_commit: components["schemas"]["commit"];
            /** @enum {unknown} */
            status: "diverged" | "ahead" | "behind" | "identical";
            ahead_by: number;
            behind_by: number;
            total_commits: number;
            commits: components["schemas"]["commit"][];
            files?: components["schemas"]["diff-entry"][];
        };
        /** commit-search-result-item */
        "commit-search-result-item": {
            sha: string;
            node_id: string;
            url: string;
            html_url: string;
            comments_url: string;
            commit: {
                url: string;
                author: components["schemas"]["git-user"];
                committer: components["schemas"]["git-user"];
                message: string;
                comment_count: number;
                tree: {
                    sha: string;
                    url: string;
                };
                verification: components["schemas"]["verification"];
            };
            author: components["schemas"]["simple-user"] | null;
            committer: components["schemas"]["simple-user"] | null;
            parents: {
                sha: string;
                url: string;
                html_url: string;
            }[];
            stats?: {
                additions: number;
                deletions: number;
                total: number;
            };
            files?: components["schemas"]["diff-entry"][];
            repository: components["schemas"]["minimal-repository"];
            score: number;
            text_matches?: {
                object_url: string;
                object_type: string | null;
                property: string;
                fragment: string;
                matches: {
                    text: string;
                    indices: number[];
                }[];
            }[];
        };
        /** community-profile */
        "community-profile": {
            health_percentage: number;
            description: string | null;
            documentation: string | null;
            files: {
                code_of_conduct: null;
                code_of_conduct_file: {
                    url: string;
                    html_url: string;
                } | null;
                license: {
                    key: string;
                    name: string;
                    spdx_id: string | null;
                    url: string | null;
                    node_id: string;
                } | null;
                contributing: {
                    url: string;
                    html_url: string;
                } | null;
                readme: {
                    url: string;
                    html_url: string;
                } | null;
                issue_template: {
                    url: string;
                    html_url: string;
                } | null;
                pull_request_template: {
                    url: string;
                    html_url: string;
                } | null;
            };
            updated_at: string | null;
            content_reports_enabled: boolean;
        };
        /** content-file */
        "content-file": {
            /** @constant */
            type: "file";
            name: string;
            path: string;
            sha: string;
            size: number;
            url: string;
            html_url: string | null;
            git_url: string | null;
            download_url: string | null;
            _links: {
                self: string;
                git: string | null;
                html: string | null;
            };
            content: string;
            encoding: string;
        };
        /** content-item */
        "content-item": {
            /** @enum {unknown} */
            type: "file" | "dir" | "symlink" | "submodule";
            name: string;
            path: string;
            sha: string;
            size: number;
            url: string;
            html_url: string | null;
            git_url: string | null;
            download_url: string | null;
            _links: {
                self: string;
                git: string | null;
                html: string | null;
            };
            submodule_git_url?: string;
        };
        /** content-submodule */
        "content-submodule": {
            /** @constant */
            type: "submodule";
            name: string;
            path: string;
            sha: string;
            size: number;
            url: string;
            html_url: string | null;
            git_url: string | null;
            download_url: string | null;
            _links: {
                self: string;
                git: string | null;
                html: string | null;
            };
            submodule_git_url: string;
        };
        /** content-symlink */
        "content-symlink": {
            /** @constant */
            type: "symlink";
            name: string;
            path: string;
            sha: string;
            size: number;
            url: string;
            html_url: string | null;
            git_url: string | null;
            download_url: string | null;
            _links: {
                self: string;
                git: string | null;
                html: string | null;
            };
            target: string;
        };
        /** content-traffic */
        "content-traffic": {
            path: string;
            title: string;
            count: number;
            uniques: number;
        };
        /** content-tree */
        "content-tree": {
            /** @constant */
            type: "dir";
            name: string;
            path: string;
            sha: string;
            size: number;
            url: string;
            html_url: string | null;
            git_url: string | null;
            download_url: string | null;
            _links: {
                self: string;
                git: string | null;
                html: string | null;
            };
            entries: components["schemas"]["content-item"][];
        };
        /** contributor */
        contributor: {
            login: string;
            id: number;
            node_id: string;
            avatar_url: string;
            gravatar_id: string | null;
            url: string;
            html_url: string;
            followers_url: string;
            following_url: string;
            gists_url: string;
            starred_url: string;
            subscriptions_url: string;
            organizations_url: string;
            repos_url: string;
            events_url: string;
            received_events_url: string;
            type: string;
            user_view_type?: string;
            site_admin: boolean;
            contributions: number;
        };
        /** contributor-activity */
        "contributor-activity": {
            author: components["schemas"]["simple-user"] | null;
            total: number;
            weeks: {
                w: number;
                a: number;
                d: number;
                c: number;
            }[];
        };
        /** deploy-key */
        "deploy-key": {
            id: number;
            key: string;
            url: string;
            title: string;
            verified: boolean;
            created_at: string;
            read_only: boolean;
            added_by: string | null;
            last_used: string | null;
            enabled: boolean;
        };
        /** deployment */
        deployment: {
            url: string;
            id: number;
            node_id: string;
            sha: string;
            ref: string;
            task: string;
            payload: {
                [key: string]: unknown;
            } | string;
            original_environment: string;
            environment: string;
            description: string | null;
            creator: components["schemas"]["simple-user"] | null;
            created_at: string;
            updated_at: string;
            statuses_url: string;
            repository_url: string;
            transient_environment: boolean;
            production_environment: boolean;
            performed_via_github_app: null;
        };
        /** deployment-auto-merge */
        "deployment-auto-merge": {
            message: string;
        };
        /** deployment-branch-policy */
        "deployment-branch-policy": {
            id: number;
            node_id: string;
            name: string;
            type: string;
        };
        /** deployment-branch-policy-name */
        "deployment-branch-policy-name": {
            name: string;
        };
        /** deployment-status */
        "deployment-status": {
            url: string;
            id: number;
            node_id: string;
            state: string;
            creator: components["schemas"]["simple-user"] | null;
            description: string;
            environment: string;
            target_url: string;
            created_at: string;
            updated_at: string;
            deployment_url: string;
            repository_url: string;
            environment_url: string;
            log_url: string;
            performed_via_github_app: null;
        };
        /** diff-entry */
        "diff-entry": {
            sha: string | null;
            filename: string;
            /** @enum {unknown} */
            status: "added" | "removed" | "modified" | "renamed" | "copied" | "changed" | "unchanged";
            additions: number;
            deletions: number;
            changes: number;
            blob_url: string;
            raw_url: string;
            contents_url: string;
            patch?: string;
            previous_filename?: string;
        };
        /** email */
        email: {
            email: string;
            primary: boolean;
            verified: boolean;
            visibility: string | null;
        };
        /** environment */
        environment: {
            id: number;
            node_id: string;
            name: string;
            url: string;
            html_url: string;
            created_at: string;
            updated_at: string;
            protection_rules: {
                id: number;
                node_id: string;
                type: string;
                wait_timer?: number;
                prevent_self_review?: boolean;
                reviewers?: {
                    type: string;
                    reviewer: unknown;
                }[];
            }[];
            deployment_branch_policy: {
                protected_branches: boolean;
                custom_branch_policies: boolean;
            } | null;
        };
        /** environment-settings */
        "environment-settings": {
            wait_timer?: number;
            prevent_self_review?: boolean;
            reviewers?: {
                /** @enum {unknown} */
                type: "User" | "Team";
                id: number;
            }[] | null;
            deployment_branch_policy?: {
                protected_branches: boolean;
                custom_branch_policies: boolean;
            } | null;
        };
        /** event */
        event: {
            id: string;
            type: string;
            actor: {
                id: number;
                login: string;
                gravatar_id: string;
                url: string;
                avatar_url: string;
                display_login: string;
            };
            repo: {
                id: number;
                name: string;
                url: string;
            };
            org?: {
                id: number;
                login: string;
                gravatar_id: string;
                url: string;
                avatar_url: string;
            };
            payload: {
                [key: string]: unknown;
            };
            public: boolean;
            created_at: string;
        };
        /** feed */
        feed: {
            timeline_url: string;
            user_url: string;
            current_user_public_url?: string;
            _links: {
                timeline: {
                    href: string;
                    type: string;
                };
                user: {
                    href: string;
                    type: string;
                };
                current_user_public?: {
                    href: string;
                    type: string;
                };
            };
        };
        /** file-commit */
        "file-commit": {
            content: {
                /** @enum {unknown} */
                type: "file" | "dir" | "symlink" | "submodule";
                name: string;
                path: string;
                sha: string;
                size: number;
                url: string;
                html_url: string | null;
                git_url: string | null;
                download_url: string | null;
                _links: {
                    self: string;
                    git: string | null;
                    html: string | null;
                };
            } | null;
            commit: {
                sha: string;
                node_id: string;
                url: string;
                html_url: string;
                author: components["schemas"]["git-user"];
                committer: components["schemas"]["git-user"];
                message: string;
                tree: {
                    sha: string;
                    url: string;
                };
                parents: {
                    sha: string;
                    url: string;
                    html_url: string;
                }[];
                verification: components["schemas"]["verification"];
            };
        };
        /** full-repository */
        "full-repository": {
            id: number;
            node_id: string;
            name: string;
            full_name: string;
            owner: components["schemas"]["simple-user"];
            private: boolean;
            html_url: string;
            description: string | null;
            fork: boolean;
            url: string;
            archive_url: string;
            assignees_url: string;
            blobs_url: string;
            branches_url: string;
            collaborators_url: string;
            comments_url: string;
            commits_url: string;
            compare_url: string;
            contents_url: string;
            contributors_url: string;
            deployments_url: string;
            downloads_url: string;
            events_url: string;
            forks_url: string;
            git_commits_url: string;
            git_refs_url: string;
            git_tags_url: string;
            git_url: string;
            hooks_url: string;
            issue_comment_url: string;
            issue_events_url: string;
            issues_url: string;
            keys_url: string;
            labels_url: string;
            languages_url: string;
            merges_url: string;
            milestones_url: string;
            notifications_url: string;
            pulls_url: string;
            releases_url: string;
            ssh_url: string;
            stargazers_url: string;
            statuses_url: string;
            subscribers_url: string;
            subscription_url: string;
            tags_url: string;
            teams_url: string;
            trees_url: string;
            clone_url: string;
            svn_url: string;
            mirror_url: string | null;
            homepage: string | null;
            language: string | null;
            forks_count: number;
            stargazers_count: number;
            watchers_count: number;
            size: number;
            default_branch: string;
            open_issues_count: number;
            is_template: boolean;
            topics: string[];
            has_issues: boolean;
            has_projects: boolean;
            has_wiki: boolean;
            has_pages: boolean;
            has_downloads: boolean;
            has_discussions: boolean;
            archived: boolean;
            disabled: boolean;
            /** @enum {unknown} */
            visibility: "public" | "private" | "internal";
            pushed_at: string;
            created_at: string;
            updated_at: string;
            forks: number;
            open_issues: number;
            watchers: number;
            allow_forking: boolean;
            web_commit_signoff_required: boolean;
            license: components["schemas"]["license-simple"] | null;
            permissions?: {
                admin: boolean;
                maintain: boolean;
                push: boolean;
                triage: boolean;
                pull: boolean;
            };
            network_count: number;
            subscribers_count: number;
            organization?: components["schemas"]["simple-user"];
            parent?: components["schemas"]["minimal-repository"];
            source?: components["schemas"]["minimal-repository"];
            template_repository?: components["schemas"]["minimal-repository"];
            allow_squash_merge?: boolean;
            allow_merge_commit?: boolean;
            allow_rebase_merge?: boolean;
            allow_auto_merge?: boolean;
            allow_update_branch?: boolean;
            delete_branch_on_merge?: boolean;
            use_squash_pr_title_as_default?: boolean;
            squash_merge_commit_title?: string;
            squash_merge_commit_message?: string;
            merge_commit_title?: string;
            merge_commit_message?: string;
        };
        /** gist-comment */
        "gist-comment": {
            url: string;
            id: number;
            node_id: string;
            user: components["schemas"]["simple-user"];
            author_association: string;
            created_at: string;
            updated_at: string;
            body?: string;
            body_text?: string;
            body_html?: string;
        };
        /** gist-commit */
        "gist-commit": {
            user: components["schemas"]["simple-user"] | null;
            version: string;
            committed_at: string;
            change_status: {
                total: number;
                additions: number;
                deletions: number;
            };
            url: string;
        };
        /** gist-simple */
        "gist-simple": {
            url: string;
            forks_url: string;
            commits_url: string;
            id: string;
            node_id: string;
            git_pull_url: string;
            git_push_url: string;
            html_url: string;
            public: boolean;
            created_at: string;
            updated_at: string;
            description: string | null;
            comments: number;
            comments_enabled: boolean;
            user: null;
            comments_url: string;
            owner: components["schemas"]["simple-user"];
            truncated: boolean;
            files: {
                [key: string]: {
                    filename: string;
                    type: string;
                    language: string | null;
                    raw_url: string;
                    size: number;
                    truncated: boolean;
                    content: string;
                    encoding: string;
                };
            };
            forks: {
                url: string;
                user: components["schemas"]["simple-user"];
                id: string;
                created_at: string;
                updated_at: string;
            }[];
            history: components["schemas"]["gist-commit"][];
            fork_of?: components["schemas"]["base-gist"];
        };
        /** git-commit */
        "git-commit": {
            sha: string;
            node_id: string;
            url: string;
            html_url: string;
            author: components["schemas"]["git-user"];
            committer: components["schemas"]["git-user"];
            tree: {
                sha: string;
                url: string;
            };
            message: string;
            parents: {
                sha: string;
                url: string;
                html_url: string;
            }[];
            verification: components["schemas"]["verification"];
        };
        /** git-ref */
        "git-ref": {
            ref: string;
            node_id: string;
            url: string;
            object: {
                sha: string;
                type: string;
                url: string;
            };
        };
        /** git-tag */
        "git-tag": {
            node_id: string;
            tag: string;
            sha: string;
            url: string;
            message: string;
            tagger: components["schemas"]["git-user"];
            object: {
                sha: string;
                type: string;
                url: string;
            };
            verification: components["schemas"]["verification"];
        };
        /** git-tree */
        "git-tree": {
            sha: string;
            url: string;
            tree: {
                path: string;
                mode: string;
                /** @enum {unknown} */
                type: "blob" | "tree" | "commit";
                sha: string;
                size?: number;
                url?: string;
            }[];
            truncated: boolean;
        };
        /** git-user */
        "git-user": {
            name: string;
            email: string;
            date: string;
        };
        /** gitignore-template */
        "gitignore-template": {
            name: string;
            source: string;
        };
        /** gpg-key */
        "gpg-key": {
            id: number;
            primary_key_id: number | null;
            key_id: string;
            public_key: string;
            emails: {
                email: string;
                verified: boolean;
            }[];
            can_sign: boolean;
            can_encrypt_comms: boolean;
            can_encrypt_storage: boolean;
            can_certify: boolean;
            created_at: string;
            expires_at: string | null;
            revoked: boolean;
            raw_key: string | null;
            name: string | null;
            subkeys: {
                id: number;
                primary_key_id: number | null;
                key_id: string;
                public_key: string;
                emails: {
                    email: string;
                    verified: boolean;
                }[];
                can_sign: boolean;
                can_encrypt_comms: boolean;
                can_encrypt_storage: boolean;
                can_certify: boolean;
                created_at: string;
                expires_at: string | null;
                revoked: boolean;
                raw_key: string | null;
                subkeys: unknown[];
            }[];
        };
        /** graphql-request */
        "graphql-request": {
            /** @description The GraphQL document. */
            query: string;
            /** @description The values of its variables. */
            variables?: {
                [key: string]: unknown;
            } | null;
            /** @description The operation to run, if there are several. */
            operationName?: string | null;
        };
        /** graphql-response */
        "graphql-response": {
            data?: {
                [key: string]: unknown;
            } | null;
            errors?: {
                [key: string]: unknown;
            }[];
        };
        /** hook */
        hook: {
            type: string;
            id: number;
            name: string;
            active: boolean;
            events: string[];
            config: components["schemas"]["webhook-config"];
            updated_at: string;
            created_at: string;
            url: string;
            ping_url: string;
            deliveries_url: string;
            last_response: {
                code: number | null;
                status: string;
                message: string | null;
            };
            test_url: string;
        };
        /** hook-delivery */
        "hook-delivery": {
            id: number;
            guid: string;
            delivered_at: string;
            redelivery: boolean;
            duration: number;
            status: string;
            status_code: number;
            event: string;
            action: string | null;
            installation_id: null;
            repository_id: number | null;
            throttled_at: null;
            url: string;
            request: {
                headers: {
                    [key: string]: string;
                };
                payload: {
                    [key: string]: unknown;
                };
            };
            response: {
                headers: {
                    [key: string]: string;
                };
                payload: string;
            };
        };
        /** hook-delivery-item */
        "hook-delivery-item": {
            id: number;
            guid: string;
            delivered_at: string;
            redelivery: boolean;
            duration: number;
            status: string;
            status_code: number;
            event: string;
            action: string | null;
            installation_id: null;
            repository_id: number | null;
            throttled_at: null;
        };
        /** hovercard */
        hovercard: {
            contexts: {
                message: string;
                octicon: string;
            }[];
        };
        /** installation */
        installation: {
            id: number;
            account: components["schemas"]["simple-user"];
            /** @enum {unknown} */
            repository_selection: "all" | "selected";
            access_tokens_url: string;
            repositories_url: string;
            html_url: string;
            app_id: number;
            client_id: string;
            app_slug: string;
            target_id: number;
            target_type: string;
            permissions: {
                [key: string]: string;
            };
            events: string[];
            created_at: string;
            updated_at: string;
            single_file_name: null;
            has_multiple_single_files: boolean;
            single_file_paths: string[];
            suspended_by: components["schemas"]["simple-user"] | null;
            suspended_at: string | null;
        };
        /** installation-token */
        "installation-token": {
            token: string;
            expires_at: string;
            permissions: {
                [key: string]: string;
            };
            /** @enum {unknown} */
            repository_selection: "all" | "selected";
            repositories?: components["schemas"]["full-repository"][];
        };
        /** integration */
        integration: {
            id: number;
            slug: string;
            node_id: string;
            client_id: string;
            owner: components["schemas"]["simple-user"];
            name: string;
            description: string | null;
            external_url: string;
            html_url: string;
            created_at: string;
            updated_at: string;
            permissions: {
                [key: string]: string;
            };
            events: string[];
            installations_count?: number;
        };
        /** interaction-limit-response */
        "interaction-limit-response": {
            /** @enum {unknown} */
            limit: "existing_users" | "contributors_only" | "collaborators_only";
            origin: string;
            expires_at: string;
        };
        /** issue */
        issue: {
            id: number;
            node_id: string;
            url: string;
            repository_url: string;
            labels_url: string;
            comments_url: string;
            events_url: string;
            html_url: string;
            timeline_url: string;
            number: number;
            /** @enum {unknown} */
            state: "open" | "closed";
            state_reason: ("completed" | "reopened" | "not_planned" | "duplicate") | null;
            title: string;
            body?: string | null;
            body_text?: string;
            body_html?: string;
            user: components["schemas"]["simple-user"] | null;
            labels: components["schemas"]["label"][];
            assignee: components["schemas"]["simple-user"] | null;
            assignees: components["schemas"]["simple-user"][];
            milestone: components["schemas"]["milestone"] | null;
            locked: boolean;
            active_lock_reason: ("off-topic" | "too heated" | "resolved" | "spam") | null;
            comments: number;
            closed_at: string | null;
            created_at: string;
            updated_at: string;
            closed_by: components["schemas"]["simple-user"] | null;
            /** @enum {unknown} */
            author_association: "COLLABORATOR" | "CONTRIBUTOR" | "FIRST_TIMER" | "FIRST_TIME_CONTRIBUTOR" | "MANNEQUIN" | "MEMBER" | "NONE" | "OWNER";
            reactions: components["schemas"]["reaction-rollup"];
            sub_issues_summary: {
                total: number;
                completed: number;
                percent_completed: number;
            };
            issue_dependencies_summary: {
                blocked_by: number;
                blocking: number;
                total_blocked_by: number;
                total_blocking: number;
            };
            parent_issue_url?: string;
            draft?: boolean;
            pull_request?: {
                url: string;
                html_url: string;
                diff_url: string;
                patch_url: string;
                merged_at: string | null;
            };
            type: components["schemas"]["issue-type"] | null;
            performed_via_github_app: null;
        };
        /** issue-change */
        "issue-change": {
            title?: (string | number) | null;
            body?: string | null;
            /** @enum {unknown} */
            state?: "open" | "closed";
            state_reason?: ("completed" | "not_planned" | "duplicate" | "reopened") | null;
            labels?: (string | {
                name?: string;
            })[];
            assignee?: string | null;
            assignees?: string[];
            milestone?: (string | number) | null;
            type?: string | null;
        };
        /** issue-comment */
        "issue-comment": {
            id: number;
            node_id: string;
            url: string;
            html_url: string;
            issue_url: string;
            body?: string;
            body_text?: string;
            body_html?: string;
            user: components["schemas"]["simple-user"] | null;
            created_at: string;
            updated_at: string;
            /** @enum {unknown} */
            author_association: "COLLABORATOR" | "CONTRIBUTOR" | "FIRST_TIMER" | "FIRST_TIME_CONTRIBUTOR" | "MANNEQUIN" | "MEMBER" | "NONE" | "OWNER";
            pin?: {
                pinned_at: string;
                pinned_by: components["schemas"]["simple-user"] | null;
            };
            reactions: components["schemas"]["reaction-rollup"];
            performed_via_github_app: null;
        };
        /** issue-event */
        "issue-event": {
            id: number;
            node_id: string;
            url: string;
            event: string;
            actor: components["schemas"]["simple-user"] | null;
            created_at: string;
            commit_id: string | null;
            commit_url: string | null;
            issue?: components["schemas"]["issue"] | null;
            label?: {
                name: string;
                color: string;
            };
            assignee?: components["schemas"]["simple-user"];
            assigner?: components["schemas"]["simple-user"];
            milestone?: {
                title: string;
            };
            rename?: {
                from: string;
                to: string;
            };
            issue_type?: {
                id: number;
                name: string;
                /** @enum {unknown} */
                color: "gray" | "blue" | "green" | "yellow" | "orange" | "red" | "pink" | "purple";
            };
            prev_issue_type?: {
                id: number;
                name: string;
                /** @enum {unknown} */
                color: "gray" | "blue" | "green" | "yellow" | "orange" | "red" | "pink" | "purple";
            };
            lock_reason?: string | null;
            state_reason?: string | null;
            review_requester?: components["schemas"]["simple-user"];
            requested_reviewer?: components["schemas"]["simple-user"];
            requested_team?: components["schemas"]["team"];
            dismissed_review?: {
                state: string;
                review_id: number;
                dismissal_message: string | null;
                dismissal_commit_id?: string | null;
            };
        };
        /** issue-search-result-item */
        "issue-search-result-item": {
            id: number;
            node_id: string;
            url: string;
            repository_url: string;
            labels_url: string;
            comments_url: string;
            events_url: string;
            html_url: string;
            timeline_url: string;
            number: number;
            /** @enum {unknown} */
            state: "open" | "closed";
            state_reason: ("completed" | "reopened" | "not_planned" | "duplicate") | null;
            title: string;
            body?: string | null;
            body_text?: string;
            body_html?: string;
            user: components["schemas"]["simple-user"] | null;
            labels: components["schemas"]["label"][];
            assignee: components["schemas"]["simple-user"] | null;
            assignees: components["schemas"]["simple-user"][];
            milestone: components["schemas"]["milestone"] | null;
            locked: boolean;
            active_lock_reason: ("off-topic" | "too heated" | "resolved" | "spam") | null;
            comments: number;
            closed_at: string | null;
            created_at: string;
            updated_at: string;
            closed_by: components["schemas"]["simple-user"] | null;
            /** @enum {unknown} */
            author_association: "COLLABORATOR" | "CONTRIBUTOR" | "FIRST_TIMER" | "FIRST_TIME_CONTRIBUTOR" | "MANNEQUIN" | "MEMBER" | "NONE" | "OWNER";
            reactions: components["schemas"]["reaction-rollup"];
            sub_issues_summary: {
                total: number;
                completed: number;
                percent_completed: number;
            };
            issue_dependencies_summary: {
                blocked_by: number;
                blocking: number;
                total_blocked_by: number;
                total_blocking: number;
            };
            parent_issue_url?: string;
            draft?: boolean;
            pull_request?: {
                url: string;
                html_url: string;
                diff_url: string;
                patch_url: string;
                merged_at: string | null;
            };
            type: components["schemas"]["issue-type"] | null;
            performed_via_github_app: null;
            score: number;
            text_matches?: {
                object_url: string;
                object_type: string | null;
                property: string;
                fragment: string;
                matches: {
                    text: string;
                    indices: number[];
                }[];
            }[];
        };
        /** issue-type */
        "issue-type": {
            id: number;
            node_id: string;
            name: string;
            description: string | null;
            /** @enum {unknown} */
            color: "gray" | "blue" | "green" | "yellow" | "orange" | "red" | "pink" | "purple";
            created_at: string;
            updated_at: string;
            is_enabled: boolean;
        };
        /** issue-type-definition */
        "issue-type-definition": {
            name: string;
            is_enabled: boolean;
            description?: string | null;
            color?: ("gray" | "blue" | "green" | "yellow" | "orange" | "red" | "pink" | "purple") | null;
        };
        /** key */
        key: {
            key: string;
            id: number;
            url: string;
            title: string;
            created_at: string;
            verified: boolean;
            read_only: boolean;
        };
        /** key-simple */
        "key-simple": {
            id: number;
            key: string;
            created_at?: string;
        };
        /** label */
        label: {
            id: number;
            node_id: string;
            url: string;
            name: string;
            description: string | null;
            color: string;
            default: boolean;
        };
        /** label-change */
        "label-change": {
            new_name?: string;
            name?: string;
            color?: string;
            description?: string | null;
        };
        /** label-search-result-item */
        "label-search-result-item": {
            id: number;
            node_id: string;
            url: string;
            name: string;
            description: string | null;
            color: string;
            default: boolean;
            score: number;
            text_matches?: {
                object_url: string;
                object_type: string | null;
                property: string;
                fragment: string;
                matches: {
                    text: string;
                    indices: number[];
                }[];
            }[];
        };
        /** language */
        language: {
            [key: string]: number;
        };
        /** license */
        license: {
            key: string;
            name: string;
            spdx_id: string | null;
            url: string | null;
            node_id: string;
            html_url: string;
            description: string;
            implementation: string;
            permissions: string[];
            conditions: string[];
            limitations: string[];
            /** @description The license text. */
            body: string;
            featured: boolean;
        };
        /** license-content */
        "license-content": {
            name: string;
            path: string;
            sha: string;
            size: number;
            url: string;
            html_url: string;
            git_url: string;
            download_url: string;
            type: string;
            content: string;
            encoding: string;
            license: components["schemas"]["license-simple"] | null;
        };
        /** license-simple */
        "license-simple": {
            key: string;
            name: string;
            spdx_id: string | null;
            url: string | null;
            node_id: string;
        };
        /** merged-upstream */
        "merged-upstream": {
            message: string;
            merge_type: string;
            base_branch: string;
        };
        /** milestone */
        milestone: {
            url: string;
            html_url: string;
            labels_url: string;
            id: number;
            node_id: string;
            number: number;
            /** @enum {unknown} */
            state: "open" | "closed";
            title: string;
            description: string | null;
            creator: components["schemas"]["simple-user"] | null;
            open_issues: number;
            closed_issues: number;
            created_at: string;
            updated_at: string;
            closed_at: string | null;
            due_on: string | null;
        };
        /** milestone-change */
        "milestone-change": {
            title?: string;
            description?: string | null;
            /** @enum {unknown} */
            state?: "open" | "closed";
            due_on?: string | null;
        };
        /** minimal-repository */
        "minimal-repository": {
            id: number;
            node_id: string;
            name: string;
            full_name: string;
            owner: components["schemas"]["simple-user"];
            private: boolean;
            html_url: string;
            description: string | null;
            fork: boolean;
            url: string;
            archive_url: string;
            assignees_url: string;
            blobs_url: string;
            branches_url: string;
            collaborators_url: string;
            comments_url: string;
            commits_url: string;
            compare_url: string;
            contents_url: string;
            contributors_url: string;
            deployments_url: string;
            downloads_url: string;
            events_url: string;
            forks_url: string;
            git_commits_url: string;
            git_refs_url: string;
            git_tags_url: string;
            git_url: string;
            hooks_url: string;
            issue_comment_url: string;
            issue_events_url: string;
            issues_url: string;
            keys_url: string;
            labels_url: string;
            languages_url: string;
            merges_url: string;
            milestones_url: string;
            notifications_url: string;
            pulls_url: string;
            releases_url: string;
            ssh_url: string;
            stargazers_url: string;
            statuses_url: string;
            subscribers_url: string;
            subscription_url: string;
            tags_url: string;
            teams_url: string;
            trees_url: string;
            clone_url: string;
            svn_url: string;
            mirror_url: string | null;
            homepage: string | null;
            language: string | null;
            forks_count: number;
            stargazers_count: number;
            watchers_count: number;
            size: number;
            default_branch: string;
            open_issues_count: number;
            is_template: boolean;
            topics: string[];
            has_issues: boolean;
            has_projects: boolean;
            has_wiki: boolean;
            has_pages: boolean;
            has_downloads: boolean;
            has_discussions: boolean;
            archived: boolean;
            disabled: boolean;
            /** @enum {unknown} */
            visibility: "public" | "private" | "internal";
            pushed_at: string;
            created_at: string;
            updated_at: string;
            forks: number;
            open_issues: number;
            watchers: number;
            allow_forking: boolean;
            web_commit_signoff_required: boolean;
            license: components["schemas"]["license-simple"] | null;
            permissions?: {
                admin: boolean;
                maintain: boolean;
                push: boolean;
                triage: boolean;
                pull: boolean;
            };
        };
        /** moved */
        moved: {
            message: string;
            url: string;
            documentation_url: string;
        };
        /** new-deployment */
        "new-deployment": {
            ref: string;
            task?: string;
            auto_merge?: boolean;
            required_contexts?: string[] | null;
            payload?: ({
                [key: string]: unknown;
            } | string) | null;
            environment?: string | null;
            description?: string | null;
            transient_environment?: boolean;
            production_environment?: boolean;
        };
        /** new-deployment-branch-policy */
        "new-deployment-branch-policy": {
            name: string;
            /** @enum {unknown} */
            type?: "branch" | "tag";
        };
        /** new-deployment-status */
        "new-deployment-status": {
            /** @enum {unknown} */
            state: "error" | "failure" | "inactive" | "in_progress" | "queued" | "pending" | "success";
            target_url?: string | null;
            log_url?: string | null;
            description?: string | null;
            environment?: string;
            environment_url?: string | null;
            auto_inactive?: boolean;
        };
        /** new-issue */
        "new-issue": {
            title: string | number;
            body?: string | null;
            labels?: (string | {
                name?: string;
            })[];
            assignee?: string | null;
            assignees?: string[];
            milestone?: (string | number) | null;
            type?: string | null;
        };
        /** new-issue-dependency */
        "new-issue-dependency": {
            issue_id: number;
        };
        /** new-label */
        "new-label": {
            name: string;
            color?: string;
            description?: string | null;
        };
        /** new-milestone */
        "new-milestone": {
            title: string;
            description?: string | null;
            /** @enum {unknown} */
            state?: "open" | "closed";
            due_on?: string | null;
        };
        /** new-personal-token */
        "new-personal-token": {
            id: number;
            url: string;
            kind: string;
            note: string;
            token_prefix: string;
            scopes: string[];
            owner: string | null;
            repositories: string[] | null;
            permissions: {
                [key: string]: string;
            } | null;
            created_at: string;
            expires_at: string | null;
            last_used_at: string | null;
            token: string;
        };
        /** new-pull-request */
        "new-pull-request": {
            title?: (string | number) | null;
            head: string;
            head_repo?: string;
            base: string;
            body?: string | null;
            maintainer_can_modify?: boolean | null;
            draft?: boolean | null;
            issue?: number | null;
        };
        /** new-reaction */
        "new-reaction": {
            /** @enum {unknown} */
            content: "+1" | "-1" | "laugh" | "confused" | "heart" | "hooray" | "rocket" | "eyes";
        };
        /** new-release */
        "new-release": {
            tag_name: string;
            target_commitish?: string | null;
            name?: string | null;
            body?: string | null;
            draft?: boolean;
            prerelease?: boolean;
            /** @description Whether this is the latest release. `legacy` decides by date and version. */
            make_latest?: ("true" | "false" | "legacy") | boolean;
            generate_release_notes?: boolean;
        };
        /** new-release-reaction */
        "new-release-reaction": {
            /** @enum {unknown} */
            content: "+1" | "laugh" | "heart" | "hooray" | "rocket" | "eyes";
        };
        /** new-review */
        "new-review": {
            commit_id?: string | null;
            body?: string | null;
            event?: ("APPROVE" | "REQUEST_CHANGES" | "COMMENT" | "PENDING" | "") | null;
            comments?: {
                body: string;
                path: string;
                position?: number | null;
                line?: number | null;
                side?: ("LEFT" | "RIGHT") | null;
                start_line?: number | null;
                start_side?: ("LEFT" | "RIGHT" | "side") | null;
                subject_type?: ("line" | "file") | null;
            }[] | null;
        };
        /** new-review-comment */
        "new-review-comment": {
            body: string;
            path?: string | null;
            position?: number | null;
            line?: number | null;
            side?: ("LEFT" | "RIGHT") | null;
            start_line?: number | null;
            start_side?: ("LEFT" | "RIGHT" | "side") | null;
            subject_type?: ("line" | "file") | null;
            commit_id?: string | null;
            in_reply_to?: number | null;
        };
        /** new-sub-issue */
        "new-sub-issue": {
            sub_issue_id: number;
            replace_parent?: boolean;
        };
        /** org-hook */
        "org-hook": {
            type: string;
            id: number;
            name: string;
            active: boolean;
            events: string[];
            config: components["schemas"]["webhook-config"];
            updated_at: string;
            created_at: string;
            url: string;
            ping_url: string;
            deliveries_url: string;
            last_response: {
                code: number | null;
                status: string;
                message: string | null;
            };
        };
        /** org-membership */
        "org-membership": {
            url: string;
            /** @enum {unknown} */
            state: "active" | "pending";
            /** @enum {unknown} */
            role: "admin" | "member";
            organization_url: string;
            organization: components["schemas"]["organization-simple"];
            user: components["schemas"]["simple-user"];
        };
        /** organization-full */
        "organization-full": {
            login: string;
            id: number;
            node_id: string;
            url: string;
            repos_url: string;
            events_url: string;
            hooks_url: string;
            issues_url: string;
            members_url: string;
            public_members_url: string;
            avatar_url: string;
            description: string | null;
            name?: string;
            company?: string;
            blog: string;
            location?: string;
            email?: string;
            twitter_username: string | null;
            is_verified: boolean;
            has_organization_projects: boolean;
            has_repository_projects: boolean;
            public_repos: number;
            public_gists: number;
            followers: number;
            following: number;
            html_url: string;
            type: string;
            total_private_repos?: number;
            default_repository_permission?: string;
            billing_email?: string | null;
            created_at: string;
            updated_at: string;
            archived_at: string | null;
        };
        /** organization-invitation */
        "organization-invitation": {
            id: number;
            node_id: string;
            login: string | null;
            email: string | null;
            role: string;
            created_at: string;
            failed_at: string | null;
            failed_reason: string | null;
            inviter: components["schemas"]["simple-user"];
            team_count: number;
            invitation_teams_url: string;
            invitation_source: string;
        };
        /** organization-role */
        "organization-role": {
            id: number;
            name: string;
            description: string;
            base_role: string;
            source: string;
            permissions: string[];
            organization: components["schemas"]["simple-user"] | null;
            created_at: string;
            updated_at: string;
        };
        /** organization-simple */
        "organization-simple": {
            login: string;
            id: number;
            node_id: string;
            url: string;
            repos_url: string;
            events_url: string;
            hooks_url: string;
            issues_url: string;
            members_url: string;
            public_members_url: string;
            avatar_url: string;
            description: string | null;
        };
        /** participation-stats */
        "participation-stats": {
            all: number[];
            owner: number[];
        };
        /** personal-token */
        "personal-token": {
            id: number;
            url: string;
            kind: string;
            note: string;
            token_prefix: string;
            scopes: string[];
            owner: string | null;
            repositories: string[] | null;
            permissions: {
                [key: string]: string;
            } | null;
            created_at: string;
            expires_at: string | null;
            last_used_at: string | null;
        };
        /** private-user */
        "private-user": {
            login: string;
            id: number;
            node_id: string;
            avatar_url: string;
            gravatar_id: string | null;
            url: string;
            html_url: string;
            followers_url: string;
            following_url: string;
            gists_url: string;
            starred_url: string;
            subscriptions_url: string;
            organizations_url: string;
            repos_url: string;
            events_url: string;
            received_events_url: string;
            type: string;
            user_view_type?: string;
            site_admin: boolean;
            name: string | null;
            company: string | null;
            blog: string | null;
            location: string | null;
            email: string | null;
            hireable: boolean | null;
            bio: string | null;
            twitter_username: string | null;
            public_repos: number;
            public_gists: number;
            followers: number;
            following: number;
            created_at: string;
            updated_at: string;
            notification_email: string | null;
            private_gists: number;
            total_private_repos: number;
            owned_private_repos: number;
            disk_usage: number;
            collaborators: number;
            two_factor_authentication: boolean;
        };
        /** protected-branch */
        "protected-branch": {
            url: string;
            required_status_checks?: components["schemas"]["status-check-policy"];
            required_pull_request_reviews?: components["schemas"]["protected-branch-pull-request-review"];
            required_signatures: components["schemas"]["protected-branch-admin-enforced"];
            enforce_admins: components["schemas"]["protected-branch-admin-enforced"];
            required_linear_history: {
                enabled: boolean;
            };
            allow_force_pushes: {
                enabled: boolean;
            };
            allow_deletions: {
                enabled: boolean;
            };
            restrictions?: components["schemas"]["branch-restriction-policy"];
            required_conversation_resolution: {
                enabled: boolean;
            };
            block_creations: {
                enabled: boolean;
            };
            lock_branch: {
                enabled: boolean;
            };
            allow_fork_syncing: {
                enabled: boolean;
            };
        };
        /** protected-branch-admin-enforced */
        "protected-branch-admin-enforced": {
            url: string;
            enabled: boolean;
        };
        /** protected-branch-pull-request-review */
        "protected-branch-pull-request-review": {
            url: string;
            dismissal_restrictions?: {
                url: string;
                users_url: string;
                teams_url: string;
                users: components["schemas"]["simple-user"][];
                teams: components["schemas"]["team"][];
                apps: {
                    id: number;
                    slug: string;
                    node_id: string;
                    client_id: string;
                    owner: components["schemas"]["simple-user"];
                    name: string;
                    description: string | null;
                    external_url: string;
                    html_url: string;
                    created_at: string;
                    updated_at: string;
                    permissions: {
                        [key: string]: string;
                    };
                    events: string[];
                }[];
            };
            bypass_pull_request_allowances?: {
                users: components["schemas"]["simple-user"][];
                teams: components["schemas"]["team"][];
                apps: {
                    id: number;
                    slug: string;
                    node_id: string;
                    client_id: string;
                    owner: components["schemas"]["simple-user"];
                    name: string;
                    description: string | null;
                    external_url: string;
                    html_url: string;
                    created_at: string;
                    updated_at: string;
                    permissions: {
                        [key: string]: string;
                    };
                    events: string[];
                }[];
            };
            dismiss_stale_reviews: boolean;
            require_code_owner_reviews: boolean;
            required_approving_review_count: number;
            require_last_push_approval: boolean;
        };
        /** public-user */
        "public-user": {
            login: string;
            id: number;
            node_id: string;
            avatar_url: string;
            gravatar_id: string | null;
            url: string;
            html_url: string;
            followers_url: string;
            following_url: string;
            gists_url: string;
            starred_url: string;
            subscriptions_url: string;
            organizations_url: string;
            repos_url: string;
            events_url: string;
            received_events_url: string;
            type: string;
            user_view_type?: string;
            site_admin: boolean;
            name: string | null;
            company: string | null;
            blog: string | null;
            location: string | null;
            email: string | null;
            hireable: boolean | null;
            bio: string | null;
            twitter_username: string | null;
            public_repos: number;
            public_gists: number;
            followers: number;
            following: number;
            created_at: string;
            updated_at: string;
        };
        /** pull-request */
        "pull-request": {
            url: string;
            id: number;
            node_id: string;
            html_url: string;
            diff_url: string;
            patch_url: string;
            issue_url: string;
            commits_url: string;
            review_comments_url: string;
            review_comment_url: string;
            comments_url: string;
            statuses_url: string;
            number: number;
            /** @enum {unknown} */
            state: "open" | "closed";
            locked: boolean;
            title: string;
            user: components["schemas"]["simple-user"] | null;
            body?: string | null;
            body_text?: string;
            body_html?: string;
            labels: components["schemas"]["label"][];
            milestone: components["schemas"]["milestone"] | null;
            active_lock_reason: string | null;
            created_at: string;
            updated_at: string;
            closed_at: string | null;
            merged_at: string | null;
            merge_commit_sha: string | null;
            assignee: components["schemas"]["simple-user"] | null;
            assignees: components["schemas"]["simple-user"][];
            requested_reviewers: components["schemas"]["simple-user"][];
            requested_teams: components["schemas"]["team"][];
            head: {
                label: string;
                ref: string;
                sha: string;
                user: components["schemas"]["simple-user"] | null;
                repo: components["schemas"]["minimal-repository"] | null;
            };
            base: {
                label: string;
                ref: string;
                sha: string;
                user: components["schemas"]["simple-user"] | null;
                repo: components["schemas"]["minimal-repository"] | null;
            };
            _links: {
                self: {
                    href: string;
                };
                html: {
                    href: string;
                };
                issue: {
                    href: string;
                };
                comments: {
                    href: string;
                };
                review_comments: {
                    href: string;
                };
                review_comment: {
                    href: string;
                };
                commits: {
                    href: string;
                };
                statuses: {
                    href: string;
                };
            };
            /** @enum {unknown} */
            author_association: "COLLABORATOR" | "CONTRIBUTOR" | "FIRST_TIMER" | "FIRST_TIME_CONTRIBUTOR" | "MANNEQUIN" | "MEMBER" | "NONE" | "OWNER";
            auto_merge: {
                enabled_by: components["schemas"]["simple-user"];
                /** @enum {unknown} */
                merge_method: "merge" | "squash" | "rebase";
                commit_title: string | null;
                commit_message: string | null;
            } | null;
            draft: boolean;
            merged: boolean;
            mergeable: boolean | null;
            rebaseable: boolean | null;
            mergeable_state: string;
            merged_by: components["schemas"]["simple-user"] | null;
            comments: number;
            review_comments: number;
            maintainer_can_modify: boolean;
            commits: number;
            additions: number;
            deletions: number;
            changed_files: number;
        };
        /** pull-request-change */
        "pull-request-change": {
            title?: (string | number) | null;
            body?: string | null;
            /** @enum {unknown} */
            state?: "open" | "closed";
            base?: string;
            maintainer_can_modify?: boolean | null;
        };
        /** pull-request-merge-result */
        "pull-request-merge-result": {
            sha: string;
            merged: boolean;
            message: string;
        };
        /** pull-request-review */
        "pull-request-review": {
            id: number;
            node_id: string;
            user: components["schemas"]["simple-user"] | null;
            body?: string;
            body_text?: string;
            body_html?: string;
            /** @enum {unknown} */
            state: "PENDING" | "APPROVED" | "CHANGES_REQUESTED" | "COMMENTED" | "DISMISSED";
            html_url: string;
            pull_request_url: string;
            /** @enum {unknown} */
            author_association: "COLLABORATOR" | "CONTRIBUTOR" | "FIRST_TIMER" | "FIRST_TIME_CONTRIBUTOR" | "MANNEQUIN" | "MEMBER" | "NONE" | "OWNER";
            _links: {
                html: {
                    href: string;
                };
                pull_request: {
                    href: string;
                };
            };
            submitted_at?: string;
            commit_id: string | null;
        };
        /** pull-request-review-comment */
        "pull-request-review-comment": {
            url: string;
            pull_request_review_id: number | null;
            id: number;
            node_id: string;
            diff_hunk: string;
            path: string;
            position: number | null;
            original_position: number;
            commit_id: string;
            original_commit_id: string;
            in_reply_to_id?: number;
            user: components["schemas"]["simple-user"] | null;
            body?: string;
            body_text?: string;
            body_html?: string;
            created_at: string;
            updated_at: string;
            html_url: string;
            pull_request_url: string;
            /** @enum {unknown} */
            author_association: "COLLABORATOR" | "CONTRIBUTOR" | "FIRST_TIMER" | "FIRST_TIME_CONTRIBUTOR" | "MANNEQUIN" | "MEMBER" | "NONE" | "OWNER";
            _links: {
                self: {
                    href: string;
                };
                html: {
                    href: string;
                };
                pull_request: {
                    href: string;
                };
            };
            reactions: components["schemas"]["reaction-rollup"];
            start_line: number | null;
            original_start_line: number | null;
            start_side: ("LEFT" | "RIGHT") | null;
            line: number | null;
            original_line: number | null;
            /** @enum {unknown} */
            side: "LEFT" | "RIGHT";
            /** @enum {unknown} */
            subject_type: "line" | "file";
        };
        /** pull-request-review-request */
        "pull-request-review-request": {
            users: components["schemas"]["simple-user"][];
            teams: components["schemas"]["team"][];
        };
        /** pull-request-simple */
        "pull-request-simple": {
            url: string;
            id: number;
            node_id: string;
            html_url: string;
            diff_url: string;
            patch_url: string;
            issue_url: string;
            commits_url: string;
            review_comments_url: string;
            review_comment_url: string;
            comments_url: string;
            statuses_url: string;
            number: number;
            /** @enum {unknown} */
            state: "open" | "closed";
            locked: boolean;
            title: string;
            user: components["schemas"]["simple-user"] | null;
            body?: string | null;
            body_text?: string;
            body_html?: string;
            labels: components["schemas"]["label"][];
            milestone: components["schemas"]["milestone"] | null;
            active_lock_reason: string | null;
            created_at: string;
            updated_at: string;
            closed_at: string | null;
            merged_at: string | null;
            merge_commit_sha: string | null;
            assignee: components["schemas"]["simple-user"] | null;
            assignees: components["schemas"]["simple-user"][];
            requested_reviewers: components["schemas"]["simple-user"][];
            requested_teams: components["schemas"]["team"][];
            head: {
                label: string;
                ref: string;
                sha: string;
                user: components["schemas"]["simple-user"] | null;
                repo: components["schemas"]["minimal-repository"] | null;
            };
            base: {
                label: string;
                ref: string;
                sha: string;
                user: components["schemas"]["simple-user"] | null;
                repo: components["schemas"]["minimal-repository"] | null;
            };
            _links: {
                self: {
                    href: string;
                };
                html: {
                    href: string;
                };
                issue: {
                    href: string;
                };
                comments: {
                    href: string;
                };
                review_comments: {
                    href: string;
                };
                review_comment: {
                    href: string;
                };
                commits: {
                    href: string;
                };
                statuses: {
                    href: string;
                };
            };
            /** @enum {unknown} */
            author_association: "COLLABORATOR" | "CONTRIBUTOR" | "FIRST_TIMER" | "FIRST_TIME_CONTRIBUTOR" | "MANNEQUIN" | "MEMBER" | "NONE" | "OWNER";
            auto_merge: {
                enabled_by: components["schemas"]["simple-user"];
                /** @enum {unknown} */
                merge_method: "merge" | "squash" | "rebase";
                commit_title: string | null;
                commit_message: string | null;
            } | null;
            draft: boolean;
        };
        /** queued-rename */
        "queued-rename": {
            message: string;
            url: string;
        };
        /** rate-limit */
        "rate-limit": {
            limit: number;
            remaining: number;
            reset: number;
            used: number;
        };
        /** reaction */
        reaction: {
            id: number;
            node_id: string;
            user: components["schemas"]["simple-user"] | null;
            /** @enum {unknown} */
            content: "+1" | "-1" | "laugh" | "confused" | "heart" | "hooray" | "rocket" | "eyes";
            created_at: string;
        };
        /** reaction-rollup */
        "reaction-rollup": {
            url: string;
            total_count: number;
            "+1": number;
            "-1": number;
            laugh: number;
            confused: number;
            heart: number;
            hooray: number;
            eyes: number;
            rocket: number;
        };
        /** referrer-traffic */
        "referrer-traffic": {
            referrer: string;
            count: number;
            uniques: number;
        };
        /** release */
        release: {
            url: string;
            html_url: string;
            assets_url: string;
            upload_url: string;
            tarball_url: string | null;
            zipball_url: string | null;
            id: number;
            node_id: string;
            tag_name: string;
            target_commitish: string;
            name: string | null;
            body?: string | null;
            body_html?: string;
            body_text?: string;
            draft: boolean;
            prerelease: boolean;
            immutable: boolean;
            created_at: string;
            published_at: string | null;
            updated_at: string;
            author: components["schemas"]["simple-user"];
            assets: components["schemas"]["release-asset"][];
            reactions: components["schemas"]["reaction-rollup"];
        };
        /** release-asset */
        "release-asset": {
            url: string;
            browser_download_url: string;
            id: number;
            node_id: string;
            name: string;
            label: string | null;
            state: string;
            content_type: string;
            size: number;
            digest: string | null;
            download_count: number;
            created_at: string;
            updated_at: string;
            uploader: components["schemas"]["simple-user"] | null;
        };
        /** release-asset-change */
        "release-asset-change": {
            name?: string;
            label?: string | null;
            state?: string;
        };
        /** release-change */
        "release-change": {
            tag_name?: string | null;
            target_commitish?: string | null;
            name?: string | null;
            body?: string | null;
            draft?: boolean;
            prerelease?: boolean;
            /** @description Whether this is the latest release. `legacy` decides by date and version. */
            make_latest?: ("true" | "false" | "legacy") | boolean;
        };
        /** release-notes-content */
        "release-notes-content": {
            name: string;
            body: string;
        };
        /** release-notes-request */
        "release-notes-request": {
            tag_name: string;
            target_commitish?: string;
            previous_tag_name?: string;
            configuration_file_path?: string;
        };
        /** repo-search-result-item */
        "repo-search-result-item": {
            id: number;
            node_id: string;
            name: string;
            full_name: string;
            owner: components["schemas"]["simple-user"];
            private: boolean;
            html_url: string;
            description: string | null;
            fork: boolean;
            url: string;
            archive_url: string;
            assignees_url: string;
            blobs_url: string;
            branches_url: string;
            collaborators_url: string;
            comments_url: string;
            commits_url: string;
            compare_url: string;
            contents_url: string;
            contributors_url: string;
            deployments_url: string;
            downloads_url: string;
            events_url: string;
            forks_url: string;
            git_commits_url: string;
            git_refs_url: string;
            git_tags_url: string;
            git_url: string;
            hooks_url: string;
            issue_comment_url: string;
            issue_events_url: string;
            issues_url: string;
            keys_url: string;
            labels_url: string;
            languages_url: string;
            merges_url: string;
            milestones_url: string;
            notifications_url: string;
            pulls_url: string;
            releases_url: string;
            ssh_url: string;
            stargazers_url: string;
            statuses_url: string;
            subscribers_url: string;
            subscription_url: string;
            tags_url: string;
            teams_url: string;
            trees_url: string;
            clone_url: string;
            svn_url: string;
            mirror_url: string | null;
            homepage: string | null;
            language: string | null;
            forks_count: number;
            stargazers_count: number;
            watchers_count: number;
            size: number;
            default_branch: string;
            open_issues_count: number;
            is_template: boolean;
            topics: string[];
            has_issues: boolean;
            has_projects: boolean;
            has_wiki: boolean;
            has_pages: boolean;
            has_downloads: boolean;
            has_discussions: boolean;
            archived: boolean;
            disabled: boolean;
            /** @enum {unknown} */
            visibility: "public" | "private" | "internal";
            pushed_at: string;
            created_at: string;
            updated_at: string;
            forks: number;
            open_issues: number;
            watchers: number;
            allow_forking: boolean;
            web_commit_signoff_required: boolean;
            license: components["schemas"]["license-simple"] | null;
            permissions?: {
                admin: boolean;
                maintain: boolean;
                push: boolean;
                triage: boolean;
                pull: boolean;
            };
            score: number;
            text_matches?: {
                object_url: string;
                object_type: string | null;
                property: string;
                fragment: string;
                matches: {
                    text: string;
                    indices: number[];
                }[];
            }[];
        };
        /** repository-collaborator-permission */
        "repository-collaborator-permission": {
            permission: string;
            role_name: string;
            user: components["schemas"]["collaborator"] | null;
        };
        /** repository-invitation */
        "repository-invitation": {
            id: number;
            node_id: string;
            repository: components["schemas"]["minimal-repository"];
            invitee: components["schemas"]["simple-user"] | null;
            inviter: components["schemas"]["simple-user"] | null;
            permissions: string;
            created_at: string;
            expired: boolean;
            url: string;
            html_url: string;
        };
        /** repository-ruleset */
        "repository-ruleset": {
            id: number;
            name: string;
            target: string;
            /** @enum {unknown} */
            source_type: "Repository" | "Organization";
            source: string;
            /** @enum {unknown} */
            enforcement: "disabled" | "active" | "evaluate";
            bypass_actors?: {
                actor_id?: number | null;
                /** @enum {unknown} */
                actor_type: "Integration" | "OrganizationAdmin" | "RepositoryRole" | "Team" | "DeployKey" | "User";
                /** @enum {unknown} */
                bypass_mode?: "always" | "pull_request" | "exempt";
            }[];
            /** @enum {unknown} */
            current_user_can_bypass?: "always" | "pull_requests_only" | "never" | "exempt";
            node_id: string;
            _links: {
                self: {
                    href: string;
                };
                html: {
                    href: string;
                };
            };
            conditions?: {
                ref_name?: {
                    include?: string[];
                    exclude?: string[];
                };
                repository_name?: {
                    include?: string[];
                    exclude?: string[];
                    protected?: boolean;
                };
                repository_id?: {
                    repository_ids?: number[];
                };
            };
            rules?: ({
                /** @constant */
                type: "creation";
            } | {
                /** @constant */
                type: "update";
                parameters?: {
                    update_allows_fetch_and_merge: boolean;
                };
            } | {
                /** @constant */
                type: "deletion";
            } | {
                /** @constant */
                type: "required_linear_history";
            } | {
                /** @constant */
                type: "required_signatures";
            } | {
                /** @constant */
                type: "pull_request";
                parameters: {
                    allowed_merge_methods?: ("merge" | "squash" | "rebase")[];
                    dismiss_stale_reviews_on_push: boolean;
                    require_code_owner_review: boolean;
                    require_last_push_approval: boolean;
                    required_approving_review_count: number;
                    required_review_thread_resolution: boolean;
                };
            } | {
                /** @constant */
                type: "required_status_checks";
                parameters: {
                    do_not_enforce_on_create?: boolean;
                    required_status_checks: {
                        context: string;
                        integration_id?: number;
                    }[];
                    strict_required_status_checks_policy: boolean;
                };
            } | {
                /** @constant */
                type: "non_fast_forward";
            } | {
                /** @constant */
                type: "commit_message_pattern";
                parameters: {
                    name?: string;
                    negate?: boolean;
                    /** @enum {unknown} */
                    operator: "starts_with" | "ends_with" | "contains" | "regex";
                    pattern: string;
                };
            } | {
                /** @constant */
                type: "commit_author_email_pattern";
                parameters: {
                    name?: string;
                    negate?: boolean;
                    /** @enum {unknown} */
                    operator: "starts_with" | "ends_with" | "contains" | "regex";
                    pattern: string;
                };
            } | {
                /** @constant */
                type: "committer_email_pattern";
                parameters: {
                    name?: string;
                    negate?: boolean;
                    /** @enum {unknown} */
                    operator: "starts_with" | "ends_with" | "contains" | "regex";
                    pattern: string;
                };
            } | {
                /** @constant */
                type: "branch_name_pattern";
                parameters: {
                    name?: string;
                    negate?: boolean;
                    /** @enum {unknown} */
                    operator: "starts_with" | "ends_with" | "contains" | "regex";
                    pattern: string;
                };
            } | {
                /** @constant */
                type: "tag_name_pattern";
                parameters: {
                    name?: string;
                    negate?: boolean;
                    /** @enum {unknown} */
                    operator: "starts_with" | "ends_with" | "contains" | "regex";
                    pattern: string;
                };
            })[];
            created_at: string;
            updated_at: string;
        };
        /** repository-subscription */
        "repository-subscription": {
            subscribed: boolean;
            ignored: boolean;
            reason: string | null;
            created_at: string;
            url: string;
            repository_url: string;
        };
        /** repository-transfer */
        "repository-transfer": {
            id: number;
            node_id: string;
            repository: components["schemas"]["minimal-repository"];
            initiator: components["schemas"]["simple-user"];
            new_name: string;
            created_at: string;
            expires_at: string;
            url: string;
            html_url: string;
        };
        /** review-dismissal */
        "review-dismissal": {
            message: string;
            /** @enum {unknown} */
            event?: "DISMISS";
        };
        /** review-submission */
        "review-submission": {
            body?: string | null;
            /** @enum {unknown} */
            event: "APPROVE" | "REQUEST_CHANGES" | "COMMENT";
        };
        /** review-text */
        "review-text": {
            body: string;
        };
        /** reviewers */
        reviewers: {
            reviewers?: string[] | null;
            team_reviewers?: string[] | null;
        };
        /** rule-suite */
        "rule-suite": {
            id: number;
            actor_id: number;
            actor_name: string;
            before_sha: string;
            after_sha: string;
            ref: string;
            repository_id: number;
            repository_name: string;
            pushed_at: string;
            /** @enum {unknown} */
            result: "pass" | "fail" | "bypass";
            /** @enum {unknown} */
            evaluation_result?: "pass" | "fail" | "bypass";
            rule_evaluations: {
                rule_source: {
                    type: string;
                    id: number;
                    name: string;
                };
                enforcement: string;
                result: string;
                rule_type: string;
                details: string | null;
            }[];
        };
        /** rule-suites */
        "rule-suites": {
            id: number;
            actor_id: number;
            actor_name: string;
            before_sha: string;
            after_sha: string;
            ref: string;
            repository_id: number;
            repository_name: string;
            pushed_at: string;
            /** @enum {unknown} */
            result: "pass" | "fail" | "bypass";
            /** @enum {unknown} */
            evaluation_result?: "pass" | "fail" | "bypass";
        }[];
        /** ruleset-version */
        "ruleset-version": {
            version_id: number;
            actor: {
                id: number;
                type: string;
            };
            updated_at: string;
        };
        /** ruleset-version-with-state */
        "ruleset-version-with-state": {
            version_id: number;
            actor: {
                id: number;
                type: string;
            };
            updated_at: string;
            state: unknown;
        };
        /** short-blob */
        "short-blob": {
            url: string;
            sha: string;
        };
        /** short-branch */
        "short-branch": {
            name: string;
            commit: {
                sha: string;
                url: string;
            };
            protected: boolean;
        };
        /** simple-commit-status */
        "simple-commit-status": {
            url: string;
            avatar_url: string | null;
            id: number;
            node_id: string;
            /** @enum {unknown} */
            state: "error" | "failure" | "pending" | "success";
            description: string | null;
            target_url: string | null;
            context: string;
            created_at: string;
            updated_at: string;
        };
        /** simple-user */
        "simple-user": {
            login: string;
            id: number;
            node_id: string;
            avatar_url: string;
            gravatar_id: string | null;
            url: string;
            html_url: string;
            followers_url: string;
            following_url: string;
            gists_url: string;
            starred_url: string;
            subscriptions_url: string;
            organizations_url: string;
            repos_url: string;
            events_url: string;
            received_events_url: string;
            type: string;
            user_view_type?: string;
            site_admin: boolean;
        };
        /** social-account */
        "social-account": {
            provider: string;
            url: string;
        };
        /** ssh-signing-key */
        "ssh-signing-key": {
            key: string;
            id: number;
            title: string;
            created_at: string;
        };
        /** stargazer */
        stargazer: {
            starred_at: string;
            user: components["schemas"]["simple-user"];
        };
        /** starred-repository */
        "starred-repository": {
            starred_at: string;
            repo: components["schemas"]["minimal-repository"];
        };
        /** status */
        status: {
            url: string;
            avatar_url: string | null;
            id: number;
            node_id: string;
            /** @enum {unknown} */
            state: "error" | "failure" | "pending" | "success";
            description: string | null;
            target_url: string | null;
            context: string;
            created_at: string;
            updated_at: string;
            creator: components["schemas"]["simple-user"] | null;
        };
        /** status-check-policy */
        "status-check-policy": {
            url: string;
            strict: boolean;
            contexts: string[];
            checks: {
                context: string;
                app_id: number | null;
            }[];
            contexts_url: string;
        };
        /** sub-issue-move */
        "sub-issue-move": {
            sub_issue_id: number;
            after_id?: number;
            before_id?: number;
        };
        /** tag */
        tag: {
            name: string;
            commit: {
                sha: string;
                url: string;
            };
            zipball_url: string;
            tarball_url: string;
            node_id: string;
        };
        /** team */
        team: {
            id: number;
            node_id: string;
            name: string;
            slug: string;
            description: string | null;
            /** @enum {unknown} */
            privacy: "secret" | "closed";
            notification_setting: string;
            permission: string;
            url: string;
            html_url: string;
            members_url: string;
            repositories_url: string;
            type: string;
            organization_id: number;
            parent: components["schemas"]["team-simple"] | null;
        };
        /** team-full */
        "team-full": {
            id: number;
            node_id: string;
            name: string;
            slug: string;
            description: string | null;
            /** @enum {unknown} */
            privacy: "secret" | "closed";
            notification_setting: string;
            permission: string;
            url: string;
            html_url: string;
            members_url: string;
            repositories_url: string;
            type: string;
            organization_id: number;
            parent: components["schemas"]["team-simple"] | null;
            members_count: number;
            repos_count: number;
            created_at: string;
            updated_at: string;
            organization: components["schemas"]["organization-full"];
        };
        /** team-membership */
        "team-membership": {
            url: string;
            /** @enum {unknown} */
            role: "member" | "maintainer";
            /** @enum {unknown} */
            state: "active" | "pending";
        };
        /** team-role-assignment */
        "team-role-assignment": {
            id: number;
            node_id: string;
            name: string;
            slug: string;
            description: string | null;
            /** @enum {unknown} */
            privacy: "secret" | "closed";
            notification_setting: string;
            permission: string;
            url: string;
            html_url: string;
            members_url: string;
            repositories_url: string;
            type: string;
            organization_id: number;
            parent: components["schemas"]["team-simple"] | null;
            /** @enum {unknown} */
            assignment: "direct" | "indirect" | "mixed";
        };
        /** team-simple */
        "team-simple": {
            id: number;
            node_id: string;
            name: string;
            slug: string;
            description: string | null;
            /** @enum {unknown} */
            privacy: "secret" | "closed";
            notification_setting: string;
            permission: string;
            url: string;
            html_url: string;
            members_url: string;
            repositories_url: string;
            type: string;
            organization_id: number;
        };
        /** thread */
        thread: {
            id: string;
            repository: components["schemas"]["minimal-repository"];
            subject: {
                title: string;
                url: string;
                latest_comment_url: string;
                type: string;
            };
            reason: string;
            unread: boolean;
            updated_at: string;
            last_read_at: string | null;
            url: string;
            subscription_url: string;
        };
        /** thread-subscription */
        "thread-subscription": {
            subscribed: boolean;
            ignored: boolean;
            reason: string | null;
            created_at: string | null;
            url: string;
            thread_url: string;
        };
        /** timeline-issue-event */
        "timeline-issue-event": {
            event: string;
            actor?: components["schemas"]["simple-user"] | null;
            created_at?: string;
        };
        /** topic */
        topic: {
            names: string[];
        };
        /** topic-search-result-item */
        "topic-search-result-item": {
            name: string;
            display_name: null;
            short_description: null;
            description: null;
            created_by: null;
            released: null;
            created_at: string;
            updated_at: string;
            featured: boolean;
            curated: boolean;
            repository_count: number;
            score: number;
            text_matches?: {
                object_url: string;
                object_type: string | null;
                property: string;
                fragment: string;
                matches: {
                    text: string;
                    indices: number[];
                }[];
            }[];
        };
        /** traffic */
        traffic: {
            timestamp: string;
            uniques: number;
            count: number;
        };
        /** user-role-assignment */
        "user-role-assignment": {
            login: string;
            id: number;
            node_id: string;
            avatar_url: string;
            gravatar_id: string | null;
            url: string;
            html_url: string;
            followers_url: string;
            following_url: string;
            gists_url: string;
            starred_url: string;
            subscriptions_url: string;
            organizations_url: string;
            repos_url: string;
            events_url: string;
            received_events_url: string;
            type: string;
            user_view_type?: string;
            site_admin: boolean;
            /** @enum {unknown} */
            assignment: "direct" | "indirect" | "mixed";
            inherited_from: components["schemas"]["team-simple"][];
        };
        /** user-search-result-item */
        "user-search-result-item": {
            login: string;
            id: number;
            node_id: string;
            avatar_url: string;
            gravatar_id: string | null;
            url: string;
            html_url: string;
            followers_url: string;
            following_url: string;
            gists_url: string;
            starred_url: string;
            subscriptions_url: string;
            organizations_url: string;
            repos_url: string;
            events_url: string;
            received_events_url: string;
            type: string;
            user_view_type?: string;
            site_admin: boolean;
            score: number;
            text_matches?: {
                object_url: string;
                object_type: string | null;
                property: string;
                fragment: string;
                matches: {
                    text: string;
                    indices: number[];
                }[];
            }[];
        };
        /** verification */
        verification: {
            verified: boolean;
            reason: string;
            signature: string | null;
            payload: string | null;
            verified_at: string | null;
        };
        /** webhook-config */
        "webhook-config": {
            url: string;
            content_type: string;
            insecure_ssl: string;
            secret?: string;
        };
    };
    responses: {
        /** @description The resource has moved: follow `url` or the `Location` header. */
        moved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["moved"];
            };
        };
        /** @description Client error */
        "basic-error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["basic-error"];
            };
        };
        /** @description Response. */
        "organization-simple": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["organization-simple"];
            };
        };
        /** @description Response. */
        "queued-rename": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["queued-rename"];
            };
        };
        /** @description Response. */
        "simple-user": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["simple-user"];
            };
        };
        /** @description Response. */
        authorization: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["authorization"];
            };
        };
        /** @description Response. */
        integration: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["integration"];
            };
        };
        /** @description Response. */
        "webhook-config": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["webhook-config"];
            };
        };
        /** @description Response. */
        "hook-delivery": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["hook-delivery"];
            };
        };
        /** @description Response. */
        installation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["installation"];
            };
        };
        /** @description Response. */
        "installation-token": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["installation-token"];
            };
        };
        /** @description Response. */
        feed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["feed"];
            };
        };
        /** @description Response. */
        "gist-simple": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["gist-simple"];
            };
        };
        /** @description Response. */
        "gist-comment": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["gist-comment"];
            };
        };
        /** @description Response. */
        "base-gist": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["base-gist"];
            };
        };
        /** @description Response. */
        "graphql-response": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["graphql-response"];
            };
        };
        /** @description Response. */
        license: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["license"];
            };
        };
        /** @description Response. */
        thread: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["thread"];
            };
        };
        /** @description Response. */
        "thread-subscription": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["thread-subscription"];
            };
        };
        /** @description Response. */
        "organization-full": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["organization-full"];
            };
        };
        /** @description Response. */
        "org-hook": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["org-hook"];
            };
        };
        /** @description Response. */
        "interaction-limit-response": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["interaction-limit-response"];
            };
        };
        /** @description Response. */
        "organization-invitation": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["organization-invitation"];
            };
        };
        /** @description Response. */
        "issue-type": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["issue-type"];
            };
        };
        /** @description Response. */
        "org-membership": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["org-membership"];
            };
        };
        /** @description Response. */
        "organization-role": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["organization-role"];
            };
        };
        /** @description Response. */
        "full-repository": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["full-repository"];
            };
        };
        /** @description Response. */
        "repository-ruleset": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["repository-ruleset"];
            };
        };
        /** @description Response. */
        "rule-suites": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["rule-suites"];
            };
        };
        /** @description Response. */
        "rule-suite": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["rule-suite"];
            };
        };
        /** @description Response. */
        "ruleset-version-with-state": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ruleset-version-with-state"];
            };
        };
        /** @description Response. */
        "team-full": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["team-full"];
            };
        };
        /** @description Response. */
        "team-membership": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["team-membership"];
            };
        };
        /** @description Response. */
        "minimal-repository": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["minimal-repository"];
            };
        };
        /** @description Response. */
        autolink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["autolink"];
            };
        };
        /** @description Response. */
        "branch-with-protection": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["branch-with-protection"];
            };
        };
        /** @description Response. */
        "protected-branch": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["protected-branch"];
            };
        };
        /** @description Response. */
        "protected-branch-admin-enforced": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["protected-branch-admin-enforced"];
            };
        };
        /** @description Response. */
        "protected-branch-pull-request-review": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["protected-branch-pull-request-review"];
            };
        };
        /** @description Response. */
        "status-check-policy": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["status-check-policy"];
            };
        };
        /** @description Response. */
        "branch-restriction-policy": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["branch-restriction-policy"];
            };
        };
        /** @description Response. */
        "check-run": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["check-run"];
            };
        };
        /** @description Response. */
        "check-suite": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["check-suite"];
            };
        };
        /** @description Response. */
        "check-suite-preference": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["check-suite-preference"];
            };
        };
        /** @description Response. */
        "codeowners-errors": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["codeowners-errors"];
            };
        };
        /** @description Response. */
        "repository-invitation": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["repository-invitation"];
            };
        };
        /** @description Response. */
        "repository-collaborator-permission": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["repository-collaborator-permission"];
            };
        };
        /** @description Response. */
        "commit-comment": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["commit-comment"];
            };
        };
        /** @description Response. */
        reaction: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["reaction"];
            };
        };
        /** @description Response. */
        commit: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["commit"];
            };
        };
        /** @description Response. */
        "combined-commit-status": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["combined-commit-status"];
            };
        };
        /** @description Response. */
        "community-profile": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["community-profile"];
            };
        };
        /** @description Response. */
        "commit-comparison": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["commit-comparison"];
            };
        };
        /** @description Response. */
        "file-commit": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["file-commit"];
            };
        };
        /** @description Response. */
        deployment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["deployment"];
            };
        };
        /** @description Response. */
        "deployment-auto-merge": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["deployment-auto-merge"];
            };
        };
        /** @description Response. */
        "deployment-status": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["deployment-status"];
            };
        };
        /** @description Response. */
        environment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["environment"];
            };
        };
        /** @description Response. */
        "deployment-branch-policy": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["deployment-branch-policy"];
            };
        };
        /** @description Response. */
        "short-blob": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["short-blob"];
            };
        };
        /** @description Response. */
        blob: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["blob"];
            };
        };
        /** @description Response. */
        "git-commit": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["git-commit"];
            };
        };
        /** @description Response. */
        "git-ref": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["git-ref"];
            };
        };
        /** @description Response. */
        "git-tag": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["git-tag"];
            };
        };
        /** @description Response. */
        "git-tree": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["git-tree"];
            };
        };
        /** @description Response. */
        hook: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["hook"];
            };
        };
        /** @description Response. */
        issue: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["issue"];
            };
        };
        /** @description Response. */
        "issue-comment": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["issue-comment"];
            };
        };
        /** @description Response. */
        "issue-event": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["issue-event"];
            };
        };
        /** @description Response. */
        "deploy-key": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["deploy-key"];
            };
        };
        /** @description Response. */
        label: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["label"];
            };
        };
        /** @description Response. */
        language: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["language"];
            };
        };
        /** @description Response. */
        "license-content": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["license-content"];
            };
        };
        /** @description Response. */
        "merged-upstream": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["merged-upstream"];
            };
        };
        /** @description Response. */
        milestone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["milestone"];
            };
        };
        /** @description Response. */
        "pull-request": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["pull-request"];
            };
        };
        /** @description Response. */
        "pull-request-review-comment": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["pull-request-review-comment"];
            };
        };
        /** @description Response. */
        "pull-request-merge-result": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["pull-request-merge-result"];
            };
        };
        /** @description Response. */
        "pull-request-review-request": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["pull-request-review-request"];
            };
        };
        /** @description Response. */
        "pull-request-simple": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["pull-request-simple"];
            };
        };
        /** @description Response. */
        "pull-request-review": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["pull-request-review"];
            };
        };
        /** @description Response. */
        "content-file": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["content-file"];
            };
        };
        /** @description Response. */
        release: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["release"];
            };
        };
        /** @description Response. */
        "release-asset": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["release-asset"];
            };
        };
        /** @description Response. */
        "release-notes-content": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["release-notes-content"];
            };
        };
        /** @description Response. */
        "participation-stats": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["participation-stats"];
            };
        };
        /** @description Response. */
        status: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["status"];
            };
        };
        /** @description Response. */
        "repository-subscription": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["repository-subscription"];
            };
        };
        /** @description Response. */
        topic: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["topic"];
            };
        };
        /** @description Response. */
        "private-user": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["private-user"];
            };
        };
        /** @description Response. */
        "gpg-key": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["gpg-key"];
            };
        };
        /** @description Response. */
        key: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["key"];
            };
        };
        /** @description Response. */
        "ssh-signing-key": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ssh-signing-key"];
            };
        };
        /** @description Response. */
        "new-personal-token": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["new-personal-token"];
            };
        };
        /** @description Response. */
        hovercard: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["hovercard"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    "meta/root": {
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "oauth/get-server-metadata": {
        responses: {
            /** @description Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "avatars/get": {
        parameters: {
            query?: {
                /** @description Width and height in pixels. */
                s?: string;
                v?: string;
            };
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "emojis/get-picture": {
        parameters: {
            query?: never;
            path: {
                code: string;
            };
        };
        responses: {
            /** @description Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "enterprise-admin/create-org": {
        requestBody: {
            content: {
                "application/json": {
                    login: string;
                    admin: string;
                    profile_name?: string;
                };
            };
        };
        responses: {
            201: components["responses"]["organization-simple"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "enterprise-admin/update-org-name": {
        parameters: {
            query?: never;
            path: {
                organization: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    login: string;
                };
            };
        };
        responses: {
            202: components["responses"]["queued-rename"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "enterprise-admin/create-user": {
        requestBody: {
            content: {
                "application/json": {
                    login: string;
                    email?: string;
                    suspended?: boolean;
                };
            };
        };
        responses: {
            201: components["responses"]["simple-user"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "enterprise-admin/delete-user": {
        parameters: {
            query?: never;
            path: {
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "enterprise-admin/update-username-for-user": {
        parameters: {
            query?: never;
            path: {
                username: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    login: string;
                };
            };
        };
        responses: {
            202: components["responses"]["queued-rename"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "enterprise-admin/create-impersonation-o-auth-token": {
        parameters: {
            query?: never;
            path: {
                username: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    scopes: string[];
                };
            };
        };
        responses: {
            201: components["responses"]["authorization"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "enterprise-admin/delete-impersonation-o-auth-token": {
        parameters: {
            query?: never;
            path: {
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/get-authenticated": {
        responses: {
            200: components["responses"]["integration"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/create-from-manifest": {
        parameters: {
            query?: never;
            path: {
                code: string;
            };
        };
        responses: {
            /** @description Response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        slug: string;
                        node_id: string;
                        client_id: string;
                        owner: components["schemas"]["simple-user"];
                        name: string;
                        description: string | null;
                        external_url: string;
                        html_url: string;
                        created_at: string;
                        updated_at: string;
                        permissions: {
                            [key: string]: string;
                        };
                        events: string[];
                        installations_count?: number;
                        client_secret: string;
                        webhook_secret: string | null;
                        pem: string;
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/get-webhook-config-for-app": {
        responses: {
            200: components["responses"]["webhook-config"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/update-webhook-config-for-app": {
        requestBody: {
            content: {
                "application/json": {
                    url?: string;
                    content_type?: string;
                    secret?: string | null;
                    insecure_ssl?: string | number;
                };
            };
        };
        responses: {
            200: components["responses"]["webhook-config"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/list-webhook-deliveries": {
        parameters: {
            query?: {
                per_page?: string;
                cursor?: string;
                status?: "success" | "failure";
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["hook-delivery-item"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/get-webhook-delivery": {
        parameters: {
            query?: never;
            path: {
                delivery_id: string;
            };
        };
        responses: {
            200: components["responses"]["hook-delivery"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/redeliver-webhook-delivery": {
        parameters: {
            query?: never;
            path: {
                delivery_id: string;
            };
        };
        responses: {
            /** @description Response. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/list-installations": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["installation"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/get-installation": {
        parameters: {
            query?: never;
            path: {
                installation_id: string;
            };
        };
        responses: {
            200: components["responses"]["installation"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/delete-installation": {
        parameters: {
            query?: never;
            path: {
                installation_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/create-installation-access-token": {
        parameters: {
            query?: never;
            path: {
                installation_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Repository names. */
                    repositories?: string[];
                    repository_ids?: number[];
                    permissions?: {
                        [key: string]: "read" | "write" | "admin";
                    };
                } | null;
            };
        };
        responses: {
            201: components["responses"]["installation-token"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/suspend-installation": {
        parameters: {
            query?: never;
            path: {
                installation_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/unsuspend-installation": {
        parameters: {
            query?: never;
            path: {
                installation_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/delete-authorization": {
        parameters: {
            query?: never;
            path: {
                client_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    access_token: string;
                };
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/check-token": {
        parameters: {
            query?: never;
            path: {
                client_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    access_token: string;
                };
            };
        };
        responses: {
            200: components["responses"]["authorization"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/delete-token": {
        parameters: {
            query?: never;
            path: {
                client_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    access_token: string;
                };
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/reset-token": {
        parameters: {
            query?: never;
            path: {
                client_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    access_token: string;
                };
            };
        };
        responses: {
            200: components["responses"]["authorization"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/get-by-slug": {
        parameters: {
            query?: never;
            path: {
                app_slug: string;
            };
        };
        responses: {
            200: components["responses"]["integration"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "emojis/get": {
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "enterprise-admin/get-audit-log": {
        parameters: {
            query?: {
                /** @description Qualifiers such as `action:team.create actor:ada created:>=2026-01-01`. */
                phrase?: string;
                /** @description The kind of events (default `web`). */
                include?: "web" | "git" | "all";
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
                /** @description The cursor of the previous page, from the `Link` header. */
                before?: string;
                /** @description The order by time (default `desc`). */
                order?: "desc" | "asc";
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
            };
            path: {
                enterprise: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["audit-log-event"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/list-public-events": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/get-feeds": {
        responses: {
            200: components["responses"]["feed"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "gists/get-first-raw-file": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                gist_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The resource has moved: follow `url` or the `Location` header. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["moved"];
                    "application/octet-stream": components["schemas"]["moved"];
                };
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["basic-error"];
                    "application/octet-stream": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "gists/get-raw-file-version": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                gist_id: string;
                file_sha: string;
                filename: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The resource has moved: follow `url` or the `Location` header. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["moved"];
                    "application/octet-stream": components["schemas"]["moved"];
                };
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["basic-error"];
                    "application/octet-stream": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "gists/get-raw-file": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                gist_id: string;
                filename: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The resource has moved: follow `url` or the `Location` header. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["moved"];
                    "application/octet-stream": components["schemas"]["moved"];
                };
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["basic-error"];
                    "application/octet-stream": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "gists/list": {
        parameters: {
            query?: {
                /** @description List only gists that changed since this time (ISO 8601). */
                since?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["base-gist"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "gists/create": {
        requestBody: {
            content: {
                "application/json": {
                    description?: string | null;
                    /** @description The files by name. */
                    files: {
                        [key: string]: {
                            /** @description The content of the file. */
                            content: string;
                        };
                    };
                    public?: boolean | "true" | "false";
                };
            };
        };
        responses: {
            201: components["responses"]["gist-simple"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "gists/list-public": {
        parameters: {
            query?: {
                /** @description List only gists that changed since this time (ISO 8601). */
                since?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["base-gist"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "gists/list-starred": {
        parameters: {
            query?: {
                /** @description List only gists that changed since this time (ISO 8601). */
                since?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["base-gist"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "gists/get": {
        parameters: {
            query?: never;
            path: {
                gist_id: string;
            };
        };
        responses: {
            200: components["responses"]["gist-simple"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "gists/delete": {
        parameters: {
            query?: never;
            path: {
                gist_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "gists/update": {
        parameters: {
            query?: never;
            path: {
                gist_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    description?: string | null;
                    /** @description The changed files by their current name. `null` deletes a file. */
                    files?: {
                        [key: string]: {
                            content?: string;
                            filename?: string | null;
                        } | null;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["gist-simple"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "gists/list-comments": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                gist_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["gist-comment"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "gists/create-comment": {
        parameters: {
            query?: never;
            path: {
                gist_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    body: string;
                };
            };
        };
        responses: {
            201: components["responses"]["gist-comment"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "gists/get-comment": {
        parameters: {
            query?: never;
            path: {
                gist_id: string;
                comment_id: string;
            };
        };
        responses: {
            200: components["responses"]["gist-comment"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "gists/delete-comment": {
        parameters: {
            query?: never;
            path: {
                gist_id: string;
                comment_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "gists/update-comment": {
        parameters: {
            query?: never;
            path: {
                gist_id: string;
                comment_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    body: string;
                };
            };
        };
        responses: {
            200: components["responses"]["gist-comment"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "gists/list-commits": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                gist_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["gist-commit"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "gists/list-forks": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                gist_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["base-gist"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "gists/fork": {
        parameters: {
            query?: never;
            path: {
                gist_id: string;
            };
        };
        responses: {
            201: components["responses"]["base-gist"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "gists/check-is-starred": {
        parameters: {
            query?: never;
            path: {
                gist_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "gists/star": {
        parameters: {
            query?: never;
            path: {
                gist_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "gists/unstar": {
        parameters: {
            query?: never;
            path: {
                gist_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "gists/get-revision": {
        parameters: {
            query?: never;
            path: {
                gist_id: string;
                sha: string;
            };
        };
        responses: {
            200: components["responses"]["gist-simple"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "gitignore/get-all-templates": {
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "gitignore/get-template": {
        parameters: {
            query?: never;
            path: {
                name: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["gitignore-template"] | string;
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "graphql/run": {
        requestBody: {
            content: {
                "application/json": components["schemas"]["graphql-request"];
            };
        };
        responses: {
            200: components["responses"]["graphql-response"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/list-repos-accessible-to-installation": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total_count: number;
                        repository_selection: string;
                        repositories: components["schemas"]["full-repository"][];
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/revoke-installation-access-token": {
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/list": {
        parameters: {
            query?: {
                filter?: string;
                state?: string;
                labels?: string;
                type?: string;
                sort?: string;
                direction?: string;
                since?: string;
                collab?: string;
                orgs?: string;
                owned?: string;
                pulls?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "licenses/get-all-commonly-used": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                featured?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["license-simple"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "licenses/get": {
        parameters: {
            query?: never;
            path: {
                license: string;
            };
        };
        responses: {
            200: components["responses"]["license"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "oauth/start-device-authorization": {
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    [key: string]: string;
                };
                "application/json": {
                    [key: string]: string;
                };
            };
        };
        responses: {
            /** @description Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "oauth/exchange-token": {
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    [key: string]: string;
                };
                "application/json": {
                    [key: string]: string;
                };
            };
        };
        responses: {
            /** @description Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "markdown/render": {
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    /** @enum {unknown} */
                    mode?: "markdown" | "gfm";
                    context?: string;
                };
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The resource has moved: follow `url` or the `Location` header. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["moved"];
                };
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "markdown/render-raw": {
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The resource has moved: follow `url` or the `Location` header. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["moved"];
                };
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "meta/get": {
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        verifiable_password_authentication: boolean;
                        installed_version: string;
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/list-public-events-for-repo-network": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/list-notifications-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description `true` includes notifications marked as read. */
                all?: string;
                /** @description `true` lists only threads in which the user takes part or is mentioned. */
                participating?: string;
                /** @description Only threads updated since this time (ISO 8601). */
                since?: string;
                /** @description Only threads updated before this time (ISO 8601). */
                before?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["thread"][];
                };
            };
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/mark-notifications-as-read": {
        requestBody: {
            content: {
                "application/json": {
                    last_read_at?: string | null;
                    read?: boolean;
                };
            };
        };
        responses: {
            /** @description Response. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Reset content. */
            205: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/get-thread": {
        parameters: {
            query?: never;
            path: {
                thread_id: string;
            };
        };
        responses: {
            200: components["responses"]["thread"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/mark-thread-as-done": {
        parameters: {
            query?: never;
            path: {
                thread_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/mark-thread-as-read": {
        parameters: {
            query?: never;
            path: {
                thread_id: string;
            };
        };
        responses: {
            /** @description Reset content. */
            205: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/get-thread-subscription-for-authenticated-user": {
        parameters: {
            query?: never;
            path: {
                thread_id: string;
            };
        };
        responses: {
            200: components["responses"]["thread-subscription"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/set-thread-subscription": {
        parameters: {
            query?: never;
            path: {
                thread_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    ignored?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["thread-subscription"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/delete-thread-subscription": {
        parameters: {
            query?: never;
            path: {
                thread_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "meta/get-octocat": {
        parameters: {
            query?: {
                s?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "orgs/list": {
        parameters: {
            query?: {
                /** @description List only results with a greater id. */
                since?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organization-simple"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/get-org-installation": {
        parameters: {
            query?: never;
            path: {
                login: string;
            };
        };
        responses: {
            200: components["responses"]["installation"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/get": {
        parameters: {
            query?: never;
            path: {
                org: string;
            };
        };
        responses: {
            200: components["responses"]["organization-full"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/update": {
        parameters: {
            query?: never;
            path: {
                org: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    billing_email?: string | null;
                    company?: string | null;
                    email?: string | null;
                    twitter_username?: string | null;
                    location?: string | null;
                    name?: string | null;
                    description?: string | null;
                    blog?: string | null;
                    /** @enum {unknown} */
                    default_repository_permission?: "read" | "write" | "admin" | "none";
                    members_can_create_repositories?: boolean;
                    members_can_create_public_repositories?: boolean;
                    members_can_create_private_repositories?: boolean;
                    members_can_create_internal_repositories?: boolean;
                    members_can_create_pages?: boolean;
                    members_can_create_public_pages?: boolean;
                    members_can_create_private_pages?: boolean;
                    members_can_create_teams?: boolean;
                    members_can_fork_private_repositories?: boolean;
                    web_commit_signoff_required?: boolean;
                    has_organization_projects?: boolean;
                    has_repository_projects?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["organization-full"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/get-audit-log": {
        parameters: {
            query?: {
                /** @description Qualifiers such as `action:team.create actor:ada created:>=2026-01-01`. */
                phrase?: string;
                /** @description The kind of events (default `web`). */
                include?: "web" | "git" | "all";
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
                /** @description The cursor of the previous page, from the `Link` header. */
                before?: string;
                /** @description The order by time (default `desc`). */
                order?: "desc" | "asc";
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
            };
            path: {
                org: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["audit-log-event"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/list-blocked-users": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                org: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/check-blocked-user": {
        parameters: {
            query?: never;
            path: {
                org: string;
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/block-user": {
        parameters: {
            query?: never;
            path: {
                org: string;
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/unblock-user": {
        parameters: {
            query?: never;
            path: {
                org: string;
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/list-public-org-events": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                org: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/list-webhooks": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                org: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["org-hook"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/create-webhook": {
        parameters: {
            query?: never;
            path: {
                org: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    config?: {
                        url?: string;
                        content_type?: string;
                        secret?: string | null;
                        insecure_ssl?: string | number;
                    };
                    events?: string[];
                    active?: boolean;
                };
            };
        };
        responses: {
            201: components["responses"]["org-hook"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/get-webhook": {
        parameters: {
            query?: never;
            path: {
                org: string;
                hook_id: string;
            };
        };
        responses: {
            200: components["responses"]["org-hook"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/delete-webhook": {
        parameters: {
            query?: never;
            path: {
                org: string;
                hook_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/update-webhook": {
        parameters: {
            query?: never;
            path: {
                org: string;
                hook_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    config?: {
                        url?: string;
                        content_type?: string;
                        secret?: string | null;
                        insecure_ssl?: string | number;
                    };
                    events?: string[];
                    add_events?: string[];
                    remove_events?: string[];
                    active?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["org-hook"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/get-webhook-config-for-org": {
        parameters: {
            query?: never;
            path: {
                org: string;
                hook_id: string;
            };
        };
        responses: {
            200: components["responses"]["webhook-config"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/update-webhook-config-for-org": {
        parameters: {
            query?: never;
            path: {
                org: string;
                hook_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    url?: string;
                    content_type?: string;
                    secret?: string | null;
                    insecure_ssl?: string | number;
                };
            };
        };
        responses: {
            200: components["responses"]["webhook-config"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/list-webhook-deliveries": {
        parameters: {
            query?: {
                per_page?: string;
                cursor?: string;
                status?: "success" | "failure";
            };
            path: {
                org: string;
                hook_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["hook-delivery-item"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/get-webhook-delivery": {
        parameters: {
            query?: never;
            path: {
                org: string;
                hook_id: string;
                delivery_id: string;
            };
        };
        responses: {
            200: components["responses"]["hook-delivery"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/redeliver-webhook-delivery": {
        parameters: {
            query?: never;
            path: {
                org: string;
                hook_id: string;
                delivery_id: string;
            };
        };
        responses: {
            /** @description Response. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/ping-webhook": {
        parameters: {
            query?: never;
            path: {
                org: string;
                hook_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/list-app-installations": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                org: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total_count: number;
                        installations: components["schemas"]["installation"][];
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "interactions/get-restrictions-for-org": {
        parameters: {
            query?: never;
            path: {
                org: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["interaction-limit-response"] | Record<string, never>;
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "interactions/set-restrictions-for-org": {
        parameters: {
            query?: never;
            path: {
                org: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    limit: "existing_users" | "contributors_only" | "collaborators_only";
                    /**
                     * @default one_day
                     * @enum {unknown}
                     */
                    expiry?: "one_day" | "three_days" | "one_week" | "one_month" | "six_months";
                };
            };
        };
        responses: {
            200: components["responses"]["interaction-limit-response"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "interactions/remove-restrictions-for-org": {
        parameters: {
            query?: never;
            path: {
                org: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/list-pending-invitations": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                role?: string;
            };
            path: {
                org: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organization-invitation"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/create-invitation": {
        parameters: {
            query?: never;
            path: {
                org: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    invitee_id?: number;
                    email?: string;
                    /** @enum {unknown} */
                    role?: "admin" | "direct_member" | "billing_manager" | "reinstate";
                    team_ids?: number[];
                };
            };
        };
        responses: {
            201: components["responses"]["organization-invitation"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/cancel-invitation": {
        parameters: {
            query?: never;
            path: {
                org: string;
                invitation_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/list-invitation-teams": {
        parameters: {
            query?: never;
            path: {
                org: string;
                invitation_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["team"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/list-issue-types": {
        parameters: {
            query?: never;
            path: {
                org: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue-type"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/create-issue-type": {
        parameters: {
            query?: never;
            path: {
                org: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["issue-type-definition"];
            };
        };
        responses: {
            200: components["responses"]["issue-type"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/update-issue-type": {
        parameters: {
            query?: never;
            path: {
                org: string;
                issue_type_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["issue-type-definition"];
            };
        };
        responses: {
            200: components["responses"]["issue-type"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/delete-issue-type": {
        parameters: {
            query?: never;
            path: {
                org: string;
                issue_type_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/list-for-org": {
        parameters: {
            query?: {
                filter?: string;
                state?: string;
                labels?: string;
                type?: string;
                sort?: string;
                direction?: string;
                since?: string;
                collab?: string;
                orgs?: string;
                owned?: string;
                pulls?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                org: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/list-members": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                filter?: string;
                role?: string;
            };
            path: {
                org: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/check-membership-for-user": {
        parameters: {
            query?: never;
            path: {
                org: string;
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No content. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/remove-member": {
        parameters: {
            query?: never;
            path: {
                org: string;
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/get-membership-for-user": {
        parameters: {
            query?: never;
            path: {
                org: string;
                username: string;
            };
        };
        responses: {
            200: components["responses"]["org-membership"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/set-membership-for-user": {
        parameters: {
            query?: never;
            path: {
                org: string;
                username: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    role?: "admin" | "member";
                } | null;
            };
        };
        responses: {
            200: components["responses"]["org-membership"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/remove-membership-for-user": {
        parameters: {
            query?: never;
            path: {
                org: string;
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/list-org-roles": {
        parameters: {
            query?: never;
            path: {
                org: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total_count: number;
                        roles: components["schemas"]["organization-role"][];
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/revoke-all-org-roles-team": {
        parameters: {
            query?: never;
            path: {
                org: string;
                team_slug: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/assign-team-to-org-role": {
        parameters: {
            query?: never;
            path: {
                org: string;
                team_slug: string;
                role_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/revoke-org-role-team": {
        parameters: {
            query?: never;
            path: {
                org: string;
                team_slug: string;
                role_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/revoke-all-org-roles-user": {
        parameters: {
            query?: never;
            path: {
                org: string;
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/assign-user-to-org-role": {
        parameters: {
            query?: never;
            path: {
                org: string;
                username: string;
                role_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/revoke-org-role-user": {
        parameters: {
            query?: never;
            path: {
                org: string;
                username: string;
                role_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/get-org-role": {
        parameters: {
            query?: never;
            path: {
                org: string;
                role_id: string;
            };
        };
        responses: {
            200: components["responses"]["organization-role"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/list-org-role-teams": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                org: string;
                role_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["team-role-assignment"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/list-org-role-users": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                org: string;
                role_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["user-role-assignment"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/list-outside-collaborators": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                org: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/convert-member-to-outside-collaborator": {
        parameters: {
            query?: never;
            path: {
                org: string;
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/remove-outside-collaborator": {
        parameters: {
            query?: never;
            path: {
                org: string;
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/list-public-members": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                org: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/check-public-membership-for-user": {
        parameters: {
            query?: never;
            path: {
                org: string;
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/set-public-membership-for-authenticated-user": {
        parameters: {
            query?: never;
            path: {
                org: string;
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/remove-public-membership-for-authenticated-user": {
        parameters: {
            query?: never;
            path: {
                org: string;
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-for-org": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                type?: string;
                sort?: string;
                direction?: string;
            };
            path: {
                org: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["minimal-repository"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/create-in-org": {
        parameters: {
            query?: never;
            path: {
                org: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    description?: string | null;
                    homepage?: string | null;
                    private?: boolean;
                    /** @enum {unknown} */
                    visibility?: "public" | "private" | "internal";
                    has_issues?: boolean;
                    has_projects?: boolean;
                    has_wiki?: boolean;
                    has_discussions?: boolean;
                    has_downloads?: boolean;
                    is_template?: boolean;
                    allow_squash_merge?: boolean;
                    allow_merge_commit?: boolean;
                    allow_rebase_merge?: boolean;
                    allow_auto_merge?: boolean;
                    allow_update_branch?: boolean;
                    delete_branch_on_merge?: boolean;
                    use_squash_pr_title_as_default?: boolean;
                    /** @enum {unknown} */
                    squash_merge_commit_title?: "PR_TITLE" | "COMMIT_OR_PR_TITLE";
                    /** @enum {unknown} */
                    squash_merge_commit_message?: "PR_BODY" | "COMMIT_MESSAGES" | "BLANK";
                    /** @enum {unknown} */
                    merge_commit_title?: "PR_TITLE" | "MERGE_MESSAGE";
                    /** @enum {unknown} */
                    merge_commit_message?: "PR_BODY" | "PR_TITLE" | "BLANK";
                    name: string;
                    auto_init?: boolean;
                    gitignore_template?: string;
                    license_template?: string;
                    team_id?: number;
                };
            };
        };
        responses: {
            201: components["responses"]["full-repository"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-org-rulesets": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description A comma-separated list of targets. */
                targets?: string;
            };
            path: {
                org: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["repository-ruleset"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/create-org-ruleset": {
        parameters: {
            query?: never;
            path: {
                org: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @enum {unknown} */
                    enforcement: "disabled" | "active" | "evaluate";
                    /** @enum {unknown} */
                    target?: "branch" | "tag";
                    bypass_actors?: {
                        actor_id?: number | null;
                        /** @enum {unknown} */
                        actor_type: "Integration" | "OrganizationAdmin" | "RepositoryRole" | "Team" | "DeployKey" | "User";
                        /** @enum {unknown} */
                        bypass_mode?: "always" | "pull_request" | "exempt";
                    }[];
                    conditions?: {
                        ref_name?: {
                            include?: string[];
                            exclude?: string[];
                        };
                        repository_name?: {
                            include?: string[];
                            exclude?: string[];
                            protected?: boolean;
                        };
                        repository_id?: {
                            repository_ids?: number[];
                        };
                    };
                    rules?: ({
                        /** @constant */
                        type: "creation";
                    } | {
                        /** @constant */
                        type: "update";
                        parameters?: {
                            update_allows_fetch_and_merge: boolean;
                        };
                    } | {
                        /** @constant */
                        type: "deletion";
                    } | {
                        /** @constant */
                        type: "required_linear_history";
                    } | {
                        /** @constant */
                        type: "required_signatures";
                    } | {
                        /** @constant */
                        type: "pull_request";
                        parameters: {
                            allowed_merge_methods?: ("merge" | "squash" | "rebase")[];
                            dismiss_stale_reviews_on_push: boolean;
                            require_code_owner_review: boolean;
                            require_last_push_approval: boolean;
                            required_approving_review_count: number;
                            required_review_thread_resolution: boolean;
                        };
                    } | {
                        /** @constant */
                        type: "required_status_checks";
                        parameters: {
                            do_not_enforce_on_create?: boolean;
                            required_status_checks: {
                                context: string;
                                integration_id?: number;
                            }[];
                            strict_required_status_checks_policy: boolean;
                        };
                    } | {
                        /** @constant */
                        type: "non_fast_forward";
                    } | {
                        /** @constant */
                        type: "commit_message_pattern";
                        parameters: {
                            name?: string;
                            negate?: boolean;
                            /** @enum {unknown} */
                            operator: "starts_with" | "ends_with" | "contains" | "regex";
                            pattern: string;
                        };
                    } | {
                        /** @constant */
                        type: "commit_author_email_pattern";
                        parameters: {
                            name?: string;
                            negate?: boolean;
                            /** @enum {unknown} */
                            operator: "starts_with" | "ends_with" | "contains" | "regex";
                            pattern: string;
                        };
                    } | {
                        /** @constant */
                        type: "committer_email_pattern";
                        parameters: {
                            name?: string;
                            negate?: boolean;
                            /** @enum {unknown} */
                            operator: "starts_with" | "ends_with" | "contains" | "regex";
                            pattern: string;
                        };
                    } | {
                        /** @constant */
                        type: "branch_name_pattern";
                        parameters: {
                            name?: string;
                            negate?: boolean;
                            /** @enum {unknown} */
                            operator: "starts_with" | "ends_with" | "contains" | "regex";
                            pattern: string;
                        };
                    } | {
                        /** @constant */
                        type: "tag_name_pattern";
                        parameters: {
                            name?: string;
                            negate?: boolean;
                            /** @enum {unknown} */
                            operator: "starts_with" | "ends_with" | "contains" | "regex";
                            pattern: string;
                        };
                    })[];
                };
            };
        };
        responses: {
            201: components["responses"]["repository-ruleset"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-org-rule-suites": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                ref?: string;
                repository_name?: string;
                time_period?: "hour" | "day" | "week" | "month";
                actor_name?: string;
                rule_suite_result?: "pass" | "fail" | "bypass" | "all";
            };
            path: {
                org: string;
            };
        };
        responses: {
            200: components["responses"]["rule-suites"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-org-rule-suite": {
        parameters: {
            query?: never;
            path: {
                org: string;
                rule_suite_id: string;
            };
        };
        responses: {
            200: components["responses"]["rule-suite"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-org-ruleset": {
        parameters: {
            query?: never;
            path: {
                org: string;
                ruleset_id: string;
            };
        };
        responses: {
            200: components["responses"]["repository-ruleset"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/update-org-ruleset": {
        parameters: {
            query?: never;
            path: {
                org: string;
                ruleset_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @enum {unknown} */
                    enforcement?: "disabled" | "active" | "evaluate";
                    /** @enum {unknown} */
                    target?: "branch" | "tag";
                    bypass_actors?: {
                        actor_id?: number | null;
                        /** @enum {unknown} */
                        actor_type: "Integration" | "OrganizationAdmin" | "RepositoryRole" | "Team" | "DeployKey" | "User";
                        /** @enum {unknown} */
                        bypass_mode?: "always" | "pull_request" | "exempt";
                    }[];
                    conditions?: {
                        ref_name?: {
                            include?: string[];
                            exclude?: string[];
                        };
                        repository_name?: {
                            include?: string[];
                            exclude?: string[];
                            protected?: boolean;
                        };
                        repository_id?: {
                            repository_ids?: number[];
                        };
                    };
                    rules?: ({
                        /** @constant */
                        type: "creation";
                    } | {
                        /** @constant */
                        type: "update";
                        parameters?: {
                            update_allows_fetch_and_merge: boolean;
                        };
                    } | {
                        /** @constant */
                        type: "deletion";
                    } | {
                        /** @constant */
                        type: "required_linear_history";
                    } | {
                        /** @constant */
                        type: "required_signatures";
                    } | {
                        /** @constant */
                        type: "pull_request";
                        parameters: {
                            allowed_merge_methods?: ("merge" | "squash" | "rebase")[];
                            dismiss_stale_reviews_on_push: boolean;
                            require_code_owner_review: boolean;
                            require_last_push_approval: boolean;
                            required_approving_review_count: number;
                            required_review_thread_resolution: boolean;
                        };
                    } | {
                        /** @constant */
                        type: "required_status_checks";
                        parameters: {
                            do_not_enforce_on_create?: boolean;
                            required_status_checks: {
                                context: string;
                                integration_id?: number;
                            }[];
                            strict_required_status_checks_policy: boolean;
                        };
                    } | {
                        /** @constant */
                        type: "non_fast_forward";
                    } | {
                        /** @constant */
                        type: "commit_message_pattern";
                        parameters: {
                            name?: string;
                            negate?: boolean;
                            /** @enum {unknown} */
                            operator: "starts_with" | "ends_with" | "contains" | "regex";
                            pattern: string;
                        };
                    } | {
                        /** @constant */
                        type: "commit_author_email_pattern";
                        parameters: {
                            name?: string;
                            negate?: boolean;
                            /** @enum {unknown} */
                            operator: "starts_with" | "ends_with" | "contains" | "regex";
                            pattern: string;
                        };
                    } | {
                        /** @constant */
                        type: "committer_email_pattern";
                        parameters: {
                            name?: string;
                            negate?: boolean;
                            /** @enum {unknown} */
                            operator: "starts_with" | "ends_with" | "contains" | "regex";
                            pattern: string;
                        };
                    } | {
                        /** @constant */
                        type: "branch_name_pattern";
                        parameters: {
                            name?: string;
                            negate?: boolean;
                            /** @enum {unknown} */
                            operator: "starts_with" | "ends_with" | "contains" | "regex";
                            pattern: string;
                        };
                    } | {
                        /** @constant */
                        type: "tag_name_pattern";
                        parameters: {
                            name?: string;
                            negate?: boolean;
                            /** @enum {unknown} */
                            operator: "starts_with" | "ends_with" | "contains" | "regex";
                            pattern: string;
                        };
                    })[];
                };
            };
        };
        responses: {
            200: components["responses"]["repository-ruleset"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/delete-org-ruleset": {
        parameters: {
            query?: never;
            path: {
                org: string;
                ruleset_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/get-org-ruleset-history": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                org: string;
                ruleset_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ruleset-version"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/get-org-ruleset-version": {
        parameters: {
            query?: never;
            path: {
                org: string;
                ruleset_id: string;
                version_id: string;
            };
        };
        responses: {
            200: components["responses"]["ruleset-version-with-state"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/list-security-manager-teams": {
        parameters: {
            query?: never;
            path: {
                org: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["team-simple"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/add-security-manager-team": {
        parameters: {
            query?: never;
            path: {
                org: string;
                team_slug: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/remove-security-manager-team": {
        parameters: {
            query?: never;
            path: {
                org: string;
                team_slug: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "teams/list": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                org: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["team"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "teams/create": {
        parameters: {
            query?: never;
            path: {
                org: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    description?: string | null;
                    /** @enum {unknown} */
                    privacy?: "secret" | "closed";
                    /** @enum {unknown} */
                    notification_setting?: "notifications_enabled" | "notifications_disabled";
                    /** @enum {unknown} */
                    permission?: "pull" | "push" | "admin";
                    parent_team_id?: number | null;
                    maintainers?: string[];
                    repo_names?: string[];
                };
            };
        };
        responses: {
            201: components["responses"]["team-full"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "teams/get-by-name": {
        parameters: {
            query?: never;
            path: {
                org: string;
                team_slug: string;
            };
        };
        responses: {
            200: components["responses"]["team-full"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "teams/delete-in-org": {
        parameters: {
            query?: never;
            path: {
                org: string;
                team_slug: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "teams/update-in-org": {
        parameters: {
            query?: never;
            path: {
                org: string;
                team_slug: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    description?: string | null;
                    /** @enum {unknown} */
                    privacy?: "secret" | "closed";
                    /** @enum {unknown} */
                    notification_setting?: "notifications_enabled" | "notifications_disabled";
                    /** @enum {unknown} */
                    permission?: "pull" | "push" | "admin";
                    parent_team_id?: number | null;
                };
            };
        };
        responses: {
            200: components["responses"]["team-full"];
            201: components["responses"]["team-full"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "teams/list-pending-invitations-in-org": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                org: string;
                team_slug: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organization-invitation"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "teams/list-members-in-org": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                role?: string;
            };
            path: {
                org: string;
                team_slug: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "teams/get-member-legacy": {
        parameters: {
            query?: never;
            path: {
                org: string;
                team_slug: string;
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "teams/add-member-legacy": {
        parameters: {
            query?: never;
            path: {
                org: string;
                team_slug: string;
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "teams/remove-member-legacy": {
        parameters: {
            query?: never;
            path: {
                org: string;
                team_slug: string;
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "teams/get-membership-for-user-in-org": {
        parameters: {
            query?: never;
            path: {
                org: string;
                team_slug: string;
                username: string;
            };
        };
        responses: {
            200: components["responses"]["team-membership"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "teams/add-or-update-membership-for-user-in-org": {
        parameters: {
            query?: never;
            path: {
                org: string;
                team_slug: string;
                username: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    role?: "member" | "maintainer";
                } | null;
            };
        };
        responses: {
            200: components["responses"]["team-membership"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "teams/remove-membership-for-user-in-org": {
        parameters: {
            query?: never;
            path: {
                org: string;
                team_slug: string;
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "teams/list-repos-in-org": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                org: string;
                team_slug: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["minimal-repository"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "teams/check-permissions-for-repo-in-org": {
        parameters: {
            query?: never;
            path: {
                org: string;
                team_slug: string;
                owner: string;
                repo: string;
            };
        };
        responses: {
            200: components["responses"]["minimal-repository"];
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "teams/add-or-update-repo-permissions-in-org": {
        parameters: {
            query?: never;
            path: {
                org: string;
                team_slug: string;
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    permission?: string;
                } | null;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "teams/remove-repo-in-org": {
        parameters: {
            query?: never;
            path: {
                org: string;
                team_slug: string;
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "teams/list-child-in-org": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                org: string;
                team_slug: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["team"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "rate-limit/get": {
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        resources: {
                            core: components["schemas"]["rate-limit"];
                            search: components["schemas"]["rate-limit"];
                            code_search: components["schemas"]["rate-limit"];
                            audit_log: components["schemas"]["rate-limit"];
                            graphql: components["schemas"]["rate-limit"];
                        };
                        rate?: components["schemas"]["rate-limit"];
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            200: components["responses"]["full-repository"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/delete": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/update": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    description?: string | null;
                    homepage?: string | null;
                    private?: boolean;
                    /** @enum {unknown} */
                    visibility?: "public" | "private" | "internal";
                    has_issues?: boolean;
                    has_projects?: boolean;
                    has_wiki?: boolean;
                    has_discussions?: boolean;
                    has_downloads?: boolean;
                    is_template?: boolean;
                    allow_squash_merge?: boolean;
                    allow_merge_commit?: boolean;
                    allow_rebase_merge?: boolean;
                    allow_auto_merge?: boolean;
                    allow_update_branch?: boolean;
                    delete_branch_on_merge?: boolean;
                    use_squash_pr_title_as_default?: boolean;
                    /** @enum {unknown} */
                    squash_merge_commit_title?: "PR_TITLE" | "COMMIT_OR_PR_TITLE";
                    /** @enum {unknown} */
                    squash_merge_commit_message?: "PR_BODY" | "COMMIT_MESSAGES" | "BLANK";
                    /** @enum {unknown} */
                    merge_commit_title?: "PR_TITLE" | "MERGE_MESSAGE";
                    /** @enum {unknown} */
                    merge_commit_message?: "PR_BODY" | "PR_TITLE" | "BLANK";
                    name?: string;
                    default_branch?: string;
                    archived?: boolean;
                    allow_forking?: boolean;
                    web_commit_signoff_required?: boolean;
                    security_and_analysis?: unknown;
                };
            };
        };
        responses: {
            200: components["responses"]["full-repository"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-activities": {
        parameters: {
            query?: {
                per_page?: string;
                before?: string;
                after?: string;
                direction?: string;
                ref?: string;
                actor?: string;
                time_period?: string;
                activity_type?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["activity"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/list-assignees": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/check-user-can-be-assigned": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                assignee: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-autolinks": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["autolink"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/create-autolink": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    key_prefix: string;
                    url_template: string;
                    is_alphanumeric?: boolean;
                };
            };
        };
        responses: {
            201: components["responses"]["autolink"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-autolink": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                autolink_id: string;
            };
        };
        responses: {
            200: components["responses"]["autolink"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/delete-autolink": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                autolink_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-branches": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                protected?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["short-branch"][];
                };
            };
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-branch": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        responses: {
            200: components["responses"]["branch-with-protection"];
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-branch-protection": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        responses: {
            200: components["responses"]["protected-branch"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/update-branch-protection": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    required_status_checks: {
                        strict?: boolean;
                        contexts?: string[];
                        checks?: {
                            context: string;
                            app_id?: number | null;
                        }[];
                    } | null;
                    enforce_admins: boolean | null;
                    required_pull_request_reviews: {
                        dismissal_restrictions?: {
                            users?: string[];
                            teams?: string[];
                            apps?: string[];
                        };
                        dismiss_stale_reviews?: boolean;
                        require_code_owner_reviews?: boolean;
                        required_approving_review_count?: number;
                        require_last_push_approval?: boolean;
                        bypass_pull_request_allowances?: {
                            users?: string[];
                            teams?: string[];
                            apps?: string[];
                        };
                    } | null;
                    restrictions: {
                        users?: string[];
                        teams?: string[];
                        apps?: string[];
                    } | null;
                    required_linear_history?: boolean | null;
                    allow_force_pushes?: boolean | null;
                    allow_deletions?: boolean | null;
                    block_creations?: boolean | null;
                    required_conversation_resolution?: boolean | null;
                    lock_branch?: boolean | null;
                    allow_fork_syncing?: boolean | null;
                    required_signatures?: boolean | null;
                };
            };
        };
        responses: {
            200: components["responses"]["protected-branch"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/delete-branch-protection": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-admin-branch-protection": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        responses: {
            200: components["responses"]["protected-branch-admin-enforced"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/set-admin-branch-protection": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        responses: {
            200: components["responses"]["protected-branch-admin-enforced"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/delete-admin-branch-protection": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-pull-request-review-protection": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        responses: {
            200: components["responses"]["protected-branch-pull-request-review"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/delete-pull-request-review-protection": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/update-pull-request-review-protection": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    dismissal_restrictions?: {
                        users?: string[];
                        teams?: string[];
                        apps?: string[];
                    };
                    dismiss_stale_reviews?: boolean;
                    require_code_owner_reviews?: boolean;
                    required_approving_review_count?: number;
                    require_last_push_approval?: boolean;
                    bypass_pull_request_allowances?: {
                        users?: string[];
                        teams?: string[];
                        apps?: string[];
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["protected-branch-pull-request-review"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-commit-signature-protection": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        responses: {
            200: components["responses"]["protected-branch-admin-enforced"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/create-commit-signature-protection": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        responses: {
            200: components["responses"]["protected-branch-admin-enforced"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/delete-commit-signature-protection": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-status-checks-protection": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        responses: {
            200: components["responses"]["status-check-policy"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/remove-status-check-protection": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/update-status-check-protection": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    strict?: boolean;
                    contexts?: string[];
                    checks?: {
                        context: string;
                        app_id?: number | null;
                    }[];
                };
            };
        };
        responses: {
            200: components["responses"]["status-check-policy"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-all-status-check-contexts": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/set-status-check-contexts": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    contexts: string[];
                } | string[];
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/add-status-check-contexts": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    contexts: string[];
                } | string[];
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/remove-status-check-contexts": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    contexts: string[];
                } | string[];
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-access-restrictions": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        responses: {
            200: components["responses"]["branch-restriction-policy"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/delete-access-restrictions": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-apps-with-access-to-protected-branch": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        slug: string;
                        node_id: string;
                        client_id: string;
                        owner: components["schemas"]["simple-user"];
                        name: string;
                        description: string | null;
                        external_url: string;
                        html_url: string;
                        created_at: string;
                        updated_at: string;
                        permissions: {
                            [key: string]: string;
                        };
                        events: string[];
                    }[];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/set-app-access-restrictions": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    apps: string[];
                } | string[];
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        slug: string;
                        node_id: string;
                        client_id: string;
                        owner: components["schemas"]["simple-user"];
                        name: string;
                        description: string | null;
                        external_url: string;
                        html_url: string;
                        created_at: string;
                        updated_at: string;
                        permissions: {
                            [key: string]: string;
                        };
                        events: string[];
                    }[];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/add-app-access-restrictions": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    apps: string[];
                } | string[];
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        slug: string;
                        node_id: string;
                        client_id: string;
                        owner: components["schemas"]["simple-user"];
                        name: string;
                        description: string | null;
                        external_url: string;
                        html_url: string;
                        created_at: string;
                        updated_at: string;
                        permissions: {
                            [key: string]: string;
                        };
                        events: string[];
                    }[];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/remove-app-access-restrictions": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    apps: string[];
                } | string[];
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        slug: string;
                        node_id: string;
                        client_id: string;
                        owner: components["schemas"]["simple-user"];
                        name: string;
                        description: string | null;
                        external_url: string;
                        html_url: string;
                        created_at: string;
                        updated_at: string;
                        permissions: {
                            [key: string]: string;
                        };
                        events: string[];
                    }[];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-teams-with-access-to-protected-branch": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["team"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/set-team-access-restrictions": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    teams: string[];
                } | string[];
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["team"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/add-team-access-restrictions": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    teams: string[];
                } | string[];
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["team"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/remove-team-access-restrictions": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    teams: string[];
                } | string[];
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["team"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-users-with-access-to-protected-branch": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/set-user-access-restrictions": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    users: string[];
                } | string[];
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/add-user-access-restrictions": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    users: string[];
                } | string[];
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/remove-user-access-restrictions": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    users: string[];
                } | string[];
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/rename-branch": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    new_name: string;
                };
            };
        };
        responses: {
            201: components["responses"]["branch-with-protection"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "checks/create": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    head_sha: string;
                    details_url?: string;
                    external_id?: string;
                    /** @enum {unknown} */
                    status?: "queued" | "in_progress" | "completed" | "waiting" | "requested" | "pending";
                    /** @description In ISO 8601 format. */
                    started_at?: string;
                    /** @enum {unknown} */
                    conclusion?: "action_required" | "cancelled" | "failure" | "neutral" | "success" | "skipped" | "timed_out";
                    /** @description In ISO 8601 format. */
                    completed_at?: string;
                    output?: {
                        title?: string;
                        summary?: string;
                        text?: string;
                        annotations?: {
                            path: string;
                            start_line: number;
                            end_line: number;
                            start_column?: number;
                            end_column?: number;
                            /** @enum {unknown} */
                            annotation_level: "notice" | "warning" | "failure";
                            message: string;
                            title?: string;
                            raw_details?: string;
                        }[];
                    };
                    actions?: {
                        label: string;
                        description: string;
                        identifier: string;
                    }[];
                };
            };
        };
        responses: {
            201: components["responses"]["check-run"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "checks/get": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                check_run_id: string;
            };
        };
        responses: {
            200: components["responses"]["check-run"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "checks/update": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                check_run_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    details_url?: string;
                    external_id?: string;
                    /** @enum {unknown} */
                    status?: "queued" | "in_progress" | "completed" | "waiting" | "requested" | "pending";
                    /** @description In ISO 8601 format. */
                    started_at?: string;
                    /** @enum {unknown} */
                    conclusion?: "action_required" | "cancelled" | "failure" | "neutral" | "success" | "skipped" | "timed_out";
                    /** @description In ISO 8601 format. */
                    completed_at?: string;
                    output?: {
                        title?: string;
                        summary?: string;
                        text?: string;
                        annotations?: {
                            path: string;
                            start_line: number;
                            end_line: number;
                            start_column?: number;
                            end_column?: number;
                            /** @enum {unknown} */
                            annotation_level: "notice" | "warning" | "failure";
                            message: string;
                            title?: string;
                            raw_details?: string;
                        }[];
                    };
                    actions?: {
                        label: string;
                        description: string;
                        identifier: string;
                    }[];
                };
            };
        };
        responses: {
            200: components["responses"]["check-run"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "checks/list-annotations": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                owner: string;
                repo: string;
                check_run_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["check-annotation"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "checks/rerequest-run": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                check_run_id: string;
            };
        };
        responses: {
            /** @description Response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "checks/create-suite": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    head_sha: string;
                };
            };
        };
        responses: {
            200: components["responses"]["check-suite"];
            201: components["responses"]["check-suite"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "checks/set-suites-preferences": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    auto_trigger_checks: {
                        app_id: number;
                        setting: boolean;
                    }[];
                };
            };
        };
        responses: {
            200: components["responses"]["check-suite-preference"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "checks/get-suite": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                check_suite_id: string;
            };
        };
        responses: {
            200: components["responses"]["check-suite"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "checks/list-for-suite": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                check_name?: string;
                status?: "queued" | "in_progress" | "completed";
                filter?: "latest" | "all";
                app_id?: string;
            };
            path: {
                owner: string;
                repo: string;
                check_suite_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total_count: number;
                        check_runs: components["schemas"]["check-run"][];
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "checks/rerequest-suite": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                check_suite_id: string;
            };
        };
        responses: {
            /** @description Response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/codeowners-errors": {
        parameters: {
            query?: {
                ref?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            200: components["responses"]["codeowners-errors"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-collaborators": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                affiliation?: string;
                permission?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["collaborator"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/check-collaborator": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/add-collaborator": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                username: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    permission?: string;
                };
            };
        };
        responses: {
            201: components["responses"]["repository-invitation"];
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/remove-collaborator": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-collaborator-permission-level": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                username: string;
            };
        };
        responses: {
            200: components["responses"]["repository-collaborator-permission"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-commit-comments-for-repo": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["commit-comment"][];
                };
            };
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-commit-comment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
        };
        responses: {
            200: components["responses"]["commit-comment"];
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/delete-commit-comment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/update-commit-comment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    body: string;
                };
            };
        };
        responses: {
            200: components["responses"]["commit-comment"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "reactions/list-for-commit-comment": {
        parameters: {
            query?: {
                content?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["reaction"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "reactions/create-for-commit-comment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-reaction"];
            };
        };
        responses: {
            200: components["responses"]["reaction"];
            201: components["responses"]["reaction"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "reactions/delete-for-commit-comment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
                reaction_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-commits": {
        parameters: {
            query?: {
                sha?: string;
                path?: string;
                author?: string;
                committer?: string;
                since?: string;
                until?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["commit"][];
                };
            };
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-commit": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
        };
        responses: {
            200: components["responses"]["commit"];
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-branches-for-head-commit": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["branch-short"][];
                };
            };
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "checks/list-for-ref": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                check_name?: string;
                status?: "queued" | "in_progress" | "completed";
                filter?: "latest" | "all";
                app_id?: string;
            };
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total_count: number;
                        check_runs: components["schemas"]["check-run"][];
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "checks/list-suites-for-ref": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                check_name?: string;
                app_id?: string;
            };
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total_count: number;
                        check_suites: components["schemas"]["check-suite"][];
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-comments-for-commit": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["commit-comment"][];
                };
            };
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/create-commit-comment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    body: string;
                    path?: string | null;
                    position?: number | null;
                    line?: number | null;
                };
            };
        };
        responses: {
            201: components["responses"]["commit-comment"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-pull-requests-associated-with-commit": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["pull-request-simple"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-combined-status-for-ref": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
        };
        responses: {
            200: components["responses"]["combined-commit-status"];
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-commit-statuses-for-ref": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["status"][];
                };
            };
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-community-profile-metrics": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            200: components["responses"]["community-profile"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/compare-commits-with-basehead": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
                basehead: string;
            };
        };
        responses: {
            200: components["responses"]["commit-comparison"];
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-content": {
        parameters: {
            query?: {
                ref?: string;
            };
            path: {
                owner: string;
                repo: string;
                path: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["content-item"][] | components["schemas"]["content-file"] | components["schemas"]["content-symlink"] | components["schemas"]["content-submodule"] | components["schemas"]["content-tree"];
                };
            };
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/create-or-update-file-contents": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                path: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    message: string;
                    content: string;
                    sha?: string;
                    branch?: string;
                    author?: {
                        name?: string;
                        email?: string;
                        date?: string;
                    };
                    committer?: {
                        name?: string;
                        email?: string;
                        date?: string;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["file-commit"];
            201: components["responses"]["file-commit"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/delete-file": {
        parameters: {
            query?: {
                message?: string;
                sha?: string;
                branch?: string;
            };
            path: {
                owner: string;
                repo: string;
                path: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    message?: string;
                    sha?: string;
                    branch?: string;
                    author?: {
                        name?: string;
                        email?: string;
                        date?: string;
                    };
                    committer?: {
                        name?: string;
                        email?: string;
                        date?: string;
                    };
                } | null;
            };
        };
        responses: {
            200: components["responses"]["file-commit"];
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-contributors": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                anon?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["contributor"] | components["schemas"]["anonymous-contributor"])[];
                };
            };
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-deployments": {
        parameters: {
            query?: {
                sha?: string;
                ref?: string;
                task?: string;
                environment?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["deployment"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/create-deployment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-deployment"];
            };
        };
        responses: {
            201: components["responses"]["deployment"];
            202: components["responses"]["deployment-auto-merge"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-deployment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                deployment_id: string;
            };
        };
        responses: {
            200: components["responses"]["deployment"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/delete-deployment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                deployment_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-deployment-statuses": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                owner: string;
                repo: string;
                deployment_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["deployment-status"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/create-deployment-status": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                deployment_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-deployment-status"];
            };
        };
        responses: {
            201: components["responses"]["deployment-status"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-deployment-status": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                deployment_id: string;
                status_id: string;
            };
        };
        responses: {
            200: components["responses"]["deployment-status"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/create-dispatch-event": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    event_type: string;
                    client_payload?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-all-environments": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total_count: number;
                        environments: components["schemas"]["environment"][];
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-environment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                environment_name: string;
            };
        };
        responses: {
            200: components["responses"]["environment"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/create-or-update-environment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                environment_name: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["environment-settings"];
            };
        };
        responses: {
            200: components["responses"]["environment"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/delete-an-environment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                environment_name: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-deployment-branch-policies": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                owner: string;
                repo: string;
                environment_name: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total_count: number;
                        branch_policies: components["schemas"]["deployment-branch-policy"][];
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/create-deployment-branch-policy": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                environment_name: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-deployment-branch-policy"];
            };
        };
        responses: {
            200: components["responses"]["deployment-branch-policy"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-deployment-branch-policy": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                environment_name: string;
                branch_policy_id: string;
            };
        };
        responses: {
            200: components["responses"]["deployment-branch-policy"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/update-deployment-branch-policy": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                environment_name: string;
                branch_policy_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["deployment-branch-policy-name"];
            };
        };
        responses: {
            200: components["responses"]["deployment-branch-policy"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/delete-deployment-branch-policy": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                environment_name: string;
                branch_policy_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/list-repo-events": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-forks": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                sort?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["minimal-repository"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/create-fork": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    organization?: string;
                    name?: string;
                    default_branch_only?: boolean;
                };
            };
        };
        responses: {
            202: components["responses"]["full-repository"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/create-using-template": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    owner?: string;
                    name: string;
                    description?: string | null;
                    include_all_branches?: boolean;
                    private?: boolean;
                };
            };
        };
        responses: {
            201: components["responses"]["full-repository"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "git/create-blob": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    content: string;
                    /** @default utf-8 */
                    encoding?: string;
                };
            };
        };
        responses: {
            201: components["responses"]["short-blob"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "git/get-blob": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                sha: string;
            };
        };
        responses: {
            200: components["responses"]["blob"];
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "git/create-commit": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    message: string;
                    tree: string;
                    parents?: string[];
                    author?: {
                        name?: string;
                        email?: string;
                        date?: string;
                    };
                    committer?: {
                        name?: string;
                        email?: string;
                        date?: string;
                    };
                    signature?: string;
                };
            };
        };
        responses: {
            201: components["responses"]["git-commit"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "git/get-commit": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                sha: string;
            };
        };
        responses: {
            200: components["responses"]["git-commit"];
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "git/list-matching-refs": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["git-ref"][];
                };
            };
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "git/get-ref": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
        };
        responses: {
            200: components["responses"]["git-ref"];
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "git/create-ref": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    ref: string;
                    sha: string;
                };
            };
        };
        responses: {
            201: components["responses"]["git-ref"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "git/delete-ref": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "git/update-ref": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    sha: string;
                    force?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["git-ref"];
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "git/create-tag": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    tag: string;
                    message: string;
                    object: string;
                    /** @enum {unknown} */
                    type: "commit" | "tree" | "blob";
                    tagger?: {
                        name?: string;
                        email?: string;
                        date?: string;
                    };
                };
            };
        };
        responses: {
            201: components["responses"]["git-tag"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "git/get-tag": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                sha: string;
            };
        };
        responses: {
            200: components["responses"]["git-tag"];
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "git/create-tree": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    tree: {
                        path?: string;
                        mode?: string;
                        type?: string;
                        sha?: string | null;
                        content?: string;
                    }[];
                    base_tree?: string;
                };
            };
        };
        responses: {
            201: components["responses"]["git-tree"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "git/get-tree": {
        parameters: {
            query?: {
                recursive?: string;
            };
            path: {
                owner: string;
                repo: string;
                sha: string;
            };
        };
        responses: {
            200: components["responses"]["git-tree"];
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-webhooks": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["hook"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/create-webhook": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    config?: {
                        url?: string;
                        content_type?: string;
                        secret?: string | null;
                        insecure_ssl?: string | number;
                    };
                    events?: string[];
                    active?: boolean;
                };
            };
        };
        responses: {
            201: components["responses"]["hook"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-webhook": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                hook_id: string;
            };
        };
        responses: {
            200: components["responses"]["hook"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/delete-webhook": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                hook_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/update-webhook": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                hook_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    config?: {
                        url?: string;
                        content_type?: string;
                        secret?: string | null;
                        insecure_ssl?: string | number;
                    };
                    events?: string[];
                    add_events?: string[];
                    remove_events?: string[];
                    active?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["hook"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-webhook-config-for-repo": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                hook_id: string;
            };
        };
        responses: {
            200: components["responses"]["webhook-config"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/update-webhook-config-for-repo": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                hook_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    url?: string;
                    content_type?: string;
                    secret?: string | null;
                    insecure_ssl?: string | number;
                };
            };
        };
        responses: {
            200: components["responses"]["webhook-config"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-webhook-deliveries": {
        parameters: {
            query?: {
                per_page?: string;
                cursor?: string;
                status?: "success" | "failure";
            };
            path: {
                owner: string;
                repo: string;
                hook_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["hook-delivery-item"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-webhook-delivery": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                hook_id: string;
                delivery_id: string;
            };
        };
        responses: {
            200: components["responses"]["hook-delivery"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/redeliver-webhook-delivery": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                hook_id: string;
                delivery_id: string;
            };
        };
        responses: {
            /** @description Response. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/ping-webhook": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                hook_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/test-push-webhook-by-test-url": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                hook_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/test-push-webhook": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                hook_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/get-repo-installation": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            200: components["responses"]["installation"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "interactions/get-restrictions-for-repo": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["interaction-limit-response"] | Record<string, never>;
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "interactions/set-restrictions-for-repo": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    limit: "existing_users" | "contributors_only" | "collaborators_only";
                    /**
                     * @default one_day
                     * @enum {unknown}
                     */
                    expiry?: "one_day" | "three_days" | "one_week" | "one_month" | "six_months";
                };
            };
        };
        responses: {
            200: components["responses"]["interaction-limit-response"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "interactions/remove-restrictions-for-repo": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-invitations": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["repository-invitation"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/delete-invitation": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                invitation_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/update-invitation": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                invitation_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    permissions: "read" | "write" | "maintain" | "triage" | "admin";
                };
            };
        };
        responses: {
            200: components["responses"]["repository-invitation"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-issue-types": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue-type"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/list-for-repo": {
        parameters: {
            query?: {
                state?: string;
                labels?: string;
                milestone?: string;
                assignee?: string;
                type?: string;
                creator?: string;
                mentioned?: string;
                sort?: string;
                direction?: string;
                since?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"][];
                };
            };
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/create": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-issue"];
            };
        };
        responses: {
            201: components["responses"]["issue"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/list-comments-for-repo": {
        parameters: {
            query?: {
                sort?: string;
                direction?: string;
                since?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue-comment"][];
                };
            };
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/get-comment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
        };
        responses: {
            200: components["responses"]["issue-comment"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/delete-comment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/update-comment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["comment-text"];
            };
        };
        responses: {
            200: components["responses"]["issue-comment"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/pin-comment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
        };
        responses: {
            200: components["responses"]["issue-comment"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/unpin-comment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "reactions/list-for-issue-comment": {
        parameters: {
            query?: {
                content?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["reaction"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "reactions/create-for-issue-comment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-reaction"];
            };
        };
        responses: {
            200: components["responses"]["reaction"];
            201: components["responses"]["reaction"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "reactions/delete-for-issue-comment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
                reaction_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/list-events-for-repo": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue-event"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/get-event": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                event_id: string;
            };
        };
        responses: {
            200: components["responses"]["issue-event"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/list-pinned": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/get": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        responses: {
            200: components["responses"]["issue"];
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/update": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["issue-change"];
            };
        };
        responses: {
            200: components["responses"]["issue"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/add-assignees": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    assignees?: string[] | string;
                } | null;
            };
        };
        responses: {
            201: components["responses"]["issue"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/remove-assignees": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    assignees?: string[] | string;
                } | null;
            };
        };
        responses: {
            200: components["responses"]["issue"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/check-user-can-be-assigned-to-issue": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
                assignee: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/list-comments": {
        parameters: {
            query?: {
                sort?: string;
                direction?: string;
                since?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue-comment"][];
                };
            };
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/create-comment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["comment-text"];
            };
        };
        responses: {
            201: components["responses"]["issue-comment"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/list-dependencies-blocked-by": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/add-blocked-by-dependency": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-issue-dependency"];
            };
        };
        responses: {
            201: components["responses"]["issue"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/remove-dependency-blocked-by": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
                issue_id: string;
            };
        };
        responses: {
            200: components["responses"]["issue"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/list-dependencies-blocking": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/list-events": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue-event"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/list-labels-on-issue": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["label"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/set-labels": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        requestBody: {
            content: {
                "application/json": ({
                    labels?: (string | {
                        name?: string;
                    })[];
                } | (string | {
                    name?: string;
                })[]) | null;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["label"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/add-labels": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        requestBody: {
            content: {
                "application/json": ({
                    labels?: (string | {
                        name?: string;
                    })[];
                } | (string | {
                    name?: string;
                })[]) | null;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["label"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/remove-all-labels": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/remove-label": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
                name: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["label"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/lock": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    lock_reason?: ("off-topic" | "too heated" | "resolved" | "spam") | null;
                } | null;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/unlock": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/get-parent": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        responses: {
            200: components["responses"]["issue"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/pin": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/unpin": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "reactions/list-for-issue": {
        parameters: {
            query?: {
                content?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["reaction"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "reactions/create-for-issue": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-reaction"];
            };
        };
        responses: {
            200: components["responses"]["reaction"];
            201: components["responses"]["reaction"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "reactions/delete-for-issue": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
                reaction_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/remove-sub-issue": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    sub_issue_id: number;
                };
            };
        };
        responses: {
            200: components["responses"]["issue"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/list-sub-issues": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/add-sub-issue": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-sub-issue"];
            };
        };
        responses: {
            201: components["responses"]["issue"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/reprioritize-sub-issue": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["sub-issue-move"];
            };
        };
        responses: {
            200: components["responses"]["issue"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/list-events-for-timeline": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["timeline-issue-event"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-deploy-keys": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["deploy-key"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/create-deploy-key": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    key: string;
                    read_only?: boolean;
                };
            };
        };
        responses: {
            201: components["responses"]["deploy-key"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-deploy-key": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                key_id: string;
            };
        };
        responses: {
            200: components["responses"]["deploy-key"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/delete-deploy-key": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                key_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/list-labels-for-repo": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["label"][];
                };
            };
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/create-label": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-label"];
            };
        };
        responses: {
            201: components["responses"]["label"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/get-label": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                name: string;
            };
        };
        responses: {
            200: components["responses"]["label"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/delete-label": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                name: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/update-label": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                name: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["label-change"];
            };
        };
        responses: {
            200: components["responses"]["label"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-languages": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            200: components["responses"]["language"];
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "licenses/get-for-repo": {
        parameters: {
            query?: {
                ref?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            200: components["responses"]["license-content"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/merge-upstream": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    branch: string;
                };
            };
        };
        responses: {
            200: components["responses"]["merged-upstream"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/merge": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    base: string;
                    head: string;
                    commit_message?: string;
                };
            };
        };
        responses: {
            201: components["responses"]["commit"];
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/list-milestones": {
        parameters: {
            query?: {
                state?: string;
                sort?: string;
                direction?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["milestone"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/create-milestone": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-milestone"];
            };
        };
        responses: {
            201: components["responses"]["milestone"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/get-milestone": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                milestone_number: string;
            };
        };
        responses: {
            200: components["responses"]["milestone"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/delete-milestone": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                milestone_number: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/update-milestone": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                milestone_number: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["milestone-change"];
            };
        };
        responses: {
            200: components["responses"]["milestone"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/list-labels-for-milestone": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
                milestone_number: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["label"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/list-repo-notifications-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description `true` includes notifications marked as read. */
                all?: string;
                /** @description `true` lists only threads in which the user takes part or is mentioned. */
                participating?: string;
                /** @description Only threads updated since this time (ISO 8601). */
                since?: string;
                /** @description Only threads updated before this time (ISO 8601). */
                before?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["thread"][];
                };
            };
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/mark-repo-notifications-as-read": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    last_read_at?: string | null;
                    read?: boolean;
                };
            };
        };
        responses: {
            /** @description Response. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Reset content. */
            205: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/list": {
        parameters: {
            query?: {
                state?: string;
                head?: string;
                base?: string;
                sort?: string;
                direction?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["pull-request-simple"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/create": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-pull-request"];
            };
        };
        responses: {
            201: components["responses"]["pull-request"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/list-review-comments-for-repo": {
        parameters: {
            query?: {
                sort?: string;
                direction?: string;
                since?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["pull-request-review-comment"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/get-review-comment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
        };
        responses: {
            200: components["responses"]["pull-request-review-comment"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/delete-review-comment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/update-review-comment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["review-text"];
            };
        };
        responses: {
            200: components["responses"]["pull-request-review-comment"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "reactions/list-for-pull-request-review-comment": {
        parameters: {
            query?: {
                content?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["reaction"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "reactions/create-for-pull-request-review-comment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-reaction"];
            };
        };
        responses: {
            200: components["responses"]["reaction"];
            201: components["responses"]["reaction"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "reactions/delete-for-pull-request-comment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
                reaction_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/get": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                pull_number: string;
            };
        };
        responses: {
            200: components["responses"]["pull-request"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/update": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                pull_number: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["pull-request-change"];
            };
        };
        responses: {
            200: components["responses"]["pull-request"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/list-review-comments": {
        parameters: {
            query?: {
                sort?: string;
                direction?: string;
                since?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
                pull_number: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["pull-request-review-comment"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/create-review-comment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                pull_number: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-review-comment"];
            };
        };
        responses: {
            201: components["responses"]["pull-request-review-comment"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/create-reply-for-review-comment": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                pull_number: string;
                comment_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["review-text"];
            };
        };
        responses: {
            201: components["responses"]["pull-request-review-comment"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/list-commits": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                owner: string;
                repo: string;
                pull_number: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["commit"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/list-files": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                owner: string;
                repo: string;
                pull_number: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["diff-entry"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/check-if-merged": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                pull_number: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/merge": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                pull_number: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    commit_title?: string | null;
                    commit_message?: string | null;
                    sha?: string | null;
                    /** @enum {unknown} */
                    merge_method?: "merge" | "squash" | "rebase";
                };
            };
        };
        responses: {
            200: components["responses"]["pull-request-merge-result"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/list-requested-reviewers": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                pull_number: string;
            };
        };
        responses: {
            200: components["responses"]["pull-request-review-request"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/request-reviewers": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                pull_number: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["reviewers"] | null;
            };
        };
        responses: {
            201: components["responses"]["pull-request-simple"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/remove-requested-reviewers": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                pull_number: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["reviewers"] | null;
            };
        };
        responses: {
            200: components["responses"]["pull-request-simple"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/list-reviews": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
                pull_number: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["pull-request-review"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/create-review": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                pull_number: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-review"] | null;
            };
        };
        responses: {
            200: components["responses"]["pull-request-review"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/get-review": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                pull_number: string;
                review_id: string;
            };
        };
        responses: {
            200: components["responses"]["pull-request-review"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/update-review": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                pull_number: string;
                review_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["review-text"];
            };
        };
        responses: {
            200: components["responses"]["pull-request-review"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/delete-pending-review": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                pull_number: string;
                review_id: string;
            };
        };
        responses: {
            200: components["responses"]["pull-request-review"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/list-comments-for-review": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
                pull_number: string;
                review_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["pull-request-review-comment"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/dismiss-review": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                pull_number: string;
                review_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["review-dismissal"];
            };
        };
        responses: {
            200: components["responses"]["pull-request-review"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/submit-review": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                pull_number: string;
                review_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["review-submission"];
            };
        };
        responses: {
            200: components["responses"]["pull-request-review"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "pulls/update-branch": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                pull_number: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    expected_head_sha?: string | null;
                };
            };
        };
        responses: {
            /** @description Response. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        url: string;
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-readme": {
        parameters: {
            query?: {
                ref?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            200: components["responses"]["content-file"];
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-readme-in-directory": {
        parameters: {
            query?: {
                ref?: string;
            };
            path: {
                owner: string;
                repo: string;
                dir: string;
            };
        };
        responses: {
            200: components["responses"]["content-file"];
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-releases": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["release"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/create-release": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-release"];
            };
        };
        responses: {
            201: components["responses"]["release"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-release-asset": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                asset_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["release-asset"];
                    "application/octet-stream": components["schemas"]["release-asset"];
                };
            };
            /** @description Response. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No content. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The resource has moved: follow `url` or the `Location` header. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                    "application/octet-stream": components["schemas"]["moved"];
                };
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                    "application/octet-stream": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/delete-release-asset": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                asset_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/update-release-asset": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                asset_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["release-asset-change"];
            };
        };
        responses: {
            200: components["responses"]["release-asset"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/generate-release-notes": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["release-notes-request"];
            };
        };
        responses: {
            200: components["responses"]["release-notes-content"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-latest-release": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            200: components["responses"]["release"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-release-by-tag": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                tag: string;
            };
        };
        responses: {
            200: components["responses"]["release"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-release": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                release_id: string;
            };
        };
        responses: {
            200: components["responses"]["release"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/delete-release": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                release_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/update-release": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                release_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["release-change"];
            };
        };
        responses: {
            200: components["responses"]["release"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-release-assets": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                owner: string;
                repo: string;
                release_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["release-asset"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/upload-release-asset": {
        parameters: {
            query: {
                name: string;
                label?: string;
            };
            path: {
                owner: string;
                repo: string;
                release_id: string;
            };
        };
        responses: {
            201: components["responses"]["release-asset"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "reactions/list-for-release": {
        parameters: {
            query?: {
                content?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                owner: string;
                repo: string;
                release_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["reaction"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "reactions/create-for-release": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                release_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-release-reaction"];
            };
        };
        responses: {
            200: components["responses"]["reaction"];
            201: components["responses"]["reaction"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "reactions/delete-for-release": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                release_id: string;
                reaction_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-branch-rules": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        type: string;
                        parameters?: unknown;
                        /** @enum {unknown} */
                        ruleset_source_type: "Repository" | "Organization";
                        ruleset_source: string;
                        ruleset_id: number;
                    }[];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-repo-rulesets": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description A comma-separated list of targets. */
                targets?: string;
                /** @description Include rulesets of the organization (default true). */
                includes_parents?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["repository-ruleset"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/create-repo-ruleset": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @enum {unknown} */
                    enforcement: "disabled" | "active" | "evaluate";
                    /** @enum {unknown} */
                    target?: "branch" | "tag";
                    bypass_actors?: {
                        actor_id?: number | null;
                        /** @enum {unknown} */
                        actor_type: "Integration" | "OrganizationAdmin" | "RepositoryRole" | "Team" | "DeployKey" | "User";
                        /** @enum {unknown} */
                        bypass_mode?: "always" | "pull_request" | "exempt";
                    }[];
                    conditions?: {
                        ref_name?: {
                            include?: string[];
                            exclude?: string[];
                        };
                        repository_name?: {
                            include?: string[];
                            exclude?: string[];
                            protected?: boolean;
                        };
                        repository_id?: {
                            repository_ids?: number[];
                        };
                    };
                    rules?: ({
                        /** @constant */
                        type: "creation";
                    } | {
                        /** @constant */
                        type: "update";
                        parameters?: {
                            update_allows_fetch_and_merge: boolean;
                        };
                    } | {
                        /** @constant */
                        type: "deletion";
                    } | {
                        /** @constant */
                        type: "required_linear_history";
                    } | {
                        /** @constant */
                        type: "required_signatures";
                    } | {
                        /** @constant */
                        type: "pull_request";
                        parameters: {
                            allowed_merge_methods?: ("merge" | "squash" | "rebase")[];
                            dismiss_stale_reviews_on_push: boolean;
                            require_code_owner_review: boolean;
                            require_last_push_approval: boolean;
                            required_approving_review_count: number;
                            required_review_thread_resolution: boolean;
                        };
                    } | {
                        /** @constant */
                        type: "required_status_checks";
                        parameters: {
                            do_not_enforce_on_create?: boolean;
                            required_status_checks: {
                                context: string;
                                integration_id?: number;
                            }[];
                            strict_required_status_checks_policy: boolean;
                        };
                    } | {
                        /** @constant */
                        type: "non_fast_forward";
                    } | {
                        /** @constant */
                        type: "commit_message_pattern";
                        parameters: {
                            name?: string;
                            negate?: boolean;
                            /** @enum {unknown} */
                            operator: "starts_with" | "ends_with" | "contains" | "regex";
                            pattern: string;
                        };
                    } | {
                        /** @constant */
                        type: "commit_author_email_pattern";
                        parameters: {
                            name?: string;
                            negate?: boolean;
                            /** @enum {unknown} */
                            operator: "starts_with" | "ends_with" | "contains" | "regex";
                            pattern: string;
                        };
                    } | {
                        /** @constant */
                        type: "committer_email_pattern";
                        parameters: {
                            name?: string;
                            negate?: boolean;
                            /** @enum {unknown} */
                            operator: "starts_with" | "ends_with" | "contains" | "regex";
                            pattern: string;
                        };
                    } | {
                        /** @constant */
                        type: "branch_name_pattern";
                        parameters: {
                            name?: string;
                            negate?: boolean;
                            /** @enum {unknown} */
                            operator: "starts_with" | "ends_with" | "contains" | "regex";
                            pattern: string;
                        };
                    } | {
                        /** @constant */
                        type: "tag_name_pattern";
                        parameters: {
                            name?: string;
                            negate?: boolean;
                            /** @enum {unknown} */
                            operator: "starts_with" | "ends_with" | "contains" | "regex";
                            pattern: string;
                        };
                    })[];
                };
            };
        };
        responses: {
            201: components["responses"]["repository-ruleset"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-repo-rule-suites": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                ref?: string;
                repository_name?: string;
                time_period?: "hour" | "day" | "week" | "month";
                actor_name?: string;
                rule_suite_result?: "pass" | "fail" | "bypass" | "all";
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            200: components["responses"]["rule-suites"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-repo-rule-suite": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                rule_suite_id: string;
            };
        };
        responses: {
            200: components["responses"]["rule-suite"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-repo-ruleset": {
        parameters: {
            query?: {
                /** @description Include rulesets of the organization (default true). */
                includes_parents?: string;
            };
            path: {
                owner: string;
                repo: string;
                ruleset_id: string;
            };
        };
        responses: {
            200: components["responses"]["repository-ruleset"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/update-repo-ruleset": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                ruleset_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @enum {unknown} */
                    enforcement?: "disabled" | "active" | "evaluate";
                    /** @enum {unknown} */
                    target?: "branch" | "tag";
                    bypass_actors?: {
                        actor_id?: number | null;
                        /** @enum {unknown} */
                        actor_type: "Integration" | "OrganizationAdmin" | "RepositoryRole" | "Team" | "DeployKey" | "User";
                        /** @enum {unknown} */
                        bypass_mode?: "always" | "pull_request" | "exempt";
                    }[];
                    conditions?: {
                        ref_name?: {
                            include?: string[];
                            exclude?: string[];
                        };
                        repository_name?: {
                            include?: string[];
                            exclude?: string[];
                            protected?: boolean;
                        };
                        repository_id?: {
                            repository_ids?: number[];
                        };
                    };
                    rules?: ({
                        /** @constant */
                        type: "creation";
                    } | {
                        /** @constant */
                        type: "update";
                        parameters?: {
                            update_allows_fetch_and_merge: boolean;
                        };
                    } | {
                        /** @constant */
                        type: "deletion";
                    } | {
                        /** @constant */
                        type: "required_linear_history";
                    } | {
                        /** @constant */
                        type: "required_signatures";
                    } | {
                        /** @constant */
                        type: "pull_request";
                        parameters: {
                            allowed_merge_methods?: ("merge" | "squash" | "rebase")[];
                            dismiss_stale_reviews_on_push: boolean;
                            require_code_owner_review: boolean;
                            require_last_push_approval: boolean;
                            required_approving_review_count: number;
                            required_review_thread_resolution: boolean;
                        };
                    } | {
                        /** @constant */
                        type: "required_status_checks";
                        parameters: {
                            do_not_enforce_on_create?: boolean;
                            required_status_checks: {
                                context: string;
                                integration_id?: number;
                            }[];
                            strict_required_status_checks_policy: boolean;
                        };
                    } | {
                        /** @constant */
                        type: "non_fast_forward";
                    } | {
                        /** @constant */
                        type: "commit_message_pattern";
                        parameters: {
                            name?: string;
                            negate?: boolean;
                            /** @enum {unknown} */
                            operator: "starts_with" | "ends_with" | "contains" | "regex";
                            pattern: string;
                        };
                    } | {
                        /** @constant */
                        type: "commit_author_email_pattern";
                        parameters: {
                            name?: string;
                            negate?: boolean;
                            /** @enum {unknown} */
                            operator: "starts_with" | "ends_with" | "contains" | "regex";
                            pattern: string;
                        };
                    } | {
                        /** @constant */
                        type: "committer_email_pattern";
                        parameters: {
                            name?: string;
                            negate?: boolean;
                            /** @enum {unknown} */
                            operator: "starts_with" | "ends_with" | "contains" | "regex";
                            pattern: string;
                        };
                    } | {
                        /** @constant */
                        type: "branch_name_pattern";
                        parameters: {
                            name?: string;
                            negate?: boolean;
                            /** @enum {unknown} */
                            operator: "starts_with" | "ends_with" | "contains" | "regex";
                            pattern: string;
                        };
                    } | {
                        /** @constant */
                        type: "tag_name_pattern";
                        parameters: {
                            name?: string;
                            negate?: boolean;
                            /** @enum {unknown} */
                            operator: "starts_with" | "ends_with" | "contains" | "regex";
                            pattern: string;
                        };
                    })[];
                };
            };
        };
        responses: {
            200: components["responses"]["repository-ruleset"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/delete-repo-ruleset": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                ruleset_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-repo-ruleset-history": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                owner: string;
                repo: string;
                ruleset_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ruleset-version"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-repo-ruleset-version": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                ruleset_id: string;
                version_id: string;
            };
        };
        responses: {
            200: components["responses"]["ruleset-version-with-state"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/list-stargazers-for-repo": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stargazer"][] | components["schemas"]["simple-user"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-code-frequency-stats": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number[][];
                };
            };
            /** @description Being computed. Try again in a moment. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-commit-activity-stats": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["commit-activity"][];
                };
            };
            /** @description Being computed. Try again in a moment. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-contributors-stats": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["contributor-activity"][];
                };
            };
            /** @description Being computed. Try again in a moment. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-participation-stats": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            200: components["responses"]["participation-stats"];
            /** @description Being computed. Try again in a moment. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-punch-card-stats": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number[][];
                };
            };
            /** @description Being computed. Try again in a moment. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/create-commit-status": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                sha: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    state: "error" | "failure" | "pending" | "success";
                    target_url?: string | null;
                    description?: string | null;
                    /** @default default */
                    context?: string;
                };
            };
        };
        responses: {
            201: components["responses"]["status"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/list-watchers-for-repo": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/get-repo-subscription": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            200: components["responses"]["repository-subscription"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/set-repo-subscription": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    subscribed?: boolean;
                    ignored?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["repository-subscription"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/delete-repo-subscription": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-tags": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tag"][];
                };
            };
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/download-tarball-archive-of-default-branch": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description No content. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/download-tarball-archive": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
        };
        responses: {
            /** @description No content. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-teams": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["team"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-all-topics": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            200: components["responses"]["topic"];
            /** @description No content. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/replace-all-topics": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    names: string[];
                };
            };
        };
        responses: {
            200: components["responses"]["topic"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-clones": {
        parameters: {
            query?: {
                /** @description `day` (default) or `week`. */
                per?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        uniques: number;
                        clones: components["schemas"]["traffic"][];
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-top-paths": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["content-traffic"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-top-referrers": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["referrer-traffic"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/get-views": {
        parameters: {
            query?: {
                /** @description `day` (default) or `week`. */
                per?: string;
            };
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        uniques: number;
                        views: components["schemas"]["traffic"][];
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/transfer": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    new_owner: string;
                    new_name?: string;
                    team_ids?: number[];
                };
            };
        };
        responses: {
            202: components["responses"]["minimal-repository"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/cancel-transfer": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/download-zipball-archive-of-default-branch": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description No content. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/download-zipball-archive": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
        };
        responses: {
            /** @description No content. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-public": {
        parameters: {
            query?: {
                /** @description List only results with a greater id. */
                since?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["minimal-repository"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "search/code": {
        parameters: {
            query?: {
                /** @description Keywords and qualifiers, such as `crash label:bug`. */
                q?: string;
                /** @description The order of the results. Default: best match. */
                sort?: string;
                /** @description `desc` (default) or `asc`, with `sort`. */
                order?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total_count: number;
                        incomplete_results: boolean;
                        items: components["schemas"]["code-search-result-item"][];
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "search/commits": {
        parameters: {
            query?: {
                /** @description Keywords and qualifiers, such as `crash label:bug`. */
                q?: string;
                /** @description The order of the results. Default: best match. */
                sort?: string;
                /** @description `desc` (default) or `asc`, with `sort`. */
                order?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total_count: number;
                        incomplete_results: boolean;
                        items: components["schemas"]["commit-search-result-item"][];
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "search/issues-and-pull-requests": {
        parameters: {
            query?: {
                /** @description Keywords and qualifiers, such as `crash label:bug`. */
                q?: string;
                /** @description The order of the results. Default: best match. */
                sort?: string;
                /** @description `desc` (default) or `asc`, with `sort`. */
                order?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total_count: number;
                        incomplete_results: boolean;
                        items: components["schemas"]["issue-search-result-item"][];
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "search/labels": {
        parameters: {
            query: {
                /** @description Keywords and qualifiers, such as `crash label:bug`. */
                q?: string;
                /** @description The order of the results. Default: best match. */
                sort?: string;
                /** @description `desc` (default) or `asc`, with `sort`. */
                order?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The id of the repository. */
                repository_id: number;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total_count: number;
                        incomplete_results: boolean;
                        items: components["schemas"]["label-search-result-item"][];
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "search/repos": {
        parameters: {
            query?: {
                /** @description Keywords and qualifiers, such as `crash label:bug`. */
                q?: string;
                /** @description The order of the results. Default: best match. */
                sort?: string;
                /** @description `desc` (default) or `asc`, with `sort`. */
                order?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total_count: number;
                        incomplete_results: boolean;
                        items: components["schemas"]["repo-search-result-item"][];
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "search/topics": {
        parameters: {
            query?: {
                /** @description Keywords and qualifiers, such as `crash label:bug`. */
                q?: string;
                /** @description The order of the results. Default: best match. */
                sort?: string;
                /** @description `desc` (default) or `asc`, with `sort`. */
                order?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total_count: number;
                        incomplete_results: boolean;
                        items: components["schemas"]["topic-search-result-item"][];
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "search/users": {
        parameters: {
            query?: {
                /** @description Keywords and qualifiers, such as `crash label:bug`. */
                q?: string;
                /** @description The order of the results. Default: best match. */
                sort?: string;
                /** @description `desc` (default) or `asc`, with `sort`. */
                order?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total_count: number;
                        incomplete_results: boolean;
                        items: components["schemas"]["user-search-result-item"][];
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/get-authenticated": {
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["private-user"] | components["schemas"]["public-user"];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/update-authenticated": {
        requestBody: {
            content: {
                "application/json": {
                    name?: string | null;
                    email?: string | null;
                    blog?: string | null;
                    twitter_username?: string | null;
                    company?: string | null;
                    location?: string | null;
                    hireable?: boolean | null;
                    bio?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["private-user"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/list-blocked-by-authenticated-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/check-blocked": {
        parameters: {
            query?: never;
            path: {
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/block": {
        parameters: {
            query?: never;
            path: {
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/unblock": {
        parameters: {
            query?: never;
            path: {
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/set-primary-email-visibility-for-authenticated-user": {
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    visibility: "public" | "private";
                };
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["email"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/list-emails-for-authenticated-user": {
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["email"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/add-email-for-authenticated-user": {
        requestBody: {
            content: {
                "application/json": {
                    emails: string[];
                } | string[] | string;
            };
        };
        responses: {
            /** @description Response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["email"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/delete-email-for-authenticated-user": {
        requestBody: {
            content: {
                "application/json": {
                    emails: string[];
                } | string[] | string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/list-followers-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/list-followed-by-authenticated-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/check-person-is-followed-by-authenticated": {
        parameters: {
            query?: never;
            path: {
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/follow": {
        parameters: {
            query?: never;
            path: {
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/unfollow": {
        parameters: {
            query?: never;
            path: {
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/list-gpg-keys-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["gpg-key"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/create-gpg-key-for-authenticated-user": {
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    armored_public_key: string;
                };
            };
        };
        responses: {
            201: components["responses"]["gpg-key"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/get-gpg-key-for-authenticated-user": {
        parameters: {
            query?: never;
            path: {
                gpg_key_id: string;
            };
        };
        responses: {
            200: components["responses"]["gpg-key"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/delete-gpg-key-for-authenticated-user": {
        parameters: {
            query?: never;
            path: {
                gpg_key_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/list-installations-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total_count: number;
                        installations: components["schemas"]["installation"][];
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "octavo/install-app": {
        requestBody: {
            content: {
                "application/json": {
                    app_slug: string;
                    /** @description The login of the user or organization. */
                    account: string;
                    /** @description The names of the selected repositories. Default: all of the account. */
                    repositories?: string[];
                };
            };
        };
        responses: {
            201: components["responses"]["installation"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "octavo/uninstall-app": {
        parameters: {
            query?: never;
            path: {
                installation_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/list-installation-repos-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                installation_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total_count: number;
                        repository_selection: string;
                        repositories: components["schemas"]["full-repository"][];
                    };
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/add-repo-to-installation-for-authenticated-user": {
        parameters: {
            query?: never;
            path: {
                installation_id: string;
                repository_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/remove-repo-from-installation-for-authenticated-user": {
        parameters: {
            query?: never;
            path: {
                installation_id: string;
                repository_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "interactions/get-restrictions-for-authenticated-user": {
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["interaction-limit-response"] | Record<string, never>;
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "interactions/set-restrictions-for-authenticated-user": {
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    limit: "existing_users" | "contributors_only" | "collaborators_only";
                    /**
                     * @default one_day
                     * @enum {unknown}
                     */
                    expiry?: "one_day" | "three_days" | "one_week" | "one_month" | "six_months";
                };
            };
        };
        responses: {
            200: components["responses"]["interaction-limit-response"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "interactions/remove-restrictions-for-authenticated-user": {
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "issues/list-for-authenticated-user": {
        parameters: {
            query?: {
                filter?: string;
                state?: string;
                labels?: string;
                type?: string;
                sort?: string;
                direction?: string;
                since?: string;
                collab?: string;
                orgs?: string;
                owned?: string;
                pulls?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/list-public-ssh-keys-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["key"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/create-public-ssh-key-for-authenticated-user": {
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    key: string;
                };
            };
        };
        responses: {
            201: components["responses"]["key"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/get-public-ssh-key-for-authenticated-user": {
        parameters: {
            query?: never;
            path: {
                key_id: string;
            };
        };
        responses: {
            200: components["responses"]["key"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/delete-public-ssh-key-for-authenticated-user": {
        parameters: {
            query?: never;
            path: {
                key_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/list-memberships-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                state?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["org-membership"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/get-membership-for-authenticated-user": {
        parameters: {
            query?: never;
            path: {
                org: string;
            };
        };
        responses: {
            200: components["responses"]["org-membership"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/update-membership-for-authenticated-user": {
        parameters: {
            query?: never;
            path: {
                org: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    state: "active";
                };
            };
        };
        responses: {
            200: components["responses"]["org-membership"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/list-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organization-simple"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/list-public-emails-for-authenticated-user": {
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["email"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                type?: string;
                sort?: string;
                direction?: string;
                visibility?: string;
                affiliation?: string;
                since?: string;
                before?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["minimal-repository"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/create-for-authenticated-user": {
        requestBody: {
            content: {
                "application/json": {
                    description?: string | null;
                    homepage?: string | null;
                    private?: boolean;
                    /** @enum {unknown} */
                    visibility?: "public" | "private" | "internal";
                    has_issues?: boolean;
                    has_projects?: boolean;
                    has_wiki?: boolean;
                    has_discussions?: boolean;
                    has_downloads?: boolean;
                    is_template?: boolean;
                    allow_squash_merge?: boolean;
                    allow_merge_commit?: boolean;
                    allow_rebase_merge?: boolean;
                    allow_auto_merge?: boolean;
                    allow_update_branch?: boolean;
                    delete_branch_on_merge?: boolean;
                    use_squash_pr_title_as_default?: boolean;
                    /** @enum {unknown} */
                    squash_merge_commit_title?: "PR_TITLE" | "COMMIT_OR_PR_TITLE";
                    /** @enum {unknown} */
                    squash_merge_commit_message?: "PR_BODY" | "COMMIT_MESSAGES" | "BLANK";
                    /** @enum {unknown} */
                    merge_commit_title?: "PR_TITLE" | "MERGE_MESSAGE";
                    /** @enum {unknown} */
                    merge_commit_message?: "PR_BODY" | "PR_TITLE" | "BLANK";
                    name: string;
                    auto_init?: boolean;
                    gitignore_template?: string;
                    license_template?: string;
                    team_id?: number;
                };
            };
        };
        responses: {
            201: components["responses"]["full-repository"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-invitations-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["repository-invitation"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/decline-invitation-for-authenticated-user": {
        parameters: {
            query?: never;
            path: {
                invitation_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/accept-invitation-for-authenticated-user": {
        parameters: {
            query?: never;
            path: {
                invitation_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-transfers-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["repository-transfer"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/decline-transfer-for-authenticated-user": {
        parameters: {
            query?: never;
            path: {
                transfer_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/accept-transfer-for-authenticated-user": {
        parameters: {
            query?: never;
            path: {
                transfer_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/list-social-accounts-for-authenticated-user": {
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["social-account"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/add-social-account-for-authenticated-user": {
        requestBody: {
            content: {
                "application/json": {
                    account_urls: string[];
                };
            };
        };
        responses: {
            /** @description Response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["social-account"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/delete-social-account-for-authenticated-user": {
        requestBody: {
            content: {
                "application/json": {
                    account_urls: string[];
                };
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/list-ssh-signing-keys-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ssh-signing-key"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/create-ssh-signing-key-for-authenticated-user": {
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    key: string;
                };
            };
        };
        responses: {
            201: components["responses"]["ssh-signing-key"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/get-ssh-signing-key-for-authenticated-user": {
        parameters: {
            query?: never;
            path: {
                key_id: string;
            };
        };
        responses: {
            200: components["responses"]["ssh-signing-key"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/delete-ssh-signing-key-for-authenticated-user": {
        parameters: {
            query?: never;
            path: {
                key_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/list-repos-starred-by-authenticated-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                sort?: string;
                direction?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["starred-repository"][] | components["schemas"]["minimal-repository"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/check-repo-is-starred-by-authenticated-user": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/star-repo-for-authenticated-user": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/unstar-repo-for-authenticated-user": {
        parameters: {
            query?: never;
            path: {
                owner: string;
                repo: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/list-watched-repos-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["minimal-repository"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "teams/list-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["team-full"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "tokens/list": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["personal-token"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "tokens/create": {
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default classic
                     * @enum {unknown}
                     */
                    kind?: "classic" | "fine-grained";
                    note?: string;
                    /** @description Days until expiry. Fine-grained tokens default to 30; classic tokens do not expire by default. */
                    expires_in_days?: number;
                    /** @description For classic tokens only. */
                    scopes?: string[];
                    /** @description For fine-grained tokens: the user or organization whose resources the token can access. Defaults to the authenticated user. */
                    owner?: string;
                    /** @description For fine-grained tokens: repository names. Default: all repositories of the owner. */
                    repositories?: string[];
                    /** @description For fine-grained tokens: access level by permission. */
                    permissions?: {
                        [key: string]: "read" | "write" | "admin";
                    };
                };
            };
        };
        responses: {
            201: components["responses"]["new-personal-token"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "tokens/delete": {
        parameters: {
            query?: never;
            path: {
                token_id: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/list": {
        parameters: {
            query?: {
                /** @description List only results with a greater id. */
                since?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "apps/get-user-installation": {
        parameters: {
            query?: never;
            path: {
                login: string;
            };
        };
        responses: {
            200: components["responses"]["installation"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/get-by-username": {
        parameters: {
            query?: never;
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["private-user"] | components["schemas"]["public-user"];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/list-events-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/list-org-events-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                username: string;
                org: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/list-public-events-for-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/list-followers-for-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/list-following-for-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/check-following-for-user": {
        parameters: {
            query?: never;
            path: {
                username: string;
                target_user: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "gists/list-for-user": {
        parameters: {
            query?: {
                /** @description List only gists that changed since this time (ISO 8601). */
                since?: string;
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["base-gist"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/list-gpg-keys-for-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["gpg-key"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/get-context-for-user": {
        parameters: {
            query?: never;
            path: {
                username: string;
            };
        };
        responses: {
            200: components["responses"]["hovercard"];
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/list-public-keys-for-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["key-simple"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "orgs/list-for-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organization-simple"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/list-received-events-for-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/list-received-public-events-for-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                /** @description The cursor of the next page, from the `Link` header. */
                after?: string;
            };
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "repos/list-for-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                type?: string;
                sort?: string;
                direction?: string;
            };
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["minimal-repository"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "enterprise-admin/promote-user-to-be-site-administrator": {
        parameters: {
            query?: never;
            path: {
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "enterprise-admin/demote-site-administrator": {
        parameters: {
            query?: never;
            path: {
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/list-social-accounts-for-user": {
        parameters: {
            query?: never;
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["social-account"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "users/list-ssh-signing-keys-for-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ssh-signing-key"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/list-repos-starred-by-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
                sort?: string;
                direction?: string;
            };
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["starred-repository"][] | components["schemas"]["minimal-repository"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "activity/list-repos-watched-by-user": {
        parameters: {
            query?: {
                /** @description The number of results per page (max 100, default 30). */
                per_page?: string;
                /** @description The page number of the results to fetch (default 1). */
                page?: string;
            };
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["minimal-repository"][];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "enterprise-admin/suspend-user": {
        parameters: {
            query?: never;
            path: {
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "enterprise-admin/unsuspend-user": {
        parameters: {
            query?: never;
            path: {
                username: string;
            };
        };
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "meta/get-all-versions": {
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            "3XX": components["responses"]["moved"];
            "4XX": components["responses"]["basic-error"];
        };
    };
    "meta/get-zen": {
        responses: {
            /** @description Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "repos/get-raw-file": {
        parameters: {
            query?: {
                token?: string;
            };
            path: {
                owner: string;
                repo: string;
                file: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The resource has moved: follow `url` or the `Location` header. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["moved"];
                    "application/octet-stream": components["schemas"]["moved"];
                };
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["basic-error"];
                    "application/octet-stream": components["schemas"]["basic-error"];
                };
            };
        };
    };
}
