import { CheckField, RangeField, SelectField, TextField } from '../../../kit/field.tsx'
import { address, setQuery } from '../../../router.ts'
import type { FilterName } from '../browsing.ts'
import { formatKeys, formatLabel, roleLabel, statusKeys, statusLabel } from '../labels.ts'
import { seasonNames } from '../seasons.ts'
import { ShelfChoice } from './shelf-choice.tsx'

/** Returns to the first page. */
export function narrow(changes: Readonly<Partial<Record<FilterName, string>>>): void {
  setQuery({ ...changes, page: undefined })
}

/** Filters of the catalogue, stored in the URL. */
export function Filters({ baseUrl }: { baseUrl: string }) {
  const { query } = address.value
  const rating = Number(query.get('rating') ?? 0)
  return (
    <div class="filters">
      <SelectField
        label="Season"
        value={query.get('season') ?? ''}
        onChange={(event) => narrow({ season: event.currentTarget.value })}
      >
        <option value="">Any season</option>
        {seasonNames.map((name) => (
          <option key={name} value={name}>
            {roleLabel(name)}
          </option>
        ))}
      </SelectField>
      <NumberRange label="Years" names={['from', 'to']} placeholders={['1963', 'now']} />
      <NumberRange label="Episodes" names={['least', 'most']} placeholders={['1', 'any']} />
      <RangeField
        label={rating ? `Rated ${rating} % at least` : 'Any rating'}
        min={0}
        max={95}
        step={5}
        value={rating}
        onInput={(event) => narrow({ rating: event.currentTarget.value.replace(/^0$/, '') })}
      />
      <ShelfChoice kind="genres" baseUrl={baseUrl} />
      <ShelfChoice kind="categories" baseUrl={baseUrl} />
      <Checks legend="Format" name="format" options={formatKeys} wordsOf={formatLabel} />
      <Checks legend="Status" name="status" options={statusKeys} wordsOf={statusLabel} />
    </div>
  )
}

interface NumberRangeProps {
  label: string
  names: readonly [from: FilterName, to: FilterName]
  placeholders: readonly [string, string]
}

function NumberRange({ label, names, placeholders }: NumberRangeProps) {
  const { query } = address.value
  return (
    <fieldset class="number-range">
      <legend class="field-label">{label}</legend>
      {names.map((name, index) => (
        <TextField
          key={name}
          label={<span class="unseen">{`${label} ${index ? 'to' : 'from'}`}</span>}
          inputMode="numeric"
          placeholder={placeholders[index]}
          value={query.get(name) ?? ''}
          onInput={(event) => narrow({ [name]: event.currentTarget.value.replace(/\D/g, '').slice(0, 4) })}
        />
      ))}
    </fieldset>
  )
}

interface ChecksProps {
  legend: string
  name: FilterName
  options: readonly string[]
  wordsOf(option: string): string
}

/** Multiple choice. */
function Checks({ legend, name, options, wordsOf }: ChecksProps) {
  const selectedValues = address.value.query.get(name)?.split(',').filter(Boolean) ?? []
  return (
    <fieldset class="checks filters-wide">
      <legend class="field-label">{legend}</legend>
      {options.map((option) => (
        <CheckField
          key={option}
          label={wordsOf(option)}
          checked={selectedValues.includes(option)}
          onChange={(event) =>
            narrow({
              [name]: (event.currentTarget.checked
                ? [...selectedValues, option]
                : selectedValues.filter((one) => one !== option)
              ).join(','),
            })
          }
        />
      ))}
    </fieldset>
  )
}
