import type { Scope } from '../../context.ts'
import type { ContentPageView } from '../content.ts'
import type { ContentModule } from '../content-modules.ts'

export function presentContentPage(page: ContentPageView, { url }: Pick<Scope, 'url'>) {
  const self = `${url}events/${page.eventId}/structured_content/${page.version}/`
  const query = `?purpose=${page.purpose}`
  return {
    page_version_number: String(page.version),
    purpose: page.purpose,
    access_type: page.accessType,
    modules: page.modules.map((module) => presentModule(module, self)),
    widgets: [...page.widgets],
    resource_uris: {
      self: self + query,
      add_module: self + query,
      preview_module: self + query,
      publish: self + query,
    },
    pagination: {
      object_count: page.modules.length,
      page_number: 1,
      page_size: page.modules.length,
      page_count: 1,
      has_more_items: false,
    },
  }
}

function presentModule(module: ContentModule, self: string) {
  return { ...module, resource_uris: { self } }
}
