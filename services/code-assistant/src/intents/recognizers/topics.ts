import { deictic, languageWords, wellKnownCode } from '../code-words.ts'
import { languageIn, phraseEnd, type Recognizer } from './recognizer.ts'
import { isGeneral, isOfThing } from './subject-matter.ts'

const languageType = new RegExp(
  `^${languageWords} (?:struct|class|interface|types?|enum|record|dataclass|function|model|client) (?:for|from|of|to|that|which)\\b`,
)

/** Terse messages and statements without a verb that commands. */
export const recognizeTopic: Recognizer = (clause, { hasCode, hasPrevious }) => {
  if (isGeneral(clause)) return undefined
  const isAbout = hasCode || hasPrevious || deictic.test(clause)
  const isShort = clause.split(' ').length <= 6
  if (
    /\b(?:regex|regular expression|reg ex)\b.{0,12}\b(?:for|to|that|which|matching|accept\w*|of (?:an?|email|dates?|urls?))\b|^regex\b|\b(?:with|by|using) (?:a )?regex$/.test(
      clause,
    )
  )
    return { name: 'regex', confidence: 0.8 }
  if (/\b(?:cron|crontab|cronjob)\b/.test(clause)) return { name: 'cron', confidence: 0.8 }
  if (
    /^(?:sql|postgres|mysql|sqlite)\b.{0,4}\b(?:to|for|that|query|queries|select|join|:)|\b(?:sql|query) (?:to|for|that|which|query)\b|\b(?:in|with) (?:sql|postgres|mysql|sqlite)$|^(?:select|insert into|alter table|create table|drop table|update)\b.{0,60}\b(?:from|for|where|set|statement|rows?|table|into|orders|users)\b|^create table\b|^(?:update|delete|insert|select) statement\b|^query\b/.test(
      clause,
    )
  )
    return { name: 'sql', confidence: 0.8 }
  if (
    /\b(?:throws?|throwing|crash\w*|fails?|failing|broken|does not (?:work|compile|run|build)|not working|syntax error|type ?error|ts\d{4}|cannot find|can not find|undefined is not|stack trace|compiler says|(?:is|are) (?:an?|some|many) errors?|compile errors?|nullpointer\w*|segfault|exception)\b/.test(
      clause,
    ) &&
    (isAbout || /\b(?:build|error|typeerror|ts\d{4})\b/.test(clause))
  )
    return { name: 'fix', confidence: 0.75 }
  if (/\b(?:i|we) (?:get|got|have|am getting|see|receive)\b.{0,20}\berrors?\b/.test(clause))
    return { name: 'fix', confidence: 0.75 }
  if (
    /^(?:(?:unit|jest|pytest|vitest|mocha|integration) )?(?:tests?|specs|test cases)\b(?: for\b.*)?$/.test(
      clause,
    )
  )
    return isAbout || /\b(?:unit|jest|pytest|vitest)\b/.test(clause) || isShort
      ? { name: 'test', confidence: 0.75 }
      : undefined
  if (
    /^(?:(?:google|numpy|sphinx) )?(?:docs|documentation|jsdoc|docstrings?|tsdoc|javadoc|rustdoc|godoc|doxygen|comments|doc comments)\b|^needs? (?:docs|documentation|comments)\b|^(?:fill in|complete|supply|improve) (?:the )?(?:missing )?(?:docs|documentation|docstrings|comments)\b/.test(
      clause,
    )
  )
    return isAbout || isShort ? { name: 'document', confidence: 0.75 } : undefined
  if (
    /^(?:(?:code|security|peer|quick|pr) review|feedback|review)\b/.test(clause) &&
    (isAbout || /^(?:code|security|pr) review$/.test(clause)) &&
    !isOfThing(clause)
  )
    return { name: 'review', confidence: 0.7 }
  if (/\bpass (?:a )?(?:code )?review\b/.test(clause)) return { name: 'review', confidence: 0.7 }
  if (/^(?:bugs?|problems|issues|security|vulnerabilities)\b/.test(clause) && isAbout)
    return { name: 'review', confidence: 0.65 }
  if (
    wellKnownCode.test(clause) &&
    (isShort || languageIn.test(clause)) &&
    !/^(?:translate|what|why|who|when|is|are|should|does)\b/.test(clause)
  )
    return { name: 'generate', confidence: 0.75 }
  if (languageType.test(clause)) return { name: 'generate', confidence: 0.75 }
  const [phrase = ''] = clause.split(phraseEnd, 1)
  const head = phrase.trim().split(' ').at(-1) ?? ''
  if (
    /^(?:function|class|script|code|program|snippet|helper)$/.test(head) &&
    /\b(?:that|which|to|for|who)\b/.test(clause) &&
    !/^(?:this|that|the|my|is|does|what|why|it)\b/.test(clause)
  )
    return { name: 'generate', confidence: 0.75 }
  return undefined
}
