import { TextField } from '../../../kit/field.tsx'
import { address, setQuery } from '../../../router.ts'
import type { Listed, Named } from '../records.ts'
import { whens } from '../searching.ts'
import { eventsCall, useCall } from '../service.ts'
import { Choice } from './choice.tsx'

/** Search filters beside the text. */
export function FinderFields({ url }: { url: string }) {
  const { value } = useCall<Listed<'categories', Named>>(eventsCall(url, '/categories/'))
  const categories = value?.categories.map(({ id, name }) => [id, name] as const) ?? []
  return (
    <>
      <TextField
        label="Place"
        placeholder="Berlin"
        value={address.value.query.get('place') ?? ''}
        onInput={(event) => setQuery({ place: event.currentTarget.value, page: undefined })}
      />
      <Choice name="when" label="When" options={[['', 'Any time'], ...whens]} />
      <Choice name="category" label="Category" options={[['', 'Any category'], ...categories]} />
    </>
  )
}
