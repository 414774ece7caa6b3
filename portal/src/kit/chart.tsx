import { useSignal } from '@preact/signals'
import type { TargetedPointerEvent } from 'preact'
import { formatTime } from './format.ts'

export interface Series {
  name: string
  values: readonly number[]
}

interface ChartProps {
  title: string
  times: readonly number[]
  series: readonly Series[]
  format(value: number): string
  /** Minimum of the scale's maximum, so that noise stays small. */
  atLeast: number
}

/** Time span of the whole width. */
const spanMs = 600_000
const width = 320
const height = 88

/** A line chart over time, with the same values in a table below. */
export function Chart({ title, times, series, format, atLeast }: ChartProps) {
  const at = useSignal<number | undefined>(undefined)
  const top = niceTop(Math.max(atLeast, ...series.flatMap(({ values }) => values)))
  const last = times.at(-1) ?? 0
  const x = (index: number) => width * (1 - (last - (times[index] ?? last)) / spanMs)
  const y = (value: number) => height - (value / top) * height
  const shownIndex = at.value === undefined ? times.length - 1 : Math.min(at.value, times.length - 1)
  const point = (event: TargetedPointerEvent<SVGSVGElement>) => {
    const { left, width: screenWidth } = event.currentTarget.getBoundingClientRect()
    const pointedTime = last - spanMs * (1 - (event.clientX - left) / screenWidth)
    at.value = nearest(times, pointedTime)
  }
  const time = times[shownIndex]
  return (
    <figure class="chart">
      <figcaption class="chart-title">
        <span>{title}</span>
        <span class="chart-values figures">
          {series.map(({ name, values }) => (
            <span key={name}>
              {format(values[shownIndex] ?? 0)}
              {series.length > 1 && <span class="quiet"> {name}</span>}
            </span>
          ))}
        </span>
      </figcaption>
      {/* The table below has the same values. */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onPointerMove={point}
        onPointerLeave={() => {
          at.value = undefined
        }}
      >
        <path class="chart-grid" d={`M0 ${height}H${width}M0 ${height / 2}H${width}M0 0H${width}`} />
        {series.map(({ name, values }, index) => (
          <path
            key={name}
            class={`chart-line chart-line-${index}`}
            d={values
              .map((value, step) => `${step ? 'L' : 'M'}${x(step).toFixed(1)} ${y(value).toFixed(1)}`)
              .join('')}
          />
        ))}
        {at.value !== undefined && <path class="chart-cursor" d={`M${x(shownIndex)} 0V${height}`} />}
      </svg>
      <p class="chart-scale quiet figures">
        <span>{time === undefined ? '' : at.value === undefined ? '10 minutes' : formatTime(time)}</span>
        <span>up to {format(top)}</span>
      </p>
    </figure>
  )
}

/** Rounds up to a round number. */
function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value || 1))
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= value) ?? 10
  return step * power
}

function nearest(times: readonly number[], pointedTime: number): number {
  const away = times.map((time) => Math.abs(time - pointedTime))
  return away.indexOf(Math.min(...away))
}
