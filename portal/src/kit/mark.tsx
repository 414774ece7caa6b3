import { services } from '../server.ts'

const accents = [1, 2, 3, 4, 5, 6, 7, 8]

/** The mark: one cell per service. Running services, or only the current one, have their hue. */
export function Mark({ size = 28, current }: { size?: number; current?: number | undefined }) {
  const servedAccents = new Set(services.value.map(({ accent }) => accent))
  return (
    <svg class="mark" viewBox="0 0 33 21" width={size * (33 / 21)} height={size} aria-hidden="true">
      {accents.map((accent, index) => {
        const isLit = current === undefined ? servedAccents.has(accent) : accent === current
        return (
          <rect
            key={accent}
            data-accent={accent}
            class={isLit ? 'mark-lit' : 'mark-dim'}
            x={0.5 + (index % 4) * 8}
            y={0.5 + Math.floor(index / 4) * 10}
            width="8"
            height="10"
          />
        )
      })}
    </svg>
  )
}
