import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import ts from 'typescript-6'
import { run } from '../../src/documentation/document-code.ts'
import type { DocumentCodeInput } from '../../src/documentation/document-code-task.ts'
import { findProblems } from './check-types.ts'

async function document(path: string, content: string, options: Partial<DocumentCodeInput> = {}) {
  const output = await run({ files: [{ path, content }], ...options })
  const [file] = output.files
  return { ...output, text: file && 'content' in file ? file.content : content }
}

const script = `
import { readFile } from 'node:fs/promises'

/** Kept as it is. */
export const TAX_RATE = 0.2

function check(amount: number) {
  if (amount < 0) throw new RangeError('negative')
}

export async function loadUserById(userId: string, retries = 3): Promise<string | undefined> {
  check(retries)
  return undefined
}

export const isEmail = (value: string) => /@/.test(value)

export class Cart<T> {
  #items: T[] = []
  addItem(item: T, ...others: T[]): void {
    if (!item) throw new TypeError('item')
    this.#items.push(item, ...others)
  }
  async clear(): Promise<void> {}
  private secret(value: number) {}
}

export function* listPages(max: number) { yield 1 }
export function parseLine(line: string): string
export function parseLine(line: number): number
export function parseLine(line: unknown): unknown {
  if (line === null) throw new SyntaxError('null')
  return line
}
`

