import { inflateSync } from 'node:zlib'

/** Extracts text like assistive software, by the fonts' character maps. */
export function readPdf(pdf: Buffer): { pages: string[]; titles: string } {
  const source = pdf.toString('latin1')
  const startsAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(source)?.[1])
  if (!source.startsWith('%PDF-') || !source.startsWith('xref', startsAt))
    throw new Error('This is no whole PDF')
  const objects = new Map(
    [...source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = '', body = '']) => [id, body]),
  )
  const references = (text: string, name: string) =>
    [...text.matchAll(new RegExp(`/${name} (\\d+) 0 R`, 'g'))].map(([, id = '']) => objects.get(id) ?? '')
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body))
  return {
    titles: [...objects.values()].filter((body) => /\/S \/H1\b/.test(body)).join(),
    pages: pages.map((page) => {
      const [resources = ''] = references(page, 'Resources')
      const fonts = new Map(
        [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
          const [meanings = ''] = references(objects.get(id) ?? '', 'ToUnicode')
          return [name, readMeanings(streamOf(meanings))]
        }),
      )
      return references(page, 'Contents')
        .map((body) => readText(streamOf(body), fonts))
        .join('\n')
    }),
  }
}

type Meanings = Map<number, string>

function readText(content: string, fonts: Map<string, Meanings>): string {
  let lines = ''
  let baseline = ''
  let meanings: Meanings = new Map()
  for (const [, y, font, shownText] of content.matchAll(
    /1 0 0 1 \S+ (\S+) Tm|\/(F\d+) \S+ Tf|\[(.*?)\] TJ/g,
  )) {
    if (y !== undefined && y !== baseline) lines += baseline === '' ? '' : '\n'
    baseline = y ?? baseline
    if (font !== undefined) meanings = fonts.get(font) ?? new Map()
    for (const [glyph] of (shownText ?? '').replace(/<|>|\s-?[\d.]+/g, '').matchAll(/[0-9a-f]{4}/g))
      lines += meanings.get(Number.parseInt(glyph, 16)) ?? '\ufffd'
  }
  return lines
}

function readMeanings(map: string): Meanings {
  const meanings: Meanings = new Map()
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/g)) {
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const units = hex.match(/[0-9a-f]{4}/g) ?? []
      const text = units.map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')
      meanings.set(Number.parseInt(from, 16) + at, text)
    }
  }
  return meanings
}

function streamOf(body: string): string {
  const [, data = ''] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? []
  return inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
}
