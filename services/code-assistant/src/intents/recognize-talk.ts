import type { IntentName } from './intent.ts'

const smallTalk =
  /^(?:(?:hi|hello|hey|hey there|hi there|hello there|hiya|yo|howdy|greetings|good (?:morning|afternoon|evening|day|night)|thanks|thank you|thanks a lot|many thanks|thanks so much|thank you (?:so|very) much|thx|ty|cheers|bye|goodbye|bye bye|see you(?: later| soon| tomorrow)?|ciao|great|great job|good job|well done|nice|nice work|cool|awesome|perfect|excellent|ok|okay|fine|got it|wow|lol|how are you(?: doing)?(?: today)?|how is it going|what is up|whats up|sup|that works|it works|works|that worked|it works now|that helped|very helpful|that is (?:great|perfect|helpful|cool|nice|good)|you are (?:awesome|great|the best|amazing|welcome|helpful)|love it|nice to meet you|have a (?:nice|good|great) (?:day|one|weekend)|sorry|no problem|yes|no|sure|alright|amazing|my friend|there|again|everyone|all|for your help|for the help|for help|very much|so much|a lot|man|buddy|bot|team)(?:[\s,.!?:)(-]+|$)){1,6}$/

const capabilities: readonly RegExp[] = [
  /^(?:help|help me|usage|commands|menu|\?|man|--help|options)$/,
  /\b(?:what|which) (?:all )?(?:can|could|do|else can) (?:you|u|this (?:bot|assistant|service|tool)) (?:do|help(?: me)?(?: with)?|offer|support|know)\b/,
  /^(?:what|who|which) (?:are|r) (?:you|u)\b(?! (?:doing|trying|calling))/,
  /^(?:what|which) (?:ai |language |llm )?(?:model|engine|llm|version)\b.{0,24}\b(?:is|are|you|this|do|use)\b/,
  /^are you (?:a |an |the )?(?:\w+ )?(?:ai|bot|human|chatgpt|gpt|claude|copilot|llm|language model|robot|real|machine|person|gemini|model)\b/,
  /^(?:which|what) (?:programming )?languages? (?:do|can|are) (?:you|supported|u)\b|\bsupported languages\b|^languages\??$/,
  /^(?:list|show|what|which)\b.{0,24}\b(?:refactorings|operations|commands|capabilities|features|abilities|skills)\b/,
  /^how (?:can|could|do) (?:you|u) (?:help|assist|work)\b/,
  /^(?:do|can) (?:you|u) (?:know|speak|write|understand|support|read|handle|do|help with|generate|refactor) (?:code|python|typescript|javascript|java|go|rust|c\+\+|c#|ruby|php|programming|tests|docs|sql|coding|\w+ code)\??$/,
  /\bwhat are your (?:limits|limitations|capabilities|features|abilities|skills|strengths)\b|^your (?:capabilities|features|limits)$/,
  /^(?:how (?:do|can|should) i (?:use|talk to|ask) (?:you|this(?: (?:service|tool|bot|assistant|thing))?)|how does this (?:service|assistant|bot|tool) work|what is this (?:service|bot|tool|assistant)(?: for)?)$/,
  /^(?:introduce yourself|tell me about yourself|what is your name|whats your name|who (?:made|built|created|trained) you)$/,
]

/** Greetings, thanks and questions about the assistant, which are whole messages. */
export function recognizeTalk(prose: string, clauses: readonly string[]): IntentName | undefined {
  if (prose.length > 200) return undefined
  const text = prose
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\b(?:what|how|who|that|it)'s\b/g, (word) => `${word.slice(0, -2)} is`)
    .replace(/\bwhats\b/g, 'what is')
    .replace(/'re\b/g, ' are')
    .replace(/[^\p{L}\p{N}\s,.!?:;()+#'-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (text !== '' && smallTalk.test(text)) return 'small-talk'
  const bare = text.replace(/[\s.!?]+$/g, '').replace(/^(?:(?:hi|hello|hey|ok|so|please)[\s,!.]+)+/, '')
  if (capabilities.some((pattern) => pattern.test(bare))) return 'capability'
  return clauses.length === 1 && capabilities.some((pattern) => pattern.test(clauses[0] ?? ''))
    ? 'capability'
    : undefined
}
