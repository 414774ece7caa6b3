import { listOperations } from '../../refactoring/catalogue.ts'
import { type Answer, type Question, textEvent } from '../answer.ts'

const abilities = `- **Generate**: “write a debounce function in TypeScript”, “read a file line by line in Go”, “regex for ISO dates”, “cron for every weekday at 9”, “SQL for names of users where age is over 18, sorted by name”
- **Refactor**: “rename \`total\` to \`sum\`”, “extract lines 3-7 into a function”, “convert to async/await”; every change is verified
- **Document**: “add JSDoc”, “write docstrings”
- **Explain**: code, regular expressions, cron, SQL and shell commands
- **Fix**: errors that compilers report
- **Test**: “write tests for this function”
- **Review**: code or a diff
- **Find**: “where is \`parseDate\` defined?”, “who calls \`save\`?”, in an attached repository`

const howToSend = 'Send code in a fenced code block, or attach files or a repository.'

export async function* answerSmallTalk({ request }: Question): Answer {
  const isThanks =
    /\b(?:thank|thanks|thx|cheers|works|worked|helped|great|perfect|awesome|nice|cool)\b/i.test(request.prose)
  const isFarewell = /\b(?:bye|goodbye|see you|ciao)\b/i.test(request.prose)
  if (isFarewell) yield textEvent('Goodbye.')
  else if (isThanks) yield textEvent('You are welcome. What should change next?')
  else {
    yield textEvent(
      'Hello. This is the basic engine: it works on code with compilers and rules, without a language model.',
    )
    yield textEvent(abilities)
    yield textEvent(howToSend)
  }
}

export async function* answerCapability(): Answer {
  yield textEvent(
    'This is the basic engine `rules`. It works on code with compilers and rules; no language model answers you.',
  )
  yield textEvent(abilities)
  const operations = listOperations()
  if (operations.length > 0)
    yield textEvent(
      `It has ${operations.length} refactorings, such as ${operations
        .slice(0, 6)
        .map(({ id }) => `\`${id}\``)
        .join(', ')}; \`GET /v1/refactor/operations\` lists them all.`,
    )
  yield textEvent(howToSend)
}

/** Never guesses: what the rules do not cover needs a language model. */
export async function* answerUnknown(): Answer {
  yield textEvent(
    'I do not understand this as a task on code. The basic engine answers, and no language model is configured. It can:',
  )
  yield textEvent(abilities)
  yield textEvent(howToSend)
}
