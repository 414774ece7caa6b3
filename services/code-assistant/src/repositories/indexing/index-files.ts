import { languageOfPath } from '../../source-code/languages.ts'
import { hasGrammar } from '../../syntax/grammars.ts'
import { parseSource } from '../../syntax/parse-source.ts'
import { listReferences } from '../../syntax/references.ts'
import { listSymbols } from '../../syntax/symbols.ts'
import { countTerms, termsOfIdentifier } from '../search/terms.ts'
import { createTrigramFilter } from '../search/trigram-filter.ts'
import type { FileIndex, IndexedSymbol } from './file-index.ts'
import type { SourceText } from './index-files-task.ts'

const maxSymbols = 5_000
const maxReferences = 2_000
const maxTerms = 20_000
/** Names of symbols count more than other words of the file. */
const symbolWeight = 4

export async function run({ files }: { files: SourceText[] }): Promise<{ indexes: FileIndex[] }> {
  const indexes: FileIndex[] = []
  for (const file of files) indexes.push(await indexFile(file))
  return { indexes }
}

async function indexFile({ path, text, isParsed }: SourceText): Promise<FileIndex> {
  const language = languageOfPath(path)
  const { symbols, references } =
    isParsed && language && hasGrammar(language) ? await readSymbols(language, text) : nothing
  const counts = countTerms(text)
  for (const { name } of symbols)
    for (const term of termsOfIdentifier(name)) counts.set(term, (counts.get(term) ?? 0) + symbolWeight)
  return {
    language,
    terms: Object.fromEntries([...counts].slice(0, maxTerms)),
    symbols,
    references,
    trigrams: createTrigramFilter(text),
  }
}

const nothing = { symbols: [], references: {} }

async function readSymbols(language: Parameters<typeof parseSource>[0], text: string) {
  const tree = await parseSource(language, text)
  const symbols = listSymbols(tree)
    .slice(0, maxSymbols)
    .map(({ name, kind, startLine, endLine, isExported }): IndexedSymbol => {
      return { name: name.slice(0, 200), kind, startLine, endLine, isExported: isExported !== false }
    })
  const own = new Set(symbols.map(({ name }) => name))
  const references = new Map<string, number>()
  for (const { name } of listReferences(tree))
    if (
      name.length > 2 &&
      name.length <= 200 &&
      !own.has(name) &&
      (references.has(name) || references.size < maxReferences)
    )
      references.set(name, (references.get(name) ?? 0) + 1)
  return { symbols, references: Object.fromEntries(references) }
}
