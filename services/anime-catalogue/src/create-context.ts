import type { BaseContext, Context } from './context.ts'
import { createCatalogueState } from './database/catalogue-state.ts'
import { createReader } from './json-api/reader.ts'
import { registry } from './resources/registry.ts'
import { createStore } from './resources/store/query-runner.ts'
import { createTitleSearch } from './title-search/search-titles.ts'

const megabyte = 1024 * 1024

export function createContext(base: BaseContext): Context {
  const { maxPage, maxIncluded, maxIncludedMegabytes, fragmentMegabytes, slugsAsIds } = base.config
  const state = createCatalogueState(base)
  const titles = createTitleSearch(base, state)
  const reader = createReader({
    store: createStore(base.db),
    registry,
    limits: {
      defaultPageSize: 10,
      maxPageSize: maxPage,
      maxIncludeDepth: 5,
      maxIncluded: maxIncluded,
      maxIncludedBytes: maxIncludedMegabytes * 1_000_000,
      fragmentBytes: fragmentMegabytes * megabyte,
    },
    search: (resource, _filter, text) => titles.find(resource.type === 'manga' ? 'manga' : 'anime', text),
    slugsAsIds,
  })
  return { ...base, registry, state, reader, titles }
}
