import type { Language } from '../../source-code/languages.ts'
import type { GenerationRequest } from '../matching/read-request.ts'
import { createVocabulary, scorePhrases } from '../matching/score-phrases.ts'
import { kebabCase, pascalCase, snakeCase } from '../names.ts'
import type { Recipe, RecipeResult } from '../recipe.ts'
import { dependenciesFirst, type Model } from './model.ts'
import { readModels } from './read-models.ts'
import { writeCSharp, writeGo, writeJava, writeRust } from './write-compiled-languages.ts'
import { writeJsonSchema } from './write-json-schema.ts'
import { writeDataclasses, writePydantic } from './write-python.ts'
import { writeTypeBox, writeZod } from './write-schema-libraries.ts'
import { type SqlDialect, writeSql } from './write-tables.ts'
import { writeTypeScript } from './write-typescript.ts'
import { writeValidator } from './write-validator.ts'

interface Target {
  id: string
  title: string
  words: readonly string[]
  /** Requests for this language without a more precise word get this target. */
  language: Language
  isDefault?: true
  needsOrder?: true
  path: (root: string) => string
  write: (models: readonly Model[], request: GenerationRequest) => string
}

export const targets: readonly Target[] = [
  {
    id: 'typescript',
    title: 'TypeScript types',
    words: ['interface', 'typescript type', 'type definition', 'types'],
    language: 'typescript',
    isDefault: true,
    path: (root) => `${kebabCase(root)}.ts`,
    write: writeTypeScript,
  },
  {
    id: 'validator',
    title: 'Validator in TypeScript without dependencies',
    words: ['validator', 'validate', 'validation', 'type guard', 'parse validate', 'runtime check'],
    language: 'typescript',
    path: (root) => `${kebabCase(root)}.ts`,
    write: writeValidator,
  },
  {
    id: 'zod',
    title: 'zod schema',
    words: ['zod', 'zod schema', 'zod validator'],
    language: 'typescript',
    needsOrder: true,
    path: (root) => `${kebabCase(root)}.ts`,
    write: writeZod,
  },
  {
    id: 'typebox',
    title: 'TypeBox schema',
    words: ['typebox', 'typebox schema', 'typebox validator'],
    language: 'typescript',
    needsOrder: true,
    path: (root) => `${kebabCase(root)}.ts`,
    write: writeTypeBox,
  },
  {
    id: 'json-schema',
    title: 'JSON Schema',
    words: ['json schema', 'jsonschema'],
    language: 'json',
    isDefault: true,
    path: (root) => `${kebabCase(root)}.schema.json`,
    write: writeJsonSchema,
  },
  {
    id: 'sql',
    title: 'SQL tables',
    words: [
      'sql table',
      'create table',
      'ddl',
      'sql schema',
      'table',
      'database schema',
      'database table',
      'sqlite',
      'postgres',
      'postgresql',
      'mysql',
      'migration',
    ],
    language: 'sql',
    isDefault: true,
    needsOrder: true,
    path: () => 'schema.sql',
    write: (models, request) => writeSql(models, findDialect(request)),
  },
  {
    id: 'dataclass',
    title: 'Python dataclass',
    words: ['dataclass', 'data class', 'python dataclass'],
    language: 'python',
    isDefault: true,
    needsOrder: true,
    path: (root) => `${snakeCase(root)}.py`,
    write: writeDataclasses,
  },
  {
    id: 'pydantic',
    title: 'pydantic model',
    words: ['pydantic', 'pydantic model', 'basemodel'],
    language: 'python',
    needsOrder: true,
    path: (root) => `${snakeCase(root)}.py`,
    write: writePydantic,
  },
  {
    id: 'go',
    title: 'Go struct',
    words: ['go struct', 'golang struct'],
    language: 'go',
    isDefault: true,
    path: (root) => `${snakeCase(root)}.go`,
    write: writeGo,
  },
  {
    id: 'rust',
    title: 'Rust struct with serde',
    words: ['serde', 'rust struct', 'serde struct'],
    language: 'rust',
    isDefault: true,
    path: (root) => `${snakeCase(root)}.rs`,
    write: writeRust,
  },
  {
    id: 'java',
    title: 'Java record',
    words: ['java record'],
    language: 'java',
    isDefault: true,
    path: (root) => `${pascalCase(root)}.java`,
    write: writeJava,
  },
  {
    id: 'csharp',
    title: 'C# record',
    words: ['csharp record', 'c# record'],
    language: 'csharp',
    isDefault: true,
    path: (root) => `${pascalCase(root)}.cs`,
    write: writeCSharp,
  },
]

