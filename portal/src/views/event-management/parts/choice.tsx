import { SelectField } from '../../../kit/field.tsx'
import { address, setQuery } from '../../../router.ts'

type Options = readonly (readonly [key: string, words: string])[]

/** Narrows a list; the choice stands in the address, and the first is none. */
export function Choice({ name, label, options }: { name: string; label: string; options: Options }) {
  return (
    <SelectField
      label={label}
      value={address.value.query.get(name) ?? ''}
      onChange={(event) => setQuery({ [name]: event.currentTarget.value, page: undefined })}
    >
      {options.map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </SelectField>
  )
}
