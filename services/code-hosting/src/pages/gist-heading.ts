import { type Html, html } from '@octavo/platform/pages/html.ts'
import { filesOf } from '../gists/gist-files.ts'
import type { GistRow } from '../gists/store/gists.ts'

/** The first file names a gist, as on GitHub. */
export const titleOfGist = (gist: GistRow): string => filesOf(gist)[0]?.path ?? gist.name

export function showGistHeading(gist: GistRow): Html {
  const { name, owner_login } = gist
  return html`<div class="heading"><h1><a href="/${owner_login}?tab=gists">${owner_login}</a> / <a href="/gist/${name}">${titleOfGist(gist)}</a></h1>${showGistTags(gist)}</div>`
}

export function showGistTags({ is_public, parent_id }: GistRow): Html {
  return html`${is_public === 0 && html` <span class="tag">secret</span>`}${parent_id !== null && html` <span class="tag">fork</span>`}`
}
