import { type Html, html } from '@octavo/platform/pages/html.ts'

export interface DrawnSeat {
  row: string
  place: number
  look: 'free' | 'taken' | 'own'
}

const colors = { free: 'var(--accent)', taken: 'var(--line)', own: 'var(--ink)' }

/** A plan of a section with a dot for each seat. The list beside it has the same content as text. */
export function drawSeats(seats: readonly DrawnSeat[]): Html {
  const rows = [...Map.groupBy(seats, ({ row }) => row).values()]
  const widthOf = (row: readonly DrawnSeat[]) => (row.at(-1)?.place ?? 0) - (row[0]?.place ?? 0) + 1
  const width = Math.max(1, ...rows.map(widthOf))
  const dots = rows.flatMap((row, y) =>
    row.map(({ place, look }) => {
      const x = (width - widthOf(row)) / 2 + place - (row[0]?.place ?? 0)
      return { look, mark: `M${x + 0.5} ${y + 0.5}h0` }
    }),
  )
  const looks = [...Map.groupBy(dots, ({ look }) => look)]
  return html`<svg class="seat-drawing" aria-hidden="true" viewBox="0 0 ${width} ${rows.length}">${looks.map(
    ([look, some]) =>
      html`<path d="${some.map(({ mark }) => mark).join('')}" stroke="${colors[look]}" stroke-width="0.7" stroke-linecap="round"/>`,
  )}</svg>`
}
