const any = (words: string): string =>
  `(?:${words
    .trim()
    .split(/\s*\|\s*/)
    .join('|')})`

export const languageWords = any(
  'typescript|javascript|python|python3|go|rust|java|c#|csharp|c\\+\\+|cpp|c|ruby|php|bash|shell|kotlin|swift|scala|' +
    'perl|lua|dart|haskell|elixir|r|julia|powershell|node|nodejs|node.js|react|jsx|tsx|coffeescript|objective-c|zig',
)

export const formatWords = any(
  'json schema|json|yaml|toml|xml|csv|sql|zod|typebox|pydantic|graphql|openapi|swagger|ddl|markdown|html|' +
    'a struct|a go struct|go structs?|structs?|interfaces?|a dataclass|dataclass|types?|typescript types?|a record|classes|css|scss',
)

/** Kinds of code that a request for new code names. */
export const codeNouns = new Set(
  (
    'function functions class classes method methods script scripts program programs app application api endpoint ' +
    'endpoints route routes router component components module library helper helpers utility util utils hook hooks ' +
    'interface interfaces type types struct structs schema schemas model models record enum dataclass client parser ' +
    'lexer tokenizer validator validators decorator middleware queue stack cache tree trie heap graph map set array ' +
    'algorithm algorithms code snippet template boilerplate dockerfile .gitignore gitignore workflow pipeline config ' +
    'tsconfig tsconfig.json makefile readme readme.md license crud debounce throttle memoize memoization retry ' +
    'limiter semaphore mutex lock emitter pool iterator generator singleton factory observer builder implementation ' +
    'cli server service handler handlers controller repository wrapper converter formatter logger counter timer ' +
    'scheduler promise loop regex sort search binary eslint prettier docker-compose compose package.json eslintrc ' +
    'list table form button page website webserver proxy socket websocket listener store reducer context provider ' +
    'adapter serializer deserializer encoder decoder hash hashmap dict dictionary tuple vector matrix fixture mock ' +
    'stub constant variable subclass constructor getter setter closure coroutine thread worker job task bot runner ' +
    'dto entity migration index trigger procedure view macro trait protocol lambda callback event bus state machine ' +
    'definition definitions typings declaration declarations implementation sorter sdk backend frontend calculator ' +
    'game converter downloader uploader crawler scraper parser. one-liner oneliner polyfill shim dsl compiler ' +
    'interpreter linter checker bucket breaker ring buffer example set disjoint union-find filter'
  ).split(' '),
)

/** Well-known code that needs no verb. */
export const wellKnownCode =
  /\b(?:quick ?sort|merge ?sort|bubble ?sort|insertion sort|heap ?sort|topological sort|binary search|linear search|lru(?: cache)?|debounce|throttle|memoiz\w+|deep (?:clone|copy|equal|merge)|fibonacci|factorial|levenshtein|edit distance|linked list|hash ?map|priority queue|binary (?:search )?tree|trie|dijkstra|breadth[- ]first|depth[- ]first|bfs|dfs|a\* search|sieve|prime numbers?|palindrome|fizz ?buzz|rate limiter|token bucket|circuit breaker|event emitter|retry|exponential backoff|singleton|observer pattern|pub ?sub|csv parser|url shortener|flatten|group ?by|chunk|shuffle|slugify|camel ?case|snake ?case|uuid|base64|roman numerals?|permutations|combinations|gcd|union[- ]find|bloom filter|hello world|towers? of hanoi|(?:n|8|eight)[ -]queens|pascal'?s triangle|game of life|multiplication table|dockerfile|docker-compose|gitignore|tsconfig|makefile|github actions?|crud|todo (?:app|list)|rest api|http server|web ?server|curry|pipe|compose|semaphore|mutex|ring buffer|knapsack)\b/

export const deictic =
  /\b(?:this|that|it|these|those|them|code|functions?|class|classes|methods?|files?|modules?|scripts?|snippets?|components?|programs?|blocks?|loops?|lines?|variables?|selection|selected|below|above|following|attached|implementation|regex|query|queries|cron|sql|changes|diff|patch|pull request|pr|bugs?|errors?|warnings?|types?|expressions?|parameters?|imports?|typos?|api|codebase|repo|tests|mistakes?|syntax|compil\w*|algorithm|logic|merge request|symbols?|exported|exports?)\b|@(?:name|path|code|text)\b/
