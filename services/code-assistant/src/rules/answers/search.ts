import type { Passage } from '../../repositories/repositories.ts'
import { fenceCode } from '../../source-code/fenced-code.ts'
import { type Answer, type Question, textEvent } from '../answer.ts'

const maxPassages = 6
const maxFileMatches = 20

/** Passages of the attached repository, best first. Their text is quoted, because it is data and no instruction. */
export async function* answerSearch(question: Question): Answer {
  const { context, request, repositories, intent, signal } = question
  const query = queryOf(question)
  if (context?.repository === undefined) {
    if (context?.files.length) yield* searchFiles(question, query)
    else
      yield textEvent(
        'Which repository? Send its name as `context.repository`; `GET /v1/repositories` lists those that are indexed.',
      )
    return
  }
  const passages = await repositories.search({
    name: context.repository,
    ref: context.ref,
    paths: context.paths,
    query,
    mode: intent.name === 'where-is' && isIdentifier(query) ? 'symbol' : 'text',
    limit: maxPassages,
    userId: question.userId,
    signal,
  })
  if (passages.length === 0) {
    yield textEvent(`Nothing in \`${context.repository}\` matches “${query || request.prose.slice(0, 200)}”.`)
    return
  }
  for (const passage of passages) yield* showPassage(passage)
}

function* showPassage({ text, language, symbol: _, ...citation }: Passage) {
  const { path, startLine, endLine, commit } = citation
  yield { type: 'citation', citation } as const
  yield textEvent(`\`${path}:${startLine}-${endLine}@${commit.slice(0, 12)}\`\n${fenceCode(text, language)}`)
}

/** Lines of attached files, when no repository is attached. */
function* searchFiles({ files }: Question, query: string) {
  const matches = files.flatMap(({ path, content }) =>
    content
      .split('\n')
      .flatMap((line, at) => (line.includes(query) ? [{ path, line: at + 1, text: line }] : [])),
  )
  if (matches.length === 0) yield textEvent(`The attached files do not contain “${query}”.`)
  for (const { path, line, text } of matches.slice(0, maxFileMatches))
    yield textEvent(`\`${path}:${line}\`\n${fenceCode(text.trim().slice(0, 400))}`)
}

const isIdentifier = (text: string): boolean => /^[\p{L}_$][\p{L}\p{N}_$.]*$/u.test(text)

const questionWords =
  /^(?:please |can you |could you )*(?:search|grep|find|look|locate|list|show|where|who|which|what|how|go|jump|in|is|are|all|give|get|see)\b(?: (?:me|us|for|to|up|is|are|do|does|we|i|you|the|a|an|all|any|every|of|uses?|calls?|files?|places?|code|function|class|method|definition|declaration|implementation|usages?|references?|callers?|find|used|defined|that|which|where|in|file|module|repository|repo|codebase|project|still|anywhere))*\b/i

/** The identifier or the quoted text that the message names, or its words without those that only ask. */
function queryOf({ request, intent }: Question): string {
  const prose = request.prose.trim().slice(0, 2_000)
  const quoted = /[`"“]([^`"”\n]{1,200})[`"”]/.exec(prose)?.[1]
  if (quoted) return quoted
  const identifier = /(?<![\w$])([a-z$_]+[A-Z][\w$]*|[A-Z][a-z\d]+[A-Z][\w$]*|\w+_\w+|[\w$]+(?=\(\)))/.exec(
    prose,
  )?.[1]
  if (identifier && intent.name !== 'search') return identifier
  const words = prose
    .replace(questionWords, '')
    .replace(/[?!.]+$/, '')
    .replace(/\b(?:defined|declared|used|called|implemented|located)\b.*$/i, '')
    .trim()
  return words === '' ? prose : words
}
