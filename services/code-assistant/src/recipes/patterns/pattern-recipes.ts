import { pythonLiteral } from '../algorithms/render-tests.ts'
import { literal } from '../data-models/write-typescript.ts'
import type { GenerationRequest } from '../matching/read-request.ts'
import { createVocabulary, scorePhrases } from '../matching/score-phrases.ts'
import { camelCase, kebabCase, pascalCase, screamingCase, snakeCase } from '../names.ts'
import type { Recipe, RecipeResult } from '../recipe.ts'
import { describePattern } from './describe-pattern.ts'
import { findSlowShape } from './find-slow-shape.ts'
import type { PatternFormat } from './pattern-format.ts'
import { patternFormats } from './pattern-formats.ts'

const context =
  'regex regexp regular expression pattern match matches matching validate validates validation validator valid verify ' +
  'format recognise recognize extract detect text texts input strings javascript search whole entire'

const asksForPattern = /\b(?:reg(?:ular )?ex(?:p(?:ressions?)?|es)?|regexp?|pattern)\b/i
const asksForValidation = /\b(?:validat\w+|is valid|check (?:if|whether|that)|matches|matching)\b/i

export function createPatternRecipes(): Recipe[] {
  const recipes = patternFormats.map((format): Recipe => {
    const vocabulary = createVocabulary(
      [format.title, ...format.words],
      `${context} ${format.title} ${format.words.join(' ')}`,
    )
    return {
      id: `patterns/${format.id}`,
      title: `Regular expression: ${format.title}`,
      score(request) {
        if (request.spec) return 0
        const score = scorePhrases(vocabulary, request)
        if (asksForPattern.test(request.prompt)) return score
        return asksForValidation.test(request.prompt) ? 0.9 * score : 0.3 * score
      },
      generate: (request) => renderPattern(format, request),
    }
  })
  const described: Recipe = {
    id: 'patterns/described',
    title: 'Regular expression from a description, such as `3 digits followed by a dash and 2 to 4 letters`',
    score: ({ prompt }) => (asksForPattern.test(prompt) ? (describePattern(prompt) ? 0.97 : 0.3) : 0),
    generate(request) {
      const format = describePattern(request.prompt)
      return format
        ? renderPattern(format, request)
        : { missing: 'The description of the pattern has unknown parts.' }
    },
  }
  return [...recipes, described]
}

function renderPattern(
  format: PatternFormat,
  request: GenerationRequest,
): RecipeResult | { missing: string } {
  const { prompt, name = format.id } = request
  const language = request.language ?? (/\bfunction\b/i.test(prompt) ? 'typescript' : undefined)
  const isSearch =
    /\b(?:find all|extract|all occurrences|in a (?:text|string|document)|search(?:es)? for|replace all)\b/i.test(
      prompt,
    )
  const pattern = isSearch ? toSearchPattern(format.pattern) : format.pattern
  if (!pattern) return { missing: `“${format.title}” can only be matched against a whole text.` }
  const examples = checkExamples(format, pattern, isSearch)
  const explanation = explain(format, pattern, isSearch)
  if (language === 'python') {
    const python = toPython(pattern)
    if (!python)
      return { missing: `“${format.title}” uses Unicode properties, which Python's \`re\` does not have.` }
    return {
      language,
      files: [{ path: `${snakeCase(name)}.py`, content: pythonModule(format, name, python, isSearch) }],
      explanation,
      examples,
      tests: request.wantsTests ? [pythonTest(format, name)] : [],
    }
  }
  if (language === 'typescript' || language === 'javascript') {
    const extension = language === 'typescript' ? 'ts' : 'js'
    const path = `${kebabCase(name)}.${extension}`
    return {
      language,
      files: [{ path, content: scriptModule(format, name, pattern, isSearch, language === 'typescript') }],
      explanation,
      examples,
      tests: request.wantsTests ? [scriptTest(format, name, path)] : [],
    }
  }
  if (language !== undefined && language !== 'rust' && language !== 'go' && language !== 'java')
    return { missing: 'Regular expressions are available in TypeScript, JavaScript and Python.' }
  return {
    language: 'regex',
    files: [{ path: 'pattern.txt', content: `${pattern}\n` }],
    explanation,
    examples,
  }
}

/** The pattern without its anchors, for use in a longer text. */
function toSearchPattern({ source, flags }: RegExp): RegExp | undefined {
  const [, inner] = /^\^([\s\S]*)\$$/.exec(source) ?? []
  if (inner === undefined || /\$\)|\$\||\|\^/.test(inner)) return undefined
  return new RegExp(`(?<![\\w.-])${inner.includes('|') ? `(?:${inner})` : inner}(?![\\w-])`, `${flags}g`)
}

