// Generated from services/code-hosting/openapi.json by `node client/generate.ts`.
// biome-ignore-all format: as the generator writes it
// biome-ignore-all lint: as the generator writes it

export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where everything begins */
        get: operations["meta/root"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-authorization-server/login/oauth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this authorization server can do */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Answer. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_avatars/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture of an account */
        get: operations["avatars/get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_emojis/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A small picture */
        get: operations["emojis/get-picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an organisation */
        post: operations["enterprise-admin/create-org"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/organizations/{organization}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Give an organisation another login */
        patch: operations["enterprise-admin/update-org-name"];
        trace?: never;
    };
    "/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a user */
        post: operations["enterprise-admin/create-user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Suspend a user for good, and forget who it was */
        delete: operations["enterprise-admin/delete-user"];
        options?: never;
        head?: never;
        /** Give a user another login */
        patch: operations["enterprise-admin/update-username-for-user"];
        trace?: never;
    };
    "/admin/users/{username}/authorizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a token to act as a user */
        post: operations["enterprise-admin/create-impersonation-o-auth-token"];
        /** End acting as a user */
        delete: operations["enterprise-admin/delete-impersonation-o-auth-token"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{client_id}/grant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke all tokens that the app has of somebody */
        delete: operations["apps/delete-authorization"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{client_id}/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look at a token */
        post: operations["apps/check-token"];
        /** Revoke a token */
        delete: operations["apps/delete-token"];
        options?: never;
        head?: never;
        /** Change the secret of a token */
        patch: operations["apps/reset-token"];
        trace?: never;
    };
    "/emojis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Small pictures by name */
        get: operations["emojis/get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What everybody does */
        get: operations["activity/list-public-events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gitignore/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names of .gitignore templates */
        get: operations["gitignore/get-all-templates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gitignore/templates/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A .gitignore template */
        get: operations["gitignore/get-template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Issues of all repositories that concern you */
        get: operations["issues/list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Licenses */
        get: operations["licenses/get-all-commonly-used"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses/{license}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A license */
        get: operations["licenses/get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/device/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to let a device in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
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
                /** @description Answer. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/oauth/access_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change what an app was given into tokens */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
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
                /** @description Answer. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/markdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Markdown as HTML */
        post: operations["markdown/render"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/markdown/raw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Markdown, sent as it is, as HTML */
        post: operations["markdown/render-raw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** About this place */
        get: operations["meta/get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/networks/{owner}/{repo}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happens in a repository and its forks */
        get: operations["activity/list-public-events-for-repo-network"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/octocat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An octavo that says something */
        get: operations["meta/get-octocat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All organisations, in the order they came */
        get: operations["orgs/list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An organisation */
        get: operations["orgs/get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change an organisation */
        patch: operations["orgs/update"];
        trace?: never;
    };
    "/orgs/{org}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happens in the repositories of an organisation */
        get: operations["activity/list-public-org-events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/hooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Its webhooks */
        get: operations["orgs/list-webhooks"];
        put?: never;
        /** Have an address told of what happens; it is pinged at once */
        post: operations["orgs/create-webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/hooks/{hook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One webhook */
        get: operations["orgs/get-webhook"];
        put?: never;
        post?: never;
        /** Remove a webhook, with what is kept of its deliveries */
        delete: operations["orgs/delete-webhook"];
        options?: never;
        head?: never;
        /** Change a webhook; a configuration without a secret takes the secret away */
        patch: operations["orgs/update-webhook"];
        trace?: never;
    };
    "/orgs/{org}/hooks/{hook_id}/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where it sends, and how */
        get: operations["orgs/get-webhook-config-for-org"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change what is named of where it sends, and how */
        patch: operations["orgs/update-webhook-config-for-org"];
        trace?: never;
    };
    "/orgs/{org}/hooks/{hook_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent to a webhook, newest first */
        get: operations["orgs/list-webhook-deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One delivery, with what was sent and answered */
        get: operations["orgs/get-webhook-delivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send it once more */
        post: operations["orgs/redeliver-webhook-delivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/hooks/{hook_id}/pings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send it a ping */
        post: operations["orgs/ping-webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is invited */
        get: operations["orgs/list-pending-invitations"];
        put?: never;
        /** Invite somebody */
        post: operations["orgs/create-invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/invitations/{invitation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an invitation back */
        delete: operations["orgs/cancel-invitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/invitations/{invitation_id}/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The teams that an invitation is for */
        get: operations["orgs/list-invitation-teams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Issues of an organisation that concern you */
        get: operations["issues/list-for-org"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members: all for members, those who show it for others */
        get: operations["orgs/list-members"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/members/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether somebody is a member */
        get: operations["orgs/check-membership-for-user"];
        put?: never;
        post?: never;
        /** Remove a member */
        delete: operations["orgs/remove-member"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/memberships/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The membership of somebody */
        get: operations["orgs/get-membership-for-user"];
        /** Invite somebody, or say what a member is */
        put: operations["orgs/set-membership-for-user"];
        post?: never;
        /** Remove a member, or take an invitation back */
        delete: operations["orgs/remove-membership-for-user"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/outside_collaborators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who works in repositories without being a member */
        get: operations["orgs/list-outside-collaborators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/outside_collaborators/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make a member an outside collaborator */
        put: operations["orgs/convert-member-to-outside-collaborator"];
        post?: never;
        /** Remove an outside collaborator from all repositories */
        delete: operations["orgs/remove-outside-collaborator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/public_members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members who show that they are */
        get: operations["orgs/list-public-members"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/public_members/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether somebody shows to be a member */
        get: operations["orgs/check-public-membership-for-user"];
        /** Show that you are a member */
        put: operations["orgs/set-public-membership-for-authenticated-user"];
        post?: never;
        /** Hide that you are a member */
        delete: operations["orgs/remove-public-membership-for-authenticated-user"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/repos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The repositories of an organisation */
        get: operations["repos/list-for-org"];
        put?: never;
        /** Make a repository of an organisation */
        post: operations["repos/create-in-org"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Teams */
        get: operations["teams/list"];
        put?: never;
        /** Make a team */
        post: operations["teams/create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/teams/{team_slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A team */
        get: operations["teams/get-by-name"];
        put?: never;
        post?: never;
        /** Delete a team and those below it */
        delete: operations["teams/delete-in-org"];
        options?: never;
        head?: never;
        /** Change a team */
        patch: operations["teams/update-in-org"];
        trace?: never;
    };
    "/orgs/{org}/teams/{team_slug}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is invited to a team */
        get: operations["teams/list-pending-invitations-in-org"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/teams/{team_slug}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is in a team, or in one below */
        get: operations["teams/list-members-in-org"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/teams/{team_slug}/members/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["teams/get-member-legacy"];
        put: operations["teams/add-member-legacy"];
        post?: never;
        delete: operations["teams/remove-member-legacy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/teams/{team_slug}/memberships/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What somebody is in a team */
        get: operations["teams/get-membership-for-user-in-org"];
        /** Bring somebody into a team */
        put: operations["teams/add-or-update-membership-for-user-in-org"];
        post?: never;
        /** Take somebody out of a team */
        delete: operations["teams/remove-membership-for-user-in-org"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/teams/{team_slug}/repos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The repositories of a team that you may see */
        get: operations["teams/list-repos-in-org"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a team may do in a repository */
        get: operations["teams/check-permissions-for-repo-in-org"];
        /** Give a repository to a team */
        put: operations["teams/add-or-update-repo-permissions-in-org"];
        post?: never;
        /** Take a repository from a team */
        delete: operations["teams/remove-repo-in-org"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org}/teams/{team_slug}/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The teams right below */
        get: operations["teams/list-child-in-org"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rate_limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you may still ask for; asking this costs nothing */
        get: operations["rate-limit/get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A repository */
        get: operations["repos/get"];
        put?: never;
        post?: never;
        /** Delete a repository with all that is in it */
        delete: operations["repos/delete"];
        options?: never;
        head?: never;
        /** Change what a repository is and allows */
        patch: operations["repos/update"];
        trace?: never;
    };
    "/repos/{owner}/{repo}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to the branches of a repository */
        get: operations["repos/list-activities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who issues of the repository may be given to */
        get: operations["issues/list-assignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/assignees/{assignee}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether issues may be given to somebody */
        get: operations["issues/check-user-can-be-assigned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/autolinks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Words that lead to other places */
        get: operations["repos/list-autolinks"];
        put?: never;
        /** Have words with a prefix lead to another place */
        post: operations["repos/create-autolink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/autolinks/{autolink_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the words that lead to other places */
        get: operations["repos/get-autolink"];
        put?: never;
        post?: never;
        /** Have words lead nowhere again */
        delete: operations["repos/delete-autolink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The branches of a repository */
        get: operations["repos/list-branches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/branches/{branch}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A branch with its newest commit */
        get: operations["repos/get-branch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/branches/{branch}/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a branch another name */
        post: operations["repos/rename-branch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/codeowners/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is wrong with the file that names the owners of files */
        get: operations["repos/codeowners-errors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/collaborators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who may do what in a repository */
        get: operations["repos/list-collaborators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/collaborators/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a user is a collaborator */
        get: operations["repos/check-collaborator"];
        /** Invite a user to work on a repository */
        put: operations["repos/add-collaborator"];
        post?: never;
        /** End what a user may do, or leave a repository */
        delete: operations["repos/remove-collaborator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/collaborators/{username}/permission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a user may do in a repository */
        get: operations["repos/get-collaborator-permission-level"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was said of commits, the oldest first */
        get: operations["repos/list-commit-comments-for-repo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/comments/{comment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One comment */
        get: operations["repos/get-commit-comment"];
        put?: never;
        post?: never;
        /** Take a comment back */
        delete: operations["repos/delete-commit-comment"];
        options?: never;
        head?: never;
        /** Change the words of a comment */
        patch: operations["repos/update-commit-comment"];
        trace?: never;
    };
    "/repos/{owner}/{repo}/commits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of a branch, or of a file in it */
        get: operations["repos/list-commits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/commits/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One commit with what it changed */
        get: operations["repos/get-commit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/commits/{ref}/branches-where-head": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The branches whose newest commit this is */
        get: operations["repos/list-branches-for-head-commit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/commits/{ref}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was said of one commit */
        get: operations["repos/list-comments-for-commit"];
        put?: never;
        /** Say something of a commit, or of a line that it changed */
        post: operations["repos/create-commit-comment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/commits/{ref}/pulls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pull requests that a commit came with; there are none yet */
        get: operations["repos/list-pull-requests-associated-with-commit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/commits/{ref}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a commit stands, all checks together */
        get: operations["repos/get-combined-status-for-ref"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/commits/{ref}/statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that was said of a commit, the newest first */
        get: operations["repos/list-commit-statuses-for-ref"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/compare/{basehead}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one commit has that another has not, written base...head */
        get: operations["repos/compare-commits-with-basehead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/contents/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What stands at a path: a file, a folder, a link or a submodule */
        get: operations["repos/get-content"];
        /** Write a file, in a commit of its own */
        put: operations["repos/create-or-update-file-contents"];
        post?: never;
        /** Delete a file, in a commit of its own */
        delete: operations["repos/delete-file"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/contributors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who wrote the commits of a repository */
        get: operations["repos/list-contributors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/dispatches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell webhooks of something of your own */
        post: operations["repos/create-dispatch-event"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happens in a repository */
        get: operations["activity/list-repo-events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/forks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The forks of a repository */
        get: operations["repos/list-forks"];
        put?: never;
        /** Fork a repository */
        post: operations["repos/create-fork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a repository with the files of a template */
        post: operations["repos/create-using-template"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/git/blobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep the content of a file */
        post: operations["git/create-blob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/git/blobs/{sha}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The content of a file by its id */
        get: operations["git/get-blob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/git/commits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a commit that no branch has yet */
        post: operations["git/create-commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/git/commits/{sha}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A commit as git keeps it */
        get: operations["git/get-commit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/git/matching-refs/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The refs whose names begin so */
        get: operations["git/list-matching-refs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/git/ref/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One ref by its full name */
        get: operations["git/get-ref"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/git/refs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a branch, a tag or another ref */
        post: operations["git/create-ref"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/git/refs/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a ref */
        delete: operations["git/delete-ref"];
        options?: never;
        head?: never;
        /** Move a ref */
        patch: operations["git/update-ref"];
        trace?: never;
    };
    "/repos/{owner}/{repo}/git/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an annotated tag, which needs a ref to be found */
        post: operations["git/create-tag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/git/tags/{sha}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An annotated tag */
        get: operations["git/get-tag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/git/trees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a folder, out of another or from nothing */
        post: operations["git/create-tree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/git/trees/{sha}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The entries of a folder, and of those below it if asked for */
        get: operations["git/get-tree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/hooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Its webhooks */
        get: operations["repos/list-webhooks"];
        put?: never;
        /** Have an address told of what happens; it is pinged at once */
        post: operations["repos/create-webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/hooks/{hook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One webhook */
        get: operations["repos/get-webhook"];
        put?: never;
        post?: never;
        /** Remove a webhook, with what is kept of its deliveries */
        delete: operations["repos/delete-webhook"];
        options?: never;
        head?: never;
        /** Change a webhook; a configuration without a secret takes the secret away */
        patch: operations["repos/update-webhook"];
        trace?: never;
    };
    "/repos/{owner}/{repo}/hooks/{hook_id}/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where it sends, and how */
        get: operations["repos/get-webhook-config-for-repo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change what is named of where it sends, and how */
        patch: operations["repos/update-webhook-config-for-repo"];
        trace?: never;
    };
    "/repos/{owner}/{repo}/hooks/{hook_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent to a webhook, newest first */
        get: operations["repos/list-webhook-deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One delivery, with what was sent and answered */
        get: operations["repos/get-webhook-delivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send it once more */
        post: operations["repos/redeliver-webhook-delivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/hooks/{hook_id}/pings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send it a ping */
        post: operations["repos/ping-webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/hooks/{hook_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell it of the last push once more, if it listens to pushes */
        post: operations["repos/test-push-webhook-by-test-url"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/hooks/{hook_id}/tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell it of the last push once more, if it listens to pushes */
        post: operations["repos/test-push-webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is invited to a repository */
        get: operations["repos/list-invitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/invitations/{invitation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw an invitation */
        delete: operations["repos/delete-invitation"];
        options?: never;
        head?: never;
        /** Invite with another role */
        patch: operations["repos/update-invitation"];
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The issues of a repository, pull requests among them */
        get: operations["issues/list-for-repo"];
        put?: never;
        /** Open an issue */
        post: operations["issues/create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The comments of all issues */
        get: operations["issues/list-comments-for-repo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/comments/{comment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One comment */
        get: operations["issues/get-comment"];
        put?: never;
        post?: never;
        /** Delete a comment */
        delete: operations["issues/delete-comment"];
        options?: never;
        head?: never;
        /** Write a comment anew */
        patch: operations["issues/update-comment"];
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reactions to a comment */
        get: operations["reactions/list-for-issue-comment"];
        put?: never;
        /** React to a comment */
        post: operations["reactions/create-for-issue-comment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a reaction to a comment back */
        delete: operations["reactions/delete-for-issue-comment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to the issues of a repository, the newest first */
        get: operations["issues/list-events-for-repo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/events/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One thing that happened to an issue */
        get: operations["issues/get-event"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/pinned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pinned issues of a repository, three at most */
        get: operations["issues/list-pinned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/{issue_number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One issue */
        get: operations["issues/get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change an issue */
        patch: operations["issues/update"];
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an issue to more people */
        post: operations["issues/add-assignees"];
        /** Take an issue from people */
        delete: operations["issues/remove-assignees"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether an issue may be given to somebody */
        get: operations["issues/check-user-can-be-assigned-to-issue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The comments of an issue, the oldest first */
        get: operations["issues/list-comments"];
        put?: never;
        /** Comment on an issue */
        post: operations["issues/create-comment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an issue waits for */
        get: operations["issues/list-dependencies-blocked-by"];
        put?: never;
        /** Let an issue wait for another */
        post: operations["issues/add-blocked-by-dependency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by/{issue_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Let an issue wait for another no more */
        delete: operations["issues/remove-dependency-blocked-by"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for an issue */
        get: operations["issues/list-dependencies-blocking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to an issue */
        get: operations["issues/list-events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The labels of an issue */
        get: operations["issues/list-labels-on-issue"];
        /** Give an issue these labels and no others */
        put: operations["issues/set-labels"];
        /** Put labels on an issue */
        post: operations["issues/add-labels"];
        /** Take all labels off an issue */
        delete: operations["issues/remove-all-labels"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/labels/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a label off an issue */
        delete: operations["issues/remove-label"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Let only those go on who may write */
        put: operations["issues/lock"];
        post?: never;
        /** Let everybody go on */
        delete: operations["issues/unlock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/parent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The issue that this is a part of */
        get: operations["issues/get-parent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Pin an issue */
        put: operations["issues/pin"];
        post?: never;
        /** Unpin an issue */
        delete: operations["issues/unpin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/reactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reactions to an issue */
        get: operations["reactions/list-for-issue"];
        put?: never;
        /** React to an issue */
        post: operations["reactions/create-for-issue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a reaction to an issue back */
        delete: operations["reactions/delete-for-issue"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/sub_issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Let an issue be no part of another any more */
        delete: operations["issues/remove-sub-issue"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/sub_issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The parts of an issue, in their order */
        get: operations["issues/list-sub-issues"];
        put?: never;
        /** Make an issue a part of another */
        post: operations["issues/add-sub-issue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Put a part of an issue before or behind another */
        patch: operations["issues/reprioritize-sub-issue"];
        trace?: never;
    };
    "/repos/{owner}/{repo}/issues/{issue_number}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to an issue, what was said, and where else it was named */
        get: operations["issues/list-events-for-timeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The keys of machines that may use a repository */
        get: operations["repos/list-deploy-keys"];
        put?: never;
        /** Add the key of a machine */
        post: operations["repos/create-deploy-key"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The key of a machine */
        get: operations["repos/get-deploy-key"];
        put?: never;
        post?: never;
        /** Remove the key of a machine */
        delete: operations["repos/delete-deploy-key"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The labels of a repository, by name */
        get: operations["issues/list-labels-for-repo"];
        put?: never;
        /** Make a label */
        post: operations["issues/create-label"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/labels/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One label */
        get: operations["issues/get-label"];
        put?: never;
        post?: never;
        /** Delete a label, and take it off all issues */
        delete: operations["issues/delete-label"];
        options?: never;
        head?: never;
        /** Change a label, or give it another name */
        patch: operations["issues/update-label"];
        trace?: never;
    };
    "/repos/{owner}/{repo}/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bytes by programming language */
        get: operations["repos/list-languages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/license": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The license of a repository, with its text */
        get: operations["licenses/get-for-repo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/merge-upstream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a branch of a fork to where that of its parent is */
        post: operations["repos/merge-upstream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/merges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Merge a branch or a commit into a branch */
        post: operations["repos/merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/milestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The milestones of a repository */
        get: operations["issues/list-milestones"];
        put?: never;
        /** Make a milestone */
        post: operations["issues/create-milestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/milestones/{milestone_number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One milestone */
        get: operations["issues/get-milestone"];
        put?: never;
        post?: never;
        /** Delete a milestone; its issues have none then */
        delete: operations["issues/delete-milestone"];
        options?: never;
        head?: never;
        /** Change a milestone */
        patch: operations["issues/update-milestone"];
        trace?: never;
    };
    "/repos/{owner}/{repo}/milestones/{milestone_number}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The labels of the issues of a milestone */
        get: operations["issues/list-labels-for-milestone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/readme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The README that a repository is introduced by */
        get: operations["repos/get-readme"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/readme/{dir}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The README of a folder */
        get: operations["repos/get-readme-in-directory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/stargazers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who has starred a repository */
        get: operations["activity/list-stargazers-for-repo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/statuses/{sha}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say how a check of a commit stands */
        post: operations["repos/create-commit-status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who watches a repository */
        get: operations["activity/list-watchers-for-repo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether you watch a repository */
        get: operations["activity/get-repo-subscription"];
        /** Watch a repository, or hear nothing of it */
        put: operations["activity/set-repo-subscription"];
        post?: never;
        /** Stop watching a repository */
        delete: operations["activity/delete-repo-subscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tags of a repository */
        get: operations["repos/list-tags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/tarball": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the files of a commit are found as a tar archive */
        get: operations["repos/download-tarball-archive-of-default-branch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/tarball/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the files of a commit are found as a tar archive */
        get: operations["repos/download-tarball-archive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The teams that work on a repository */
        get: operations["repos/list-teams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The topics of a repository */
        get: operations["repos/get-all-topics"];
        /** Set the topics of a repository */
        put: operations["repos/replace-all-topics"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a repository to another account */
        post: operations["repos/transfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/zipball": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the files of a commit are found as a zip archive */
        get: operations["repos/download-zipball-archive-of-default-branch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repos/{owner}/{repo}/zipball/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the files of a commit are found as a zip archive */
        get: operations["repos/download-zipball-archive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All public repositories, in the order they came */
        get: operations["repos/list-public"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get yourself */
        get: operations["users/get-authenticated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change your profile */
        patch: operations["users/update-authenticated"];
        trace?: never;
    };
    "/user/email/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Say who may see your primary address */
        patch: operations["users/set-primary-email-visibility-for-authenticated-user"];
        trace?: never;
    };
    "/user/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your addresses */
        get: operations["users/list-emails-for-authenticated-user"];
        put?: never;
        /** Add addresses */
        post: operations["users/add-email-for-authenticated-user"];
        /** Remove addresses */
        delete: operations["users/delete-email-for-authenticated-user"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/followers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who follows you */
        get: operations["users/list-followers-for-authenticated-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/following": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom you follow */
        get: operations["users/list-followed-by-authenticated-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/following/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether you follow somebody */
        get: operations["users/check-person-is-followed-by-authenticated"];
        /** Follow somebody */
        put: operations["users/follow"];
        post?: never;
        /** Follow somebody no longer */
        delete: operations["users/unfollow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Issues of your own repositories, and those that you belong to, that concern you */
        get: operations["issues/list-for-authenticated-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your SSH keys */
        get: operations["users/list-public-ssh-keys-for-authenticated-user"];
        put?: never;
        /** Add to your SSH keys */
        post: operations["users/create-public-ssh-key-for-authenticated-user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of your SSH keys */
        get: operations["users/get-public-ssh-key-for-authenticated-user"];
        put?: never;
        post?: never;
        /** Remove from your SSH keys */
        delete: operations["users/delete-public-ssh-key-for-authenticated-user"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/memberships/orgs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your memberships and invitations */
        get: operations["orgs/list-memberships-for-authenticated-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/memberships/orgs/{org}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your membership of an organisation */
        get: operations["orgs/get-membership-for-authenticated-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Accept an invitation */
        patch: operations["orgs/update-membership-for-authenticated-user"];
        trace?: never;
    };
    "/user/orgs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The organisations that you are in */
        get: operations["orgs/list-for-authenticated-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/public_emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Those of your addresses that everybody may see */
        get: operations["users/list-public-emails-for-authenticated-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/repos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your repositories, and those that you work on */
        get: operations["repos/list-for-authenticated-user"];
        put?: never;
        /** Make a repository of your own */
        post: operations["repos/create-for-authenticated-user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/repository_invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where you are invited */
        get: operations["repos/list-invitations-for-authenticated-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/repository_invitations/{invitation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Decline an invitation */
        delete: operations["repos/decline-invitation-for-authenticated-user"];
        options?: never;
        head?: never;
        /** Accept an invitation */
        patch: operations["repos/accept-invitation-for-authenticated-user"];
        trace?: never;
    };
    "/user/ssh_signing_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your SSH keys for signing */
        get: operations["users/list-ssh-signing-keys-for-authenticated-user"];
        put?: never;
        /** Add to your SSH keys for signing */
        post: operations["users/create-ssh-signing-key-for-authenticated-user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/ssh_signing_keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of your SSH keys for signing */
        get: operations["users/get-ssh-signing-key-for-authenticated-user"];
        put?: never;
        post?: never;
        /** Remove from your SSH keys for signing */
        delete: operations["users/delete-ssh-signing-key-for-authenticated-user"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/starred": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you have starred */
        get: operations["activity/list-repos-starred-by-authenticated-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/starred/{owner}/{repo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether you have starred a repository */
        get: operations["activity/check-repo-is-starred-by-authenticated-user"];
        /** Star a repository */
        put: operations["activity/star-repo-for-authenticated-user"];
        post?: never;
        /** Take a star back */
        delete: operations["activity/unstar-repo-for-authenticated-user"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you watch */
        get: operations["activity/list-watched-repos-for-authenticated-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The teams that you are in, everywhere */
        get: operations["teams/list-for-authenticated-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your tokens, without what is secret of them */
        get: operations["tokens/list"];
        put?: never;
        /** Make a token, signed in with your login and password */
        post: operations["tokens/create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/tokens/{token_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke one of your tokens */
        delete: operations["tokens/delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All accounts, in the order they came */
        get: operations["users/list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an account */
        get: operations["users/get-by-username"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a user does; their own requests see what is private, too */
        get: operations["activity/list-events-for-authenticated-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/events/orgs/{org}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happens in an organisation, for a member of it */
        get: operations["activity/list-org-events-for-authenticated-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/events/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a user does in public */
        get: operations["activity/list-public-events-for-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/followers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who follows somebody */
        get: operations["users/list-followers-for-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/following": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom somebody follows */
        get: operations["users/list-following-for-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/following/{target_user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether somebody follows somebody */
        get: operations["users/check-following-for-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The SSH keys of somebody */
        get: operations["users/list-public-keys-for-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/orgs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The organisations that somebody shows to be in */
        get: operations["orgs/list-for-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/received_events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happens in watched repositories, and what is done by those who are followed */
        get: operations["activity/list-received-events-for-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/received_events/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public part of it */
        get: operations["activity/list-received-public-events-for-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/repos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The repositories of a user */
        get: operations["repos/list-for-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/site_admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Have a user run the place, too */
        put: operations["enterprise-admin/promote-user-to-be-site-administrator"];
        post?: never;
        /** Have a user run the place no longer */
        delete: operations["enterprise-admin/demote-site-administrator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/ssh_signing_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The SSH keys for signing of somebody */
        get: operations["users/list-ssh-signing-keys-for-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/starred": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a user has starred */
        get: operations["activity/list-repos-starred-by-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a user watches */
        get: operations["activity/list-repos-watched-by-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/suspended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Lock a user out */
        put: operations["enterprise-admin/suspend-user"];
        post?: never;
        /** Let a user in again */
        delete: operations["enterprise-admin/unsuspend-user"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The versions of the interface */
        get: operations["meta/get-all-versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/zen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A thought */
        get: operations["meta/get-zen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{owner}/{repo}/raw/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file as it is */
        get: {
            parameters: {
                query?: {
                    token?: string;
                };
                header?: never;
                path: {
                    owner: string;
                    repo: string;
                    file: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description It is found elsewhere now. */
                "3XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/plain": components["schemas"]["moved"];
                        "application/octet-stream": components["schemas"]["moved"];
                    };
                };
                /** @description Answer. */
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
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
            expires_at: null;
            user?: components["schemas"]["simple-user"];
        };
        /** autolink */
        autolink: {
            id: number;
            key_prefix: string;
            url_template: string;
            is_alphanumeric: boolean;
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
            };
            protection_url: string;
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
            type: null;
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
            lock_reason?: string | null;
            state_reason?: string | null;
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
            /** @description Left out where the text is not carried here. */
            body?: string;
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
        /** new-reaction */
        "new-reaction": {
            /** @enum {unknown} */
            content: "+1" | "-1" | "laugh" | "confused" | "heart" | "hooray" | "rocket" | "eyes";
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
        /** repository-subscription */
        "repository-subscription": {
            subscribed: boolean;
            ignored: boolean;
            reason: string | null;
            created_at: string;
            url: string;
            repository_url: string;
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
        /** timeline-issue-event */
        "timeline-issue-event": {
            event: string;
            actor: components["schemas"]["simple-user"] | null;
            created_at: string;
        };
        /** topic */
        topic: {
            names: string[];
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
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    "meta/root": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
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
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "avatars/get": {
        parameters: {
            query?: {
                /** @description How many pixels wide and high. */
                s?: string;
                v?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
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
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "enterprise-admin/create-org": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organization-simple"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "enterprise-admin/update-org-name": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    login: string;
                };
            };
        };
        responses: {
            /** @description Answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["queued-rename"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "enterprise-admin/create-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "enterprise-admin/delete-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "enterprise-admin/update-username-for-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    login: string;
                };
            };
        };
        responses: {
            /** @description Answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["queued-rename"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "enterprise-admin/create-impersonation-o-auth-token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    scopes: string[];
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["authorization"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "enterprise-admin/delete-impersonation-o-auth-token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "apps/delete-authorization": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    access_token: string;
                };
            };
        };
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "apps/check-token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    access_token: string;
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["authorization"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "apps/delete-token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    access_token: string;
                };
            };
        };
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "apps/reset-token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    access_token: string;
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["authorization"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "emojis/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
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
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "activity/list-public-events": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "gitignore/get-all-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "gitignore/get-template": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["gitignore-template"] | string;
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
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
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "licenses/get-all-commonly-used": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                featured?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["license-simple"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "licenses/get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                license: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["license"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "markdown/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
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
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "activity/list-public-events-for-repo-network": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "meta/get-octocat": {
        parameters: {
            query?: {
                s?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
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
                /** @description The id after which the page begins. */
                since?: string;
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organization-simple"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organization-full"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organization-full"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "activity/list-public-org-events": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/list-webhooks": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["org-hook"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/create-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["org-hook"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/get-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                hook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["org-hook"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/delete-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                hook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/update-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                hook_id: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["org-hook"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/get-webhook-config-for-org": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                hook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["webhook-config"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/update-webhook-config-for-org": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                hook_id: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["webhook-config"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/list-webhook-deliveries": {
        parameters: {
            query?: {
                per_page?: string;
                cursor?: string;
                status?: "success" | "failure";
            };
            header?: never;
            path: {
                org: string;
                hook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["hook-delivery-item"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/get-webhook-delivery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                hook_id: string;
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["hook-delivery"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/redeliver-webhook-delivery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                hook_id: string;
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/ping-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                hook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/list-pending-invitations": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                role?: string;
            };
            header?: never;
            path: {
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organization-invitation"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/create-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organization-invitation"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/cancel-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/list-invitation-teams": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["team"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
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
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/list-members": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                filter?: string;
                role?: string;
            };
            header?: never;
            path: {
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/check-membership-for-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Done; there is nothing to say. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/remove-member": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/get-membership-for-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["org-membership"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/set-membership-for-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                username: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["org-membership"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/remove-membership-for-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/list-outside-collaborators": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path: {
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/convert-member-to-outside-collaborator": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/remove-outside-collaborator": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/list-public-members": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path: {
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/check-public-membership-for-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/set-public-membership-for-authenticated-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/remove-public-membership-for-authenticated-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/list-for-org": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                type?: string;
                sort?: string;
                direction?: string;
            };
            header?: never;
            path: {
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["minimal-repository"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/create-in-org": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["full-repository"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "teams/list": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path: {
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["team"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "teams/create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["team-full"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "teams/get-by-name": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                team_slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["team-full"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "teams/delete-in-org": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                team_slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "teams/update-in-org": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                team_slug: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["team-full"];
                };
            };
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["team-full"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "teams/list-pending-invitations-in-org": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path: {
                org: string;
                team_slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organization-invitation"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "teams/list-members-in-org": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                role?: string;
            };
            header?: never;
            path: {
                org: string;
                team_slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "teams/get-member-legacy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                team_slug: string;
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "teams/add-member-legacy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                team_slug: string;
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "teams/remove-member-legacy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                team_slug: string;
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "teams/get-membership-for-user-in-org": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                team_slug: string;
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["team-membership"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "teams/add-or-update-membership-for-user-in-org": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                team_slug: string;
                username: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["team-membership"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "teams/remove-membership-for-user-in-org": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                team_slug: string;
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "teams/list-repos-in-org": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path: {
                org: string;
                team_slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["minimal-repository"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "teams/check-permissions-for-repo-in-org": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                team_slug: string;
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["minimal-repository"];
                };
            };
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "teams/add-or-update-repo-permissions-in-org": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                team_slug: string;
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    permission?: string;
                } | null;
            };
        };
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "teams/remove-repo-in-org": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
                team_slug: string;
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "teams/list-child-in-org": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path: {
                org: string;
                team_slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["team"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "rate-limit/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        resources: {
                            core: components["schemas"]["rate-limit"];
                            search: components["schemas"]["rate-limit"];
                        };
                        rate?: components["schemas"]["rate-limit"];
                    };
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["full-repository"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["full-repository"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
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
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["activity"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/list-assignees": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/check-user-can-be-assigned": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                assignee: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/list-autolinks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["autolink"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/create-autolink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["autolink"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/get-autolink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                autolink_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["autolink"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/delete-autolink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                autolink_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/list-branches": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                protected?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["short-branch"][];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/get-branch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["branch-with-protection"];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/rename-branch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                branch: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    new_name: string;
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["branch-with-protection"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/codeowners-errors": {
        parameters: {
            query?: {
                ref?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["codeowners-errors"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/list-collaborators": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                affiliation?: string;
                permission?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["collaborator"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/check-collaborator": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/add-collaborator": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    permission?: string;
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["repository-invitation"];
                };
            };
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/remove-collaborator": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/get-collaborator-permission-level": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["repository-collaborator-permission"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/list-commit-comments-for-repo": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["commit-comment"][];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/get-commit-comment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["commit-comment"];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/delete-commit-comment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/update-commit-comment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    body: string;
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["commit-comment"];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
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
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["commit"][];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/get-commit": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["commit"];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/list-branches-for-head-commit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["branch-short"][];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/list-comments-for-commit": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["commit-comment"][];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/create-commit-comment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["commit-comment"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/list-pull-requests-associated-with-commit": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown[];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/get-combined-status-for-ref": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["combined-commit-status"];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/list-commit-statuses-for-ref": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["status"][];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/compare-commits-with-basehead": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
                basehead: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["commit-comparison"];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/get-content": {
        parameters: {
            query?: {
                ref?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["content-item"][] | components["schemas"]["content-file"] | components["schemas"]["content-symlink"] | components["schemas"]["content-submodule"] | components["schemas"]["content-tree"];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/create-or-update-file-contents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                path: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["file-commit"];
                };
            };
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["file-commit"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/delete-file": {
        parameters: {
            query?: {
                message?: string;
                sha?: string;
                branch?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
                path: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["file-commit"];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/list-contributors": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                anon?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["contributor"] | components["schemas"]["anonymous-contributor"])[];
                };
            };
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/create-dispatch-event": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
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
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "activity/list-repo-events": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/list-forks": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                sort?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["minimal-repository"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/create-fork": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["full-repository"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/create-using-template": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["full-repository"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "git/create-blob": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["short-blob"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "git/get-blob": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["blob"];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "git/create-commit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["git-commit"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "git/get-commit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["git-commit"];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "git/list-matching-refs": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["git-ref"][];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "git/get-ref": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["git-ref"];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "git/create-ref": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["git-ref"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "git/delete-ref": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "git/update-ref": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["git-ref"];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "git/create-tag": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["git-tag"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "git/get-tag": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["git-tag"];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "git/create-tree": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["git-tree"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "git/get-tree": {
        parameters: {
            query?: {
                recursive?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["git-tree"];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/list-webhooks": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["hook"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/create-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["hook"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/get-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                hook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["hook"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/delete-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                hook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/update-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                hook_id: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["hook"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/get-webhook-config-for-repo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                hook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["webhook-config"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/update-webhook-config-for-repo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                hook_id: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["webhook-config"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/list-webhook-deliveries": {
        parameters: {
            query?: {
                per_page?: string;
                cursor?: string;
                status?: "success" | "failure";
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
                hook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["hook-delivery-item"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/get-webhook-delivery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                hook_id: string;
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["hook-delivery"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/redeliver-webhook-delivery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                hook_id: string;
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/ping-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                hook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/test-push-webhook-by-test-url": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                hook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/test-push-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                hook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/list-invitations": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["repository-invitation"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/delete-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/update-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                invitation_id: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["repository-invitation"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
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
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"][];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-issue"];
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/list-comments-for-repo": {
        parameters: {
            query?: {
                sort?: string;
                direction?: string;
                since?: string;
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue-comment"][];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/get-comment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue-comment"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/delete-comment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/update-comment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["comment-text"];
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue-comment"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "reactions/list-for-issue-comment": {
        parameters: {
            query?: {
                content?: string;
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["reaction"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "reactions/create-for-issue-comment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-reaction"];
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["reaction"];
                };
            };
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["reaction"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "reactions/delete-for-issue-comment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                comment_id: string;
                reaction_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/list-events-for-repo": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue-event"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/get-event": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue-event"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/list-pinned": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["issue-change"];
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/add-assignees": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    assignees?: string[] | string;
                } | null;
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/remove-assignees": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    assignees?: string[] | string;
                } | null;
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/check-user-can-be-assigned-to-issue": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
                assignee: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/list-comments": {
        parameters: {
            query?: {
                sort?: string;
                direction?: string;
                since?: string;
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue-comment"][];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/create-comment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["comment-text"];
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue-comment"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/list-dependencies-blocked-by": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/add-blocked-by-dependency": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-issue-dependency"];
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/remove-dependency-blocked-by": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
                issue_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/list-dependencies-blocking": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/list-events": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue-event"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/list-labels-on-issue": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["label"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/set-labels": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["label"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/add-labels": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["label"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/remove-all-labels": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/remove-label": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["label"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/lock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lock_reason?: ("off-topic" | "too heated" | "resolved" | "spam") | null;
                } | null;
            };
        };
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/get-parent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/pin": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/unpin": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "reactions/list-for-issue": {
        parameters: {
            query?: {
                content?: string;
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["reaction"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "reactions/create-for-issue": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-reaction"];
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["reaction"];
                };
            };
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["reaction"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "reactions/delete-for-issue": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
                reaction_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/remove-sub-issue": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sub_issue_id: number;
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/list-sub-issues": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/add-sub-issue": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-sub-issue"];
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/reprioritize-sub-issue": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["sub-issue-move"];
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/list-events-for-timeline": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
                issue_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["timeline-issue-event"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/list-deploy-keys": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["deploy-key"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/create-deploy-key": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["deploy-key"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/get-deploy-key": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                key_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["deploy-key"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/delete-deploy-key": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                key_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/list-labels-for-repo": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["label"][];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/create-label": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-label"];
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["label"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/get-label": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["label"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/delete-label": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/update-label": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["label-change"];
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["label"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/list-languages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["language"];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "licenses/get-for-repo": {
        parameters: {
            query?: {
                ref?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["license-content"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/merge-upstream": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    branch: string;
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["merged-upstream"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/merge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["commit"];
                };
            };
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/list-milestones": {
        parameters: {
            query?: {
                state?: string;
                sort?: string;
                direction?: string;
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["milestone"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/create-milestone": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-milestone"];
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["milestone"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/get-milestone": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                milestone_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["milestone"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/delete-milestone": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                milestone_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/update-milestone": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                milestone_number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["milestone-change"];
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["milestone"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "issues/list-labels-for-milestone": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
                milestone_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["label"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/get-readme": {
        parameters: {
            query?: {
                ref?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["content-file"];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/get-readme-in-directory": {
        parameters: {
            query?: {
                ref?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
                dir: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["content-file"];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "activity/list-stargazers-for-repo": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stargazer"][] | components["schemas"]["simple-user"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/create-commit-status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                sha: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["status"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "activity/list-watchers-for-repo": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "activity/get-repo-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["repository-subscription"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "activity/set-repo-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["repository-subscription"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "activity/delete-repo-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/list-tags": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tag"][];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/download-tarball-archive-of-default-branch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/download-tarball-archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/list-teams": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["team"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/get-all-topics": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["topic"];
                };
            };
            /** @description Done; there is nothing to say. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/replace-all-topics": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    names: string[];
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["topic"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["minimal-repository"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/download-zipball-archive-of-default-branch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/download-zipball-archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/list-public": {
        parameters: {
            query?: {
                /** @description The id after which the page begins. */
                since?: string;
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["minimal-repository"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/get-authenticated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["private-user"] | components["schemas"]["public-user"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/update-authenticated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["private-user"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/set-primary-email-visibility-for-authenticated-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    visibility: "public" | "private";
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["email"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/list-emails-for-authenticated-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["email"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/add-email-for-authenticated-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    emails: string[];
                } | string[] | string;
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["email"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/delete-email-for-authenticated-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    emails: string[];
                } | string[] | string;
            };
        };
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/list-followers-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/list-followed-by-authenticated-user": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/check-person-is-followed-by-authenticated": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/follow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/unfollow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
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
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issue"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/list-public-ssh-keys-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["key"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/create-public-ssh-key-for-authenticated-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    key: string;
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["key"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/get-public-ssh-key-for-authenticated-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["key"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/delete-public-ssh-key-for-authenticated-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/list-memberships-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["org-membership"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/get-membership-for-authenticated-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["org-membership"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/update-membership-for-authenticated-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                org: string;
            };
            cookie?: never;
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
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["org-membership"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/list-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organization-simple"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/list-public-emails-for-authenticated-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["email"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/list-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                type?: string;
                sort?: string;
                direction?: string;
                visibility?: string;
                affiliation?: string;
                since?: string;
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["minimal-repository"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/create-for-authenticated-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["full-repository"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/list-invitations-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["repository-invitation"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/decline-invitation-for-authenticated-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/accept-invitation-for-authenticated-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/list-ssh-signing-keys-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ssh-signing-key"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/create-ssh-signing-key-for-authenticated-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    key: string;
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ssh-signing-key"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/get-ssh-signing-key-for-authenticated-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ssh-signing-key"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/delete-ssh-signing-key-for-authenticated-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "activity/list-repos-starred-by-authenticated-user": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                sort?: string;
                direction?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["starred-repository"][] | components["schemas"]["minimal-repository"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "activity/check-repo-is-starred-by-authenticated-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "activity/star-repo-for-authenticated-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "activity/unstar-repo-for-authenticated-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                repo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "activity/list-watched-repos-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["minimal-repository"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "teams/list-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["team-full"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "tokens/list": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["personal-token"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "tokens/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default classic
                     * @enum {unknown}
                     */
                    kind?: "classic" | "fine-grained";
                    note?: string;
                    expires_in_days?: number;
                    /** @description Of a classic token. */
                    scopes?: string[];
                    /** @description Whose things a fine-grained token is for; by default yours. */
                    owner?: string;
                    /** @description Names; without them all of the owner. */
                    repositories?: string[];
                    permissions?: {
                        [key: string]: "read" | "write" | "admin";
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["new-personal-token"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "tokens/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/list": {
        parameters: {
            query?: {
                /** @description The id after which the page begins. */
                since?: string;
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/get-by-username": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["private-user"] | components["schemas"]["public-user"];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "activity/list-events-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "activity/list-org-events-for-authenticated-user": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                username: string;
                org: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "activity/list-public-events-for-user": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/list-followers-for-user": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/list-following-for-user": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["simple-user"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/check-following-for-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: string;
                target_user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/list-public-keys-for-user": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["key-simple"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "orgs/list-for-user": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organization-simple"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "activity/list-received-events-for-user": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "activity/list-received-public-events-for-user": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                /** @description As the link to the next page has it. */
                after?: string;
            };
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "repos/list-for-user": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                type?: string;
                sort?: string;
                direction?: string;
            };
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["minimal-repository"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "enterprise-admin/promote-user-to-be-site-administrator": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "enterprise-admin/demote-site-administrator": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "users/list-ssh-signing-keys-for-user": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ssh-signing-key"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "activity/list-repos-starred-by-user": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
                sort?: string;
                direction?: string;
            };
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["starred-repository"][] | components["schemas"]["minimal-repository"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "activity/list-repos-watched-by-user": {
        parameters: {
            query?: {
                /** @description How many on a page: 30, and 100 at most. */
                per_page?: string;
                /** @description Which page; the first is 1. */
                page?: string;
            };
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["minimal-repository"][];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "enterprise-admin/suspend-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "enterprise-admin/unsuspend-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "meta/get-all-versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description It is found elsewhere now. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moved"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic-error"];
                };
            };
        };
    };
    "meta/get-zen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
