import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type OutlineFont, parseFont } from '../outline-font.ts'

/** `plain` and `display` set titles, `print` what is small, `native` Japanese. */
export type Face = 'plain' | 'display' | 'print' | 'native'

interface FaceFiles {
  package: string
  name: string
  weight: number
  /** Fallback typeface. */
  fallback?: FaceFiles
}

const nunito: FaceFiles = { package: '@fontsource/nunito', name: 'nunito', weight: 700 }
const jost = (weight: number): FaceFiles => ({
  package: '@fontsource/jost',
  name: 'jost',
  weight,
  fallback: nunito,
})

const faces: Readonly<Record<Face, FaceFiles>> = {
  plain: jost(600),
  print: jost(500),
  display: {
    package: '@fontsource/dm-serif-display',
    name: 'dm-serif-display',
    weight: 400,
    fallback: jost(600),
  },
  native: { package: '@fontsource/zen-antique', name: 'zen-antique', weight: 400 },
}

const { resolve } = createRequire(import.meta.url)
const fonts = new Map<string, OutlineFont | undefined>()
/** Characters that a font has, so that there are never more of them than in the fonts. */
const fontsByCharacter: Readonly<Record<Face, Map<string, OutlineFont>>> = {
  plain: new Map(),
  print: new Map(),
  display: new Map(),
  native: new Map(),
}
const subsets = new Map<string, readonly Subset[]>()

/** The font of the face that has this character. Each file is read when the first of its characters is wanted. */
export function findFont(face: Face, character: string): OutlineFont | undefined {
  const cached = fontsByCharacter[face].get(character)
  if (cached) return cached
  const font = search(face, character)
  if (font) fontsByCharacter[face].set(character, font)
  return font
}

function search(face: Face, character: string): OutlineFont | undefined {
  const point = character.codePointAt(0) ?? 0
  for (let files: FaceFiles | undefined = faces[face]; files; files = files.fallback) {
    for (const { name, ranges } of subsetsOf(files)) {
      if (!ranges.some(([from, to]) => point >= from && point <= to)) continue
      const font = load(files, name)
      if (font?.hasChar(character)) return font
    }
  }
  return undefined
}

interface Subset {
  name: string
  ranges: readonly (readonly [from: number, to: number])[]
}

/** Which characters each file of a package has, as the package says; none where it is not installed. */
function subsetsOf({ package: name }: FaceFiles): readonly Subset[] {
  const cached = subsets.get(name)
  if (cached) return cached
  const path = find(`${name}/unicode.json`)
  const rangesBySubset: Record<string, string> = path ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const parsed = Object.entries(rangesBySubset).map(([subset, ranges]) => ({
    name: subset.replace(/[[\]]/g, ''),
    ranges: ranges.split(',').map(parseRange),
  }))
  subsets.set(name, parsed)
  return parsed
}

function parseRange(text: string): readonly [number, number] {
  const [from = '', to = from] = text.replace('U+', '').split('-')
  return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'f'), 16)]
}

function load({ package: folder, name, weight }: FaceFiles, subset: string): OutlineFont | undefined {
  const file = `${folder}/files/${name}-${subset}-${weight}-normal.woff`
  if (!fonts.has(file)) {
    const path = find(file)
    fonts.set(file, path === undefined ? undefined : parseFont(readFileSync(path)))
  }
  return fonts.get(file)
}

function find(path: string): string | undefined {
  try {
    return resolve(path)
  } catch {
    return undefined
  }
}
