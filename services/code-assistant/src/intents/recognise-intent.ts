import { clausesOf } from './clauses.ts'
import type { Intent, Surroundings } from './intent.ts'
import { recogniseTalk } from './recognise-talk.ts'
<<<<<<< HEAD
import { findRefactoring } from './refactoring-phrases.ts'
=======
import { recogniseCommand } from './recognisers/commands.ts'
import { recogniseCreation } from './recognisers/creation.ts'
import { recogniseFollowUp } from './recognisers/follow-ups.ts'
import { recogniseNavigation } from './recognisers/navigation.ts'
import { recogniseQuestion } from './recognisers/questions.ts'
import type { Guess, Recogniser } from './recognisers/recogniser.ts'
import { recogniseTopic } from './recognisers/topics.ts'
>>>>>>> 1cf5045408fed140a2b576094f169aa8a78c7d6f

/** Below it, an answer would be a guess. */
const minConfidence = 0.6

/** The first that recognises a clause decides on it. */
const recognisers: readonly Recogniser[] = [
  recogniseFollowUp,
  recogniseNavigation,
  recogniseCreation,
  recogniseQuestion,
  recogniseCommand,
  recogniseTopic,
]

/** Finds out what a message wants. `unknown` if no intent is likely enough. */
export function recogniseIntent(prose: string, surroundings: Surroundings): Intent {
  const clauses = clausesOf(prose)
  const talk = recogniseTalk(prose, clauses)
  if (talk) return { name: talk, confidence: 0.95, clause: clauses[0] ?? '' }
  if (clauses.length === 0)
    return { name: surroundings.hasCode ? 'explain' : 'unknown', confidence: 0.6, clause: '' }
  let best: Intent = { name: 'unknown', confidence: 0, clause: clauses[0] ?? '' }
  for (const clause of clauses) {
    const guess = guessIntent(clause, surroundings)
    if (guess && guess.confidence > best.confidence) best = { ...guess, clause }
  }
  return best.confidence >= minConfidence ? best : { ...best, name: 'unknown' }
}

function guessIntent(clause: string, surroundings: Surroundings): Guess | undefined {
  for (const recognise of recognisers) {
    const guess = recognise(clause, surroundings)
    if (guess) return guess
  }
  return undefined
}
<<<<<<< HEAD

const instead = new RegExp(
  `^(?:the )?(?:same|same thing|what about|how about|and|but|now|do (?:it|this|that|the same)|show (?:it|me)|have (?:it|that|this)|get (?:it|that|this)|give me (?:it|that|this|the same)|(?:make|write) (?:it|that|this))?,? ?(?:but |now |the same )?(?:in|for|with|using|as) (?:plain |pure )?${languageWords}(?: instead| too| as well| version| rather| now)?$`,
)
const version = new RegExp(`^(?:a |the |an )?${languageWords} (?:version|variant|instead|equivalent)$`)

const recogniseFollowUp: Recogniser = (clause, { hasPrevious }) => {
  if (!hasPrevious) return undefined
  if (
    /^(?:undo|revert|roll ?back|go back|restore|take (?:that|it|this) back|put (?:it|that) back|cancel (?:that|it|the last)|discard (?:that|this|the change)|back to|bring back|i (?:liked|preferred|want) the (?:old|previous|first|original)|never ?mind)\b/.test(
      clause,
    ) &&
    !/\b(?:git|commits?|branch|push|merge|stag\w+)\b/.test(clause)
  )
    return { name: 'undo', confidence: 0.9 }
  if (instead.test(clause) || version.test(clause)) return { name: 'change-language', confidence: 0.9 }
  return undefined
}

