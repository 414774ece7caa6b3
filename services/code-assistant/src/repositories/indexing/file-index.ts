/** The index of one file content, which is stored beside the text. */
export interface FileIndex {
  language: string | undefined
  /** Counts by search term. */
  terms: Record<string, number>
  symbols: IndexedSymbol[]
  /** How often the file uses each name that it does not define. */
  references: Record<string, number>
  trigrams: string
}

export interface IndexedSymbol {
  name: string
  kind: string
  startLine: number
  endLine: number
  isExported: boolean
}
