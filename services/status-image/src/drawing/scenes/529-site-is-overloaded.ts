import type { Scene } from '../scene.ts'
import { fill } from '../svg.ts'

export const scene: Scene = {
  code: 529,
  phrase: 'Site Is Overloaded',
  alt: 'A dog, roughly sketched, that is still being drawn by its illustrator.',
  draw: ({ width, height }) => fill(`M0 0H${width}V${height}H0Z`, '#cfd8c8'),
}
