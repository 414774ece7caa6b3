import type { Recognizer } from './recognizer.ts'

/** Questions about locations in code. */
export const recognizeNavigation: Recognizer = (clause, surroundings) => {
  if (
    /^(?:search|grep)\b(?: for)?\b/.test(clause) &&
    /\b(?:code ?base|repo|repository|project)\b/.test(clause)
  )
    return { name: 'search', confidence: 0.8 }
  if (
    /(?<!\bapi )\b(?:usages?|callers?|call sites?|invocations?|references?)\b.{0,8}\b(?:of|to|for)\b/.test(
      clause,
    ) ||
    /^(?:who|what|which \w+|whoever|from where) (?:all )?(?:calls?|uses?|invokes?|imports?|references?|depends? on|instantiates?|consumes?) (?:(?:the|this|our|my) )?(?:(?:function|method|class|module) )?(?:@name|@path|[\w.-]+)(?: (?:in|within|across) (?:the|this|our|my) (?:code ?base|code|repo|repository|project))?$/.test(
      clause,
    ) ||
    /^how (?:do|does|can|should) (?:i|we|you|one|anyone|the code) use @name/.test(clause) ||
    /\b(?:where|how) (?:is|are|do we|does) (?:the )?(?:\w+ )?(?:@name|\w+) (?:used|called|invoked|referenced|imported|consumed|being used)\b/.test(
      clause,
    ) ||
    /^(?:is|are) .{1,40}\b(?:used|called|referenced)\b.{0,12}\b(?:anywhere|somewhere|still|at all|by)\b/.test(
      clause,
    ) ||
    /^is .{1,40}\bstill (?:used|called|needed)\b/.test(clause) ||
    /\b(?:examples?) of (?:how )?.{1,40}\b(?:used|usage|calls?)\b/.test(clause) ||
    /^(?:usages?|references|callers)\b/.test(clause)
  )
    return { name: 'how-is-it-used', confidence: 0.85 }
  if (
    /^(?:find|show|open|go to|jump to|goto|locate|where is|get|see)\b.{0,16}\b(?:definition|declaration|implementation)\b.{0,8}\b(?:of|for)\b(?! an? )/.test(
      clause,
    ) ||
    /\b(?:where|in (?:which|what) (?:file|module|folder|package)|which (?:file|module|folder|package)) .{0,60}\b(?:defined?|declared?|implemented?|located|live|lives|exports?|contains?|defines?|declares?|stored|registered|configured|come from|comes from|exported)\b/.test(
      clause,
    ) ||
    /^(?:where|in (?:which|what) file) (?:is|are|can i find|do i find|could i find|does|do we|did we|was) (?:the )?(?:@name|function|class|method|interface|type|constant|const|variable|component|module|entry point|main|code|definition|source|implementation|struct|enum)\b/.test(
      clause,
    ) ||
    /^where (?:is|are|can i find|do i find) (?:the |our )?(?:\w+ ){0,2}(?:@name|function|class|method|entry point|component|module|handler|config|configuration|settings|routes?|tests?|logic|code)\b/.test(
      clause,
    ) ||
    /^(?:locate|go to|jump to|goto) (?:the )?(?:\w+ )?@name/.test(clause) ||
    /\bdefinition of\b/.test(clause)
  )
    return { name: 'where-is', confidence: 0.85 }
  const isWeb = /\b(?:web|internet|google|online|hotels?|flights?)\b/.test(clause)
  if (
    !isWeb &&
    /^(?:search|grep|look(?: for|ing for)?|find|list|locate|show)\b/.test(clause) &&
    !/^(?:find|look for|show|list) (?:me )?(?:all |any |the |some )*(?:possible )?(?:bugs?|errors?|problems?|issues?|mistakes?|vulnerabilit\w+|defects?|flaws?|security|refactorings|operations|bottlenecks?|code smells?)\b/.test(
      clause,
    ) &&
    (/^(?:search|grep)\b.{0,80}\b(?:for|the|in|code|repo\w*|project|codebase|@\w+|todos?)/.test(clause) ||
      /\b(?:in|of|across|within|throughout) (?:the |this |my |our |whole |entire )*(?:code ?base|repo(?:sitory)?|project|code|sources?|tree|workspace)\b/.test(
        clause,
      ) ||
      /^(?:find|look for|list|locate|show)(?: me)? (?:all |every |any |the )*(?:places?|files?|occurrences?|code|modules?|spots?|locations?|instances|usages?|functions?|classes|tests|todos?|lines)\b.{0,60}\b(?:that|where|which|of|about|for|with|importing|containing|using|related|handling|in|mentioning|responsible)\b/.test(
        clause,
      ))
  )
    return { name: 'search', confidence: 0.8 }
  if (
    /^(?:which|what) (?:files?|modules?|parts?|components?|classes|code|folders?|packages?)\b.{0,60}\b(?:deals?|handles?|responsible|about|contains?|implements?|does|do|import|imports|touch|touches|related|takes? care|use|uses|mention|mentions)\b/.test(
      clause,
    )
  )
    return { name: 'search', confidence: 0.75 }
  if (
    surroundings.hasRepository &&
    /^(?:how|what|where|which|why|show|find|who|when|does|is|are)\b/.test(clause)
  )
    return isCommandOnCode(clause) ? undefined : { name: 'search', confidence: 0.7 }
  return undefined
}

const isCommandOnCode = (clause: string): boolean => /\b(?:wrong with|bugs?|improve)\b/.test(clause)
