/** `it` and `that` also occur in questions about the world. */
export const strongDeictic =
  /\b(?:this|these|code|function|class|method|file|module|script|snippet|component|program|block|loop|lines?|selection|below|above|following|regex|query|cron|expression|here)\b|@(?:name|path|code)\b/

/** `what is git` requires knowledge, which only a language model has. */
export const isGeneral = (clause: string): boolean =>
  /^(?:what|who) (?:is|are) (?:a |an |the )?(?:git|regex|regular expressions?|cron|sql|crontab)s?$|^(?:is|are) (?:git|regex|cron|sql)\b|^(?:why|when|should) .{0,40}\b(?:use|learn)\b/.test(
    clause,
  )

export function isGit(clause: string): boolean {
  if (isGeneral(clause)) return false
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

/** `this restaurant` is no code. */
export const isOfThing = (clause: string): boolean =>
  /\b(?:restaurant|hotel|movie|film|book|song|phone|iphone|car|product|article|essay|letter|cv|resume|game|album|recipe|marriage|life)\b/.test(
    clause,
  )