describe('documentation of TypeScript', () => {
  test('every exported function has its parameters, return value and errors', async () => {
    const { text, coverage, items } = await document('a.ts', script)
    const source = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true)
    const missing: string[] = []
    const visit = (node: ts.Node): void => {
      const isPublic = !/\bprivate\b|\bcheck\b/.test(node.getText().split('\n', 1)[0] ?? '')
      const isOverloaded = ts.isFunctionDeclaration(node) && node.name?.text === 'parseLine' && node.body
      if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && isPublic && !isOverloaded) {
        for (const { name } of node.parameters)
          if (
            !ts
              .getJSDocTags(node)
              .some((tag) => ts.isJSDocParameterTag(tag) && tag.name.getText() === name.getText())
          )
            missing.push(`${node.name?.getText()} ${name.getText()}`)
        const type = node.type?.getText() ?? ''
        if (type && type !== 'void' && !ts.getJSDocReturnTag(node))
          missing.push(`${node.name?.getText()} returns`)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    assert.deepEqual(missing, [])
    assert.equal(coverage.after, 1)
    assert.ok(coverage.before > 0 && coverage.before < 1)
    assert.deepEqual(
      items.flatMap((item) => item.missing),
      [],
    )
    assert.match(
      text,
      /@throws \{@link RangeError\} If `check` throws it\.\n \*\/\nexport async function loadUserById/,
    )
    assert.match(text, /Adds the item\.[\s\S]*@throws \{@link TypeError\} If `!item`\./)
    assert.equal(text.match(/@throws \{@link SyntaxError\} If `line === null`\./g)?.length, 2)
    assert.match(text, /@returns A promise of the user, or `undefined` if there is none\./)
    assert.match(text, /Returns whether `value` is an email\./)
    assert.match(text, /@param retries - The number of retries\. Default: `3`\./)
  })

  test('existing comments and all other bytes stay, and a second run changes nothing', async () => {
    const { text, diff } = await document('a.ts', script)
    assert.ok(text.includes('/** Kept as it is. */'))
    const removed = diff.split('\n').filter((line) => line.startsWith('-') && !line.startsWith('---'))
    assert.deepEqual(removed, [])
    const again = await document('a.ts', text)
    assert.deepEqual(again.files, [])
    assert.equal(again.diff, '')
  })

  test('JSDoc of JavaScript passes the type checker', async () => {
    const code = `
export function slugify(title, separator = '-', ...rest) {
  if (typeof title !== 'string') throw new TypeError('title')
  return [title, ...rest].join(separator)
}
export async function fetchUser(userId, { retries = 3, verbose } = {}) { return verbose ? userId : retries }
export class Cart {
  constructor(owner) { this.owner = owner }
  addItem(item, count = 1) { return [item, count] }
}
`
    const { text } = await document('a.js', code, { style: 'jsdoc' })
    assert.match(text, /@param \{\*\} title/)
    assert.match(text, /@param \{string\} \[separator='-'\]/)
    assert.match(text, /@param \{number\} \[options\.retries=3\]/)
    assert.deepEqual(findProblems({ 'a.js': text }), [])
  })

  test('options that are verbs say whether to do it', async () => {
    const code = 'def wrap(text: str, expand_tabs: bool = True, break_rule: str = ""):\n    return text\n'
    const { text } = await document('a.py', code)
    assert.match(text, /expand_tabs \(bool\): Whether to expand tabs\./)
    assert.match(text, /break_rule \(str\): The break rule\./)
  })

  test('words that every object knows are words as others', async () => {
    const { text } = await document('a.ts', 'export function findConstructor(constructor: string) {}\n')
    assert.match(text, /\* Finds the constructor\.[\s\S]*@param constructor - The constructor\.\n/)
  })

  test('omits comments that it would have to guess', async () => {
    const { items } = await document(
      'a.ts',
      'export function frob(x: number, qq: string) { x.toFixed(); qq.trim() }\n',
    )
    assert.deepEqual(items[0]?.missing, ['summary', 'parameter x'])
  })

  test('overwrite replaces comments but keeps tags that code does not tell', async () => {
    const code =
      '/**\n * Old.\n * @since 2\n * @param a old\n */\nexport function addUser(user: string): void {}\n'
    const { text } = await document('a.ts', code, { overwrite: true })
    assert.equal(
      text,
      '/**\n * Adds the user.\n *\n * @param user - The user.\n * @since 2\n */\nexport function addUser(user: string): void {}\n',
    )
  })

  test('scopes: exported, all, selection', async () => {
    const code = 'export function addUser() {}\nfunction removeUser() {}\n'
    const symbols = async (options: Partial<DocumentCodeInput>) =>
      (await document('a.ts', code, options)).items.map(({ symbol }) => symbol)
    assert.deepEqual(await symbols({}), ['addUser'])
    assert.deepEqual(await symbols({ scope: 'all' }), ['addUser', 'removeUser'])
    assert.deepEqual(await symbols({ scope: 'selection', selection: { path: 'a.ts', start: 2, end: 2 } }), [
      'removeUser',
    ])
  })

  test('the API reference has signatures, tables and errors', async () => {
    const { documentation } = await document('a.ts', script)
    assert.match(documentation, /^# a\.ts\n/)
    assert.match(documentation, /## `loadUserById\(\)`\n\nLoads the user by ID\./)
    assert.match(
      documentation,
      /\| `retries` \(optional\) \| `number` \| The number of retries\. Default: `3`\. \|/,
    )
    assert.match(documentation, /## `TAX_RATE`\n\nKept as it is\./)
    assert.match(documentation, /\*\*Throws\*\* `RangeError`/)
  })

  test('code with a syntax error is refused with its position', async () => {
    await assert.rejects(document('a.ts', 'const a = 1\nfunction f( {\n'), {
      code: 'code_unparsable',
      message: /^a\.ts:3:1: /,
    })
  })
})

const python = `
def divide(numerator: float, denominator: float = 1.0, *args, strict=False, **options) -> float:
    if denominator == 0:
        raise ZeroDivisionError("no")
    return numerator / denominator

class Account:
    def __init__(self, owner, balance=0):
        self.owner = owner

    async def find_user(self, user_id, /, *, limit: int = 3):
        self.check(limit)
        return None

    def check(self, limit):
        """Kept."""
        if limit > 10:
            raise ValueError("limit")

def read_pages(path):
    yield path
`

describe('documentation of Python', () => {
  const argumentsOf: Record<string, (text: string) => string[]> = {
    google: (text) =>
      [...(/Args:\n((?: {8,}.*\n)+)/.exec(text)?.[1] ?? '').matchAll(/^ +([*\w]+)[ :(]/gm)].map(
        ([, name = '']) => name,
      ),
    numpy: (text) =>
      [...(/Parameters\n\s+-+\n((?:.+\n)+)/.exec(text)?.[1] ?? '').matchAll(/^ {4}([*\w]+)(?: :|$)/gm)].map(
        ([, name = '']) => name,
      ),
    sphinx: (text) =>
      [...text.matchAll(/:param ([\\*\w]+):/g)].map(([, name = '']) => name.replaceAll('\\', '')),
  }
  for (const style of ['google', 'numpy', 'sphinx'] as const) {
    test(`${style}: the arguments of docstrings equal the signature`, async () => {
      const { items, text } = await document('a.py', python, { style })
      const doc = (symbol: string) =>
        `${items.find((item) => item.symbol === symbol)?.doc}\n`.replace(/^(?=.)/gm, '    ')
      assert.deepEqual(argumentsOf[style]?.(doc('divide')), [
        'numerator',
        'denominator',
        '*args',
        'strict',
        '**options',
      ])
      assert.deepEqual(argumentsOf[style]?.(doc('Account.__init__')), ['owner', 'balance'])
      assert.deepEqual(argumentsOf[style]?.(doc('Account.find_user')), ['user_id', 'limit'])
      assert.match(doc('divide'), /ZeroDivisionError[:\s]+If `denominator == 0`\./)
      assert.match(doc('Account.find_user'), /ValueError[:\s]+If `check` throws it\./)
      assert.match(doc('read_pages'), /Yields|:yields/)
      assert.ok(text.includes('"""Kept."""'))
      assert.deepEqual((await document('a.py', text, { style })).files, [])
    })
  }
})

describe('documentation of other languages', () => {
  const cases: [string, string, readonly string[]][] = [
    [
      'a.rs',
      'pub struct Cart;\nimpl Cart {\n    #[inline]\n    pub fn parse_line(&self, line: &str) -> i32 {\n        if line.is_empty() { panic!("x"); }\n        1\n    }\n}\n',
      [
        '    /// Parses the line.\n    ///\n    /// # Arguments\n    ///\n    /// * `line` - The line.',
        '# Panics\n    ///\n    /// Panics if `line.is_empty()`.\n    #[inline]',
      ],
    ],
    [
      'a.go',
      'package a\n\ntype Server struct{}\n\nfunc (s *Server) ListUsers(max int) []string { return nil }\nfunc IsValid(name string) bool { return true }\n',
      [
        '// Server is a server.\ntype',
        '// ListUsers lists the users.\nfunc',
        '// IsValid reports whether `name` is valid.\nfunc',
      ],
    ],
    [
      'A.java',
      'class A {\n    public String findName(int userId) {\n        if (userId < 0) throw new IllegalArgumentException("x");\n        return null;\n    }\n}\n',
      [
        '     * Finds the name.\n     *\n     * @param userId The user ID.\n     * @return The name.\n     * @throws IllegalArgumentException If `userId < 0`.\n     */\n    public String',
      ],
    ],
    [
      'a.cs',
      'class A {\n    public int CountItems(string name) { if (name == null) throw new ArgumentNullException("x"); return 1; }\n}\n',
      [
        '/// <summary>\n    /// Counts the items.',
        '<param name="name">The name.</param>',
        '<returns>The number of items.</returns>',
        '<exception cref="ArgumentNullException">If <c>name == null</c>.</exception>',
      ],
    ],
    [
      'a.c',
      'int parse_number(const char *text, int base) { return 1; }\n',
      [
        '@brief Parses the number.',
        '@param text The text.\n * @param base The base.\n * @return The parsed number.',
      ],
    ],
  ]
  for (const [path, code, parts] of cases)
    test(path, async () => {
      const { text } = await document(path, code)
      for (const part of parts) assert.ok(text.includes(part), `${part}\nis missing in\n${text}`)
      assert.deepEqual((await document(path, text)).files, [])
    })

  test('a style of another language is refused', async () => {
    await assert.rejects(document('a.py', 'x = 1\n', { style: 'jsdoc' }), {
      code: 'request_invalid',
      param: 'style',
    })
  })
})