const recogniseNavigation: Recogniser = (clause, surroundings) => {
  if (
    /(?<!\bapi )\b(?:usages?|callers?|call sites?|invocations?|references?)\b.{0,8}\b(?:of|to|for)\b/.test(
      clause,
    ) ||
    /^(?:who|what|which \w+|whoever|from where) (?:all )?(?:calls?|uses?|invokes?|imports?|references?|depends? on|instantiates?|consumes?)\b/.test(
      clause,
    ) ||
    /\b(?:where|how) (?:is|are|do we|does) (?:the )?(?:\w+ )?(?:@name|\w+) (?:used|called|invoked|referenced|imported|consumed|being used)\b/.test(
      clause,
    ) ||
    /^(?:is|are) .{1,40}\b(?:used|called|referenced)\b.{0,12}\b(?:anywhere|somewhere|still|at all|by)\b/.test(
      clause,
    ) ||
    /^is .{1,40}\bstill (?:used|called|needed)\b/.test(clause) ||
    /\b(?:examples?) of (?:how )?.{1,40}\b(?:used|usage|calls?)\b/.test(clause) ||
    /^(?:usages?|references|callers)\b/.test(clause)
  )
    return { name: 'how-is-it-used', confidence: 0.85 }
  if (
    /^(?:find|show|open|go to|jump to|goto|locate|where is|get|give|see)\b.{0,16}\b(?:definition|declaration|implementation)\b.{0,8}\b(?:of|for)\b/.test(
      clause,
    ) ||
    /\b(?:where|in (?:which|what) (?:file|module|folder|package)|which (?:file|module|folder|package)) .{0,60}\b(?:defined?|declared?|implemented?|located|live|lives|contains?|defines?|declares?|stored|registered|configured|come from|comes from|exported)\b/.test(
      clause,
    ) ||
    /^(?:where|in (?:which|what) file) (?:is|are|can i find|do i find|could i find|does|do we|did we|was) (?:the )?(?:@name|function|class|method|interface|type|constant|const|variable|component|module|entry point|main|code|definition|source|implementation|struct|enum)\b/.test(
      clause,
    ) ||
    /^where (?:is|are|can i find|do i find) (?:the |our )?(?:\w+ ){0,2}(?:@name|function|class|method|entry point|component|module|handler|config|configuration|settings|routes?|tests?|logic|code)\b/.test(
      clause,
    ) ||
    /^(?:locate|go to|jump to|goto) (?:the )?(?:\w+ )?@name/.test(clause) ||
    /\bdefinition of\b/.test(clause)
  )
    return { name: 'where-is', confidence: 0.85 }
  const isWeb = /\b(?:web|internet|google|online|hotels?|flights?)\b/.test(clause)
  if (
    !isWeb &&
    /^(?:search|grep|look(?: for|ing for)?|find|list|locate|show)\b/.test(clause) &&
    !/^(?:find|look for|show|list) (?:me )?(?:all |any |the |some )*(?:possible )?(?:bugs?|errors?|problems?|issues?|mistakes?|vulnerabilit\w+|defects?|flaws?|security|refactorings|operations|bottlenecks?|code smells?)\b/.test(
      clause,
    ) &&
    (/^(?:search|grep)\b.{0,80}\b(?:for|the|in|code|repo\w*|project|codebase|@\w+|todos?)/.test(clause) ||
      /\b(?:in|of|across|within|throughout) (?:the |this |my |our |whole |entire )*(?:code ?base|repo(?:sitory)?|project|code|sources?|tree|workspace)\b/.test(
        clause,
      ) ||
      /^(?:find|look for|list|locate|show)(?: me)? (?:all |every |any |the )*(?:places?|files?|occurrences?|code|modules?|spots?|locations?|instances|usages?|functions?|classes|tests|todos?|lines)\b.{0,60}\b(?:that|where|which|of|about|for|with|importing|containing|using|related|handling|in|mentioning|responsible)\b/.test(
        clause,
      ))
  )
    return { name: 'search', confidence: 0.8 }
  if (
    /^(?:which|what) (?:files?|modules?|parts?|components?|classes|code|folders?|packages?)\b.{0,60}\b(?:deals?|handles?|responsible|about|contains?|implements?|does|do|import|imports|touch|touches|related|takes? care|use|uses|mention|mentions)\b/.test(
      clause,
    )
  )
    return { name: 'search', confidence: 0.75 }
  if (
    surroundings.hasRepository &&
    /^(?:how|what|where|which|why|show|find|who|when|does|is|are)\b/.test(clause)
  )
    return isCommandOnCode(clause) ? undefined : { name: 'search', confidence: 0.7 }
  return undefined
}

