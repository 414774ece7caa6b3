import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { run } from '../src/refactoring/refactor-code.ts'

interface Case {
  path: string
  operation: string
  arguments?: Record<string, unknown>
  /** `«…»` marks the selection. */
  before: string
  /** Undefined: the operation must leave the code alone. */
  after?: string
  reason?: RegExp
}

const cases: Case[] = [
  // Local variables
  {
    path: 'a.go',
    operation: 'rename',
    arguments: { newName: 'sum' },
    before:
      'package a\nfunc f(xs []int) int {\n\t«n» := 0 // n\n\tfor _, x := range xs {\n\t\tn += x\n\t}\n\treturn n\n}\n',
    after:
      'package a\nfunc f(xs []int) int {\n\tsum := 0 // n\n\tfor _, x := range xs {\n\t\tsum += x\n\t}\n\treturn sum\n}\n',
  },
  {
    path: 'a.go',
    operation: 'rename',
    arguments: { newName: 'b' },
    before:
      'package a\nfunc f() int {\n\t«a» := 1\n\tif a > 0 {\n\t\ta := 2\n\t\t_ = a\n\t}\n\treturn a\n}\n',
    reason: /more than once/,
  },
  {
    path: 'Main.java',
    operation: 'rename',
    arguments: { newName: 'total' },
    before:
      'class Main {\n  int n = 7;\n  int f(int[] xs) {\n    int «s» = 0;\n    for (int x : xs) s += x + this.n;\n    return s;\n  }\n}\n',
    after:
      'class Main {\n  int n = 7;\n  int f(int[] xs) {\n    int total = 0;\n    for (int x : xs) total += x + this.n;\n    return total;\n  }\n}\n',
  },
  {
    path: 'Main.java',
    operation: 'rename',
    arguments: { newName: 'b' },
    before:
      'class Main {\n  static int a = 1;\n  int f() {\n    int x = a;\n    int «a» = 2;\n    return a + x;\n  }\n}\n',
    reason: /not declared/,
  },
  {
    path: 'a.rs',
    operation: 'rename',
    arguments: { newName: 'total' },
    before:
      'pub fn f(xs: &[i32]) -> i32 {\n    let mut «s» = 0;\n    for x in xs {\n        s += x;\n    }\n    println!("{}", s);\n    s\n}\n',
    after:
      'pub fn f(xs: &[i32]) -> i32 {\n    let mut total = 0;\n    for x in xs {\n        total += x;\n    }\n    println!("{}", total);\n    total\n}\n',
  },
  {
    path: 'a.rs',
    operation: 'rename',
    arguments: { newName: 'b' },
    before: 'pub fn f() {\n    let «a» = 1;\n    println!("{a}");\n}\n',
    reason: /format string/,
  },
  {
    path: 'a.c',
    operation: 'rename',
    arguments: { newName: 'length' },
    before: 'struct s { int n; };\nint f(struct s *p, int «n») {\n  return p->n + n; /* n */\n}\n',
    after: 'struct s { int n; };\nint f(struct s *p, int length) {\n  return p->n + length; /* n */\n}\n',
  },
  {
    path: 'a.cpp',
    operation: 'rename',
    arguments: { newName: 'f' },
    before: 'int f(int «a») { return a; }\n',
    reason: /uses the name f/,
  },
  {
    path: 'a.rb',
    operation: 'rename',
    arguments: { newName: 'sum' },
    before: 'def f(xs)\n  «s» = 0\n  xs.each { |x| s += x }\n  self.s = s\n  "#{s}"\nend\n',
    reason: /closure uses/,
  },
  {
    path: 'a.rb',
    operation: 'rename',
    arguments: { newName: 'list' },
    before: 'def f(«xs»)\n  xs.each { |x| puts x }\n  "#{xs}" + self.xs\nend\n',
    after: 'def f(list)\n  list.each { |x| puts x }\n  "#{list}" + self.xs\nend\n',
  },
  {
    path: 'a.php',
    operation: 'rename',
    arguments: { newName: 'total' },
    before:
      '<?php\nfunction f($xs) {\n  $«s» = 0;\n  foreach ($xs as $x) { $s += $x; }\n  return "$s {$s}" . $this->s;\n}\n',
    after:
      '<?php\nfunction f($xs) {\n  $total = 0;\n  foreach ($xs as $x) { $total += $x; }\n  return "$total {$total}" . $this->s;\n}\n',
  },
  {
    path: 'a.php',
    operation: 'rename',
    arguments: { newName: 'b' },
    before: '<?php\nfunction f() {\n  $«a» = 0;\n  return compact("a");\n}\n',
    reason: /by name at run time/,
  },
  {
    path: 'a.cs',
    operation: 'rename',
    arguments: { newName: 'total' },
    before:
      'class A {\n  int F(int[] xs) {\n    var «s» = 0;\n    foreach (var x in xs) s += x;\n    return s;\n  }\n}\n',
    after:
      'class A {\n  int F(int[] xs) {\n    var total = 0;\n    foreach (var x in xs) total += x;\n    return total;\n  }\n}\n',
  },
  // Variables for expressions
  {
    path: 'Main.java',
    operation: 'extract-variable',
    arguments: { name: 'area' },
    before: 'class Main {\n  int f(int w, int h) {\n    return Math.abs(«w * h»);\n  }\n}\n',
    after:
      'class Main {\n  int f(int w, int h) {\n    var area = w * h;\n    return Math.abs(area);\n  }\n}\n',
  },
  {
    path: 'Main.java',
    operation: 'extract-variable',
    before: 'class Main {\n  boolean f(String s) {\n    return s != null && «s.length() > 1»;\n  }\n}\n',
    reason: /not always evaluated/,
  },
  {
    path: 'a.go',
    operation: 'extract-variable',
    before: 'package a\nfunc f() float64 {\n\treturn g(«1»)\n}\n',
    reason: /must be one expression/,
  },
  {
    path: 'a.rs',
    operation: 'extract-variable',
    arguments: { name: 'area' },
    before: 'pub fn f(w: i64, h: i64) -> i64 {\n    g(«w * h»)\n}\nfn g(x: i64) -> i64 {\n    x\n}\n',
    after:
      'pub fn f(w: i64, h: i64) -> i64 {\n    let area = w * h;\n    g(area)\n}\nfn g(x: i64) -> i64 {\n    x\n}\n',
  },
  {
    path: 'a.cpp',
    operation: 'extract-variable',
    arguments: { name: 'area' },
    before: 'int g(int);\nint f(int w, int h) {\n  return g(«w * h»);\n}\n',
    after: 'int g(int);\nint f(int w, int h) {\n  const auto area = w * h;\n  return g(area);\n}\n',
  },
  // Early exits
  {
    path: 'Main.java',
    operation: 'use-guard-clauses',
    before:
      'class Main {\n  void f(String s) {\n    if (s != null) {\n      // print\n      int n = s.length();\n      System.out.println(n);\n    }\n  }\n}\n',
    after:
      'class Main {\n  void f(String s) {\n    if (!(s != null)) {\n      return;\n    }\n\n    // print\n    int n = s.length();\n    System.out.println(n);\n  }\n}\n',
  },
  {
    path: 'a.c',
    operation: 'use-guard-clauses',
    before:
      'int g(int);\nvoid f(int a, int n) {\n  for (int i = 0; i < n; i++) {\n    if (a) {\n      g(i);\n      g(a);\n    }\n  }\n}\n',
    after:
      'int g(int);\nvoid f(int a, int n) {\n  for (int i = 0; i < n; i++) {\n    if (!a) {\n      continue;\n    }\n\n    g(i);\n    g(a);\n  }\n}\n',
  },
  {
    path: 'a.cpp',
    operation: 'use-guard-clauses',
    before: 'int g(int);\nvoid f(int a) {\n  if (int b = g(a)) {\n    g(b);\n    g(a);\n  }\n}\n',
    reason: /declares variables/,
  },
  {
    path: 'a.c',
    operation: 'use-guard-clauses',
    before: 'int g(int);\nint f(int a) {\n  if (a) {\n    g(a);\n    return 1;\n  }\n}\n',
  },
  {
    path: 'a.rs',
    operation: 'use-guard-clauses',
    before: 'pub fn f(a: bool) {\n    if a {\n        let b = 1;\n        println!("{}", b);\n    }\n}\n',
    after:
      'pub fn f(a: bool) {\n    if !a {\n        return;\n    }\n\n    let b = 1;\n    println!("{}", b);\n}\n',
  },
  {
    path: 'a.go',
    operation: 'use-guard-clauses',
    before: 'package a\nfunc f(a int) {\n\tif a > 0 {\n\t\tb := a\n\t\tprintln(b)\n\t}\n}\n',
    after: 'package a\nfunc f(a int) {\n\tif !(a > 0) {\n\t\treturn\n\t}\n\n\tb := a\n\tprintln(b)\n}\n',
  },
  {
    path: 'a.rb',
    operation: 'use-guard-clauses',
    before: 'def f(a)\n  if a && a > 1\n    b = a\n    b + 1\n  end\nend\n',
    after: 'def f(a)\n  return unless a && a > 1\n\n  b = a\n  b + 1\nend\n',
  },
  // Imports
  {
    path: 'Main.java',
    operation: 'remove-unused-imports',
    before:
      'import java.util.List;\nimport java.util.Map;\nimport java.util.Set;\nimport static java.lang.Math.abs;\n/** A {@link Set}. */\nclass Main {\n  List<String> f() { return null; }\n}\n',
    after:
      'import java.util.List;\nimport java.util.Set;\n/** A {@link Set}. */\nclass Main {\n  List<String> f() { return null; }\n}\n',
  },
  {
    path: 'a.rs',
    operation: 'remove-unused-imports',
    before:
      'use std::collections::HashMap;\nuse std::io::Write;\npub fn f(w: &mut Vec<u8>) {\n    w.flush().unwrap();\n}\n',
    after: 'use std::io::Write;\npub fn f(w: &mut Vec<u8>) {\n    w.flush().unwrap();\n}\n',
  },
  {
    path: 'a.php',
    operation: 'remove-unused-imports',
    before: '<?php\nuse A\\B;\nuse A\\C as D;\nfunction f(d $x) {}\n',
    after: '<?php\nuse A\\C as D;\nfunction f(d $x) {}\n',
  },
  {
    path: 'a.go',
    operation: 'sort-imports',
    before: 'package a\n\nimport (\n\t"os" // files\n\t"fmt"\n\n\tz "b"\n\t"a"\n)\n',
    after: 'package a\n\nimport (\n\t"fmt"\n\t"os" // files\n\n\t"a"\n\tz "b"\n)\n',
  },
  {
    path: 'a.cs',
    operation: 'sort-imports',
    before: 'using Zeta;\nusing System.Text;\nusing Alpha;\nusing System;\nclass A {}\n',
    after: 'using System;\nusing System.Text;\nusing Alpha;\nusing Zeta;\nclass A {}\n',
  },
]

