import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { describe, test } from 'node:test'
import { run } from '../src/refactoring/refactor-code.ts'

interface Case {
  name: string
  operation: string
  arguments?: Record<string, unknown>
  /** `«…»` marks the selection. */
  before: string
  /** Undefined: the operation must leave the code alone. */
  after?: string
  /** Part of the reason for leaving it alone. */
  reason?: RegExp
  /** The code needs what a test does not have. */
  isNotRun?: true
}

const dedent = (text: string): string => {
  const lines = text
    .replace(/^\n/, '')
    .replace(/\n[ ]*$/, '\n')
    .split('\n')
  const indent = Math.min(
    ...lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length),
  )
  return lines.map((line) => line.slice(indent)).join('\n')
}

const cases: Case[] = [
  {
    name: 'a local variable, not the global of the same name',
    operation: 'rename',
    arguments: { newName: 'total' },
    before: `
      n = 1
      def f(xs):
          «n» = 0  # n stays in comments
          for x in xs:
              n += x
          return f"{n:>3} {[n for _ in xs]}", {"n": n}
      print(f([1, 2]), n)
    `,
    after: `
      n = 1
      def f(xs):
          total = 0  # n stays in comments
          for x in xs:
              total += x
          return f"{total:>3} {[total for _ in xs]}", {"n": total}
      print(f([1, 2]), n)
    `,
  },
  {
    name: 'a parameter with the calls that name it',
    operation: 'rename',
    arguments: { newName: 'count' },
    before: `
      def f(«n», m=1): return n * m
      print(f(n=2), f(3))
    `,
    after: `
      def f(count, m=1): return count * m
      print(f(count=2), f(3))
    `,
  },
  {
    name: 'a global variable through `global`',
    operation: 'rename',
    arguments: { symbol: 'state', newName: 'status' },
    before: `
      state = 0
      def set_state():
          global state
          state = 1
      set_state()
      print(state)
    `,
    after: `
      status = 0
      def set_state():
          global status
          status = 1
      set_state()
      print(status)
    `,
  },
  {
    name: 'a name that the scope uses',
    operation: 'rename',
    arguments: { newName: 'len' },
    before: 'def f(«xs»): return len(xs)\nprint(f([1]))\n',
    reason: /uses the name `len`/,
  },
  {
    name: 'a name that a class reads before it binds its own',
    operation: 'rename',
    arguments: { newName: 'g' },
    before: 'def «f»(): return 1\nclass C:\n    f = f\nprint(C.f)\n',
    reason: /may mean another variable/,
  },
  {
    name: 'a name that locals() reaches',
    operation: 'rename',
    arguments: { newName: 'b' },
    before: 'def f(«a»): return "%(a)s" % locals()\nprint(f(1))\n',
    reason: /by name at run time/,
  },
  {
    name: 'a private attribute',
    operation: 'rename',
    arguments: { newName: '_items' },
    before: `
      class A:
          def __init__(self): self.«_list» = []
          def add(self, x): self._list.append(x); return self._list
      print(A().add(1))
    `,
    after: `
      class A:
          def __init__(self): self._items = []
          def add(self, x): self._items.append(x); return self._items
      print(A().add(1))
    `,
  },
  {
    name: 'an attribute of an unknown object',
    operation: 'rename',
    arguments: { newName: 'b' },
    before: 'class A:\n    def __init__(self): self.«a» = 1\nclass B(A): pass\nprint(B().a)\n',
    reason: /may be another attribute/,
  },
  {
    name: 'an expression with parentheses around its lines',
    operation: 'extract-variable',
    arguments: { name: 'total' },
    before: `
      def f(a, b):
          # sum
          return [«a +
                  b», a]
      print(f(1, 2))
    `,
    after: `
      def f(a, b):
          # sum
          total = (a +
                  b)
          return [total, a]
      print(f(1, 2))
    `,
  },
  {
    name: 'an operand that is not always evaluated',
    operation: 'extract-variable',
    before: 'def f(a): return a and «a[0]»\nprint(f([]))\n',
    reason: /share|not always evaluated/,
  },
  {
    name: 'an operand behind a call',
    operation: 'extract-variable',
    before: 'def f(a):\n    return [a.pop(), «a[0]»]\nprint(f([1, 2]))\n',
    reason: /order of evaluation/,
  },
  {
    name: 'statements with inputs and outputs',
    operation: 'extract-function',
    arguments: { name: 'summarize' },
    before: `
      import os

      # Reports.
      def report(rows, limit):
          title = "all"
          «total = 0
          for row in rows:
              # big rows only
              if row > limit:
                  total += row
          text = """
        kept
      """»
          return title, total, text
      print(report([1, 5], 2))
    `,
    after: `
      import os

      def summarize(limit, rows):
          total = 0
          for row in rows:
              # big rows only
              if row > limit:
                  total += row
          text = """
        kept
      """
          return text, total


      # Reports.
      def report(rows, limit):
          title = "all"
          text, total = summarize(limit, rows)
          return title, total, text
      print(report([1, 5], 2))
    `,
  },
  {
    name: 'statements of a method with a final return',
    operation: 'extract-function',
    arguments: { name: 'area_of' },
    before: `
      class Box:
          def __init__(self, w): self.w = w
          def area(self):
              if self.w < 0: return None
              «w = self.w
              return w * w»
      print(Box(3).area(), Box(-1).area())
    `,
    after: `
      def area_of(self):
          w = self.w
          return w * w


      class Box:
          def __init__(self, w): self.w = w
          def area(self):
              if self.w < 0: return None
              return area_of(self)
      print(Box(3).area(), Box(-1).area())
    `,
  },
  {
    name: 'statements with a variable that may not be bound',
    operation: 'extract-function',
    before: `
      def f(a):
          if a:
              x = 1
          «y = x + 1»
          return y
      print(f(1))
    `,
    reason: /may not be bound/,
  },
  {
    name: 'statements that leave a loop',
    operation: 'extract-function',
    before: 'for x in [1, 2]:\n    «if x == 1:\n        continue»\n    print(x)\n',
    reason: /leaves a loop/,
  },
  {
    name: 'a call in the next statement',
    operation: 'inline-variable',
    before: `
      def f(a):
          «size» = len(a)
          return size + 1
      print(f("ab"))
    `,
    after: `
      def f(a):
          return len(a) + 1
      print(f("ab"))
    `,
  },
  {
    name: 'an operation with parentheses',
    operation: 'inline-variable',
    before: `
      def f(a, b):
          «s» = a + b
          print(s * 2)
          return s
      print(f(1, 2))
    `,
    after: `
      def f(a, b):
          print((a + b) * 2)
          return a + b
      print(f(1, 2))
    `,
  },
  {
    name: 'a value that changes before the use',
    operation: 'inline-variable',
    before: 'def f(a):\n    «old» = a\n    a = 2\n    return old\nprint(f(1))\n',
    reason: /may change|differ/,
  },
  {
    name: 'a list that is used twice',
    operation: 'inline-variable',
    before: 'def f():\n    «xs» = []\n    xs.append(1)\n    return xs\nprint(f())\n',
    reason: /differ/,
  },
  {
    name: 'a method that does not use its object',
    operation: 'method-to-function',
    arguments: { symbol: 'Cart.double' },
    before: `
      class Cart:
          """A cart."""

          def double(self, x):
              # twice
              return 2 * x

          def total(self, xs):
              return sum(self.double(x) for x in xs)

      print(Cart().total([1, 2]))
    `,
    after: `
      def double(x):
          # twice
          return 2 * x


      class Cart:
          """A cart."""

          def total(self, xs):
              return sum(double(x) for x in xs)

      print(Cart().total([1, 2]))
    `,
  },
  {
    name: 'a method of an unknown object',
    operation: 'method-to-function',
    arguments: { symbol: 'A.m' },
    before: 'class A:\n    def m(self): return 1\nprint(A().m())\n',
    reason: /may call the method/,
  },
  {
    name: 'formats with equal results',
    operation: 'use-f-strings',
    before: `
      a, b = "x{}", 3
      print("%s is %5s, %r %%" % (a, b, a))
      print("{0}-{n:>4}-{0!r} {{}}".format(a, n=b))
      print("a" + str(b) + "{" + str(a))
      print('%(k)s' % {"k": b}, "%.2f" % 1.5)
      print("%-6s|%05d" % (b, len(a)))
    `,
    after: `
      a, b = "x{}", 3
      print(f"{a} is {b!s:>5}, {a!r} %")
      print(f"{a}-{b:>4}-{a!r} {{}}")
      print(f"a{b}{{{a}")
      print(f'{b}', f"{1.5:.2f}")
      print(f"{b!s:<6}|{len(a):05}")
    `,
  },
  {
    name: 'formats of values with unknown types',
    operation: 'use-f-strings',
    before:
      'a = 3.7\nprint("%d" % (a,), "%s" % a, "{}".format(*[a]), b"%s" % b"x", "{d[k]}".format(d={"k": 1}))\n',
    reason: /no equivalent format/,
  },
  {
    name: 'unused names of imports',
    operation: 'remove-unused-imports',
    before: `
      from __future__ import annotations
      import os, sys
      import json  # noqa
      from collections import (
          OrderedDict,
          defaultdict,
          deque,
      )
      from typing import List
      try:
          import readline
      except ImportError:
          pass
      def f(x: "List[int]"): return deque(x)
      __all__ = ["defaultdict"]
      print(sys.argv[1:], f([1]))
    `,
    after: `
      from __future__ import annotations
      import sys
      import json  # noqa
      from collections import (
          defaultdict,
          deque,
      )
      from typing import List
      try:
          import readline
      except ImportError:
          pass
      def f(x: "List[int]"): return deque(x)
      __all__ = ["defaultdict"]
      print(sys.argv[1:], f([1]))
    `,
  },
  {
    name: 'imports in groups with their comments',
    operation: 'sort-imports',
    before: `
      """Doc."""
      import sys
      # paths
      import os
      from collections import deque, OrderedDict, abc
      from __future__ import annotations
      print(os.sep, sys.maxsize > 1, deque, OrderedDict, abc)
    `,
    after: `
      """Doc."""
      from __future__ import annotations

      # paths
      import os
      import sys
      from collections import OrderedDict, abc, deque
      print(os.sep, sys.maxsize > 1, deque, OrderedDict, abc)
    `,
    isNotRun: true,
  },
  {
    name: 'imports with a star',
    operation: 'sort-imports',
    before: 'import sys\nfrom os import *\nprint(sys.maxsize > 1)\n',
    reason: /order of `import \*`/,
  },
  {
    name: 'loops that fill a list, a set and a dictionary',
    operation: 'loop-to-comprehension',
    before: `
      def f(xs):
          a = []
          for x in xs:
              if x:
                  a.append(x if x > 1 else 0)
          b = set()
          for i, j in enumerate(xs):
              b.add((i, j))
          c = {}
          for k in xs:
              c[k] = k + 1
          return a, sorted(b), c
      print(f([0, 1, 2]))
    `,
    after: `
      def f(xs):
          a = [(x if x > 1 else 0) for x in xs if x]
          b = {(i, j) for i, j in enumerate(xs)}
          c = {k: k + 1 for k in xs}
          return a, sorted(b), c
      print(f([0, 1, 2]))
    `,
  },
  {
    name: 'a loop whose variable is used later',
    operation: 'loop-to-comprehension',
    before: 'def f(xs):\n    a = []\n    for x in xs:\n        a.append(x)\n    return a, x\nprint(f([1]))\n',
    reason: /outside of the loop/,
  },
  {
    name: 'a loop that reads what it fills',
    operation: 'loop-to-comprehension',
    before: 'a = []\nfor x in [1, 2]:\n    a.append(len(a))\nprint(a)\n',
    reason: /while it fills it/,
  },
  {
    name: 'a loop that calls a function which reads what it fills',
    operation: 'loop-to-comprehension',
    before: 'def f(x):\n    return len(a) + x\na = []\nfor x in [1, 2]:\n    a.append(f(x))\nprint(a)\n',
    reason: /function that the loop may call reads `a`/,
  },
  {
    name: 'a condition around the rest of a function',
    operation: 'use-guard-clauses',
    before: `
      def f(x):
          if x is not None and x:  # given
              # work
              y = x + 1
              print("""
      y""", y)
      def g(x):
          if not x:
              return 1
          else:
              # other
              return 2
      f(1), f(None)
      print(g(0), g(1))
    `,
    after: `
      def f(x):
          if not (x is not None and x):  # given
              return

          # work
          y = x + 1
          print("""
      y""", y)
      def g(x):
          if not x:
              return 1
          # other
          return 2
      f(1), f(None)
      print(g(0), g(1))
    `,
  },
  {
    name: 'paths that stay paths',
    operation: 'use-pathlib',
    before: `
      import os
      print(os.path.exists("/nowhere"), os.path.isdir(os.path.join("/", "nowhere")), os.path.join("a", "b"))
    `,
    after: `
      import os
      from pathlib import Path

      print(Path("/nowhere").exists(), Path("/", "nowhere").is_dir(), os.path.join("a", "b"))
    `,
  },
  {
    name: 'a class that stores its parameters',
    operation: 'convert-to-dataclass',
    before: `
      class Point:
          """A point."""
          def __init__(self, x: int, y=0, label=None):
              self.x = x
              self.y = y
              self.label = label
          def sum(self): return self.x + self.y
      print(Point(1).sum(), Point(1, y=2).sum())
    `,
    after: `
      from dataclasses import dataclass
      from typing import Any

      @dataclass
      class Point:
          """A point."""
          x: int
          y: int = 0
          label: Any = None
          def sum(self): return self.x + self.y
      print(Point(1).sum(), Point(1, y=2).sum())
    `,
  },
  {
    name: 'a class with a shared default',
    operation: 'convert-to-dataclass',
    before: 'class A:\n    def __init__(self, xs=[]):\n        self.xs = xs\nprint(A().xs)\n',
    reason: /shared/,
  },
  {
    name: 'prints with levels',
    operation: 'print-to-logging',
    before:
      'import sys\n\ndef f(a):\n    print("a", a)\n    print("bad", file=sys.stderr)\n    print(a, end="")\n',
    after:
      'import sys\nimport logging\n\nlogger = logging.getLogger(__name__)\n\n\ndef f(a):\n    logger.info("%s %s", "a", a)\n    logger.error("bad")\n    print(a, end="")\n',
  },
  {
    name: 'calls of builtins that only build',
    operation: 'simplify-literals',
    before:
      'print(dict(), dict(a=1), list(), tuple([1]), set([1]), list(x for x in "ab"), dict((k, 1) for k in "a"), set())\n',
    after: 'print({}, {"a": 1}, [], (1,), {1}, [x for x in "ab"], {k: 1 for k in "a"}, set())\n',
  },
  {
    name: 'a builtin that a variable shadows',
    operation: 'simplify-literals',
    before: 'list = tuple\nprint(list())\n',
  },
  {
    name: 'comparisons with None',
    operation: 'compare-with-none',
    before: 'a = None\nprint(a == None, a!=None, a == 1, None == a)\n',
    after: 'a = None\nprint(a is None, a is not None, a == 1, None is a)\n',
  },
  {
    name: 'comparisons of columns',
    operation: 'compare-with-none',
    before: 'import sqlalchemy\nq = sqlalchemy.column("a") == None\n',
    reason: /meaning of its own/,
    isNotRun: true,
  },
  {
    name: 'types of defaults, docstrings and returns',
    operation: 'add-type-hints',
    before: `
      def f(a, b=1, *, c="x", d=None):
          """Does.

          Args:
              a (list of str): names
              d (int, optional): number
          """
          return len(a)
      def g(x):
          """
          :param x: any
          :type x: bool
          """
          print(x)
      print(f(["q"]))
      g(True)
    `,
    after: `
      def f(a: list[str], b: int = 1, *, c: str = "x", d: int | None = None) -> int:
          """Does.

          Args:
              a (list of str): names
              d (int, optional): number
          """
          return len(a)
      def g(x: bool) -> None:
          """
          :param x: any
          :type x: bool
          """
          print(x)
      print(f(["q"]))
      g(True)
    `,
  },
]

