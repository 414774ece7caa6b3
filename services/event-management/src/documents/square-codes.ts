import { lazyRequire } from '@octavo/platform/lazy-require.ts'

const qrcode = lazyRequire<typeof import('qrcode')>('qrcode', import.meta.url)

/** Some of it may be creased or wet at the door. */
const options = { errorCorrectionLevel: 'M', margin: 4 } as const

export function drawSvg(text: string): Promise<string> {
  return qrcode().toString(text, { ...options, type: 'svg' })
}

export function drawPng(text: string, moduleSize = 8): Promise<Buffer> {
  return qrcode().toBuffer(text, { ...options, type: 'png', scale: moduleSize })
}

/** Which of the squares are dark, by rows, with no margin. */
export function squaresOf(text: string): { size: number; isDark(row: number, column: number): boolean } {
  const { modules } = qrcode().create(text, options)
  return { size: modules.size, isDark: (row, column) => Boolean(modules.get(row, column)) }
}
