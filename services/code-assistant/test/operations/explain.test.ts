import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { run } from '../../src/explanation/explain-code.ts'

const script = `
import { readFile } from 'node:fs/promises'

export class Reader {
  constructor(private path: string) {}
  /** Comment. */
  async loadLines(limit: number, separator = '\\n'): Promise<string[]> {
    const text = await readFile(this.path, 'utf8')
    const lines: string[] = []
    for (const line of text.split(separator)) {
      if (lines.length >= limit) break
      if (line.startsWith('#')) continue
      else if (lines.includes(line)) throw new RangeError('twice')
      lines.push(line)
    }
    return lines
  }
}

function pairs(items: number[]) {
  let count = 0
  for (const a of items) for (const b of items) if (a !== b) count += 1
  return count
}
`

describe('explanations of programs', () => {
  test('outline, metrics, calls and notes', async () => {
    const { outline, metrics, calls, complexityNotes, language } = await run({ code: script, language: 'ts' })
    assert.equal(language, 'typescript')
    assert.deepEqual(
      outline.map(({ name, kind, parent, startLine }) => ({ name, kind, parent, startLine })),
      [
        { name: 'Reader', kind: 'class', parent: undefined, startLine: 4 },
        { name: 'constructor', kind: 'method', parent: 'Reader', startLine: 5 },
        { name: 'loadLines', kind: 'method', parent: 'Reader', startLine: 7 },
        { name: 'pairs', kind: 'function', parent: undefined, startLine: 20 },
      ],
    )
    assert.equal(outline[2]?.summary, 'Loads the lines.')
    assert.deepEqual(outline[2]?.metrics, { cyclomatic: 5, cognitive: 6, loc: 11, nesting: 2, params: 2 })
    assert.equal(metrics.params, 2)
    assert.equal(metrics.loc, 20)
    assert.deepEqual(
      calls.find(({ name }) => name === 'readFile'),
      {
        name: 'readFile',
        module: 'node:fs/promises',
        callers: ['Reader.loadLines'],
        count: 1,
      },
    )
    assert.deepEqual(calls.map(({ name }) => name).sort(), ['RangeError', 'readFile'])
    assert.deepEqual(complexityNotes, [
      '`loadLines`: about O(n), an estimate from one loop.',
      '`loadLines`: calls `lines.includes` in a loop. If that searches a list, the running time is multiplied by its length.',
      '`pairs`: about O(n^2), an estimate from 2 nested loops.',
    ])
  })

  for (const [language, code] of [
    ['typescript', 'function f(a: number) {\n  if (a) {\n    x()\n  } else {\n    y()\n  }\n}\n'],
    ['javascript', 'function f(a) {\n  if (a) x()\n  else y()\n}\n'],
    ['python', 'def f(a):\n    if a:\n        x()\n    else:\n        y()\n'],
    ['go', 'func f(a bool) {\n\tif a {\n\t\tx()\n\t} else {\n\t\ty()\n\t}\n}\n'],
    ['rust', 'fn f(a: bool) {\n    if a {\n        x();\n    } else {\n        y();\n    }\n}\n'],
    [
      'java',
      'class A {\n  void f(boolean a) {\n    if (a) {\n      x();\n    } else {\n      y();\n    }\n  }\n}\n',
    ],
    ['c', 'void f(int a) {\n  if (a) {\n    x();\n  } else {\n    y();\n  }\n}\n'],
    ['ruby', 'def f(a)\n  if a\n    x()\n  else\n    y()\n  end\nend\n'],
    ['php', '<?php\nfunction f($a) {\n  if ($a) {\n    x();\n  } else {\n    y();\n  }\n}\n'],
  ] as const)
    test(`${language}: the branch of else is described`, async () => {
      const { explanation } = await run({ code, language })
      assert.match(explanation, /1\. If `\$?a`, calls `x\(\)`\.\n2\. Otherwise, calls `y\(\)`\./)
    })

  test('bash: branches without blocks are described', async () => {
    const code = 'f() {\n  if [ "$1" ]; then\n    x\n  elif [ "$2" ]; then\n    y\n  else\n    z\n  fi\n}\n'
    const { explanation } = await run({ code, language: 'bash' })
    assert.match(
      explanation,
      /If `\[ "\$1" \]`, runs `x`\.\n2\. Otherwise, if `\[ "\$2" \]`, runs `y`\.\n3\. Otherwise, runs `z`\./,
    )
  })

  test('only branches without statements do nothing', async () => {
    const deep = `${'if (a) {\n'.repeat(8)}x()\n${'}\n'.repeat(8)}`
    const { explanation } = await run({ code: `function f(a) {\n${deep}}\n`, language: 'javascript' })
    assert.doesNotMatch(explanation, /does nothing/)
    const python = await run({ code: 'def f(a):\n    if a:\n        import re\n', language: 'python' })
    assert.match(python.explanation, /If `a`, runs `import re`\./)
  })

  test('control flow and parameters in plain words', async () => {
    const { explanation } = await run({ code: script, language: 'ts' })
    for (const sentence of [
      "Waits for `readFile(this.path, 'utf8')` and sets `text` to the result.",
      'For each `line` of `text.split(separator)`:',
      'If `lines.length >= limit`, leaves the loop.',
      'Otherwise, if `lines.includes(line)`, throws `RangeError`.',
      'If `a !== b`, adds `1` to `count`.',
      'Returns `lines`.',
      '`limit` decides which branch runs.',
      '`separator` is passed to `text.split`.',
      '`path` is stored in `this.path`.',
    ])
      assert.ok(explanation.includes(sentence), `${sentence}\nis missing in\n${explanation}`)
  })

  const others: [string, string, readonly string[]][] = [
    [
      'python',
      'def load(path):\n    with open(path) as f:\n        try:\n            return f.read()\n        except OSError as e:\n            raise ValueError("x") from e\n',
      [
        'With `open(path) as f`:',
        'If an error of the type `OSError as e` occurs, throws `ValueError`.',
        '`path` is passed to `open`.',
      ],
    ],
    [
      'go',
      'package a\n\nfunc Sum(items []int) int {\n\ttotal := 0\n\tfor _, item := range items {\n\t\ttotal += item\n\t}\n\treturn total\n}\n',
      ['Sets `total` to `0`.', 'For each `_, item` of `items`:', 'Adds `item` to `total`.'],
    ],
    [
      'java',
      'class A { int f(int a) { switch (a) { case 1: return 2; default: return 3; } } }',
      ['Depending on `a`:'],
    ],
  ]
  for (const [language, code, sentences] of others)
    test(`${language} in plain words`, async () => {
      const { explanation } = await run({ code, language })
      for (const sentence of sentences)
        assert.ok(explanation.includes(sentence), `${sentence}\nis missing in\n${explanation}`)
    })

  test('the language is detected, and code with a syntax error refused with its position', async () => {
    assert.equal((await run({ code: 'def f(a):\n    return a\n' })).language, 'python')
    assert.equal((await run({ code: script })).language, 'typescript')
    await assert.rejects(run({ code: 'def f(:\n', language: 'python' }), {
      code: 'code_unparsable',
      message: /^code\.py:1:/,
    })
    await assert.rejects(run({ code: 'x', language: 'klingon' }), {
      code: 'request_invalid',
      param: 'language',
    })
  })
})