function readCode(text: string) {
  const marked = text.startsWith('\n') ? dedent(text) : text
  const start = marked.indexOf('«')
  const code = marked.replace(/[«»]/g, '')
  if (start < 0) return { code }
  const positionOf = (offset: number) => {
    const lines = code.slice(0, offset).split('\n')
    return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
  }
  const from = positionOf(start)
  const to = positionOf(marked.indexOf('»') - 1)
  const range = { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column }
  return { code, range }
}

const path = 'app/code.py'

async function refactor({ operation, arguments: values = {}, before }: Case) {
  const { code, range } = readCode(before)
  const input = { files: [{ path, content: code }], operation, arguments: values, ...(range && { range }) }
  const output = await run(input)
  const [file] = output.files
  return { ...output, code, result: file && 'content' in file ? file.content : code }
}

describe('refactoring Python', () => {
  for (const each of cases) {
    test(`${each.operation}: ${each.name}`, async () => {
      const { code, result, rejected, checks } = await refactor(each)
      if (each.after === undefined) {
        assert.equal(result, code)
        if (each.reason) assert.match(rejected.map(({ reason }) => reason).join('\n'), each.reason)
        return
      }
      assert.equal(
        result,
        each.after.startsWith('\n') ? dedent(each.after) : each.after,
        JSON.stringify(rejected),
      )
      assert.deepEqual(
        checks.map(({ name, ok }) => [name, ok]),
        [
          ['parse', true],
          ['references', true],
          ['comments', true],
        ],
      )
      if (each.before.includes('«') || each.arguments) return
      const again = await refactor({ ...each, before: result })
      assert.equal(again.result, result, 'A second run changes nothing.')
    })
  }

  test('programs print the same before and after', {
    skip: hasPython() ? false : 'python3 is absent',
  }, async () => {
    const pairs: { name: string; programs: string[] }[] = []
    for (const each of cases) {
      if (each.after === undefined || each.isNotRun) continue
      const { code, result } = await refactor(each)
      pairs.push({ name: `${each.operation}: ${each.name}`, programs: [code, result] })
    }
    const output = execFileSync('python3', ['-c', runPairs], {
      input: JSON.stringify(pairs),
      encoding: 'utf8',
    })
    assert.deepEqual(JSON.parse(output), [])
  })

  test('a rename follows imports into other files', async () => {
    const { files } = await run({
      files: [
        { path: 'app/prices.py', content: '__all__ = ["total"]\ndef total(xs): return sum(xs)\n' },
        {
          path: 'app/main.py',
          content:
            'from .prices import total\nimport app.prices\nprint(total([1]), app.prices.total([2]), x.total)\n',
        },
        { path: 'app/other.py', content: 'from elsewhere import total\nprint(total)\n' },
      ],
      operation: 'rename',
      arguments: { symbol: 'total', newName: 'add_up' },
    })
    assert.deepEqual(
      files.map((file) => [file.path, 'content' in file && file.content]),
      [
        ['app/prices.py', '__all__ = ["add_up"]\ndef add_up(xs): return sum(xs)\n'],
        [
          'app/main.py',
          'from .prices import add_up\nimport app.prices\nprint(add_up([1]), app.prices.add_up([2]), x.total)\n',
        ],
      ],
    )
  })

  test('code with syntax errors is refused', async () => {
    const input = { files: [{ path, content: 'def f(:\n' }], operation: 'sort-imports', arguments: {} }
    await assert.rejects(run(input), /syntax errors/)
  })
})

function hasPython(): boolean {
  return spawnSync('python3', ['--version']).status === 0
}

/** Runs pairs of programs in one process and prints those whose output differs. */
const runPairs = `
import contextlib, io, json, sys
def output(code):
    text = io.StringIO()
    with contextlib.redirect_stdout(text), contextlib.redirect_stderr(text):
        try:
            exec(compile(code, "code.py", "exec"), {"__name__": "code"})
        except Exception as error:
            print(repr(error))
    return text.getvalue()
different = []
for pair in json.load(sys.stdin):
    before, after = map(output, pair["programs"])
    if before != after:
        different.append([pair["name"], before, after])
print(json.dumps(different))
`
