/** Text that agents and editors add before, after or around the message of their user. */
const contextTags = [
  'environment_context',
  'environment_details',
  'system-reminder',
  'system_reminder',
  'user_instructions',
  'INSTRUCTIONS',
  'permissions',
  'permissions instructions',
  'collaboration_mode',
  'context',
  'editorContext',
  'reminderInstructions',
  'ide_context',
  'ide_selection',
  'ide_opened_file',
  'workspace_info',
  'env',
  'git_status',
  'skills_instructions',
]

/** Tags around the words of the user. */
const wrapper =
  /<\/?(?:user_query|user_message|userRequest|user_request|task|prompt|question|feedback|user)>/g

/** Removes descriptions of the environment, which are not part of the request. Linear in the length of the text. */
export function dropAgentContext(message: string): string {
  const text = withoutQuotes(message)
  if (!text.includes('<') && !text.startsWith('# AGENTS.md')) return text
  let rest = text
  for (const tag of contextTags) rest = dropElements(rest, `<${tag}`, `</${tag.split(' ', 1)[0]}`)
  return rest.replace(/^# AGENTS\.md instructions[^\n]*\n/, '').replace(wrapper, '')
}

/** Some command lines send a message of several words in quotes. */
function withoutQuotes(text: string): string {
  const trimmed = text.trim()
  const inner = trimmed.slice(1, -1)
  return /^".*"$/s.test(trimmed) && !inner.includes('"') ? inner : text
}

function dropElements(text: string, opening: string, closing: string): string {
  let result = ''
  let at = 0
  while (true) {
    const start = findTag(text, opening, at)
    if (start < 0) return result + text.slice(at)
    const end = text.indexOf(closing, start)
    if (end < 0) return result + text.slice(at)
    result += text.slice(at, start)
    const bracket = text.indexOf('>', end)
    at = bracket < 0 ? text.length : bracket + 1
  }
}

/** A tag at the start of a line, so that HTML within code stays. */
function findTag(text: string, opening: string, from: number): number {
  for (let at = text.indexOf(opening, from); at >= 0; at = text.indexOf(opening, at + 1)) {
    const next = text[at + opening.length]
    if ((at === 0 || text[at - 1] === '\n') && (next === '>' || next === ' ')) return at
  }
  return -1
}
