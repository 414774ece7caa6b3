import { parseSync } from 'rolldown/utils'

interface Edit {
  start: number
  end: number
  text: string
}

/** Changes the specifiers of imports and exports, and addresses of workers such as `new URL('./x.ts', import.meta.url)`. */
export function rewriteModule(name: string, text: string, rewrite: (specifier: string) => string): string {
  const { module, errors } = parseSync(name, text)
  if (errors.length) throw new Error(`${name}: ${errors[0]?.message}`)
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest ?? [])),
  ]
  const edits = new Map<number, Edit>()
  for (const { start, end } of requests) {
    const [, quote = '', specifier] = /^(['"])(.*)\1$/.exec(text.slice(start, end)) ?? []
    if (specifier === undefined) continue
    edits.set(start, { start, end, text: `${quote}${rewrite(specifier)}${quote}` })
  }
  for (const match of text.matchAll(/(?<=\bnew URL\(\s*)(['"])(\.[^'"]+\.ts)\1(?=,\s*import\.meta\.url)/g)) {
    const [literal, quote = '', specifier = ''] = match
    const edited = `${quote}${specifier.replace(/\.ts$/, '.js')}${quote}`
    edits.set(match.index, { start: match.index, end: match.index + literal.length, text: edited })
  }
  return [...edits.values()]
    .sort((a, b) => b.start - a.start)
    .reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), text)
}
