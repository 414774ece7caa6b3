/** Verbs that names of functions begin with, and their third person. Only those that say what a function does. */
const thirdPerson = new Map(
  Object.entries({
    get: 'Returns',
    ensure: 'Ensures',
    apply: 'Applies',
    classify: 'Classifies',
    copy: 'Copies',
    deny: 'Denies',
    do: 'Does',
    identify: 'Identifies',
    modify: 'Modifies',
    notify: 'Notifies',
    query: 'Queries',
    retry: 'Retries',
    simplify: 'Simplifies',
    stringify: 'Stringifies',
    unify: 'Unifies',
    verify: 'Verifies',
    calc: 'Calculates',
    calculate: 'Calculates',
    del: 'Deletes',
    init: 'Initializes',
    exec: 'Executes',
    gen: 'Generates',
    fetch: 'Fetches',
    patch: 'Patches',
    push: 'Pushes',
    search: 'Searches',
    match: 'Matches',
    attach: 'Attaches',
    detach: 'Detaches',
    dispatch: 'Dispatches',
    finish: 'Finishes',
    flush: 'Flushes',
    hash: 'Hashes',
    publish: 'Publishes',
    refresh: 'Refreshes',
    switch: 'Switches',
    watch: 'Watches',
    compress: 'Compresses',
    decompress: 'Decompresses',
    pass: 'Passes',
    process: 'Processes',
    fix: 'Fixes',
    index: 'Indexes',
    mix: 'Mixes',
  }),
)

// Verbs that take a plain `s`.
const regular =
  'abort accept accumulate acquire activate add adjust advance aggregate align allocate allow analyze analyse append archive arrange assemble assert assign authenticate authorize await balance begin bind block bootstrap bound build bump buffer cache call cancel capitalize capture center change charge check choose clamp clean clear click clip clone close collapse collect combine commit compare compile complete compose compute concat concatenate configure confirm connect consume contain convert count create crop cut debounce decide declare decode decorate decrement decrypt dedupe deduplicate define defer delay delegate delete deliver deploy dequeue derive describe deserialize destroy detect determine diff disable discard disconnect dismiss display dispose divide download drain draw drop dump duplicate edit emit enable encode encrypt end enforce enqueue enter enumerate erase escape estimate evaluate evict exclude execute exit expand expect expire explain export extend extract fail fill filter find flag flatten flip fold follow force fork format forward free freeze generate give grant greet group grow guess handle hide highlight hydrate import include increment infer inform initialize inject insert inspect install instantiate interpolate intersect invalidate invert invoke isolate iterate join keep launch lay layout leave limit link list listen load lock log lookup lower make map mark measure memoize merge migrate minify mock mount move multiply mutate navigate negate normalize observe obtain offset open optimize order pad paginate paint parse partition pause perform persist pick pin ping pipe place play pluck poll pop populate post prefetch prepare prepend present preserve prevent print prioritize produce prompt provide prune pull purge put queue quote raise randomize rank read rebuild receive recompute record recover redirect redo reduce register reject release reload remove rename render repair repeat replace reply report request require rerun reserve reset resize resolve respond restart restore restrict resume retain retrieve return reveal reverse revert revoke rewrite rotate round route run sanitize save scale scan schedule scroll seed select send separate serialize serve set shift show shrink shuffle shut sign skip slice slugify solve sort spawn split start stop store stream strip submit subscribe substitute subtract suggest sum summarize suspend swap sync synchronize tag take terminate test throttle throw toggle tokenize track transfer transform translate transpose traverse trigger trim truncate try turn type unbind undo uninstall unlink unlock unmount unregister unsubscribe unwrap update upgrade upload upsert use validate visit wait walk warn wrap write yield zip'

for (const verb of regular.split(' '))
  thirdPerson.set(verb, `${verb.charAt(0).toUpperCase()}${verb.slice(1)}s`)

/** Finds the third person of a verb, with a capital letter, such as `Parses`. */
export function findThirdPerson(verb: string): string | undefined {
  return thirdPerson.get(verb)
}

/** Verbs of functions that make their object, which readers have not met before: `Creates an order`. */
export function isCreating(verb: string): boolean {
  return /^(add|build|create|define|emit|generate|make|append|insert|draw|allocate|instantiate|new|open|spawn|produce|enqueue|schedule|post|register|publish|throw|begin|log|print|prepend)$/.test(
    verb,
  )
}

/** Participles of verbs that are nouns as often, so a name of one such word alone is ambiguous. */
export function isAmbiguousAlone(verb: string): boolean {
  return /^(block|bound|buffer|cache|center|charge|clip|count|cut|diff|display|end|exit|filter|flag|fork|format|group|hash|index|layout|limit|link|list|log|map|mark|match|measure|offset|order|patch|place|post|process|prompt|query|queue|quote|rank|record|request|round|route|scale|search|sort|sum|switch|tag|test|track|transfer|type|use|wrap)$/.test(
    verb,
  )
}