describe('explanations of notations', () => {
  const cases: [string, string, readonly string[]][] = [
    [
      'regex',
      '/^(?<year>\\d{4})-(\\w+|x)?$/i',
      [
        'group 1, named `year`',
        '4 times: a digit',
        'one or more times: a letter, digit or underscore',
        'Flags: ignores case.',
      ],
    ],
    ['regex', '/^(a+)+$/', ['exponential time']],
    ['cron', '*/5 9-17 * * MON-FRI', ['Runs every 5 minutes from 09:00 to 17:59 on Monday to Friday.']],
    ['cron', '0 3 1,15 * *', ['Runs at 03:00 on day 1 and 15 of the month.']],
    ['cron', '30 2 * 12 *', ['Runs at 02:30 in December.']],
    [
      'sql',
      'SELECT u.id, count(*) AS n FROM users u LEFT JOIN orders o ON o.user_id = u.id WHERE u.active GROUP BY u.id ORDER BY n DESC LIMIT 10',
      [
        'Selects `u.id` and `count(*) AS n` from `users u`.',
        'Joined with `orders o`, where `o.user_id = u.id`. Rows without a match stay.',
        'Sorted by `n`, largest first.',
        'At most 10 rows.',
      ],
    ],
    ['sql', 'DELETE FROM logs', ['It deletes all rows, because it has no `WHERE`.']],
    [
      'shell',
      "find . -name '*.log' | xargs rm -rf && echo done > out.txt 2>&1",
      [
        '`find` finds files.',
        '`-name`: names that match',
        '`rm` deletes files.',
        '`-f`: without asking',
        '`2>&1`: errors go to the output',
      ],
    ],
    [
      'json',
      '{"compilerOptions": {"strict": true}, "include": ["src"]}',
      ['`strict`: `true`, enables all strict checks'],
    ],
    [
      'json',
      '{"name": "a", "version": "1.0.0", "scripts": {"test": "vitest"}}',
      ['`npm run test` runs `vitest`'],
    ],
  ]
  for (const [notation, code, sentences] of cases)
    test(`${notation}: ${code.slice(0, 40)}`, async () => {
      const { explanation, language } = await run({ code })
      assert.equal(language, notation)
      for (const sentence of sentences)
        assert.ok(explanation.includes(sentence), `${sentence}\nis missing in\n${explanation}`)
    })

  test('wrong notations are refused', async () => {
    await assert.rejects(run({ code: '(a', language: 'regex' }), { code: 'code_unparsable' })
    await assert.rejects(run({ code: '61 * * * *', language: 'cron' }), {
      code: 'code_unparsable',
      message: /minute "61"/,
    })
    await assert.rejects(run({ code: '{"a": }', language: 'json' }), { code: 'code_unparsable' })
  })
})
