/**
 * Sheets of what the engine offers, for illustrators:
 *   npx node drawing/tools/model-sheet.ts breeds|poses|faces|heads [breed] [out.png]
 */
import sharp from 'sharp'
import { box } from '../src/path.ts'
import { type BreedName, breeds } from '../src/status-dogs/dogs/breeds.ts'
import { type DogOptions, dog } from '../src/status-dogs/dogs/dog.ts'
import { type FaceName, faces } from '../src/status-dogs/dogs/face.ts'
import { type PoseName, poses } from '../src/status-dogs/dogs/poses.ts'
import { lettering } from '../src/status-dogs/lettering.ts'
import { fill, group } from '../src/svg.ts'

const tile = 230
const columns = 6

const [kind = 'breeds', breedName = 'labrador', out = `/tmp/model-${kind}-${breedName}.png`] =
  process.argv.slice(2)
const breed = isKey(breeds, breedName) ? breedName : 'labrador'

const tiles: { name: string; options: Omit<DogOptions, 'at'> }[] =
  kind === 'poses'
    ? keysOf(poses).map((pose: PoseName) => ({
        name: pose,
        options: { breed, pose, size: 105, face: 'happy' },
      }))
    : kind === 'faces'
      ? keysOf(faces).flatMap((face: FaceName) => [
          { name: face, options: { breed, pose: 'bust', size: 175, face, head: { turn: 0.4 } } },
        ])
      : kind === 'heads'
        ? keysOf(breeds).flatMap((each: BreedName) =>
            [0, 0.5, 1].map((turn) => ({
              name: `${each} ${turn}`,
              options: {
                breed: each,
                pose: 'bust' as const,
                size: each === 'chihuahua' ? 210 : 160,
                face: 'happy' as const,
                head: turn === 1 ? { view: 'side' as const } : { turn },
              },
            })),
          )
        : keysOf(breeds).flatMap((each: BreedName) => [
            { name: each, options: { breed: each, pose: 'stand', size: 100, face: 'calm' } },
            { name: `${each} front`, options: { breed: each, pose: 'sitFront', size: 100, face: 'happy' } },
          ])

const rows = Math.ceil(tiles.length / columns)
const content = tiles.map(({ name, options }, i) => {
  const x = (i % columns) * tile
  const y = Math.floor(i / columns) * tile
  const drop = options.pose === 'bust' ? 60 : -28
  const drawn = dog({ ...options, at: [x + tile / 2, y + tile + drop] })
  return group(
    fill(box(x + 3, y + 3, tile - 6, tile - 6, 8), i % 2 ? '#cfe0d2' : '#e4dcc9'),
    drawn.shadow,
    drawn.all,
    fill(box(x + 3, y + tile - 22, tile - 6, 19), '#fbf3e2'),
    lettering(name, x + 10, y + tile - 8, { size: 14 }),
  )
})
const width = columns * tile
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${rows * tile}">${content.join('')}</svg>`
await sharp(Buffer.from(svg)).png().toFile(out)
console.log(out)

function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  // Object.keys forgets the key type of a closed literal.
  return Object.keys(record) as K[]
}

function isKey<K extends string>(record: Readonly<Record<K, unknown>>, key: string): key is K {
  return key in record
}
