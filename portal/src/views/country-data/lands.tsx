import type { CountrySummary } from './country.ts'
import type { Shading } from './shading.ts'
import type { Shape } from './shapes.ts'

interface LandsProps {
  shapes: readonly Shape[]
  borders: string
  countries: ReadonlyMap<string, CountrySummary>
  shading: Shading
  matches: ReadonlySet<string> | undefined
  /** Zoom factor, to keep the size of dots. */
  k: number
}

/** Up to this number, each match is marked. */
const maxFew = 12

export function Lands({ shapes, borders, countries, shading, matches, k }: LandsProps) {
  const isFew = matches !== undefined && matches.size <= maxFew
  const colorOf = (cca3: string) => {
    if (matches && !matches.has(cca3)) return 'land-dim'
    if (isFew) return 'land-found'
    const country = countries.get(cca3)
    const shade = country && shading.classOf(country)
    return shade === undefined ? 'land-unknown' : `land-${shading.is}-${shade}`
  }
  const dots = shapes.filter(({ outline }) => !outline)
  const marked = isFew ? shapes.filter(({ cca3 }) => matches.has(cca3)) : []
  return (
    <>
      {shapes.map(
        ({ cca3, outline }) =>
          outline && <path key={cca3} data-code={cca3} class={`land ${colorOf(cca3)}`} d={outline} />,
      )}
      <path class="map-borders" d={borders} />
      {dots.map(({ cca3, centre: [x, y] }) => (
        <circle
          key={cca3}
          data-code={cca3}
          class={`land land-dot ${colorOf(cca3)}`}
          cx={x}
          cy={y}
          r={2.4 / Math.sqrt(k)}
        />
      ))}
      {marked.map(({ cca3, centre: [x, y] }) => (
        <circle key={cca3} class="found-ring" cx={x} cy={y} r={9 / Math.sqrt(k)} />
      ))}
    </>
  )
}
