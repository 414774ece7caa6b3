import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Scope } from '../context.ts'
import { htmlOf } from '../wire/rich-text.ts'
import { withImages } from './content-images.ts'
import { type ContentModule, renderModule } from './content-modules.ts'
import { findPublishedPage } from './store/content-pages.ts'
import type { EventRow } from './store/events.ts'

/** The summary and the content modules as one piece of clean HTML. */
export async function readDescription(scope: Pick<Scope, 'db' | 'url'>, event: EventRow): Promise<string> {
  const summary = event.summary === null ? '' : `<div>${htmlOf(event.summary)}</div>`
  return [summary, await readBody(scope, event)].filter((part) => part !== '').join('\n')
}

/** Without the summary. */
export async function readBody(scope: Pick<Scope, 'db' | 'url'>, event: EventRow): Promise<string> {
  const page = await findPublishedPage(scope.db, event.id, 'listing')
  const modules = page ? await withImages(decodeJson<ContentModule[]>(page.modules), scope) : []
  const parts = [...modules.map(renderModule), event.description_html ?? '']
  return parts
    .filter((part) => part !== '')
    .map((part) => `<div>${part}</div>`)
    .join('\n')
}
