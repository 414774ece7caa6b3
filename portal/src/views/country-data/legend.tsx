import { SelectField } from '../../kit/field.tsx'
import { setQuery } from '../../router.ts'
import { type Shading, shadings } from './shading.ts'

export const defaultShading = 'population'

export function chosenShading(key: string | null): Shading {
  // The default always exists.
  return shadings[key ?? ''] ?? (shadings[defaultShading] as Shading)
}

/** Legend of the map and choice of its colors. */
export function Legend({ chosen }: { chosen: string | null }) {
  const shading = chosenShading(chosen)
  return (
    <div class="legend">
      <SelectField
        label="Color by"
        value={chosen ?? defaultShading}
        onChange={({ currentTarget: { value } }) =>
          setQuery({ color: value === defaultShading ? undefined : value })
        }
      >
        {Object.entries(shadings).map(([key, { title }]) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </SelectField>
      <ul class="legend-classes">
        {shading.classes.map((title, index) => (
          <li key={title}>
            <span class={`swatch land-${shading.is}-${index}`} aria-hidden="true" />
            {title}
          </li>
        ))}
      </ul>
    </div>
  )
}
