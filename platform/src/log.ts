import { type Logger, pino } from 'pino'
import { isSecretName } from './mask-secrets.ts'

export type { Logger }
export const logStyles = ['pretty', 'json', 'silent'] as const
export type LogStyle = (typeof logStyles)[number]

export function createLogger(
  style: LogStyle,
  write: (text: string) => void = (text) => process.stdout.write(text),
): Logger {
  if (style === 'silent') return pino({ level: 'silent' })
  const render = style === 'json' ? jsonLine : prettyLine
  return pino({ level: 'info', base: null }, { write: (line) => write(render(line)) })
}

function jsonLine(line: string): string {
  return `${JSON.stringify(JSON.parse(line, hideSecret))}\n`
}

/** Formats as `12:30:01 warn  photo: what happened  key=value`, with the stack of an error below it. */
function prettyLine(line: string): string {
  const { time, level, service, msg = '', err, ...rest } = JSON.parse(line, hideSecret)
  const clock = new Date(time).toLocaleTimeString('en-GB')
  const stack: string[] = err?.stack?.split('\n') ?? []
  const details = Object.entries(err && !stack.length ? { ...rest, err } : rest).map(
    ([key, value]) => `  ${key}=${isWord(value) ? value : JSON.stringify(value)}`,
  )
  const name = pino.levels.labels[level] ?? String(level)
  const head = `${clock} ${name.padEnd(5)} ${service ? `${service}: ` : ''}${msg}${details.join('')}`
  return [head, ...stack.map((step) => `    ${step}`)].map((text) => `${printable(text)}\n`).join('')
}

function hideSecret(name: string, value: unknown): unknown {
  return isSecretName(name) ? '…' : value
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' && /^[^\s"=]+$/.test(value)
}

/** Escapes line breaks and terminal control characters (log injection). */
function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )
}
