import type { Shape } from './shapes.ts'

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function isDirection(key: string): boolean {
  return key in directions
}

/** The nearest country in the direction of an arrow key; sideways distance counts more. */
export function findToward(
  shapes: readonly Shape[],
  from: readonly [number, number],
  key: string,
): Shape | undefined {
  const [dx, dy] = directions[key] ?? [0, 0]
  let best: { shape: Shape; cost: number } | undefined
  for (const shape of shapes) {
    const [x, y] = [shape.centre[0] - from[0], shape.centre[1] - from[1]]
    const ahead = x * dx + y * dy
    const aside = Math.abs(x * dy - y * dx)
    if (ahead <= 0.5 || aside > ahead * 1.4) continue
    const cost = ahead + aside * 1.5
    if (!best || cost < best.cost) best = { shape, cost }
  }
  return best?.shape
}
