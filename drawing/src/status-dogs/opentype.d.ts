// The package ships no types; this is the part of it that the lettering uses.
declare module 'opentype.js' {
  export interface PathCommand {
    type: 'M' | 'L' | 'C' | 'Q' | 'Z'
    x?: number
    y?: number
    x1?: number
    y1?: number
    x2?: number
    y2?: number
  }
  export interface Path {
    commands: PathCommand[]
  }
  export interface RenderOptions {
    letterSpacing?: number
  }
  export interface Font {
    unitsPerEm: number
    getPath(text: string, x: number, y: number, size: number, options?: RenderOptions): Path
    getAdvanceWidth(text: string, size: number, options?: RenderOptions): number
  }
  const opentype: { parse(buffer: ArrayBuffer): Font }
  export default opentype
}
