/** Phrases of refactorings, in clauses of `clausesOf`. The first that matches wins. */
const phrases: readonly (readonly [refactoring: string, pattern: RegExp])[] = [
  [
    'shorten-names',
    /\b(?:shorten|abbreviate)\b.{0,30}\b(?:names?|identifiers?|variables?)\b|\bshorter\b.{0,20}\b(?:names?|identifiers?)\b|\bnames? (?:are|is) (?:too|very|so) long\b/,
  ],
  [
    'convert-callbacks-to-async',
    /\bcallbacks?\b.{0,30}\b(?:to|into|with|by)\b.{0,20}\b(?:promises?|async)\b|\bpromisify\b|\b(?:use|return) (?:a )?promises? (?:instead|rather)/,
  ],
  [
    'use-async-await',
    /\b(?:make|turn|convert|rewrite|change|refactor|transform|switch|migrate|use|replace|move|go)\b.{0,60}\b(?:async ?\/ ?await|async await|async-await|async|asynchronous|await)\b(?! (?:iterator|generator|queue))/,
  ],
  [
    'use-async-await',
    /\bpromises?\b.{0,20}\bto (?:async|await)|^(?:with |using )?async[ /]?await\b|\.?then\b.{0,20}\bto (?:async|await)/,
  ],
  ['replace-var', /\b(?:var|vars)\b.{0,30}\b(?:to|with|by|into)\b.{0,12}\b(?:let|const)\b/],
  [
    'replace-var',
    /^(?:no )?var please|\bno vars?\b|\b(?:let|const)\b.{0,20}\b(?:instead of|rather than|not|over)\b.{0,12}\bvars?\b/,
  ],
  [
    'replace-var',
    /\b(?:replace|remove|get rid of|eliminate|no more|drop|avoid|kill)\b.{0,20}\bvars?\b(?! \w+ by)/,
  ],
  [
    'use-arrow-functions',
    /\b(?:to|into|use|with|as|prefer|make)\b.{0,30}\b(?:arrow|fat arrow|lambda) functions?\b|\barrow functions? (?:instead|everywhere)|^arrow functions?$/,
  ],
  [
    'use-template-strings',
    /\btemplate (?:literals?|strings?)\b|\bconcat\w*\b.{0,40}\b(?:template|interpolation)|\bstring interpolation\b/,
  ],
  [
    'remove-unused-imports',
    /\b(?:unused|unneeded|unnecessary|redundant|superfluous|useless|dead|not used|not needed)\b.{0,16}\bimports?\b/,
  ],
  ['remove-unused-imports', /\bimports?\b.{0,20}\b(?:not|never|no longer|un) ?(?:used|needed|required)\b/],
  [
    'organize-imports',
    /\b(?:organize|sort|clean up|clean|order|tidy up|tidy|group|arrange|reorder|alphabetize)\b.{0,20}\bimports?\b/,
  ],
  [
    'use-es-modules',
    /\b(?:to|into|use|as|with)\b.{0,16}\b(?:es ?6? modules?|esm|ecmascript modules?|import syntax|es imports?)\b|\b(?:common ?js|cjs)\b.{0,16}\bto\b|\brequires?\b(?: calls?)?\b.{0,16}\b(?:with|to|by|into)\b.{0,12}\bimports?\b|\bimports?\b.{0,20}\binstead of\b.{0,12}\brequires?\b/,
  ],
  [
    'use-guard-clauses',
    /\b(?:early returns?|early exits?|return early|guard clauses?|guards)\b|\b(?:flatten|reduce|unnest|un-nest|remove|less|decrease)\b.{0,24}\b(?:nesting|nested ifs?|nested conditionals?|indentation)\b/,
  ],
  ['use-optional-chaining', /\boptional chain\w*|&& ?(?:checks?|chains?)?.{0,20}\?|&& (?:checks|chains)\b/],
  ['use-nullish-coalescing', /\bnullish\b|\bdefault\b.{0,20}\?\?/],
  [
    'use-for-of',
    /\bfor ?(?:\.\.\.|…| |-)?of\b.{0,24}(?:loops?|instead)|\b(?:to|into|use|with|by)\b.{0,10}\bfor ?(?:\.\.\.|…| |-)of\b/,
  ],
  [
    'use-array-methods',
    /\bloops?\b.{0,24}\b(?:to|into|with|by|as)\b.{0,12}\b(?:map|filter|reduce|foreach|array methods?|functional|list comprehensions?|comprehensions?)\b|\b(?:map|filter|reduce|array methods?|list comprehensions?)\b.{0,12}\b(?:instead of|rather than)\b.{0,24}\bloops?\b|\bto (?:a )?(?:list |dict |set )?comprehensions?\b/,
  ],
  ['use-array-methods', /^use (?:a |the )?(?:list )?comprehensions?\b/],
  ['use-f-strings', /\bf[- ]?strings?\b/],
  ['use-pathlib', /\bpathlib\b/],
  ['convert-to-dataclass', /\b(?:to|into|use|as|with)\b.{0,10}\bdata ?class(?:es)?\b/],
  [
    'add-type-hints',
    /\b(?:add|insert|put|infer|write|need|missing)\b.{0,24}\b(?:type (?:hints?|annotations?)|typings|types)\b|^type (?:hints?|annotations?)$|\bannotate\b.{0,30}\btypes?\b/,
  ],
  ['remove-unreachable-code', /\bunreachable\b/],
  ['remove-unused-exports', /\b(?:unused|not used|never used)\b.{0,12}\bexports?\b/],
  [
    'print-to-logging',
    /\bprints?\b.{0,24}\b(?:to|with|by|into)\b.{0,16}\b(?:logging|logger|logs)\b|\b(?:use|to) logging instead\b/,
  ],
  ['use-strict-equality', /\bstrict equality\b|(?:===? instead of|replace ==|to ===)/],
  ['replace-var', /^(?:use|prefer) (?:let and const|const and let|const or let|let or const)\b/],
  ['prefer-const', /^(?:use|prefer) const(?: in @path| where possible| everywhere)?$/],
  [
    'prefer-const',
    /\blet\b.{0,20}\b(?:to|with|by|into)\b.{0,12}\bconst\b|\bconst instead of let\b|\bprefer const\b/,
  ],
  ['convert-enum-to-union', /\benums?\b.{0,24}\b(?:to|with|by|into)\b.{0,16}\bunions?\b/],
  ['convert-union-to-enum', /\bunions?\b.{0,24}\b(?:to|with|by|into)\b.{0,16}\benums?\b/],
  ['remove-else-after-return', /\belse after (?:a )?return\b|\b(?:unnecessary|useless|redundant) else\b/],
  [
    'remove-unused',
    /\bdead code\b|\b(?:remove|delete|strip|strip out|get rid of|drop|eliminate|clean up|throw out)\b.{0,24}\b(?:unused|not used|never used)\b/,
  ],
  ['extract-magic-number', /\bmagic (?:numbers?|values?|constants?)\b/],
  ['extract-constant', /\bmagic strings?\b|\b(?:extract|introduce|pull|move|hoist)\b.{0,40}\bconstants?\b/],
  ['extract-variable', /\b(?:extract|introduce|pull|store|put)\b.{0,40}\b(?:variables?|const|local)\b/],
  ['extract-interface', /\bextract\b.{0,30}\binterfaces?\b/],
  ['extract-type', /\b(?:extract|pull|move)\b.{0,40}\btypes?(?: alias\w*)?\b/],
  ['extract-class', /\bextract\b.{0,30}\bclass\b/],
  [
    'extract-function',
    /\b(?:extract|extracting|pull|split|splitting|move|moving|factor|break|put|separate|divide)\b.{0,60}\b(?:functions?|methods?|helpers?)\b(?! to python)|\bextract (?:lines?|this|that|the|it|selection|code|block)\b|^(?:extract|extract method)$/,
  ],
  ['inline-function', /\binline\b.{0,24}\b(?:functions?|methods?|call)\b/],
  ['inline-variable', /\binlin(?:e|ing)\b/],
  [
    'move-to-new-file',
    /\b(?:move|put|extract)\b.{0,40}\b(?:own|new|separate|another|different) (?:file|module)\b/,
  ],
  [
    'convert-to-named-export',
    /\bdefault exports?\b.{0,20}\b(?:to|into|with|by)\b.{0,12}\bnamed|\bnamed exports?\b.{0,16}\binstead/,
  ],
  ['convert-to-default-export', /\bnamed exports?\b.{0,20}\b(?:to|into|with|by)\b.{0,12}\bdefault/],
  [
    'destructure-parameters',
    /\bdestructur\w*|\bparameters?\b.{0,24}\b(?:to|into|with|as)\b.{0,16}\b(?:options? |parameter |params )?objects?\b/,
  ],
  ['use-object-spread', /\bobject ?\.? ?assign\b.{0,30}\bspread|\bspread (?:syntax|operator)\b/],
  ['convert-if-to-switch', /\b(?:to|into|with|use)\b.{0,12}\bswitch\b(?! to)/],
  [
    'convert-switch-to-map',
    /\bswitch\b.{0,24}\b(?:to|into|with|by)\b.{0,16}\b(?:map|object|lookup|table|dictionary)\b/,
  ],
  ['use-classes', /\b(?:to|into|as|use)\b.{0,12}\b(?:es6 |es2015 |a )?class(?:es)?\b(?: syntax)?$/],
  ['merge-nested-ifs', /\b(?:merge|combine|join)\b.{0,20}\bifs?\b/],
  ['invert-if', /\binvert\b.{0,20}\b(?:if|condition)\b/],
]

const rename =
  /\brename\b.{1,80}\b(?:to|into|as|in)\b|\brename (?:the |this |that |a )?(?:variable|function|method|class|parameter|@name|it|symbol|identifier|property|field|const|constant|type|interface)\b|\bchange the names? of\b.{1,60}\b(?:to|into)\b|^call (?:it|this|that|the (?:function|variable|class|method))\b.{0,40}\b(?:instead|@name|rather)\b|\b(?:should|must) be (?:called|named|renamed)\b|\b(?:give|needs?|want)\b.{0,20}\b(?:a )?(?:better|different|new|other) names?\b/

/** Finds the refactoring that a clause names. */
export function findRefactoring(clause: string): string | undefined {
  if (rename.test(clause)) return 'rename'
  return phrases.find(([, pattern]) => pattern.test(clause))?.[0]
}

export const refactoringNames: readonly string[] = ['rename', ...new Set(phrases.map(([name]) => name))]
