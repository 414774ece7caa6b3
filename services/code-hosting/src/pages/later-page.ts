import { html } from '@octavo/platform/pages/html.ts'
import type { AskedRepository, ShownInRepository } from './asked-page.ts'

/** What readers know from elsewhere and do not find here, so that it does not pass for something that is gone. */
export function laterPage(subject: string) {
  return async ({ row, base, request, reply }: AskedRepository): Promise<ShownInRepository> => {
    reply.header('octavo-unimplemented', 'true')
    request.server.logUnimplemented(request.method, String(request.routeOptions.url))
    return {
      title: `${subject} · ${row.owner_login}/${row.name}`,
      status: 501,
      body: html`<h1>${subject}</h1><p>This service has nothing of the kind yet.</p><p><a href="${base}">Back to the repository</a></p>`,
    }
  }
}
