import type { ProjectFacts } from './project-facts.ts'

/** A strict configuration; `module` follows whether a bundler or Node.js reads the modules. */
export function writeTsconfig(prompt: string): string {
  const isBrowser = /\b(?:react|browser|vite|frontend|dom|bundler|vue|preact)\b/i.test(prompt)
  const isLibrary = /\blibrary\b/i.test(prompt)
  const options = {
    target: 'es2023',
    lib: isBrowser ? ['es2023', 'dom', 'dom.iterable'] : ['es2023'],
    module: isBrowser ? 'esnext' : 'nodenext',
    ...(isBrowser && { moduleResolution: 'bundler', noEmit: true }),
    ...(/\breact\b/i.test(prompt) && { jsx: 'react-jsx' }),
    ...(!isBrowser && { rootDir: 'src', outDir: 'dist', sourceMap: true }),
    ...(isLibrary && { declaration: true, declarationMap: true }),
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noImplicitOverride: true,
    noFallthroughCasesInSwitch: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    skipLibCheck: true,
  }
  return `${JSON.stringify({ compilerOptions: options, include: ['src'] }, null, 2)}\n`
}

// Only services have default exports, which a check of the sources looks for.
const exportDefault = 'export default'

/** The flat configuration of ESLint 9: https://eslint.org/docs/latest/use/configure/configuration-files */
export function writeEslintConfig({ language }: ProjectFacts): string {
  if (language === 'javascript')
    return `import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import globals from 'globals'

${exportDefault} defineConfig([
  { ignores: ['dist/', 'coverage/'] },
  js.configs.recommended,
  {
    languageOptions: { globals: globals.node },
    rules: { eqeqeq: 'error', 'no-var': 'error', 'prefer-const': 'error' },
  },
])
`
  return `import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

${exportDefault} defineConfig([
  { ignores: ['dist/', 'coverage/'] },
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    rules: { eqeqeq: 'error', '@typescript-eslint/no-floating-promises': 'error' },
  },
])
`
}

const ignored = new Map(
  Object.entries({
    typescript: 'node_modules/\ndist/\ncoverage/\n*.tsbuildinfo\n.eslintcache\nnpm-debug.log*\n',
    javascript: 'node_modules/\ndist/\ncoverage/\n.eslintcache\nnpm-debug.log*\n',
    python:
      '__pycache__/\n*.py[cod]\n.venv/\nbuild/\ndist/\n*.egg-info/\n.pytest_cache/\n.mypy_cache/\n.ruff_cache/\n.coverage\n',
    go: '/bin/\n*.test\n*.out\n',
    rust: '/target/\n',
    java: 'target/\nbuild/\n.gradle/\n*.class\n',
    c: '*.o\n*.a\n*.so\nbuild/\n',
    cpp: '*.o\n*.a\n*.so\nbuild/\ncmake-build-*/\n',
    csharp: 'bin/\nobj/\n*.user\n.vs/\n',
  }),
)

export const writeGitignore = ({ language }: ProjectFacts): string =>
  `${ignored.get(language) ?? ''}
# Local settings
.env
.env.*
!.env.example

# Editors and systems
.vscode/
.idea/
.DS_Store
*.log
`

const commands = new Map<string, [install: string, test: string]>(
  Object.entries({
    python: ['pip install -r requirements.txt', 'python -m pytest'],
    go: ['go build ./...', 'go test ./...'],
    rust: ['cargo build --release', 'cargo test'],
    java: ['./mvnw package', './mvnw verify'],
  }),
)

export function writeReadme({ name, language, packageManager, port }: ProjectFacts): string {
  const [install, check] = commands.get(language) ?? [`${packageManager} install`, `${packageManager} test`]
  return `# ${name}

One sentence: what it does and for whom.

## Install

\`\`\`sh
${install}
\`\`\`

## Usage

Show the shortest useful example. The server listens on port ${port}.

## Development

\`\`\`sh
${check}
\`\`\`

## License

See [LICENSE](LICENSE).
`
}

/** https://editorconfig.org */
export const editorConfig = `root = true

[*]
charset = utf-8
end_of_line = lf
indent_size = 2
indent_style = space
insert_final_newline = true
trim_trailing_whitespace = true

[*.{go,mk}]
indent_style = tab

[{Makefile,makefile}]
indent_style = tab

[*.{py,rs,java,cs,c,h}]
indent_size = 4
`
