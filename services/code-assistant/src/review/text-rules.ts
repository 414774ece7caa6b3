import type { CodeFile } from '../engine/chat-task.ts'
import type { Report } from './finding.ts'

/** Formats of credentials that cannot be confused with other text. */
const secretFormats: readonly [string, RegExp][] = [
  ['an AWS access key', /\b(AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a GitHub token', /\b(gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{60,})\b/],
  ['a Slack token', /\bxox[abprs]-[A-Za-z0-9-]{20,}/],
  ['a Stripe key', /\b[rs]k_live_[A-Za-z0-9]{16,}/],
  ['a Google API key', /\bAIza[0-9A-Za-z_-]{35}\b/],
  ['a private key', /-----BEGIN ([A-Z]+ )?PRIVATE KEY-----/],
  [
    'a password in a URL',
    /\b[a-z][a-z\d+.-]*:\/\/[^\s:/@'"`$<{]+:[^\s:/@'"`$<{]{3,}@(?!localhost|127\.|example)/,
  ],
]

const namedSecret =
  /(?:^|[^\w])["']?(\w*(?:password|passwd|secret|api_?key|access_?token|auth_?token|private_?key))["']?\s*(?::\s*\w+\s*)?(?::|=|:=|=>)\s*(["'`])([^"'`\s]{8,})\2/gi
const placeholder =
  /example|changeme|change_me|placeholder|your|dummy|sample|test|fake|xxx|\*\*\*|<|>|\$\{|\{\{|process\.env|^[a-z]+(?:[-_ .:/][a-z]+)*$|^[A-Z_]+$/i

/** Credentials in code. */
export function checkSecrets({ content, path }: CodeFile, report: Report): void {
  if (/(^|\/)(tests?|__tests__|fixtures|examples?)\/|\.(test|spec)\.\w+$/.test(path)) return
  for (const [i, line] of content.split('\n').entries()) {
    if (line.length > 2_000) continue
    const format = secretFormats.find(([, pattern]) => pattern.test(line))
    const named = [...line.matchAll(namedSecret)].find(
      ([, , , value = '']) => !placeholder.test(value) && /\d/.test(value),
    )
    if (format) report(i + 1, 'hard-coded-secret', `The code contains ${format[0]}.`, fromEnvironment)
    else if (named)
      report(i + 1, 'hard-coded-secret', `\`${named[1]}\` has a literal value.`, fromEnvironment)
  }
}

const fromEnvironment = 'Read it from the environment or a secret store, and revoke the published value.'

const windowLines = 10
const minWindowLength = 240

/** Runs of equal lines, also in different files. Reports each second occurrence once. */
export function checkDuplicates(files: readonly { file: CodeFile; report: Report }[]): void {
  const firstPlaces = new Map<string, { path: string; line: number }>()
  for (const { file, report } of files) {
    const lines = file.content
      .split('\n')
      .map((text, i) => ({ text: text.trim(), line: i + 1 }))
      .filter(
        ({ text }) =>
          text &&
          !/^(\/\/|#|\*|\/\*|import\b|from\b|use\b|using\b|["'][^"']*["'],?$|[\])}]+[,;]?$)/.test(text),
      )
    let next = 0
    for (let at = 0; at + windowLines <= lines.length; at++) {
      const window = lines.slice(at, at + windowLines)
      const key = window.map(({ text }) => text).join('\n')
      if (key.length < minWindowLength) continue
      const line = window[0]?.line ?? 1
      const first = firstPlaces.get(key)
      if (!first) firstPlaces.set(key, { path: file.path, line })
      else if (at >= next && !(first.path === file.path && line - first.line < windowLines)) {
        report(
          line,
          'duplicate-code',
          `The same lines are in \`${first.path}\`, line ${first.line}.`,
          'Move the common code into a function.',
        )
        next = at + windowLines
      }
    }
  }
}

/** The start of a SQL statement whose rest is concatenated from values. */
export const sqlStart = /^\s*(select\s[\s\S]*\bfrom\b|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s)/i

/**
 * Whether SQL continues with a value, which can be a parameter. Names of tables and columns cannot, and are constants in
 * most programs.
 */
export const expectsValue = (sql: string): boolean => /([=<>(,%'"]|\b(like|between|values))\s*$/i.test(sql)
