import { html } from '@octavo/platform/pages/html.ts'
import { appAccessOf } from '../apps/installations.ts'
import { findAppBySlug, ownerOf } from '../apps/store/apps.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { showAccess } from './app-views.ts'
import { showDay } from './counts.ts'
import type { PageRequest, RenderedPage } from './page-request.ts'
import { showAccount } from './people.ts'
import { isWebAddress } from './repository-sidebar.ts'

/** The description and the permissions of an app. */
export function createAppPage({ db }: Pick<Context, 'db'>) {
  return async ({ params, viewer }: PageRequest): Promise<RenderedPage> => {
    const app = await findAppBySlug(db.read, params.slug ?? '')
    if (!app || (!app.is_public && app.owner_id !== viewer.user?.id)) throw problem('not_found')
    const { name, slug, description, external_url, created_at_ms } = app
    return {
      title: `${name} (app)`,
      body: html`<h1>${name}</h1>
<div class="bar"><span class="tag">app</span><span>by ${showAccount(ownerOf(app))} since ${showDay(created_at_ms)}</span>${
        isWebAddress(external_url) &&
        html`<a rel="nofollow noreferrer" href="${external_url}">${external_url}</a>`
      }</div>
${description && html`<p>${description}</p>`}${showAccess(appAccessOf(app))}
<p><a class="button" href="/apps/${slug}/installations/new">Install ${name}</a></p>`,
    }
  }
}
