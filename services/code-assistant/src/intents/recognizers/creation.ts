import { codeNouns, deictic, wellKnownCode } from '../code-words.ts'
import type { Surroundings } from '../intent.ts'
import {
  type Guess,
  insteadOfLanguage,
  languageIn,
  phraseEnd,
  type Recognizer,
  refactoring,
} from './recognizer.ts'

const creationVerbs =
  /^(?:(?:i|we) (?:need|want)|re-?implement|write|create|generate|make|build|implement|need|want|produce|add|provide|show me how to (?:implement|write|build|create|make)|how (?:do i|to|can i|would i|do you|should i|do we) (?:implement|write|build|create|make|code)|show me|show|give me|give|code(?: up)?|develop|scaffold|bootstrap|set ?up|design|draft|compose|craft|prepare|get me|put|insert|have|do|sketch|define|send me|supply|any|got)\b(?: up)? ?/

const strongVerbs = /^(?:implement|reimplement|re-implement|scaffold|bootstrap|code)\b/

/** `write`, `create` or `add` something: the last word of the noun phrase decides. */
export const recognizeCreation: Recognizer = (clause, surroundings) => {
  if (insteadOfLanguage.test(clause) || /^create table\b/.test(clause)) return undefined
  const verb = creationVerbs.exec(clause)?.[0]
  if (verb === undefined) {
    const [phrase = ''] = clause.split(phraseEnd, 1)
    const isPhrase = /^(?:a|an|one|some|new|code|class|function|script|jest|simple|small)\b/.test(clause)
    return isPhrase ? creationOf(phrase, clause, surroundings, false) : undefined
  }
  const rest = clause.slice(verb.length)
  const [phrase = ''] = rest.split(phraseEnd, 1)
  return creationOf(phrase, clause, surroundings, strongVerbs.test(clause) || /implement|code/.test(verb))
}

function creationOf(
  phrase: string,
  clause: string,
  { hasCode, hasPrevious }: Surroundings,
  isStrong: boolean,
): Guess | undefined {
  const words = phrase
    .trim()
    .split(' ')
    .filter((word) => !fillers.has(word))
  const head = words.at(-1) ?? ''
  const last = words.slice(-2).join(' ')
  const isAbout = hasCode || hasPrevious || deictic.test(clause)
  const isBare = clause.split(' ').length <= 3
  if (
    /^(?:tests?|specs?|unittests?|coverage|spec file|test (?:cases?|suites?|file|coverage)|pytest|jest)$/.test(
      head,
    ) ||
    /^(?:(?:unit |node-)?test|node-test|tests?|pytest|jest|vitest|mocha|unit) (?:cases?|suites?|files?|code|skeletons?|stubs?)$|^spec files?$|^test skeletons?$/.test(
      last,
    )
  )
    return isAbout || isBare || /\bfor the\b|\b(?:unit|test cases?|pytest|jest|vitest|mocha)\b/.test(clause)
      ? { name: 'test', confidence: 0.9 }
      : undefined
  if (
    /^(?:docs?|documentation|docstrings?|jsdocs?|tsdocs?|javadocs?|godocs?|rustdocs?|comments?|xmldocs?|doxygen|annotations)$/.test(
      head,
    ) ||
    /^(?:api (?:reference|docs)|(?:doc|documentation) (?:comments?|blocks?|strings?)|(?:google|numpy|sphinx) docstrings?)$/.test(
      last,
    )
  )
    return isAbout || isBare || isDocumentationTerm(clause)
      ? { name: 'document', confidence: 0.9 }
      : undefined
  if (/\b(?:type (?:hints?|annotations?))$/.test(phrase.trim())) return refactoring('add-type-hints', 0.85)
  if (/^(?:regex|regular expression|reg ex)$/.test(head) || /regular expression|reg ex/.test(last))
    return { name: 'regex', confidence: 0.9 }
  if (head === 'pattern' && /\b(?:match\w*|regex|valid\w*)\b/.test(clause))
    return { name: 'regex', confidence: 0.8 }
  if (
    /^(?:cron|crontab|cronjob)$/.test(words[0] ?? '') ||
    /^(?:cron|crontab|cronjob)$/.test(head) ||
    /\bcron(?:tab)? (?:expression|entry|schedule|job|line|syntax|rule)\b/.test(phrase)
  )
    return { name: 'cron', confidence: 0.9 }
  if (isSql(phrase)) return { name: 'sql', confidence: 0.9 }
  if (/^(?:git) (?:command|alias)/.test(words.slice(-2).join(' ')) || words[0] === 'git')
    return head === 'ignore' ? { name: 'generate', confidence: 0.8 } : { name: 'git', confidence: 0.85 }
  if (/^(?:explanation|summary|overview|walkthrough|description|breakdown)$/.test(head))
    return isAbout ? { name: 'explain', confidence: 0.85 } : undefined
  if (/^(?:review|feedback|critique|audit|opinion|suggestions)$/.test(head))
    return isAbout ? { name: 'review', confidence: 0.85 } : undefined
  if (/^imports?$/.test(head) && /\bmissing\b/.test(phrase)) return { name: 'fix', confidence: 0.85 }
  if (/^(?:fix|fixes|bugfix|patch|correction)$/.test(head))
    return isAbout ? { name: 'fix', confidence: 0.8 } : undefined
  if (isDeicticOnly(words) || isChange(clause)) return undefined
  if (/^(?:version|port|translation|variant|equivalent)$/.test(head) && isAbout && languageIn.test(phrase))
    return { name: hasPrevious ? 'change-language' : 'convert', confidence: 0.8 }
  if (codeNouns.has(head) || words.some((word) => word === 'code') || wellKnownCode.test(phrase))
    return { name: 'generate', confidence: 0.85 }
  if (isStrong && head !== '') return { name: 'generate', confidence: 0.75 }
  if (/^@name$/.test(head)) return { name: 'generate', confidence: 0.7 }
  return undefined
}

const isDocumentationTerm = (clause: string): boolean =>
  /\b(?:docstrings?|jsdocs?|tsdocs?|javadocs?|doc)\b/.test(clause)

/** `make it faster` and `make this code cleaner` change code that exists. */
const isChange = (clause: string): boolean =>
  /^(?:make|do|get|have|put) (?:it|this|that|these|those|them|my|the (?:code|function|class|method|file|names?))\b/.test(
    clause,
  ) || /^(?:show|give)(?: me)? (?:how |what |why |the (?:code|place|files?|log|definition))/.test(clause)

const isDeicticOnly = (words: readonly string[]): boolean =>
  words.every((word) => /^(?:it|this|that|these|those|them|@code|@path|@text)$/.test(word))

const fillers = new Set(
  'me us a an the some my our your this that one new small simple quick short nice good little tiny basic proper more please minimal full complete few any really missing'.split(
    ' ',
  ),
)

const isSql = (phrase: string): boolean =>
  /\b(?:sql|postgres|postgresql|mysql|sqlite|select|insert|update|delete) (?:query|queries|statements?|command|script|join)\b|\bsql\b|\bquery$/.test(
    phrase.trim(),
  ) &&
  !/\b(?:builder|parser|library|client|function|class|formatter|injection|graphql)\b/.test(phrase) &&
  !/\b(?:hook|function) /.test(phrase)
