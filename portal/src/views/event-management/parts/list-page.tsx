import type { ComponentChildren } from 'preact'
import type { Resource } from '../../../api/resource.ts'
import { CallError } from '../../../kit/call-error.tsx'
import { countOf } from '../../../kit/format.ts'
import { Loading } from '../../../kit/states.tsx'
import type { Pagination } from '../records.ts'
import { Pages } from './pages.tsx'

interface ListPageProps<Value> {
  list: Resource<Value>
  /** The singular noun for an item. */
  word: string
  children(value: Value): ComponentChildren
}

/** A page of a list, with its count and pagination links. */
export function ListPage<Value extends { pagination: Pagination }>({
  list,
  word,
  children,
}: ListPageProps<Value>) {
  const { value, failure, reload } = list
  if (failure) return <CallError failure={failure} onRetry={reload} />
  return (
    <>
      <p class="found-count quiet small figures" role="status">
        {value ? countOf(value.pagination.object_count, word) : '\u00a0'}
      </p>
      {value ? children(value) : <Loading lines={12} />}
      <Pages pagination={value?.pagination} />
    </>
  )
}
