import type { GitRepository } from '../../git/git.ts'

/** Languages by file extension. Data and prose are not counted. */
const endings: Record<string, string> = {
  Ada: 'ada adb ads',
  Assembly: 'asm s',
  Astro: 'astro',
  Awk: 'awk',
  Batchfile: 'bat',
  C: 'c h',
  'C#': 'cs',
  'C++': 'cc cpp cxx hh hpp',
  Clojure: 'clj cljs',
  CMake: 'cmake',
  COBOL: 'cob',
  CoffeeScript: 'coffee',
  Crystal: 'cr',
  CSS: 'css',
  Cuda: 'cu',
  D: 'd',
  Dart: 'dart',
  Dockerfile: 'dockerfile',
  Elixir: 'ex exs',
  Elm: 'elm',
  Erlang: 'erl hrl',
  Fortran: 'f f90',
  'F#': 'fs fsx',
  Gleam: 'gleam',
  GLSL: 'glsl',
  Go: 'go',
  Gradle: 'gradle',
  Groovy: 'groovy',
  HCL: 'hcl tf',
  Haskell: 'hs',
  HTML: 'html htm',
  Haxe: 'hx',
  Idris: 'idr',
  Java: 'java',
  JavaScript: 'js cjs mjs jsx',
  'Jupyter Notebook': 'ipynb',
  Julia: 'jl',
  Kotlin: 'kt kts',
  Less: 'less',
  'Common Lisp': 'lisp',
  Lua: 'lua',
  Makefile: 'mk makefile',
  OCaml: 'ml mli',
  'Objective-C++': 'mm',
  'Objective-C': 'm',
  Nim: 'nim',
  Nix: 'nix',
  Pascal: 'pas',
  PHP: 'php',
  Perl: 'pl pm',
  PowerShell: 'ps1',
  'Protocol Buffer': 'proto',
  PureScript: 'purs',
  Python: 'py pyi',
  R: 'r',
  Ruby: 'rb rake',
  Racket: 'rkt',
  Rust: 'rs',
  Sass: 'sass',
  Scala: 'scala',
  Scheme: 'scm',
  SCSS: 'scss',
  Shell: 'sh bash zsh fish',
  Solidity: 'sol',
  SQL: 'sql',
  Smalltalk: 'st',
  SystemVerilog: 'sv',
  Svelte: 'svelte',
  Swift: 'swift',
  Tcl: 'tcl',
  TeX: 'tex',
  TypeScript: 'ts cts mts tsx',
  Verilog: 'v',
  'Visual Basic .NET': 'vb',
  VHDL: 'vhd',
  'Vim Script': 'vim',
  Vue: 'vue',
  WebAssembly: 'wat',
  XSLT: 'xsl',
  Zig: 'zig',
}

const byEnding = new Map(
  Object.entries(endings).flatMap(([language, ends]) =>
    ends.split(' ').map((end) => [end, language] as const),
  ),
)

/** Vendored and generated files. */
const notOurs = /(?:^|\/)(?:node_modules|vendor|third_party|dist|build|\.git|\.yarn)\/|\.min\.(?:js|css)$/

/** More files are not counted. */
const maxListedFiles = 100_000
const maxListedBytes = 32 * 1024 * 1024

/** Bytes by language, most first. */
export async function measureLanguages(
  repository: GitRepository,
  commitOid: string,
): Promise<Record<string, number>> {
  const { entries } = await repository.listTree(commitOid, {
    recursive: true,
    maxEntries: maxListedFiles,
    maxBytes: maxListedBytes,
  })
  const sizes = new Map<string, number>()
  for (const { path, type, mode, sizeBytes = 0 } of entries) {
    const language = type === 'blob' && mode !== '120000' ? languageOf(path) : undefined
    if (language && sizeBytes > 0) sizes.set(language, (sizes.get(language) ?? 0) + sizeBytes)
  }
  return Object.fromEntries([...sizes].sort(([, a], [, b]) => b - a))
}

export function languageOf(path: string): string | undefined {
  if (notOurs.test(path)) return undefined
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  const end = name.slice(name.lastIndexOf('.') + 1)
  return byEnding.get(end)
}
