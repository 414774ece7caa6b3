import { lazyRequire } from '@octavo/platform/lazy-require.ts'

const qrcode = lazyRequire<typeof import('qrcode')>('qrcode', import.meta.url)

/** Level M tolerates damage of 15 %. */
const options = { errorCorrectionLevel: 'M', margin: 4 } as const

export function drawSvg(text: string): Promise<string> {
  return qrcode().toString(text, { ...options, type: 'svg' })
}

export function drawPng(text: string): Promise<Buffer> {
  return qrcode().toBuffer(text, { ...options, type: 'png', scale: 8 })
}

/** The modules of the code without the quiet zone. */
export function qrModulesOf(text: string): { size: number; isDark(row: number, column: number): boolean } {
  const { modules } = qrcode().create(text, options)
  return { size: modules.size, isDark: (row, column) => Boolean(modules.get(row, column)) }
}
