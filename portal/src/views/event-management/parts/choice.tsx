import { SelectField } from '../../../kit/field.tsx'
import { address, setQuery } from '../../../router.ts'

type Options = readonly (readonly [key: string, label: string])[]

/** A filter of a list. The choice is in the URL; the first option is no filter. */
export function Choice({ name, label, options }: { name: string; label: string; options: Options }) {
  return (
    <SelectField
      label={label}
      value={address.value.query.get(name) ?? ''}
      onChange={(event) => setQuery({ [name]: event.currentTarget.value, page: undefined })}
    >
      {options.map(([key, label]) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
