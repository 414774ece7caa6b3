/**
 * Writes what `test/scenes.test.ts` compares each generated photograph with. Run it after a change of pixels that is meant:
 *   npx node drawing/tools/scene-references.ts
 */
import { writeFileSync } from 'node:fs'
import { scenes } from '../src/scenes/catalogue.ts'
import { renderScene } from '../src/scenes/render.ts'
import { sceneHeight } from '../src/scenes/size.ts'
import { scenesVersion } from '../src/scenes/version.ts'
import { reduce } from '../test/scene-thumbnail.ts'

const width = 32

const thumbnails = Object.fromEntries(
  scenes.map((scene) => {
    const size = { width, height: sceneHeight(scene, width) }
    return [scene.name, Buffer.from(reduce(renderScene(scene, width), size, 8, 8)).toString('base64')]
  }),
)
const file = new URL('../test/scene-references.json', import.meta.url)
writeFileSync(file, `${JSON.stringify({ version: scenesVersion, thumbnails }, null, 2)}\n`)
console.log(`${scenes.length} references in ${file.pathname}`)
