import type { ParsedLanguage } from '../../syntax/grammars.ts'
import { listImports } from '../../syntax/imports.ts'
import { type SyntaxNode, type SyntaxTree, textOf, walk } from '../../syntax/syntax-tree.ts'
import { lineEndOf, lineStartOf, newlineOf, nextLineOf, ownsLines } from '../parsed-code/lines.ts'
import type { ParsedFile, Refactoring } from '../parsed-code/refactoring.ts'

const statements =
  /^(import_declaration|import_spec|use_declaration|using_directive|namespace_use_declaration)$/

/** Types of the standard library of Rust. Of other names, a trait may bring methods that the code uses. */
const rustTypes =
  /^(HashMap|HashSet|BTreeMap|BTreeSet|BinaryHeap|VecDeque|LinkedList|Rc|Arc|Weak|Mutex|RwLock|Cell|RefCell|OnceCell|OnceLock|LazyLock|Path|PathBuf|File|OpenOptions|Duration|Instant|SystemTime|Command|Ordering|Cow|PhantomData|NonZeroU8|NonZeroU32|NonZeroUsize|AtomicBool|AtomicUsize|AtomicU64|BufReader|BufWriter|TcpStream|TcpListener|UdpSocket|IpAddr|Ipv4Addr|Ipv6Addr|SocketAddr|OsString|OsStr|CString|CStr|Pin|Wrapping|Reverse)$/

/** Removes imports whose names do not occur in the file, if an import cannot have another effect. */
export function removeUnusedImports(refactoring: Refactoring): void {
  for (const file of refactoring.targets) {
    const words = wordsOutsideImports(file.tree)
    const nodes = new Set(refactoring.nodes(file))
    const imports = Map.groupBy(listImports(file.tree), ({ start }) => start)
    for (const node of nodes) {
      if (!statements.test(node.type) || node.children.some(({ type }) => type === 'import_spec_list'))
        continue
      const entries = imports.get(node.start) ?? []
      const names = entries.flatMap((entry) => entry.names)
      const isUnused =
        names.length > 0 &&
        entries.every((entry) => entry.names.length > 0) &&
        names.every((name) => !isUsed(words, name, file.tree.language))
      if (!isUnused || !hasNoEffect(node, entries, names)) continue
      const start = lineStartOf(file.text, node.start)
      if (!ownsLines(file.text, node)) {
        refactoring.reject(file, node, `${names.join(', ')}: a comment or another statement shares the line.`)
        continue
      }
      const outer =
        node.type === 'import_spec' && node.parent?.type === 'import_declaration' ? node.parent : node
      refactoring.change(file, node, `Remove unused import: ${names.join(', ')}`, [
        {
          start: Math.min(start, lineStartOf(file.text, outer.start)),
          end: nextLineOf(file.text, node.end),
          text: '',
        },
      ])
    }
  }
}

function isUsed(words: ReadonlySet<string>, name: string, language: ParsedLanguage): boolean {
  return words.has(language === 'php' ? name.toLowerCase() : name)
}

/** Words of comments as well: documentation refers to imported types. */
function wordsOutsideImports(tree: SyntaxTree): Set<string> {
  const words = new Set<string>()
  const stack = [tree.root]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (statements.test(node.type) || node.type === 'package_declaration' || node.type === 'package_clause')
      continue
    if (node.children.length > 0) stack.push(...node.children)
    else if (node.isNamed) {
      const text = tree.language === 'php' ? textOf(node).toLowerCase() : textOf(node)
      for (const [word] of text.matchAll(/[\p{ID_Start}_][\p{ID_Continue}]*/gu)) words.add(word)
    }
  }
  return words
}

function hasNoEffect(
  node: SyntaxNode,
  entries: readonly { source: string }[],
  names: readonly string[],
): boolean {
  const previous = node.parent?.children[node.parent.children.indexOf(node) - 1]
  switch (node.tree.language) {
    case 'java':
    case 'php':
      return true
    // The name of another package may differ from its path.
    case 'go':
      return (
        names.every((name) => name !== '_' && name !== '.') &&
        entries.every(({ source }) => source !== 'C' && !source.split('/', 1)[0]?.includes('.'))
      )
    // A namespace has unknown names; an alias has one.
    case 'csharp':
      return node.children.some(({ type }) => type === '=') && !/^\s*global\b/.test(textOf(node))
    case 'rust':
      return (
        !node.children.some(({ type }) => type === 'visibility_modifier') &&
        previous?.type !== 'attribute_item' &&
        entries.every(({ source }) => /^(std|core|alloc)::/.test(source)) &&
        names.every((name) => rustTypes.test(name))
      )
    default:
      return false
  }
}

/** Sorts runs of imports that follow each other line by line. The order has no effect in these languages. */
export function sortImports(refactoring: Refactoring): void {
  for (const file of refactoring.targets) {
    for (const run of importRuns(file, refactoring)) {
      const [first] = run
      const last = run.at(-1)
      if (!first || !last) continue
      const span = { start: lineStartOf(file.text, first.start), end: lineEndOf(file.text, last.end) }
      const lines = run.map((node) =>
        file.text.slice(lineStartOf(file.text, node.start), lineEndOf(file.text, node.end)),
      )
      const sorted = lines
        .map((line, index) => ({ line, key: keyOf(run[index] ?? first) }))
        .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
        .map(({ line }) => line)
      const text = sorted.join(newlineOf(file.text))
      if (text !== file.text.slice(span.start, span.end))
        refactoring.change(file, span, 'Sort imports', [{ ...span, text }])
    }
  }
}

/** Imports on directly following lines. A comment or an empty line ends the run. */
function importRuns(file: ParsedFile, { selection }: Refactoring): SyntaxNode[][] {
  const runs: SyntaxNode[][] = []
  let previous: SyntaxNode | undefined
  for (const node of walk(file.tree.root)) {
    if (!statements.test(node.type) || node.children.some(({ type }) => type === 'import_spec_list')) continue
    if (node.type === 'import_spec' && node.parent?.type === 'import_declaration') continue
    if (node.type === 'import_declaration' && node.tree.language === 'go') continue
    if (!ownsLines(file.text, node, /^(\/\/|#)/)) {
      previous = undefined
      continue
    }
    const follows =
      previous?.parent === node.parent &&
      previous &&
      nextLineOf(file.text, previous.end) === lineStartOf(file.text, node.start)
    if (follows) runs.at(-1)?.push(node)
    else runs.push([node])
    previous = node
  }
  return runs.filter((run) => {
    const [first] = run
    const last = run.at(-1)
    if (!first || !last || run.length < 2) return false
    return !selection || (first.start <= selection.end && last.end >= selection.start)
  })
}

/** `System` comes first in C#, functions and constants come last in PHP, static imports come first in Java. */
function keyOf(node: SyntaxNode): string {
  const text = textOf(node).replace(/\s+/g, ' ').replace(/;$/, '')
  switch (node.tree.language) {
    case 'go':
      return (/"[^"]*"|`[^`]*`/.exec(text)?.[0] ?? text).slice(1, -1)
    case 'csharp': {
      const rank = text.startsWith('global')
        ? 0
        : text.includes('=')
          ? 3
          : text.startsWith('using static')
            ? 2
            : 1
      return `${rank}${/^(global )?using (static )?System\b/.test(text) ? 0 : 1}${text}`
    }
    case 'java':
      return `${text.startsWith('import static') ? 0 : 1}${text}`
    case 'php':
      return `${text.startsWith('use function') ? 1 : text.startsWith('use const') ? 2 : 0}${text.toLowerCase()}`
    default:
      return text
  }
}
