import { box } from '../path.ts'
import { fill, group, place } from '../svg.ts'
import { findFont } from './fonts.ts'
import { lettering, settable } from './lettering.ts'

/** Limits of vertical text. */
const perColumn = 15
const maxColumns = 2

/** Characters that rotate in vertical text, and those that move to the upper right. */
const turning = /[ー〜～\-‐–—―…‥=＝:：;；()（）[\]［］{}「」『』【】〈〉《》<>→~]/u
/** Longer words in Latin letters stand in the other title, and do not stand well below each other. */
const latinWords = /(?:[\p{Script=Latin}]{4,}[\s:.-]*)+/gu

const rising = /[、。，．ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/u

/** A paper ribbon from the upper edge with the title in Japanese, from above to below; nothing where it cannot be set. */
export function nativeRibbon(title: string, x: number, paper: string, ink: string): string {
  const columns = columnsOf(title)
  if (columns.length === 0) return ''
  const longest = Math.max(...columns.map((column) => column.length))
  const size = longest > 10 ? 21 : 25
  const width = columns.length * size * 1.22 + 18
  const height = 40 + longest * size * 1.1 + 18
  const glyphs = columns.map((column, i) => {
    const cx = x + width - 9 - size * 0.61 - i * size * 1.22
    return column.map((character, k) => upright(character, cx, 40 + k * size * 1.1, size)).join('')
  })
  return group(
    fill(box(x, 0, width, height), paper),
    fill(box(x, height - 7, width, 2.4), ink, 0.55),
    color(glyphs, ink),
  )
}

function color(glyphs: readonly string[], ink: string): string {
  return `<g fill="${ink}">${glyphs.join('')}</g>`
}

function columnsOf(title: string): string[][] {
  const text = settable(title.replace(latinWords, ' '), 'native')
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)
  if (!isJapanese || !findFont('native', 'の')) return []
  const characters = [...text]
  if (characters.length <= perColumn) return [characters]
  const room = perColumn * maxColumns
  const visibleCharacters = characters.length > room ? [...characters.slice(0, room - 1), '…'] : characters
  const half = Math.ceil(visibleCharacters.length / 2)
  // A space near the middle is the better place to go on in the next column.
  const gap = [0, 1, -1, 2, -2, 3, -3]
    .map((d) => half + d)
    .find((i) => /\s/.test(visibleCharacters[i] ?? '') && i <= perColumn)
  return gap === undefined
    ? [visibleCharacters.slice(0, half), visibleCharacters.slice(half)]
    : [visibleCharacters.slice(0, gap), visibleCharacters.slice(gap + 1)]
}

function upright(character: string, cx: number, top: number, size: number): string {
  if (/\s/.test(character)) return ''
  const middle = top + size / 2
  if (turning.test(character)) {
    const d = lettering(character, 0, size * 0.38, { face: 'native', size, anchor: 'middle' })
    return place(`<path d="${d}"/>`, { x: cx, y: middle, rotate: 90 })
  }
  const rise = rising.test(character) ? size * (/[、。，．]/u.test(character) ? 0.56 : 0.1) : 0
  const d = lettering(character, cx + rise, middle + size * 0.38 - rise, {
    face: 'native',
    size,
    anchor: 'middle',
  })
  return `<path d="${d}"/>`
}
