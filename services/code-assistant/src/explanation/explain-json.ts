import { AnalysisProblem } from '../analysis/analysis-problem.ts'

const compilerOptions: Record<string, string> = {
  allowJs: 'JavaScript files are part of the program',
  allowImportingTsExtensions: 'imports may end with `.ts`',
  baseUrl: 'folder from which non-relative imports are resolved',
  checkJs: 'JavaScript files are type-checked',
  composite: 'other projects can reference this one',
  declaration: 'writes `.d.ts` files',
  declarationMap: 'writes source maps for `.d.ts` files',
  emitDeclarationOnly: 'writes `.d.ts` files only',
  erasableSyntaxOnly: 'only syntax that can be removed without changing the code',
  esModuleInterop: 'default imports of CommonJS modules work',
  exactOptionalPropertyTypes: 'optional properties may be missing, but not `undefined`',
  experimentalDecorators: 'enables the older decorators',
  forceConsistentCasingInFileNames: 'imports must use the case of file names',
  incremental: 'keeps information between compilations',
  isolatedModules: 'each file can be compiled alone',
  jsx: 'how JSX is compiled',
  lib: 'libraries with types of the environment',
  module: 'format of modules in the output',
  moduleResolution: 'how imports are found',
  noEmit: 'only checks types, writes no files',
  noFallthroughCasesInSwitch: 'reports cases of `switch` that fall through',
  noImplicitAny: 'reports values whose type is implicitly `any`',
  noImplicitOverride: 'requires `override` on methods that replace inherited ones',
  noImplicitReturns: 'reports paths that return nothing',
  noUncheckedIndexedAccess: 'access by index may be `undefined`',
  noUnusedLocals: 'reports unused variables',
  noUnusedParameters: 'reports unused parameters',
  outDir: 'folder of the output',
  paths: 'other locations for imports',
  resolveJsonModule: 'JSON files can be imported',
  rootDir: 'folder whose structure the output keeps',
  skipLibCheck: 'does not check `.d.ts` files',
  sourceMap: 'writes source maps',
  strict: 'enables all strict checks',
  strictNullChecks: '`null` and `undefined` are types of their own',
  target: 'version of JavaScript in the output',
  types: 'packages whose types are always included',
  verbatimModuleSyntax: 'imports stay as written, unless they are marked as types',
}

const packageFields: Record<string, string> = {
  bin: 'commands that the package installs',
  browser: 'entry for browsers',
  bugs: 'where problems are reported',
  dependencies: 'packages that it needs at run time',
  description: 'what it does',
  devDependencies: 'packages that only its development needs',
  engines: 'supported versions of Node.js and npm',
  exports: 'modules that others can import',
  files: 'files that are published',
  homepage: 'its web page',
  imports: 'internal names of modules, beginning with `#`',
  keywords: 'words for the search',
  license: 'its license',
  main: 'entry for `require`',
  module: 'entry for bundlers, as an ES module',
  name: 'its name',
  optionalDependencies: 'packages that may be missing',
  overrides: 'versions that replace those of dependencies',
  peerDependencies: 'packages that the user has to install',
  private: 'cannot be published',
  repository: 'where its source code is',
  scripts: 'commands for `npm run`',
  sideEffects: 'whether importing it has effects',
  type: '`module`: `.js` files are ES modules; `commonjs`: they are CommonJS',
  types: 'entry of its types',
  version: 'its version',
  workspaces: 'folders of packages in this repository',
}

/** Describes a JSON text; fields of `tsconfig.json` and `package.json` by their meaning. */
export function explainJson(text: string, path = ''): string {
  const value = parse(text)
  if (typeof value !== 'object' || value === null)
    return `A JSON ${value === null ? 'null' : typeof value}.\n`
  if (Array.isArray(value))
    return `A JSON array with ${value.length} ${value.length === 1 ? 'item' : 'items'}.\n`
  const entries: [string, unknown][] = Object.entries(value)
  const names = new Set(entries.map(([name]) => name))
  if (names.has('compilerOptions') || /tsconfig[^/]*\.json$/.test(path)) return explainTsconfig(entries)
  if (
    /(^|\/)package\.json$/.test(path) ||
    (names.has('name') && (names.has('version') || names.has('dependencies') || names.has('scripts')))
  )
    return explainPackage(entries)
  return `A JSON object with ${entries.length} ${entries.length === 1 ? 'field' : 'fields'}:\n\n${entries.map(([name, field]) => `- \`${name}\`: ${describeValue(field)}`).join('\n')}\n`
}

function parse(text: string): unknown {
  // Comments and trailing commas are allowed in tsconfig.json.
  const plain = text
    .replace(/"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (part) => (part.startsWith('"') ? part : ''))
    .replace(/"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])/g, (part) => (part === ',' ? '' : part))
  try {
    return JSON.parse(plain)
  } catch (error) {
    throw new AnalysisProblem(
      'code_unparsable',
      error instanceof Error ? error.message : 'The JSON is not valid.',
    )
  }
}

function explainTsconfig(entries: readonly [string, unknown][]): string {
  const lines = ['Settings of the TypeScript compiler:', '']
  for (const [name, value] of entries) {
    if (name === 'compilerOptions' && typeof value === 'object' && value !== null)
      for (const [option, setting] of Object.entries(value))
        lines.push(`- \`${option}\`: \`${JSON.stringify(setting)}\`${meaning(compilerOptions, option)}`)
    else if (name === 'include' || name === 'files')
      lines.push(`- \`${name}\`: the files of the program, \`${JSON.stringify(value)}\``)
    else if (name === 'exclude')
      lines.push(`- \`exclude\`: files that are not part of it, \`${JSON.stringify(value)}\``)
    else if (name === 'extends')
      lines.push(`- \`extends\`: inherits settings from \`${JSON.stringify(value)}\``)
    else if (name === 'references') lines.push('- `references`: projects that it depends on')
    else lines.push(`- \`${name}\`: ${describeValue(value)}`)
  }
  return `${lines.join('\n')}\n`
}

function explainPackage(entries: readonly [string, unknown][]): string {
  const lines = ['The manifest of an npm package:', '']
  for (const [name, value] of entries) {
    const simple = typeof value === 'object' ? describeValue(value) : `\`${String(value)}\``
    lines.push(`- \`${name}\`: ${simple}${meaning(packageFields, name)}`)
    if (name === 'scripts' && typeof value === 'object' && value !== null)
      for (const [script, command] of Object.entries(value))
        lines.push(`  - \`npm run ${script}\` runs \`${String(command)}\``)
  }
  return `${lines.join('\n')}\n`
}

const meaning = (texts: Record<string, string>, name: string): string =>
  Object.hasOwn(texts, name) ? `, ${texts[name]}` : ''

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'item' : 'items'}`
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value)
    return `${names.length} ${names.length === 1 ? 'field' : 'fields'}`
  }
  return `\`${JSON.stringify(value)}\``
}
