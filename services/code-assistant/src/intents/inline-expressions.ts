/** Code within a sentence. */
export interface InlineExpression {
  code: string
  language: 'cron' | 'regex' | 'sql' | 'shell' | 'javascript'
}

const maxLength = 300

const opening =
  /^(?:(?:please|pls|hey|hi|can you|could you|kannst du|bitte|mir)[\s,]+)*(?:explain|explian|decode|describe|translate|what(?:'s| is)|what (?:do|does)|how (?:do|does)|when (?:do|does)|erkläre?|was (?:macht|bedeutet|heißt|ist))\s+(?:(?:me|mir|to me|the|this|that|following|a|an|den|die|das|diesen|diese|dieses|meaning of)\s+){0,4}/i
const label =
  /^(?:(?:(?:cron|crontab|sql|shell|bash|git|unix|linux|terminal|regular|regulären)[ -])?(?:expression|job|schedule|query|statement|command line|command|one-liner|line|regexp?|pattern|ausdruck|befehl)|cron|crontab)?(?:\s+(?:do|does|mean|means|run|match))?\s*[:=]?\s*/i
const ending =
  /(?:\s+(?:do|does|mean|means|match|matches|run|work|please|pls|bitte|for me|to me|exactly))*\s*[?!]*$/i

/** Finds an expression that a question names without marking it as code: “explain the cron expression 15 3 * * 1-5”. */
export function findInlineExpression(prose: string): InlineExpression | undefined {
  const text = prose.trim()
  if (text.length > 2 * maxLength || text.includes('\n') || text.includes('`')) return undefined
  const start = opening.exec(text)?.[0]
  if (start === undefined) return undefined
  const named = label.exec(text.slice(start.length))?.[0] ?? ''
  const code = text
    .slice(start.length + named.length)
    .replace(ending, '')
    .replace(/^["“](.{1,300})["”]$/, '$1')
  if (code === '' || code.length > maxLength) return undefined
  const language = languageOfExpression(code, named)
  return language && { code, language }
}

/** The language of an expression by its form, and by what the words before it call it. */
export function languageOfExpression(code: string, words: string): InlineExpression['language'] | undefined {
  if (isCron(code)) return 'cron'
  if (isSql(code)) return 'sql'
  if (/^\/(?:[^/\\]|\\.)+\/[dgimsuvy]{0,8}$/.test(code) && /[\\^$*+?()[\]|]/.test(code)) return 'regex'
  if (/\breg|pattern/i.test(words) && /[\\^$*+?()[\]{}|.]/.test(code)) return 'regex'
  if (!/\s/.test(code) && (/^\^.*[\\*+?()[\]{}$]/.test(code) || /[\\*+?)\]}]\$$/.test(code))) return 'regex'
  if (shellCommand.test(code) && /\s(?:-|["'.~/$|<>*])|\|/.test(code)) return 'shell'
  if (
    /\b(?:command|shell|bash|git|befehl|one-liner|terminal)/i.test(words) &&
    /^[\w./-]+\s(?![^;{}]*\s=\s)/.test(code)
  )
    return 'shell'
  return undefined
}

/** Five or six fields, of which one is a `*` at least. */
const isCron = (code: string): boolean =>
  /^(?:[\d*?][\d*/,\-?LW#]*\s+){3,5}(?:[\d*?][\w*/,\-?#]*|[A-Z]{3}[A-Z\d,/-]*)(?:\s+(?:[\d*?][\w*/,\-?#]*|[A-Z]{3}[A-Z\d,/-]*))?$/i.test(
    code,
  ) && code.includes('*')

const isSql = (code: string): boolean =>
  /^(?:select\s.*(?:\bfrom\b|\d)|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|(?:create|alter|drop)\s+(?:table|index|view)\s|with\s+\w+\s+as\s*\()/i.test(
    code,
  )

const shellCommand =
  /^(?:sudo\s+)?(?:awk|cat|chmod|chown|cp|curl|cut|dd|df|docker|du|echo|env|find|git|grep|head|kill|kubectl|ln|ls|make|mkdir|mv|nc|npm|npx|openssl|ps|rm|rsync|scp|sed|sort|ssh|tail|tar|tee|tr|uniq|wc|wget|xargs|zip|unzip)\s/
