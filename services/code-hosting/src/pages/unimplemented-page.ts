import { html } from '@octavo/platform/pages/html.ts'
import type { RepositoryPage, RepositoryPageRequest } from './page-request.ts'

/** For features that this server does not have, so that they are not mistaken for missing pages. */
export function unimplementedPage(subject: string) {
  return async ({ row, base, request, reply }: RepositoryPageRequest): Promise<RepositoryPage> => {
    reply.header('octavo-unimplemented', 'true')
    request.server.logUnimplemented(request.method, String(request.routeOptions.url))
    return {
      title: `${subject} · ${row.owner_login}/${row.name}`,
      status: 501,
      body: html`<h1>${subject}</h1><p>This feature is not implemented.</p><p><a href="${base}">Back to the repository</a></p>`,
    }
  }
}
