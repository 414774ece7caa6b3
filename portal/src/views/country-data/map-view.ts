import { useSignal } from '@preact/signals'
import type { TargetedMouseEvent, TargetedPointerEvent, TargetedWheelEvent } from 'preact'
import { useRef } from 'preact/hooks'
import { mapHeight, mapWidth } from './shapes.ts'

/** Visible part of the map: scaled by `k`, then translated. */
export interface View {
  k: number
  x: number
  y: number
}

export const wholeView: View = { k: 1, x: 0, y: 0 }
const maxZoom = 24
const clickSlop = 4

/** Zoom and pan by wheel, drag, pinch and buttons. */
export function useMapView() {
  const view = useSignal(wholeView)
  const pointers = useRef(new Map<number, readonly [number, number]>())
  const traveled = useRef(0)

  const zoomAt = (factor: number, [atX, atY]: readonly [number, number] = [mapWidth / 2, mapHeight / 2]) => {
    const { k, x, y } = view.value
    const next = Math.min(maxZoom, Math.max(1, k * factor))
    view.value = clamp({ k: next, x: atX - ((atX - x) / k) * next, y: atY - ((atY - y) / k) * next })
  }
  const moveBy = (x: number, y: number) => {
    view.value = clamp({ ...view.value, x: view.value.x + x, y: view.value.y + y })
  }

  const handlers = {
    onWheel(event: TargetedWheelEvent<Element>) {
      // The wheel without a modifier scrolls the page.
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoomAt(2 ** (-event.deltaY / 240), pointOf(event))
    },
    onDblClick(event: TargetedMouseEvent<Element>) {
      event.preventDefault()
      zoomAt(2, pointOf(event))
    },
    onPointerDown(event: TargetedPointerEvent<Element>) {
      pointers.current.set(event.pointerId, pointOf(event))
      traveled.current = 0
    },
    onPointerMove(event: TargetedPointerEvent<Element>) {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const now = pointOf(event)
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      if (other) {
        const factor = distance(now, other) / (distance(before, other) || 1)
        zoomAt(factor, [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2])
      } else if (view.value.k > 1) moveBy(now[0] - before[0], now[1] - before[1])
      traveled.current += distance(now, before)
      pointers.current.set(event.pointerId, now)
    },
    onPointerUp: forget,
    onPointerCancel: forget,
    onPointerLeave: forget,
  }
  function forget(event: PointerEvent) {
    pointers.current.delete(event.pointerId)
  }

  return {
    view: view.value,
    handlers,
    zoomAt,
    showWhole() {
      view.value = wholeView
    },
    /** Pans to a point if it is not visible. */
    reveal([x, y]: readonly [number, number]) {
      const { k, x: left, y: top } = view.value
      const [seenX, seenY] = [x * k + left, y * k + top]
      const margin = 40
      const isVisible =
        seenX > margin && seenX < mapWidth - margin && seenY > margin && seenY < mapHeight - margin
      if (!isVisible) view.value = clamp({ k, x: mapWidth / 2 - x * k, y: mapHeight / 2 - y * k })
    },
    /** True if the last pointer gesture was a drag, so a click must be ignored. */
    hasDragged: () => traveled.current > clickSlop,
  }
}

/** Limits panning to the frame. */
function clamp({ k, x, y }: View): View {
  return {
    k,
    x: Math.min(0, Math.max(mapWidth * (1 - k), x)),
    y: Math.min(0, Math.max(mapHeight * (1 - k), y)),
  }
}

/** Pointer position in map units. */
function pointOf(event: TargetedMouseEvent<Element>): readonly [number, number] {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  return [((event.clientX - left) / width) * mapWidth, ((event.clientY - top) / height) * mapHeight]
}

function distance([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number {
  return Math.hypot(ax - bx, ay - by)
}
