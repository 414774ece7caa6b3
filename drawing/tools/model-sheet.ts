/**
 * Sheets of what the engine offers, for illustrators:
 *   npx node drawing/tools/model-sheet.ts breeds|poses|faces|heads [breed] [out.png]
 */
import sharp from 'sharp'
import { box } from '../src/path.ts'
import { BREEDS, type BreedName } from '../src/status-dogs/dogs/breeds.ts'
import { type DogOptions, dog } from '../src/status-dogs/dogs/dog.ts'
import { FACES, type FaceName } from '../src/status-dogs/dogs/face.ts'
import { POSES, type PoseName } from '../src/status-dogs/dogs/poses.ts'
import { lettering } from '../src/status-dogs/lettering.ts'
import { fill, group } from '../src/svg.ts'

const TILE = 230
const COLUMNS = 6

const [kind = 'breeds', breedName = 'labrador', out = `/tmp/model-${kind}-${breedName}.png`] =
  process.argv.slice(2)
const breed = isKey(BREEDS, breedName) ? breedName : 'labrador'

const tiles: { name: string; options: Omit<DogOptions, 'at'> }[] =
  kind === 'poses'
    ? keysOf(POSES).map((pose: PoseName) => ({
        name: pose,
        options: { breed, pose, size: 105, face: 'happy' },
      }))
    : kind === 'faces'
      ? keysOf(FACES).flatMap((face: FaceName) => [
          { name: face, options: { breed, pose: 'bust', size: 175, face, head: { turn: 0.4 } } },
        ])
      : kind === 'heads'
        ? keysOf(BREEDS).flatMap((each: BreedName) =>
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
        : keysOf(BREEDS).flatMap((each: BreedName) => [
            { name: each, options: { breed: each, pose: 'stand', size: 100, face: 'calm' } },
            { name: `${each} front`, options: { breed: each, pose: 'sitFront', size: 100, face: 'happy' } },
          ])

const rows = Math.ceil(tiles.length / COLUMNS)
const content = tiles.map(({ name, options }, i) => {
  const x = (i % COLUMNS) * TILE
  const y = Math.floor(i / COLUMNS) * TILE
  const drop = options.pose === 'bust' ? 60 : -28
  const drawn = dog({ ...options, at: [x + TILE / 2, y + TILE + drop] })
  return group(
    fill(box(x + 3, y + 3, TILE - 6, TILE - 6, 8), i % 2 ? '#cfe0d2' : '#e4dcc9'),
    drawn.shadow,
    drawn.all,
    fill(box(x + 3, y + TILE - 22, TILE - 6, 19), '#fbf3e2'),
    lettering(name, x + 10, y + TILE - 8, { size: 14 }),
  )
})
const width = COLUMNS * TILE
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${rows * TILE}">${content.join('')}</svg>`
await sharp(Buffer.from(svg)).png().toFile(out)
console.log(out)

function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  // Object.keys forgets the key type of a closed literal.
  return Object.keys(record) as K[]
}

function isKey<K extends string>(record: Readonly<Record<K, unknown>>, key: string): key is K {
  return key in record
}