const isCommandOnCode = (clause: string): boolean => /\b(?:wrong with|bugs?|improve)\b/.test(clause)

const creationVerbs =
  /^(?:(?:i|we) (?:need|want)|re-?implement|write|create|generate|make|build|implement|need|want|produce|add|provide|show me how to (?:implement|write|build|create|make)|how (?:do i|to|can i|would i|do you|should i|do we) (?:implement|write|build|create|make|code)|show me|show|give me|give|code(?: up)?|develop|scaffold|bootstrap|set ?up|design|draft|compose|craft|prepare|get me|put|insert|have|do|sketch|define|send me|supply|any|got)\b(?: up)? ?/

const strongVerbs = /^(?:implement|reimplement|re-implement|scaffold|bootstrap|code)\b/

/** Ends the noun phrase after the verb. */
const phraseEnd =
  /(?:,|:|\b(?:that|which|who|whose|for|to|in|of|with|without|using|from|on|by|when|where|while|as|about|like|based|called|named|so|if|until|against|into|before|after|at|and|or|then|around|covering|matching|accepting|describing|explaining|returning|containing|running)\b)/

/** `write`, `create` or `add` something: the last word of the noun phrase decides. */
const recogniseCreation: Recogniser = (clause, surroundings) => {
  if (insteadOfLanguage.test(clause) || /^create table\b/.test(clause)) return undefined
  const verb = creationVerbs.exec(clause)?.[0]
  if (verb === undefined) {
    const [phrase = ''] = clause.split(phraseEnd, 1)
    const isPhrase = /^(?:a|an|one|some|new|code|class|function|script|unit|jest|simple|small)\b/.test(clause)
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
    /^(?:test (?:cases?|suites?|files?|code)|spec files?)$/.test(last)
  )
    return isAbout || isBare || /\b(?:unit|test cases?|pytest|jest|vitest|mocha)\b/.test(clause)
      ? { name: 'test', confidence: 0.9 }
      : undefined
  if (
    /^(?:docs?|documentation|docstrings?|jsdocs?|tsdocs?|javadocs?|godocs?|rustdocs?|comments?|xmldocs?|doxygen|annotations)$/.test(
      head,
    ) ||
    /^(?:api (?:reference|docs)|doc (?:comments?|blocks?|strings?)|(?:google|numpy|sphinx) docstrings?)$/.test(
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
  if (isSql(phrase, clause)) return { name: 'sql', confidence: 0.9 }
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

const isSql = (phrase: string, clause: string): boolean =>
  /\b(?:sql|postgres|postgresql|mysql|sqlite|select|insert|update|delete) (?:query|queries|statements?|command|script|join)\b|\bsql\b|\bquery$/.test(
    phrase.trim(),
  ) &&
  !/\b(?:builder|parser|library|client|function|class|formatter|injection|graphql)\b/.test(clause) &&
  !/\b(?:hook|function) /.test(phrase)

const languageIn = new RegExp(`\\b${languageWords}(?![\\w+#])`)

const recogniseQuestion: Recogniser = (clause, { hasCode, hasPrevious }) => {
  const isAbout = hasCode || hasPrevious || deictic.test(clause)
  if (isGit(clause)) return { name: 'git', confidence: 0.85 }
  const isHow =
    /^(?:how (?:do|to|can|would|should|could)|what is the|what are the|whats the|which|is there)\b/.test(
      clause,
    )
  if (isHow && /\b(?:regex|regular expression)\b/.test(clause)) return { name: 'regex', confidence: 0.85 }
  if (isHow && /\bcron(?:tab)?\b/.test(clause)) return { name: 'cron', confidence: 0.85 }
  if (isHow && /\bsql\b/.test(clause) && !/\binjection\b/.test(clause))
    return { name: 'sql', confidence: 0.85 }
  if (
    /^(?:is|are) there (?:any|anything|something|some|a)?\b.{0,30}\b(?:improve|i should|bugs?|problems?|issues?|wrong|vulnerabilit\w+|mistakes?|leaks?|better|security|errors?|smells?|race conditions?)\b/.test(
      clause,
    ) ||
    /^(?:any|what|which|find|spot|look for|list|show|see) .{0,24}\b(?:bugs?|problems?|issues?|vulnerabilit\w+|security|smells?|mistakes|flaws|improvements?|suggestions?)\b/.test(
      clause,
    ) ||
    /^what (?:is|could be|might be|are) (?:wrong|improved?|better|the (?:problems?|issues?|bugs?|weak\w*))\b/.test(
      clause,
    ) ||
    /^(?:does|do|has|have|is|are|would|should|can) .{0,40}\b(?:bugs?|vulnerable|secure|safe|problems?|issues|leak|correct|idiomatic|ok|okay|good|well written|production[- ]ready|readable|thread[- ]safe)\b/.test(
      clause,
    ) ||
    /^(?:what|anything|what else|how) (?:should|could|can|would) (?:i|we|be|you) (?:improve|improved|change|do better|better)\b|^anything (?:wrong|to improve|i should)/.test(
      clause,
    ) ||
    /^how (?:good|secure|safe) is\b|\bwhat do you think (?:of|about) (?:this|my|the) (?:code|function|class|implementation|pr|diff|changes)\b/.test(
      clause,
    )
  )
    return isAbout || /\bhere\b/.test(clause) ? { name: 'review', confidence: 0.8 } : undefined
  if (
    /^(?:why|what is the reason|how come)\b.{0,60}\b(?:not (?:work|compile|run|build|pass)\w*|fail\w*|crash\w*|throw\w*|errors?|broken|wrong|does not|is not|break\w*|undefined is|null pointer)\b/.test(
      clause,
    ) ||
    /^(?:how (?:do i|to|can i)|what (?:do i|to)) (?:fix|solve|resolve|repair|get rid of (?:this|the) error)\b/.test(
      clause,
    )
  )
    return isAbout ? { name: 'fix', confidence: 0.8 } : undefined
  if (
    /^(?:what|whats|what is|how|why|when|tell me (?:what|how|why)|describe (?:what|how)|explain|show me (?:what|how)|i do not (?:understand|get)|no idea what|not sure what|what exactly|which)\b.{0,60}\b(?:do|does|doing|mean|means|work|works|happens?|happening|going on|for|match|matches|return|returns|understand|purpose|complexity|output|evaluate\w*|print|prints|run)\b/.test(
      clause,
    ) ||
    /^i (?:do not|can not|don't) (?:understand|get|follow|read)\b/.test(clause) ||
    /^what (?:is|are) (?:this|that|these|happening|it|@name|@code|going on|the (?:purpose|complexity|output|point|idea|result|time complexity|big ?o))\b/.test(
      clause,
    )
  )
    return hasCode || hasPrevious || strongDeictic.test(clause)
      ? { name: 'explain', confidence: 0.8 }
      : undefined
  return undefined
}

/** `it` and `that` also stand in questions about the world. */
const strongDeictic =
  /\b(?:this|these|code|function|class|method|file|module|script|snippet|component|program|block|loop|lines?|selection|below|above|following|regex|query|cron|expression|here)\b|@(?:name|path|code)\b/

function isGit(clause: string): boolean {
  if (/\b(?:gitignore|github|gitlab)\b/.test(clause)) return false
  if (/\bgit\b/.test(clause)) return true
  const isHow =
    /^(?:how|what is|command|undo|delete|discard|revert|squash|rebase|stash|amend|reset|unstage|cherry-?pick|drop|rename|move|remove|list|show|create|abort|resolve|see|i )\b/.test(
      clause,
    )
  return (
    isHow &&
    /\b(?:commits?|committed|(?:remote|local|feature|wrong|new|other|a|the|main|master|current) branch|branches|rebas\w+|stash\w*|merge conflicts?|cherry-?pick\w*|unstage|staged|detached head|submodules?|force[- ]push|reflog)\b/.test(
      clause,
    ) &&
    !/\b(?:review|message for|explain|function|class|introduc\w+|documentation|code)\b/.test(clause)
  )
}

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
const insteadOfLanguage = new RegExp(`\\bin ${languageWords} (?:instead of|rather than|not) ${languageWords}`)

const recogniseCommand: Recogniser = (clause, { hasCode, hasPrevious }) => {
  const isAbout = hasCode || hasPrevious || deictic.test(clause)
  const isBare = clause.split(' ').length === 1
  if (languagePair.test(clause)) return { name: 'convert', confidence: 0.8 }
  if (insteadOfLanguage.test(clause) && isAbout) return { name: 'convert', confidence: 0.8 }
  const reviews =
    /^(?:(?:code )?review|critique|audit|lint|inspect|proofread|evaluate|assess|rate|judge|look (?:over|at|through)|double[- ]?check|have a look|take a look|go over|spot|find|give feedback|comment on|(?:security )?check)\b/
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
    !findRefactoring(clause)?.startsWith('convert-to-async')
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
    /^(?:explain|describe|break down|walk (?:me|us) through|summari[sz]e|clarify|interpret|analy[sz]e|go through|elaborate|decode|tell me (?:about|more about)|teach me)\b/.test(
      clause,
    )
  )
    return hasCode || hasPrevious || strongDeictic.test(clause) || isBare
      ? { name: 'explain', confidence: isBare && !isAbout ? 0.65 : 0.85 }
      : undefined
  if (
    /^(?:test|unit[- ]?test|cover|tests for)\b/.test(clause) ||
    /^(?:increase|improve|raise|extend)\b.{0,20}\b(?:test )?coverage\b/.test(clause)
  )
    return isAbout || isBare ? { name: 'test', confidence: 0.8 } : undefined
  if (
    /^(?:refactor|clean|simplify|tidy|modernize|improve|restructure|beautify|prettify|polish|optimi[sz]e|reorgani[sz]e|rework|streamline|shorten|dry|deduplicate|rewrite)\b/.test(
      clause,
    ) ||
    /^make\b.{0,50}\b(?:cleaner|nicer|better|simpler|shorter|readable|maintainable|pretty|prettier|elegant|modern|concise|idiomatic|faster|easier|clean)\b/.test(
      clause,
    ) ||
    /\b(?:so (?:that )?it is|to be) more (?:maintainable|readable)\b/.test(clause)
  )
    return isAbout || isBare ? { name: 'refactor', confidence: isAbout ? 0.8 : 0.65 } : undefined
  return undefined
}

/** Terse messages and statements without a verb that commands. */
const recogniseTopic: Recogniser = (clause, { hasCode, hasPrevious }) => {
  const isAbout = hasCode || hasPrevious || deictic.test(clause)
  const isShort = clause.split(' ').length <= 6
  if (
    /\b(?:regex|regular expression|reg ex)\b.{0,12}\b(?:for|to|that|which|matching|accept\w*|of (?:an?|email|dates?|urls?))\b|^regex\b/.test(
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
    /\b(?:throws?|throwing|crash\w*|fails?|failing|broken|does not (?:work|compile|run|build)|not working|syntax error|type ?error|ts\d{4}|cannot find|can not find|undefined is not|stack trace|compile errors?|nullpointer\w*|segfault|exception)\b/.test(
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
  if (/^(?:docs|documentation|jsdoc|docstrings?|tsdoc|javadoc|comments|doc comments)\b/.test(clause))
    return isAbout || isShort ? { name: 'document', confidence: 0.75 } : undefined
  if (/^(?:bugs?|problems|issues|security|vulnerabilities)\b/.test(clause) && isAbout)
    return { name: 'review', confidence: 0.65 }
  if (wellKnownCode.test(clause) && (isShort || languageIn.test(clause)))
    return { name: 'generate', confidence: 0.75 }
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

const refactoring = (name: string, confidence: number): Guess => ({
  name: 'refactor',
  refactoring: name,
  confidence,
})

type Recogniser = (clause: string, surroundings: Surroundings) => Guess | undefined
=======
>>>>>>> 1cf5045408fed140a2b576094f169aa8a78c7d6f
