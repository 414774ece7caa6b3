import { deictic, formatWords, languageWords } from '../code-words.ts'
import { findRefactoring } from '../refactoring-phrases.ts'
import { insteadOfLanguage, type Recognizer, refactoring } from './recognizer.ts'
import { isOfThing, strongDeictic } from './subject-matter.ts'

const conversionVerbs =
  /^(?:convert|translate|port|rewrite|re-write|transform|change|migrate|turn|transpile|switch|transcribe|put|move|make|do|redo)\b/
const toLanguage = new RegExp(
  `\\b(?:to|into|in|as|for|from) (?:a |an |the |plain |pure |modern |idiomatic )?(?:${languageWords}|${formatWords})(?![\\w+#-])`,
)
const languagePair = new RegExp(
  `^(?:from )?(?:${languageWords}|${formatWords}|javascript|typescript) (?:to|2|into) (?:${languageWords}|${formatWords})(?: conver\\w+)?$`,
)
const formatPair = new RegExp(
  `^(?:convert|translate|transform) (?:${languageWords}|${formatWords}) (?:to|into) (?:${languageWords}|${formatWords})$`,
)

/** Sentences that begin with a verb for work on existing code. */
export const recognizeCommand: Recognizer = (clause, { hasCode, hasPrevious }) => {
  const isAbout = hasCode || hasPrevious || deictic.test(clause)
  const isBare = clause.split(' ').length === 1
  if (languagePair.test(clause)) return { name: 'convert', confidence: 0.8 }
  if (insteadOfLanguage.test(clause) && isAbout) return { name: 'convert', confidence: 0.8 }
  const reviews =
    /^(?:(?:code )?review|critique|audit|lint|inspect|proofread|evaluate|assess|rate|judge|look (?:over|at|through)|double[- ]?check|have a look|take a look|go over|spot|find|give feedback|comment on|(?:security )?check)\b/
  if (isOfThing(clause)) return undefined
  if (
    reviews.test(clause) &&
    !/^find (?!.{0,30}\b(?:bugs?|problems?|issues?|errors?|mistakes?|vulnerabilit\w+|flaws?|smells?|bottlenecks?|security)\b)/.test(
      clause,
    )
  )
    if (isAbout || /^code review$/.test(clause) || isBare)
      return { name: 'review', confidence: isBare && !isAbout ? 0.65 : 0.8 }
  if (
    /^(?:fix|repair|debug|correct|solve|resolve|heal|patch|unbreak|make .{0,40}\b(?:compile|work|run|build|pass)\b|get .{0,30}\b(?:compile|work|working|to run)\b|(?:auto ?)?fix)\b/.test(
      clause,
    )
  )
    return isAbout || isBare ? { name: 'fix', confidence: isAbout ? 0.85 : 0.65 } : undefined
  if (
    conversionVerbs.test(clause) &&
    toLanguage.test(clause) &&
    (isAbout || formatPair.test(clause)) &&
    !findRefactoring(clause)?.startsWith('use-async-await')
  ) {
    if (!/\b(?:module|modules|class|arrow|async|switch)\b/.test(toLanguage.exec(clause)?.[0] ?? ''))
      return { name: 'convert', confidence: 0.85 }
  }
  const refactored = findRefactoring(clause)
  if (refactored !== undefined && refactored !== 'rename') {
    if (refactored === 'shorten-names') return { name: 'shorten-names', confidence: 0.85 }
    return refactoring(refactored, 0.88)
  }
  if (refactored === 'rename' && !/\b(?:cat|dog|branch|file name)\b/.test(clause))
    return refactoring('rename', 0.88)
  if (
    /^(?:document|comment|annotate|doc)\b/.test(clause) ||
    /^(?:describe) .{0,60}\b(?:jsdoc|docstring|doc comment|comment|tsdoc)\b/.test(clause) ||
    /\b(?:add|put|insert|write|have no|without|missing|lacks?|needs?)\b.{0,24}\b(?:doc(?:s|umentation)?|comments|docstrings?|jsdoc|javadoc|tsdoc)\b/.test(
      clause,
    )
  )
    return isAbout || isBare ? { name: 'document', confidence: 0.85 } : undefined
  if (
    /^(?:explain|eli5|describe|break down|walk (?:me|us) through|summari[sz]e|clarify|interpret|analy[sz]e|go through|elaborate|decode|tell me (?:about|more about)|teach me)\b/.test(
      clause,
    )
  )
    return hasCode || hasPrevious || strongDeictic.test(clause) || isBare
      ? { name: 'explain', confidence: isBare && !isAbout ? 0.65 : 0.85 }
      : undefined
  if (
    /^(?:test|unit[- ]?test|cover|tests for)\b(?! (?:my|your|the) patience)/.test(clause) ||
    /^(?:increase|improve|raise|extend)\b.{0,20}\b(?:test )?coverage\b/.test(clause)
  )
    return isAbout ? { name: 'test', confidence: 0.8 } : undefined
  if (
    /^(?:(?:this|it|that|code) be (?:simplified|improved|cleaned up|refactored|shortened))\b/.test(clause) ||
    /^(?:refactor|clean|simplify|tidy|modernize|improve|be simplified|be improved|restructure|beautify|prettify|polish|optimi[sz]e|reorgani[sz]e|rework|streamline|shorten|dry|deduplicate|rewrite)\b/.test(
      clause,
    ) ||
    /^make\b.{0,50}\b(?:cleaner|nicer|better|simpler|shorter|pythonic|readable|maintainable|pretty|prettier|elegant|modern|concise|idiomatic|faster|easier|clean)\b/.test(
      clause,
    ) ||
    /\b(?:so (?:that )?it is|to be) more (?:maintainable|readable)\b/.test(clause)
  )
    return isAbout || isBare ? { name: 'refactor', confidence: isAbout ? 0.8 : 0.65 } : undefined
  return undefined
}
