import { IconButton } from '../../../kit/button.tsx'
import { address, hrefWith, setQuery } from '../../../router.ts'
import { dateWords } from '../dates.ts'
import { filters } from '../searching.ts'

const all = [...filters, { name: 'date', title: 'Published', labelOf: dateWords }]

/** Active filters, each with a button to remove it. */
export function ChosenFilters() {
  const { query } = address.value
  const chosenFilters = all.flatMap(({ name, title, labelOf }) => {
    const value = query.get(name)
    return value ? [{ name, label: `${title}: ${labelOf(value)}` }] : []
  })
  if (!chosenFilters.length) return null
  const none = Object.fromEntries(chosenFilters.map(({ name }) => [name, undefined]))
  return (
    <ul class="content-chosen" aria-label="Active filters">
      {chosenFilters.map(({ name, label }) => (
        <li key={name} class="content-chosen-one">
          <span class="breaks">{label}</span>
          <IconButton
            name={`Remove filter ${label}`}
            icon="close"
            onClick={() => setQuery({ [name]: undefined, cursor: undefined })}
          />
        </li>
      ))}
      {chosenFilters.length > 1 && (
        <li>
          <a href={hrefWith({ ...none, cursor: undefined })}>Remove all filters</a>
        </li>
      )}
    </ul>
  )
}
