import type { Routes } from '@octavo/platform/service.ts'
import { anyone } from '../../access/needs.ts'
import type { Context } from '../../context.ts'
import { gitAddresses } from '../../repositories/present/git-addresses.ts'
import { presentLicense } from '../../repositories/present/repositories.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { presentTime } from '../../wire/times.ts'
import { findCommunityFiles, healthOf } from '../community.ts'
import { CommunityProfile, FeedAddresses } from '../schema.ts'

export const communityRoutes =
  ({ git }: Pick<Context, 'git'>): Routes =>
  (app) => {
    app.get(
      '/repos/:owner/:repo/community/profile',
      {
        config: { needs: { permission: 'contents' } },
        schema: {
          operationId: 'repos/get-community-profile-metrics',
          summary: 'Get community profile metrics',
          tags: ['repos'],
          params: RepositoryPath,
          response: { 200: CommunityProfile, ...errorResponses },
        },
      },
      async ({ repository: { row }, addresses }) => {
        const files = await findCommunityFiles(git.repository(row.id), row)
        const urls = gitAddresses(row, addresses)
        const fileAt = (path: string | undefined) =>
          path === undefined
            ? null
            : {
                url: urls.contents(path, row.default_branch),
                html_url: urls.file('blob', row.default_branch, path),
              }
        return {
          health_percentage: healthOf(files, row.description),
          description: row.description,
          documentation: row.homepage,
          files: {
            code_of_conduct: null,
            code_of_conduct_file: fileAt(files.codeOfConduct),
            license: presentLicense(row.license, addresses),
            contributing: fileAt(files.contributing),
            readme: fileAt(files.readme),
            issue_template: fileAt(files.issueTemplate),
            pull_request_template: fileAt(files.pullRequestTemplate),
          },
          updated_at: presentTime(row.updated_at_ms),
          content_reports_enabled: false,
        }
      },
    )

    app.get(
      '/feeds',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'activity/get-feeds',
          summary: 'Get feeds',
          tags: ['activity'],
          response: { 200: FeedAddresses, ...errorResponses },
        },
      },
      ({ viewer, addresses: { api } }) => {
        const link = (href: string) => ({ href, type: 'application/json' })
        const timeline_url = `${api}/events`
        const user_url = `${api}/users/{user}/events/public`
        const own = viewer.user ? `${api}/users/${viewer.user.login}/events/public` : undefined
        return {
          timeline_url,
          user_url,
          ...(own ? { current_user_public_url: own } : {}),
          _links: {
            timeline: link(timeline_url),
            user: link(user_url),
            ...(own ? { current_user_public: link(own) } : {}),
          },
        }
      },
    )
  }