function checkExamples(
  { valid, invalid }: PatternFormat,
  pattern: RegExp,
  isSearch: boolean,
): { ok: boolean; detail: string } {
  const isMatch = (text: string) => new RegExp(pattern.source, pattern.flags).test(text)
  const wrong = isSearch
    ? valid.filter((text) => text && !isMatch(`see ${text} here`))
    : [...valid.filter((text) => !isMatch(text)), ...invalid.filter(isMatch)]
  const count = isSearch ? valid.length : valid.length + invalid.length
  return {
    ok: wrong.length === 0,
    detail: wrong.length ? `Fails for ${wrong.join(', ')}.` : `${count} examples hold.`,
  }
}

function explain({ title, valid, invalid, note }: PatternFormat, pattern: RegExp, isSearch: boolean): string {
  const list = (texts: readonly string[]) =>
    texts.map((text) => `\`${JSON.stringify(text).slice(1, -1)}\``).join(', ')
  const shape = findSlowShape(pattern)
  return [
    `**${title}.** Matches ${list(valid)}${isSearch ? '' : `, and not ${list(invalid)}`}.`,
    ...(note ? [note] : []),
    ...(shape
      ? [`A text that does not match can take ${shape} time.`]
      : ['Its time is linear in the length of the text.']),
  ].join(' ')
}

function scriptModule(
  { title }: PatternFormat,
  name: string,
  pattern: RegExp,
  isSearch: boolean,
  isTyped: boolean,
): string {
  const constant = `${camelCase(name)}Pattern`
  const text = isTyped ? 'text: string' : 'text'
  const [booleanType, listType] = isTyped ? [': boolean', ': string[]'] : ['', '']
  const use = isSearch
    ? `/** Returns all occurrences in a text. */\nexport function findAll${pascalCase(name)}(${text})${listType} {\n  return text.match(${constant}) ?? []\n}\n`
    : `export function is${pascalCase(name)}(${text})${booleanType} {\n  return ${constant}.test(text)\n}\n`
  return `/** ${title}. */\nexport const ${constant} = ${pattern}\n\n${use}`
}

function scriptTest({ title, valid, invalid }: PatternFormat, name: string, path: string) {
  const list = (texts: readonly string[]) => `[${texts.map(literal).join(', ')}]`
  const content = `import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ${camelCase(name)}Pattern } from './${path}'

test(${literal(title)}, () => {
  for (const text of ${list(valid)}) assert.match(text, ${camelCase(name)}Pattern)
  for (const text of ${list(invalid)}) assert.doesNotMatch(text, ${camelCase(name)}Pattern)
})
`
  return { path: path.replace(/\.(ts|js)$/, '.test.$1'), content }
}

/** The pattern in the syntax of Python, with the flags of `re`. Undefined if Python cannot express it. */
export function toPython({ source, flags }: RegExp): { source: string; flags: string[] } | undefined {
  if (/\\p\{/.test(source) || flags.includes('v')) return undefined
  const converted = source
    .replace(/\\\//g, '/')
    .replace(/\(\?<([A-Za-z]\w*)>/g, '(?P<$1>')
    .replace(/\\k<(\w+)>/g, '(?P=$1)')
    .replace(/\$$/, '\\Z')
  return { source: converted, flags: ['re.ASCII', ...(flags.includes('i') ? ['re.IGNORECASE'] : [])] }
}

function pythonModule(
  { title }: PatternFormat,
  name: string,
  { source, flags }: { source: string; flags: string[] },
  isSearch: boolean,
): string {
  const constant = `${screamingCase(name)}_PATTERN`
  const quoted = source.includes('"') ? `r'${source.replace(/'/g, '\\x27')}'` : `r"${source}"`
  const use = isSearch
    ? `def find_all_${snakeCase(name)}(text: str) -> list[str]:\n    """Return all occurrences in a text."""\n    return [match.group() for match in ${constant}.finditer(text)]\n`
    : `def is_${snakeCase(name)}(text: str) -> bool:\n    return ${constant}.search(text) is not None\n`
  return `import re\n\n# ${title}\n${constant} = re.compile(${quoted}, ${flags.join(' | ')})\n\n\n${use}`
}

function pythonTest({ valid, invalid }: PatternFormat, name: string) {
  const own = snakeCase(name)
  const content = `from ${own} import is_${own}


def test_${own}() -> None:
    for text in ${pythonLiteral(valid)}:
        assert is_${own}(text), text
    for text in ${pythonLiteral(invalid)}:
        assert not is_${own}(text), text
`
  return { path: `test_${own}.py`, content }
}
