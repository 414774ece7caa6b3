import type { CodeFile } from '../../engine/chat-task.ts'

export interface FimPrompt {
  prefix: string
  suffix: string
  snippets: readonly CodeFile[]
}

/** The markers before the prefix, the suffix and the insertion, by model family. */
const families = [
  // Qwen, StarCoder, Granite, CodeGemma
  { prefix: '<|fim_prefix|>', suffix: '<|fim_suffix|>', middle: '<|fim_middle|>' },
  { prefix: '<fim_prefix>', suffix: '<fim_suffix>', middle: '<fim_middle>' },
  // Code Llama
  { prefix: '<PRE>', suffix: '<SUF>', middle: '<MID>' },
  // DeepSeek
  { prefix: '<｜fim▁begin｜>', suffix: '<｜fim▁hole｜>', middle: '<｜fim▁end｜>' },
  // Codestral, which has no marker at the end
  { prefix: '[PREFIX]', suffix: '[SUFFIX]', middle: undefined },
] as const

/** Divides the prompt of a fill-in-the-middle model. The suffix may come first, and the prefix after the last marker. */
export function readFimPrompt(prompt: string): FimPrompt | undefined {
  for (const { prefix, suffix, middle } of families) {
    const prefixAt = prompt.indexOf(prefix)
    // The code itself may contain markers; those of the request are the outer ones.
    const suffixAt = prefixAt === -1 ? -1 : findSuffix(prompt, suffix, prefixAt)
    if (suffixAt === -1) continue
    const middleAt = middle === undefined ? -1 : prompt.lastIndexOf(middle)
    const end = middleAt > Math.max(prefixAt, suffixAt) ? middleAt : prompt.length
    const isSuffixFirst = suffixAt < prefixAt
    const between = prompt.slice(prefixAt + prefix.length, isSuffixFirst ? end : suffixAt)
    const after = middle === undefined || middleAt !== end ? '' : prompt.slice(end + middle.length)
    const code = {
      prefix: between.trim() === '' && after.trim() !== '' ? after : between,
      suffix: prompt.slice(suffixAt + suffix.length, isSuffixFirst ? prefixAt : end),
    }
    const trimmed = prefix === '<PRE>' ? trimSpaces(code) : code
    return { ...trimmed, snippets: readSnippets(prompt.slice(0, Math.min(prefixAt, suffixAt))) }
  }
  return undefined
}

function findSuffix(prompt: string, suffix: string, prefixAt: number): number {
  const before = prompt.lastIndexOf(suffix, prefixAt)
  return before === -1 ? prompt.lastIndexOf(suffix) : before
}

/** Code Llama adds a space after `<PRE>`, before `<SUF>` and around `<MID>`. */
function trimSpaces({ prefix, suffix }: { prefix: string; suffix: string }) {
  return { prefix: prefix.replace(/^ | $/g, ''), suffix: suffix.replace(/ $/, '') }
}

const fileMarkers = /<\|?file_sep\|?>/

/** Other files of the repository: `<|file_sep|>PATH`, a line break and the content. */
function readSnippets(text: string): CodeFile[] {
  return text
    .split(fileMarkers)
    .slice(1)
    .flatMap((file) => {
      const end = file.indexOf('\n')
      return end === -1 ? [] : [{ path: file.slice(0, end).trim(), content: file.slice(end + 1) }]
    })
}
