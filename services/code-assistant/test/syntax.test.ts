import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { measureFunctions } from '../src/syntax/function-metrics.ts'
import { hasGrammar, type ParsedLanguage } from '../src/syntax/grammars.ts'
import { listImports } from '../src/syntax/imports.ts'
import { parseSource } from '../src/syntax/parse-source.ts'
import { listReferences } from '../src/syntax/references.ts'
import { listSymbols } from '../src/syntax/symbols.ts'
import { findSyntaxErrors } from '../src/syntax/syntax-errors.ts'

interface Sample {
  language: ParsedLanguage
  code: string
  /** Kind, name with parents, `+` if other files can use it. */
  symbols: string[]
  /** Source and names. */
  imports: string[]
  calls: string[]
  /** Name, cyclomatic, cognitive, nesting, parameters. */
  metrics: string[]
}

const samples: Sample[] = [
  {
    language: 'typescript',
    code: `import a, { b as c } from 'x'
export class A extends B { private x = 1; m(k: number) { return k ? c(k) : 2 } }
export interface I { q(): void }
type T = number
export const g = (x: number) => { for (const y of [x]) { if (y && x) return y } }
const h = 2
export { h }
`,
    symbols: [
      'class A +',
      'property A.x',
      'method A.m +',
      'interface I +',
      'method I.q +',
      'type T',
      'function g +',
      'constant h +',
    ],
    imports: ['x: a c'],
    calls: ['c'],
    metrics: ['m 2 1 1 1', 'g 4 4 2 1'],
  },
  {
    language: 'python',
    code: `import os.path as p, sys
from . import (x as y, z)
@dec
class A(B):
    z: int = 1
    async def _m(self, a=1):
        k = 1
        if a and k or z:
            return p.join(a)
        elif k:
            return self._m()
        else:
            return [i for i in a if i]
LIMIT = 1
`,
    symbols: ['class A +', 'property A.z +', 'method A._m', 'constant LIMIT +'],
    imports: ['os.path: p', 'sys: sys', '.: y z'],
    calls: ['join', '_m'],
    metrics: ['_m 7 5 1 1'],
  },
  {
    language: 'go',
    code: `package m
import (
	f "fmt"
	"os"
)
type A struct { x int }
type B interface { M() }
func (a *A) M(x, y int) int {
	if x > 1 && y > 1 { f.Println(x) } else if y > 2 { os.Exit(1) } else { return 1 }
	switch x { case 1: return 2; default: return 3 }
}
const d = 1
`,
    symbols: ['struct A +', 'property A.x', 'interface B +', 'method B.M +', 'method A.M +', 'constant d'],
    imports: ['fmt: f', 'os: os'],
    calls: ['Println', 'Exit'],
    metrics: ['M 5 5 1 2'],
  },
  {
    language: 'rust',
    code: `use std::{io, fmt as f, x::{self, y}};
pub struct A { x: i32 }
impl T for A { pub fn m(&self, a: i32) -> i32 { match a { 1 => foo(a), _ => 2 } } }
trait T { fn q(&self); }
mod n { pub fn h() {} }
`,
    symbols: [
      'struct A +',
      'property A.x',
      'method A.m +',
      'interface T',
      'method T.q',
      'module n',
      'function n.h +',
    ],
    imports: ['std::io: io', 'std::fmt: f', 'std::x: x', 'std::x::y: y'],
    calls: ['foo'],
    metrics: ['m 2 1 1 1', 'h 1 0 0 0'],
  },
  {
    language: 'java',
    code: `package a.b;
import java.util.List;
import static java.lang.Math.*;
public class A { private int x = 1; public static final int Z = 1; A(int q) {}
  public int m(int a) { for (int i : q) { if (a > 1) foo(new B()); } return a; } }
`,
    symbols: ['class A +', 'property A.x', 'constant A.Z +', 'method A.A', 'method A.m +'],
    imports: ['java.util.List: List', 'java.lang.Math: '],
    calls: ['foo'],
    metrics: ['A 1 0 0 1', 'm 3 3 2 1'],
  },
  {
    language: 'csharp',
    code: `using System;
using Z = A.B;
namespace N { public class A { private int x = 1; public int P { get; set; }
  public int M(int a, params string[] b) { try { return Q.R(a); } catch (E e) { return 1; } } } }
`,
    symbols: ['module N', 'class N.A +', 'property N.A.x', 'property N.A.P +', 'method N.A.M +'],
    imports: ['System: ', 'A.B: Z'],
    calls: ['R'],
    metrics: ['M 2 1 1 2'],
  },
  {
    language: 'c',
    code: `#include <stdio.h>
#define X 1
static int *f(int a, char *b) { int k = a; while (k) { k--; } return g(k); }
int g(void);
struct S { int x; };
`,
    symbols: ['macro X +', 'function f', 'function g +', 'struct S +', 'property S.x +'],
    imports: ['stdio.h: '],
    calls: ['g'],
    metrics: ['f 2 1 1 2'],
  },
  {
    language: 'cpp',
    code: `namespace n { class A { public: int m(int q) const { return q || 1; } int z; }; }
int n::A::k(int q) { return q; }
template <typename T> T h(T t) { return t; }
`,
    symbols: [
      'module n +',
      'class n.A +',
      'method n.A.m +',
      'property n.A.z +',
      'function n.A.k +',
      'function h +',
    ],
    imports: [],
    calls: [],
    metrics: ['m 2 1 0 1', 'k 1 0 0 1', 'h 1 0 0 1'],
  },
  {
    language: 'ruby',
    code: `require "a"
module M
  class A
    X = 1
    def m(a, b = 1)
      return 1 unless a
      b.foo(a)
    end
    def self.k; end
  end
end
`,
    symbols: ['module M', 'class M.A', 'constant M.A.X', 'method M.A.m', 'method M.A.k'],
    imports: ['a: '],
    calls: ['require', 'foo'],
    metrics: ['m 2 1 1 2', 'k 1 0 0 0'],
  },
  {
    language: 'php',
    code: `<?php
use C\\D as E;
interface I { function q(); }
class A { const X = 1; public $y = 1; private function m(int $a) { return $this->foo($a) ?: g(1); } }
`,
    symbols: [
      'interface I +',
      'method I.q +',
      'class A +',
      'constant A.X +',
      'property A.$y +',
      'method A.m',
    ],
    imports: ['C\\D: E'],
    calls: ['foo', 'g'],
    metrics: ['m 2 1 1 1', 'q 1 0 0 0'],
  },
  {
    language: 'bash',
    code: 'source a.sh\nf() { local x=1; if [ a ]; then g a; fi; }\nX=1\n',
    symbols: ['function f', 'variable X'],
    imports: ['a.sh: '],
    calls: ['source', 'g'],
    metrics: ['f 2 1 1 0'],
  },
  {
    language: 'css',
    code: '@import "a.css";\n.a, #b > c { color: red }\n',
    symbols: ['selector .a, #b > c'],
    imports: ['a.css: '],
    calls: [],
    metrics: [],
  },
]

