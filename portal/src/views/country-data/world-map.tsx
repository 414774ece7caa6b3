import { useSignal } from '@preact/signals'
import { useEffect, useId, useMemo, useRef } from 'preact/hooks'
import { announce } from '../../kit/announcer.tsx'
import { IconButton } from '../../kit/button.tsx'
import { navigate } from '../../router.ts'
import { type CountrySummary, countryHref } from './country.ts'
import { findToward, isDirection } from './directions.ts'
import { Lands } from './lands.tsx'
import { useMapView } from './map-view.ts'
import type { Shading } from './shading.ts'
import {
  drawBorders,
  drawShapes,
  frameOutline,
  graticuleOutline,
  mapHeight,
  mapWidth,
  type World,
} from './shapes.ts'

interface WorldMapProps {
  world: World
  countries: ReadonlyMap<string, CountrySummary>
  shading: Shading
  /** Search results, which are highlighted. */
  matches: ReadonlySet<string> | undefined
  onZoom(k: number): void
}

/** An interactive map with arrow key navigation. */
export function WorldMap({ world, countries, shading, matches, onZoom }: WorldMapProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const { view, handlers, zoomAt, showWhole, reveal, hasDragged } = useMapView()
  const active = useSignal<string | undefined>(undefined)
  const shapes = useMemo(() => drawShapes(world, countries.values()), [world, countries])
  const borders = useMemo(() => drawBorders(world), [world])
  useEffect(() => onZoom(view.k), [view.k])

  const describe = (country: CountrySummary) => `${country.name.common}: ${shading.describe(country)}`
  const current = active.value === undefined ? undefined : countries.get(active.value)
  const activate = (cca3: string | undefined) => {
    active.value = cca3
  }
  const open = (cca3: string | undefined) => {
    const country = cca3 === undefined ? undefined : countries.get(cca3)
    if (country) navigate(countryHref(country.cca2))
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (isDirection(event.key)) {
      event.preventDefault()
      const from = shapes.find(({ cca3 }) => cca3 === active.value)?.centre ?? [
        (mapWidth / 2 - view.x) / view.k,
        (mapHeight / 2 - view.y) / view.k,
      ]
      const next = findToward(shapes, from, event.key)
      const country = next && countries.get(next.cca3)
      if (!country) return
      activate(next.cca3)
      reveal(next.centre)
      announce(describe(country))
    } else if (event.key === 'Enter') open(active.value)
    else if (event.key === '+' || event.key === '=') zoomAt(1.6)
    else if (event.key === '-') zoomAt(1 / 1.6)
    else if (event.key === '0') showWhole()
  }
  // Hovering must not re-render all countries.
  const lands = useMemo(
    () => (
      <Lands
        shapes={shapes}
        borders={borders}
        countries={countries}
        shading={shading}
        matches={matches}
        k={view.k}
      />
    ),
    [shapes, borders, shading, matches, view.k],
  )
  const pointed = shapes.find(({ cca3 }) => cca3 === active.value)
  const pointAt = (event: PointerEvent | MouseEvent) =>
    event.target instanceof Element ? (event.target.getAttribute('data-code') ?? undefined) : undefined

  return (
    <figure class="map">
      {/* No native control has two-dimensional navigation; the list below is the accessible alternative. */}
      <div
        ref={frame}
        class={view.k > 1 ? 'map-frame map-frame-close' : 'map-frame'}
        role="application"
        aria-roledescription="map"
        aria-label="World map"
        aria-describedby={`${id}-hint`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        onKeyDown={press}
        onBlur={() => activate(undefined)}
      >
        {/* The frame handles keys. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
        <svg
          viewBox={`0 0 ${mapWidth} ${mapHeight}`}
          aria-hidden="true"
          {...handlers}
          onPointerOver={(event) => activate(pointAt(event))}
          onPointerOut={() => activate(undefined)}
          onClick={(event) => {
            if (!hasDragged()) open(pointAt(event))
          }}
        >
          <g transform={`translate(${view.x} ${view.y}) scale(${view.k})`}>
            <path class="map-sea" d={frameOutline} />
            <path class="map-graticule" d={graticuleOutline} />
            {lands}
            {pointed?.outline && <path class="map-active" d={pointed.outline} />}
            {pointed && !pointed.outline && (
              <circle
                class="map-active"
                cx={pointed.centre[0]}
                cy={pointed.centre[1]}
                r={5 / Math.sqrt(view.k)}
              />
            )}
          </g>
        </svg>
      </div>
      <p class="unseen" id={`${id}-hint`}>
        Arrow keys move between countries, Enter opens one, plus and minus zoom, zero shows the whole world.
      </p>
      <div class="map-buttons">
        <IconButton kind="plain" name="Zoom in" icon="plus" onClick={() => zoomAt(1.6)} />
        <IconButton kind="plain" name="Zoom out" icon="minus" onClick={() => zoomAt(1 / 1.6)} />
        <IconButton kind="plain" name="Show the whole world" icon="whole" onClick={showWhole} />
      </div>
      <figcaption class="map-caption">
        {current ? (
          <span>
            <strong>{current.name.common}</strong> <span class="quiet">{shading.describe(current)}</span>
          </span>
        ) : (
          <span class="quiet">
            <span class="keyboard-only">Point at a country, or use the arrow keys.</span>
            <span class="touch-only">Tap a country to open it; pinch to zoom.</span>
          </span>
        )}
      </figcaption>
    </figure>
  )
}
