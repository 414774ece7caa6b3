import { SelectField } from '../../../kit/field.tsx'
import { address } from '../../../router.ts'
import type { Resource } from '../json-api.ts'
import { createReader, type Document } from '../json-api.ts'
import type { Shelf } from '../records.ts'
import { animeCall, useCall } from '../service.ts'
import { narrow } from './filters.tsx'

export type ShelfKind = 'genres' | 'categories'

/** All options in one request; there are a few dozen. */
export function useShelves(baseUrl: string, kind: ShelfKind) {
  const call =
    kind === 'genres'
      ? animeCall(baseUrl, '/genres', { query: { sort: 'name', 'page[limit]': '1000' } })
      : animeCall(baseUrl, '/categories', {
          query: {
            sort: 'title',
            include: 'parent',
            'fields[categories]': 'title,slug,parent',
            'page[limit]': '1000',
          },
        })
  const { value } = useCall<readonly Resource<Shelf>[]>(call)
  return value
}

export function chosenShelves(kind: ShelfKind): readonly string[] {
  return address.value.query.get(kind)?.split(',').filter(Boolean) ?? []
}

export const nameOfShelf = ({ attributes: { name, title, slug } }: Resource<Shelf>) => name ?? title ?? slug

/** Adds a filter. Active filters are shown above the works. */
export function ShelfChoice({ kind, baseUrl }: { kind: ShelfKind; baseUrl: string }) {
  const shelves = useShelves(baseUrl, kind)
  const selectedShelves = chosenShelves(kind)
  const label = kind === 'genres' ? 'Genres' : 'Categories'
  return (
    <SelectField
      label={label}
      value=""
      onChange={(event) =>
        narrow({ [kind]: [...selectedShelves, event.currentTarget.value].filter(Boolean).join(',') })
      }
    >
      <option value="">{selectedShelves.length ? 'And another' : 'Any'}</option>
      {shelves &&
        groupShelves(shelves).map(({ title, members }) => {
          const options = members
            .filter(({ attributes: { slug } }) => !selectedShelves.includes(slug))
            .map((shelf) => (
              <option key={shelf.id} value={shelf.attributes.slug}>
                {nameOfShelf(shelf)}
              </option>
            ))
          return title ? (
            <optgroup key={title} label={title}>
              {options}
            </optgroup>
          ) : (
            options
          )
        })}
    </SelectField>
  )
}

/** Sorts categories below their parents. */
function groupShelves(shelves: Document<readonly Resource<Shelf>[]>) {
  const reader = createReader(shelves)
  const groups = Map.groupBy(shelves.data, (shelf) => reader.one<Shelf>(shelf, 'parent')?.id ?? '')
  const nameOf = new Map(shelves.data.map((shelf) => [shelf.id, nameOfShelf(shelf)]))
  return [...groups]
    .map(([parent, members]) => ({ title: nameOf.get(parent) ?? '', members }))
    .sort((a, b) => a.title.localeCompare(b.title))
}
