import { deictic } from '../code-words.ts'
import type { Recognizer } from './recognizer.ts'
import { isGit, strongDeictic } from './subject-matter.ts'

export const recognizeQuestion: Recognizer = (clause, { hasCode, hasPrevious }) => {
  const isAbout = hasCode || hasPrevious || deictic.test(clause)
  if (isGit(clause)) return { name: 'git', confidence: 0.85 }
  const isHow =
    /^(?:how (?:do|to|can|would|should|could)|what is (?:the|an?)|what are the|whats the|which|is there)\b/.test(
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
    /^(?:what|anything|what else|how) (?:should|could|can|would) (?:i|we|be|you) (?:improve|improved|change|do better|better|speed|optimi[sz]e|make (?:this|it|these|that|the code|@name) (?:run )?(?:faster|better|safer|cleaner|more \w+))\b|^anything (?:wrong|to improve|i should)/.test(
      clause,
    ) ||
    /^how (?:good|secure|safe) is\b|\bwhat do you think (?:of|about) (?:this|my|the) (?:code|function|class|implementation|pr|diff|changes)\b/.test(
      clause,
    )
  )
    return isAbout || /\bhere\b/.test(clause) ? { name: 'review', confidence: 0.8 } : undefined
  if (
    /^(?:why|what is the reason|how come)\b.{0,60}\b(?:not (?:work|compile|run|build|pass)\w*|fail\w*|crash\w*|throw\w*|errors?|broken|wrong|does not|is not|break\w*|undefined is|null pointer|ts\d{4})\b/.test(
      clause,
    ) ||
    /^(?:how (?:do i|to|can i)|what (?:do i|to)) (?:fix|solve|resolve|repair|get rid of (?:this|the) error)\b/.test(
      clause,
    )
  )
    return isAbout ? { name: 'fix', confidence: 0.8 } : undefined
  if (
    /^(?:what|whats|what is|how|why|when|eli5|tell me (?:what|how|why)|describe (?:what|how)|explain|show me (?:what|how)|i do not (?:understand|get)|no idea what|not sure what|what exactly|which)\b.{0,60}\b(?:do|does|doing|mean|means|work|works|happens?|happening|going on|for|match|matches|return|returns|understand|purpose|complexity|output|evaluate\w*|print|prints|run)\b/.test(
      clause,
    ) ||
    /^(?:i (?:do not|can not|don't) (?:understand|get|follow|read)|understand)\b/.test(clause) ||
    /^what (?:is|are) (?:this|that|these|happening|it|@name|@code|going on|the (?:meaning|purpose|complexity|output|point|idea|result|time complexity|big ?o))\b/.test(
      clause,
    )
  )
    return hasCode || hasPrevious || strongDeictic.test(clause)
      ? { name: 'explain', confidence: 0.8 }
      : undefined
  return undefined
}
