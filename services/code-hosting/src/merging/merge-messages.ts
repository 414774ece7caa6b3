import type { RepositorySettings } from '../repositories/repository-settings.ts'

export interface MessageSource {
  number: number
  title: string
  body: string | null
  /** The head branch as `owner/branch`. */
  head: string
  /** The commits of the pull request, oldest first. */
  commits: readonly { message: string; author: Person }[]
  /** The author of a squashed commit, who needs no trailer. */
  author: Person
}

interface Person {
  name: string
  email: string
}

/** The texts that a client chose instead of the defaults. */
export interface CustomMessage {
  title?: string | undefined
  message?: string | undefined
}

export function mergeMessage(
  { number, title, body, head }: MessageSource,
  settings: RepositorySettings,
  custom: CustomMessage,
): string {
  const subject =
    settings.merge_commit_title === 'PR_TITLE'
      ? `${title} (#${number})`
      : `Merge pull request #${number} from ${head}`
  const texts = { PR_TITLE: title, PR_BODY: body ?? '', BLANK: '' }
  return joinMessage(custom.title || subject, custom.message ?? texts[settings.merge_commit_message])
}

export function squashMessage(
  source: MessageSource,
  settings: RepositorySettings,
  custom: CustomMessage,
): string {
  const { number, title, body, commits } = source
  const [only] = commits.length === 1 ? commits : []
  const ownTitle = settings.squash_merge_commit_title === 'COMMIT_OR_PR_TITLE' && only
  const subject = `${ownTitle ? splitMessage(only.message).subject : title} (#${number})`
  const texts = { PR_BODY: body ?? '', COMMIT_MESSAGES: messagesOf(source), BLANK: '' }
  const text = custom.message ?? withCoAuthors(texts[settings.squash_merge_commit_message], source)
  return joinMessage(custom.title || subject, text)
}

function messagesOf({ commits }: MessageSource): string {
  const messages = commits.map(({ message }) => splitMessage(message))
  if (messages.length === 1) return messages[0]?.text ?? ''
  return messages.map(({ subject, text }) => joinMessage(`* ${subject}`, text)).join('\n\n')
}

/** https://docs.github.com/pull-requests/committing-changes-to-your-project/creating-and-editing-commits */
function withCoAuthors(text: string, { commits, author }: MessageSource): string {
  const coAuthors = new Map(
    commits
      .map((commit) => commit.author)
      .filter(({ email }) => email.toLowerCase() !== author.email.toLowerCase())
      .map((person) => [person.email.toLowerCase(), person]),
  )
  const trailers = [...coAuthors.values()]
    .map(({ name, email }) => `Co-authored-by: ${name} <${email}>`)
    .filter((trailer) => !text.includes(trailer))
  return [text.trimEnd(), trailers.join('\n')].filter(Boolean).join('\n\n')
}

function splitMessage(message: string): { subject: string; text: string } {
  const [subject = '', ...rest] = message.trim().split('\n')
  return { subject, text: rest.join('\n').trim() }
}

function joinMessage(subject: string, text: string): string {
  return text.trim() === '' ? subject : `${subject}\n\n${text.trim()}`
}
