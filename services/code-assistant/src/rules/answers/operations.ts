import { documentCode } from '../../documentation/document-code-task.ts'
import { type ExplainCodeInput, explainCode } from '../../explanation/explain-code-task.ts'
import { fixCode } from '../../fixes/fix-code-task.ts'
import { languageOfExpression } from '../../intents/inline-expressions.ts'
import { isDiff } from '../../intents/user-request.ts'
import { reviewCode } from '../../review/review-code-task.ts'
import { languageOfPath } from '../../source-code/languages.ts'
import { testFrameworks, writeTests } from '../../unit-tests/write-tests-task.ts'
import { type Answer, type Question, showChanges, showChecks, textEvent } from '../answer.ts'
import { focusFiles } from '../read-question.ts'
import { answerSearch } from './search.ts'

/** Requests the code that a message is about, if it has none. */
const needsCode = (verb: string, answer: (question: Question) => Answer) =>
  async function* (question: Question): Answer {
    if (question.files.length > 0) yield* answer(question)
    else
      yield textEvent(`Which code do you want to ${verb}? Send it in a fenced code block, or attach files.`)
  }

export const answerDocument = needsCode('document', async function* (question) {
  const { files, diff, coverage, items, warnings } = await question.analyze(documentCode, {
    files: focusFiles(question),
    style: styleIn(question.request.prose),
    scope: 'all',
    overwrite: /\b(?:overwrite|replace|rewrite|redo)\b/i.test(question.request.prose),
  })
  const missing = items.flatMap(({ symbol, missing: gaps }) => gaps.map((gap) => `- \`${symbol}\`: ${gap}`))
  if (files.length === 0 && missing.length === 0)
    yield textEvent('All declarations have documentation, or there are none.')
  yield* showChanges(files, diff)
  if (files.length > 0)
    yield textEvent(`Documented: ${percent(coverage.before)} before, ${percent(coverage.after)} now.`)
  if (missing.length > 0)
    yield textEvent(`The code does not tell what these are for:\n\n${missing.slice(0, 20).join('\n')}`)
  for (const text of warnings) yield { type: 'warning', text }
})

const percent = (share: number): string => `${Math.round(share * 100)} %`

function styleIn(prose: string) {
  const name = /\b(jsdoc|tsdoc|google|numpy|sphinx|rustdoc|godoc|javadoc|xmldoc|doxygen)\b/i.exec(prose)?.[1]
  // The pattern lists the styles.
  return name?.toLowerCase() as 'jsdoc' | undefined
}

export async function* answerExplain(question: Question): Answer {
  const { request, analyze } = question
  const [file] = focusFiles(question)
  const expression = expressionIn(request.prose) ?? expressionBefore(question)
  if (!file && !expression) {
    if (question.context?.repository !== undefined) yield* answerSearch(question)
    else
      yield textEvent(
        'Which code do you want to have explained? Send it in a fenced code block, or attach files.',
      )
    return
  }
  const detail = /\b(?:brief|short|summary|summari[sz]e|tl;?dr|overview)\b/i.test(request.prose)
    ? 'brief'
    : undefined
  const input: ExplainCodeInput =
    expression && request.code.length === 0
      ? { ...expression, detail }
      : { code: file?.content ?? '', path: file?.path, language: file && languageOfPath(file.path), detail }
  const { explanation } = await analyze(explainCode, input)
  yield* paragraphs(explanation)
}

/** An expression of the last response. */
function expressionBefore({ request, context }: Question): { code: string; language: string } | undefined {
  const last = request.earlierCode.at(-1)
  const isAbout = request.code.length === 0 && !context?.files.length
  return isAbout && last && /^(?:regex|cron)$/.test(last.name)
    ? { code: last.code.trim(), language: last.name }
    : undefined
}

/** A regular expression or a cron expression in the prose itself. */
function expressionIn(prose: string): { code: string; language: string } | undefined {
  const quoted = /`([^`\n]{1,1000})`/.exec(prose)?.[1]
  const after =
    /\b(?:regex|regexp|regular expression|cron(?: expression)?|crontab)\b[^:\n]{0,40}:\s*(\S.{0,1000})/i.exec(
      prose,
    )?.[1]
  const literal = /(?:^|\s)(\/(?:[^/\n\\]|\\.){1,500}\/[dgimsuvy]{0,8})(?=\s|$)/.exec(prose)?.[1]
  const code = (quoted ?? after ?? literal)?.trim()
  if (code === undefined) return undefined
  const language = languageOfExpression(code, prose)
  if (language !== undefined) return { code, language }
  if (quoted !== undefined && /^[\w$.()]+$/.test(quoted)) return undefined
  if (/\bcron/i.test(prose)) return { code, language: 'cron' }
  return { code, language: literal === undefined ? 'javascript' : 'regex' }
}

export const answerFix = needsCode('fix', async function* ({ files, analyze }) {
  const { files: changedFiles, diff, fixed, remaining } = await analyze(fixCode, { files })
  if (fixed.length === 0 && remaining.length === 0) {
    yield textEvent(
      'The compiler reports no errors in this code. Describe what it does wrong, or ask for a review.',
    )
    return
  }
  yield* showChanges(changedFiles, diff)
  if (fixed.length > 0)
    yield textEvent(
      `Fixed:\n\n${fixed.map(({ line, code, message, fix }) => `- Line ${line}, ${code}: ${message} → ${fix}`).join('\n')}`,
    )
  if (remaining.length > 0)
    yield textEvent(
      `${fixed.length > 0 ? 'Not fixed' : 'There is no safe fix for'}:\n\n${remaining
        .slice(0, 30)
        .map(({ path, line, code, message }) => `- \`${path}:${line}\` ${code}: ${message}`)
        .join('\n')}`,
    )
})

export const answerTest = needsCode('test', async function* (question) {
  const { request, analyze } = question
  const framework = testFrameworks.find((name) => request.prose.toLowerCase().includes(name))
  const { files, checks, coveredSymbols, warnings } = await analyze(writeTests, {
    files: focusFiles(question),
    framework,
  })
  if (files.length === 0) yield textEvent('There are no exported functions or classes to test.')
  yield* showChanges(files, '')
  if (coveredSymbols.length > 0)
    yield textEvent(`Covers ${coveredSymbols.map((name) => `\`${name}\``).join(', ')}.`)
  yield* showChecks(checks)
  for (const text of warnings) yield { type: 'warning', text }
})

export async function* answerReview(question: Question): Answer {
  const { request, files, analyze } = question
  const diff = request.code.find(isDiff)?.code
  if (diff === undefined && files.length === 0) {
    yield textEvent('Which code do you want to have reviewed? Send it, or a diff, in a fenced code block.')
    return
  }
  const { findings, warnings } = await analyze(reviewCode, {
    files: diff === undefined ? focusFiles(question) : files,
    diff,
  })
  if (findings.length === 0)
    yield textEvent('The rules find no defects. They check for known patterns, not for intent.')
  for (const { path, line, severity, rule, message, suggestion } of findings.slice(0, 60))
    yield {
      type: 'text',
      text: `- **${severity}** \`${path}:${line}\` (${rule}): ${message} ${suggestion}\n`,
    }
  for (const text of warnings) yield { type: 'warning', text }
}

export function* paragraphs(markdown: string) {
  for (const paragraph of markdown.trim().split(/(?<!\n)\n{2,}(?=\S)/)) yield textEvent(paragraph)
}