function readCode(text: string) {
  const start = text.indexOf('«')
  const code = text.replace(/[«»]/g, '')
  if (start < 0) return { code }
  const positionOf = (offset: number) => {
    const lines = code.slice(0, offset).split('\n')
    return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
  }
  const from = positionOf(start)
  const to = positionOf(text.indexOf('»') - 1)
  const range = { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column }
  return { code, range }
}

async function refactor({ path, operation, arguments: values = {}, before }: Case) {
  const { code, range } = readCode(before)
  const output = await run({
    files: [{ path, content: code }],
    operation,
    arguments: values,
    ...(range && { range }),
  })
  const [file] = output.files
  return { ...output, code, result: file && 'content' in file ? file.content : code }
}

describe('refactoring other languages', () => {
  for (const each of cases) {
    test(`${each.path} ${each.operation} ${each.reason ?? ''}`, async () => {
      const { code, result, rejected, checks } = await refactor(each)
      if (each.after === undefined) {
        assert.equal(result, code)
        if (each.reason) assert.match(rejected.map(({ reason }) => reason).join('\n'), each.reason)
        return
      }
      assert.equal(result, each.after, JSON.stringify(rejected))
      assert.deepEqual(
        checks.map(({ name, ok }) => [name, ok]),
        [
          ['parse', true],
          ['references', true],
          ['comments', true],
        ],
      )
      if (each.before.includes('«')) return
      assert.equal(
        (await refactor({ ...each, before: result })).result,
        result,
        'A second run changes nothing.',
      )
    })
  }

  test('compilers accept the results', async (context) => {
    const folder = mkdtempSync(join(tmpdir(), 'refactoring-'))
    context.after(() => rmSync(folder, { recursive: true }))
    for (const [extension, command, ...flags] of compilers) {
      if (spawnSync(command, ['--version']).error) {
        context.diagnostic(`${command} is absent`)
        continue
      }
      const files: string[] = []
      for (const [index, each] of cases.entries()) {
        if (each.after === undefined || !each.path.endsWith(`.${extension}`)) continue
        const { code, result } = await refactor(each)
        for (const [name, text] of [
          ['Before', code],
          ['After', result],
        ] as const) {
          const file = join(folder, `${name}${index}.${extension}`)
          // Classes of one compilation need different names.
          writeFileSync(file, text.replaceAll('class Main', `class Main${name}${index}`))
          files.push(file)
        }
      }
      const runs = extension === 'rs' ? files.map((file) => [file]) : [files]
      for (const each of runs) {
        const { status, stderr } = spawnSync(command, [...flags, ...each], { cwd: folder, encoding: 'utf8' })
        assert.equal(status, 0, stderr)
      }
    }
  })
})

const compilers = [
  ['java', 'javac', '-proc:none', '-d', 'classes'],
  ['c', 'gcc', '-fsyntax-only'],
  ['cpp', 'g++', '-std=c++17', '-fsyntax-only'],
  ['rs', 'rustc', '--crate-type=lib', '--emit=metadata', '-Awarnings'],
] as const