describe('syntax', () => {
  for (const { language, code, symbols, imports, calls, metrics } of samples) {
    test(`${language}: symbols, imports, calls and complexity`, async () => {
      const tree = await parseSource(language, code)
      assert.deepEqual(findSyntaxErrors(tree), [])
      assert.deepEqual(
        listSymbols(tree).map(
          ({ kind, parent, name, isExported }) =>
            `${kind} ${parent ? `${parent}.` : ''}${name}${isExported ? ' +' : ''}`,
        ),
        symbols,
      )
      assert.deepEqual(
        listImports(tree).map(({ source, names }) => `${source}: ${names.join(' ')}`),
        imports,
      )
      assert.deepEqual(
        listReferences(tree).flatMap(({ kind, name }) => (kind === 'call' ? name : [])),
        calls,
      )
      assert.deepEqual(
        measureFunctions(tree)
          .map(({ name, cyclomatic, cognitive, nesting, parameters }) =>
            [name, cyclomatic, cognitive, nesting, parameters].join(' '),
          )
          .sort(),
        [...metrics].sort(),
      )
    })
  }

  test('symbols have lines, names and signatures without bodies', async () => {
    const code = '\n@cache\ndef f(a,\n      b: int = 1) -> int:\n    return a\n'
    const [symbol] = listSymbols(await parseSource('python', code))
    assert.deepEqual(symbol, {
      name: 'f',
      kind: 'function',
      startLine: 2,
      endLine: 5,
      nameStart: code.indexOf('f('),
      start: 1,
      end: code.length - 1,
      isExported: true,
      signature: 'def f(a, b: int = 1) -> int',
    })
  })

  test('offsets count UTF-16 code units', async () => {
    const code = 'x = "😀é"; name = 1\n'
    const symbol = listSymbols(await parseSource('python', code)).find(({ name }) => name === 'name')
    assert.equal(symbol?.nameStart, code.indexOf('name'))
  })

  test('errors have locations', async () => {
    const [error] = findSyntaxErrors(await parseSource('go', 'package a\nfunc f() {\n\tx := )\n}\n'))
    assert.equal(error?.line, 3)
    assert.match(error?.message ?? '', /unexpected|missing/)
  })

  test('hostile code gives a tree', async () => {
    const depth = 20_000
    const inputs: [ParsedLanguage, string][] = [
      ['python', `${'('.repeat(depth)}1${')'.repeat(depth)}`],
      ['typescript', `f(${'['.repeat(depth)}`],
      ['c', `int x = ${'-(('.repeat(depth)};`],
      ['javascript', `x = [${'1,'.repeat(100_000)}]`],
      ['java', `class A { String s = ${'"a" + '.repeat(depth)}""; }`],
      ['php', '\0\ud800<?php "'],
    ]
    for (const [language, code] of inputs) {
      const tree = await parseSource(language, code)
      listSymbols(tree)
      listReferences(tree)
      measureFunctions(tree)
      assert.ok(findSyntaxErrors(tree).length <= 100)
    }
  })

  test('languages without a grammar are known', () => {
    assert.deepEqual(
      (['html', 'json', 'yaml', 'sql', 'markdown', 'jsx', 'tsx'] as const).filter(
        (language) => !hasGrammar(language),
      ),
      ['html', 'json', 'yaml', 'sql', 'markdown'],
    )
  })
})
