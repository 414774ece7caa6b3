import { families } from './families.ts'
import type { Family, Frame } from './family.ts'
import type { Scene } from './scene.ts'
import { sceneHeight } from './size.ts'
import { createDeveloper } from './tone.ts'

/** Pixels shaded at a time: 768 KiB of light. */
const defaultBandPixels = 65_536

/** Renders a scene as RGB, three bytes a pixel, `sceneHeight(scene, width)` rows. Takes seconds at full size. */
export function renderScene(scene: Scene, width: number, bandPixels = defaultBandPixels): Uint8Array {
  const family = findFamily(scene.family)
  const height = sceneHeight(scene, width)
  const oversampling = Math.max(family.oversampling ?? 1, Math.ceil((family.minWidth ?? 0) / width))
  const frame: Frame = {
    width: width * oversampling,
    height: height * oversampling,
    aspect: scene.width / scene.height,
    pixel: 1 / (height * oversampling),
  }
  const picture = family.prepare(scene.recipe, frame)
  const develop = createDeveloper({ ...frame, width, height }, oversampling, picture.development)
  const rgb = new Uint8Array(width * height * 3)
  const bandRows = Math.max(1, Math.min(height, Math.floor(bandPixels / (frame.width * oversampling))))
  const band = new Float32Array(bandRows * oversampling * frame.width * 3)
  for (let bottom = height; bottom > 0; bottom -= bandRows) {
    const rows = Math.min(bandRows, bottom)
    const top = bottom - rows
    picture.shade(band, top * oversampling, rows * oversampling)
    develop(band, top, rows, rgb)
  }
  return rgb
}

function findFamily(name: string): Family<object> {
  const family = families.get(name)
  if (family === undefined) throw new RangeError(`no family of scenes is called “${name}”`)
  return family
}
