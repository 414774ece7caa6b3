import { SelectField } from '../../../kit/field.tsx'
import { setQuery } from '../../../router.ts'
import type { Named } from '../records.ts'

/** Selects one of several organizations. */
export function OrganizationChoice({ all, chosen }: { all: readonly Named[]; chosen: Named | undefined }) {
  if (all.length < 2) return null
  return (
    <SelectField
      label="Organization"
      value={chosen?.id ?? ''}
      onChange={(event) => setQuery({ organization: event.currentTarget.value, page: undefined })}
    >
      {all.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
