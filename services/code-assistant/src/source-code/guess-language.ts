import type { Language } from './languages.ts'

const sampleLength = 4_000

/** Signs of languages, the most specific first. */
const signs: readonly (readonly [Language, RegExp])[] = [
  ['php', /^<\?php/],
  ['html', /^\s*<(?:!doctype|html|div|head|body)\b/i],
  ['json', /^\s*(?:\{\s*"|\[\s*(?:\{|\[|"|\d))/],
  ['cpp', /^\s*#include <(?:iostream|vector|string|map|algorithm|memory)>|\bstd::/m],
  ['c', /^\s*#include\b/m],
  ['go', /^package \w+$|^func (?:\(\w+ \*?\w+\) )?\w+\(|\w+ := /m],
  ['rust', /^\s*(?:pub )?(?:async )?fn \w+|^\s*(?:impl|use \w+::)|let mut /m],
  ['csharp', /^\s*using [\w.]+;|^\s*namespace \w/m],
  [
    'java',
    /^\s*(?:public|private|protected) (?:static |final |abstract )*[\w<>[\], ]+ \w+\s*[({]|^import java/m,
  ],
  [
    'python',
    /^\s*(?:async )?def \w+\(.*\).*:\s*(?:$|\S)|^\s*class \w+(?:\(.*\))?:|^\s*(?:from [\w.]+ import|elif |print\()/m,
  ],
  ['ruby', /^\s*def \w+[^:{]*$(?:[\s\S]{0,2000})^\s*end\b/m],
  [
    'sql',
    /^\s*(?:select\b[\s\S]{0,2000}?\bfrom|insert into|create (?:table|view|index)|update \w+ set|delete from|alter table|with \w+ as)\b/i,
  ],
  ['bash', /^#!.*sh\b|^\s*(?:echo|export|sudo|apt|npm|cd|ls|grep) \S/m],
  [
    'typescript',
    /^\s*(?:export )?(?:interface|type|enum|declare|abstract class) \w+|[\w)]\??: (?:string|number|boolean|void|any|unknown|never|readonly |Promise<|Array<|Map<|\w+\[\])/m,
  ],
  ['javascript', /\b(?:function|const|let|var|class|=>|import|export|require|await|return)\b|=>/],
]

/** Guesses the language of code without a name. */
export function guessLanguage(code: string): Language | undefined {
  const sample = code.slice(0, sampleLength)
  return signs.find(([, pattern]) => pattern.test(sample))?.[0]
}
