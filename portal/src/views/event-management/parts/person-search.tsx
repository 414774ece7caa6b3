import { SearchField } from '../../../kit/search-field.tsx'
import { address, setQuery } from '../../../router.ts'

/** Searches people in the list with the id `controls`. */
export function PersonSearch({ controls }: { controls: string }) {
  return (
    <SearchField
      label="Find by name or address"
      controls={controls}
      value={address.value.query.get('q') ?? ''}
      onSearch={(q) => setQuery({ q, page: undefined })}
    />
  )
}
