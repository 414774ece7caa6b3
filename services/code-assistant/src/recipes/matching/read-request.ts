import { findLanguage, type Language } from '../../source-code/languages.ts'
import type { GenerateCodeInput } from '../generate-code-task.ts'
import { fillers, neutralWords } from './neutral-words.ts'
import { stemsOf, withoutArticles, wordsOf } from './stems.ts'

/** A prompt with what can be read from it without knowing the recipe. */
export interface GenerationRequest {
  prompt: string
  /** The stems of all words but fillers, in order. */
  stems: readonly string[]
  /** The stems of all words but articles and numbers, between spaces. */
  sequence: string
  /** The stems that say what is wanted: those without neutral words such as `function`. */
  content: ReadonlySet<string>
  language: Language | undefined
  framework: string | undefined
  /** The identifier in `a class named UserCache`. */
  name: string | undefined
  numbers: readonly NumberInText[]
  wantsTests: boolean
  spec: string | undefined
}

export interface NumberInText {
  value: number
  /** The stems of the words just before and after it. */
  before: readonly string[]
  after: readonly string[]
}

const frameworks = ['express', 'fastify', 'hono', 'node:http', 'vitest', 'jest', 'pytest', 'unittest']

export function readRequest(input: GenerateCodeInput): GenerationRequest {
  const { text, spec } = separateSpec(input)
  const name = findName(text)
  const described = name ? text.replace(namePattern, ' ') : text
  const language = (input.language && findLanguage(input.language)) || findLanguageInText(described)
  const allStems = stemsOf(described.replace(languagePattern, ' '))
  const stems = allStems.filter((stem) => !fillers.has(stem))
  const framework =
    input.framework?.toLowerCase() ??
    frameworks.find((each) => wordsOf(text).includes(each) || (each.includes(':') && text.includes(each)))
  return {
    prompt: text.trim(),
    stems,
    sequence: ` ${withoutArticles(allStems).join(' ')} `,
    content: new Set(stems.filter((stem) => !neutralWords.has(stem) && !/^\d/.test(stem))),
    language,
    framework,
    name,
    numbers: findNumbers(described),
    wantsTests: input.tests ?? /\b(?:with|and|plus|including)\s+(?:\w+\s+)?tests?\b/i.test(text),
    spec,
  }
}

/** Code and data in the prompt are in a fenced block or after the last colon. */
function separateSpec({ prompt, spec }: GenerateCodeInput): { text: string; spec: string | undefined } {
  if (spec?.trim()) return { text: prompt, spec: spec.trim() }
  const fenced = /```[^\n]*\n([\s\S]*?)\n?```/.exec(prompt)
  if (fenced) return { text: prompt.replace(fenced[0], ' '), spec: fenced[1] }
  const inline =
    /(?:^|\s)((?:\{|\[\s*[{["\d])[\s\S]*[}\]]|(?:CREATE TABLE|(?:export )?interface \w+ ?\{|(?:export )?type \w+ =)[\s\S]*)\s*$/i.exec(
      prompt,
    )
  return inline ? { text: prompt.slice(0, inline.index), spec: inline[1] } : { text: prompt, spec: undefined }
}

const namePattern = /\b(?:named|called|with the name)\s+[`"']?([A-Za-z_]\w*)[`"']?/i

function findName(text: string): string | undefined {
  const named = namePattern.exec(text)?.[1]
  if (named) return named
  // A name in camel case or Pascal case after the noun, such as in `class UserCache`.
  return /\b(?:class|function|type|interface|struct|method|model|table)\s+[`"']?([A-Za-z]+[a-z\d][A-Z]\w*|[a-z]+_\w+)/.exec(
    text,
  )?.[1]
}

const languagePattern =
  /\b(?:in|using|for|with|as)\s+(?:plain\s+|pure\s+|modern\s+)?(typescript|ts|javascript|js|node(?:\.js)?|python\s*3?|py|golang|go|rust|java|c#|csharp|c\+\+|cpp|c|sql|bash|shell)(?![\w+#-])|\b(typescript|javascript|python|golang|rust|java|c#|csharp|c\+\+|cpp)(?![\w+#-])|\b(go|c|ts|js)(?=\s+(?:function|struct|program|code|class|implementation|version|library|module)\b)/gi

function findLanguageInText(text: string): Language | undefined {
  for (const [, first, second, third] of text.matchAll(languagePattern)) {
    const language = findLanguage((first ?? second ?? third ?? '').replace(/\s*3$|\.js$/, ''))
    if (language) return language
  }
  return undefined
}

function findNumbers(text: string): NumberInText[] {
  const words = stemsOf(text)
  return words.flatMap((word, index) =>
    /^\d/.test(word)
      ? [
          {
            value: Number(word),
            before: words.slice(Math.max(0, index - 3), index),
            after: words.slice(index + 1, index + 3),
          },
        ]
      : [],
  )
}