const context =
  'data model models schema type types interface record struct class table json sample example user convert infer ' +
  'typed definition field fields property properties optional required nullable with following based matching infer root'

export function createDataModelRecipes(): Recipe[] {
  return targets.map((target) => {
    const vocabulary = createVocabulary(target.words, context)
    return {
      id: `data-models/${target.id}`,
      title: target.title,
      score: (request) => scoreTarget(target, request, scorePhrases(vocabulary, request)),
      generate: (request) => generateModels(target, request),
    }
  })
}

const modelWords =
  /\b(?:models?|types?|interfaces?|structs?|records?|data ?class(?:es)?|schemas?|tables?|entity|entities|dto|classes|class|validators?|validation|validate|convert|infer)\b/i

/** A specification, or a list of fields, decides that a data model is wanted; the words and the language decide which one. */
function scoreTarget(target: Target, request: GenerationRequest, score: number): number {
  const { spec, prompt, language, name } = request
  const isOther = /\b(?:crud|endpoints?|handlers?|rest|api client|client|sdk|routes?)\b/i.test(prompt)
  if (isOther) return 0
  const hasFields = Boolean(readModels(spec, prompt, name))
  if (!hasFields) return /^(?:zod|pydantic|typebox)$/.test(target.id) && score >= 0.5 ? 0.6 : 0.5 * score
  if (!modelWords.test(prompt) && !spec && score < 0.4) return 0
  const isNamed =
    score > 0.3 &&
    target.words.some((word) => new RegExp(`\\b${word.replace(/[#]/g, '\\#')}`, 'i').test(prompt))
  const fits = language === undefined ? target.language === 'typescript' : language === target.language
  if (isNamed && (fits || language === undefined || isLibrary(target))) return isLibrary(target) ? 0.99 : 0.9
  if (target.isDefault && fits && (modelWords.test(prompt) || spec))
    return language === undefined ? 0.7 : 0.85
  return 0
}

const isLibrary = ({ id }: Target): boolean =>
  ['zod', 'typebox', 'pydantic', 'json-schema', 'sql', 'dataclass', 'rust', 'validator'].includes(id)

function findDialect({ prompt }: GenerationRequest): SqlDialect {
  if (/\bsqlite/i.test(prompt)) return 'sqlite'
  return /\bmysql|mariadb/i.test(prompt) ? 'mysql' : 'postgresql'
}

function generateModels(target: Target, request: GenerationRequest): RecipeResult | { missing: string } {
  const source = readModels(request.spec, request.prompt, request.name)
  const [root] = source?.models ?? []
  if (!source || !root)
    return {
      missing: `Send the data in \`spec\`: a JSON sample, JSON Schema, TypeScript type, SQL DDL or OpenAPI document, or list the fields in the prompt.`,
    }
  const models = target.needsOrder ? dependenciesFirst(source.models) : source.models
  if (!models)
    return { missing: `${target.title}: models that contain each other in a circle are not supported.` }
  const fieldCount = models.reduce((count, { fields }) => count + fields.length, 0)
  return {
    language: target.language,
    files: [{ path: target.path(root.name), content: target.write(models, request) }],
    explanation: `${target.title} for ${source.models.map(({ name }) => `\`${name}\``).join(', ')} (${fieldCount} fields), read from the ${source.format}.`,
  }
}
