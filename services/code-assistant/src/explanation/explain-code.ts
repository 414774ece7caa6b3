import { AnalysisProblem } from '../analysis/analysis-problem.ts'
import { parseStrictly } from '../documentation/list-symbols.ts'
import { detectLanguage } from '../source-code/detect-language.ts'
import { defaultPath, findLanguage, languageOfPath } from '../source-code/languages.ts'
import { hasGrammar } from '../syntax/grammars.ts'
import type { ExplainCodeInput, ExplainCodeOutput } from './explain-code-task.ts'
import { explainCron, isCron } from './explain-cron.ts'
import { explainJson } from './explain-json.ts'
import { explainProgram } from './explain-program.ts'
import { explainRegex, isRegexLiteral } from './explain-regex.ts'
import { explainShell, isShellCommand } from './explain-shell.ts'
import { explainSql } from './explain-statements.ts'

type Explain = (code: string, path: string | undefined) => string

/** Languages without programs. */
const notations = new Map<string, Explain>(
  Object.entries({
    regex: explainRegex,
    cron: explainCron,
    shell: explainShell,
    sql: explainSql,
    json: explainJson,
  }),
)

export async function run({
  code,
  language,
  path,
  detail = 'normal',
}: ExplainCodeInput): Promise<ExplainCodeOutput> {
  const name = language?.trim().toLowerCase() ?? detectNotation(code, path)
  const isCommand = (name === 'bash' || findLanguage(name ?? '') === 'bash') && isShellCommand(code)
  const notation =
    name === undefined ? undefined : isCommand ? 'shell' : (aliases.get(name) ?? findLanguage(name) ?? name)
  const explain = notation === undefined ? undefined : notations.get(notation)
  if (explain && notation) return explainNotation(notation, code, explain(code.trim(), path))
  const languageName =
    name === undefined ? ((path && languageOfPath(path)) ?? detectLanguage(code)) : findLanguage(name)
  if (!languageName)
    throw new AnalysisProblem(
      'request_invalid',
      name === undefined
        ? 'The language of `code` could not be detected. Set `language`.'
        : `\`language\` has an unknown value: ${JSON.stringify(name.slice(0, 40))}.`,
      'language',
    )
  const own = notations.get(languageName)
  if (own) return explainNotation(languageName, code, own(code.trim(), path))
  if (!hasGrammar(languageName))
    throw new AnalysisProblem('request_invalid', `Code in ${languageName} cannot be explained.`, 'language')
  const tree = await parseStrictly({ path: path ?? defaultPath(languageName), content: code }, languageName)
  return explainProgram(tree, languageName, detail)
}

const aliases = new Map(Object.entries({ regexp: 'regex', crontab: 'cron' }))

function detectNotation(code: string, path: string | undefined): string | undefined {
  const text = code.trim()
  if (path && languageOfPath(path)) return undefined
  if (isRegexLiteral(text)) return 'regex'
  if (isCron(text)) return 'cron'
  if (!detectLanguage(code) && isShellCommand(text)) return 'shell'
  return undefined
}

function explainNotation(language: string, code: string, explanation: string): ExplainCodeOutput {
  const loc = code.split('\n').filter((line) => line.trim()).length
  return {
    language,
    explanation,
    outline: [],
    metrics: { cyclomatic: 0, cognitive: 0, loc, nesting: 0, params: 0 },
    calls: [],
    complexityNotes: [],
  }
}
