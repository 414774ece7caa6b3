export interface RefactoringCase {
  operation: string
  /** The code between `⟦` and `⟧` is selected. */
  before: string
  /** Undefined if nothing changes. */
  after?: string
  /** Default: `a.js`. */
  path?: string
  arguments?: Record<string, unknown>
  /** Other files before, and those that change. */
  files?: Record<string, string>
  changedFiles?: Record<string, string>
  /** The text of one of the rejections. */
  rejected?: RegExp
}

export const nameCases: readonly RefactoringCase[] = [
  {
    operation: 'rename',
    before: 'export function ⟦foo⟧(a) { return a }\nfoo(1) // foo\n',
    arguments: { newName: 'bar' },
    after: 'export function bar(a) { return a }\nbar(1) // foo\n',
    files: { 'b.js': "import { foo } from './a.js'\nexport const x = { foo }\n" },
    changedFiles: { 'b.js': "import { bar } from './a.js'\nexport const x = { foo: bar }\n" },
  },
  {
    operation: 'rename',
    path: 'a.ts',
    before: 'class Cart {\n  add(n: number) { return n }\n}\nnew Cart().add(1)\n',
    arguments: { symbol: 'Cart.add', newName: 'insert' },
    after: 'class Cart {\n  insert(n: number) { return n }\n}\nnew Cart().insert(1)\n',
  },
  {
    operation: 'rename',
    before: 'const ⟦foo⟧ = 1\nfunction g() {\n  const bar = 2\n  return foo + bar\n}\n',
    arguments: { newName: 'bar' },
    rejected: /another declaration/,
  },
  {
    operation: 'rename',
    before: 'const ⟦a⟧ = 1, b = 2\n',
    arguments: { newName: 'b' },
    rejected: /rolled back/,
  },
  {
    operation: 'rename',
    before: '⟦Math⟧.max(1)\n',
    arguments: { newName: 'M' },
    rejected: /cannot be renamed|outside/,
  },
  {
    operation: 'rename-file',
    path: 'src/a.ts',
    before: "import { c } from './c'\nexport const a = c\n",
    arguments: { path: 'src/a.ts', newPath: 'lib/b.ts' },
    files: { 'src/c.ts': 'export const c = 1\n', 'src/d.ts': "import { a } from './a'\na\n" },
    changedFiles: {
      'lib/b.ts': "import { c } from '../src/c'\nexport const a = c\n",
      'src/d.ts': "import { a } from '../lib/b'\na\n",
    },
  },
  {
    operation: 'rename-file',
    path: 'a.ts',
    before: 'export {}\n',
    arguments: { path: 'a.ts', newPath: 'b.ts' },
    files: { 'b.ts': 'export {}\n' },
    rejected: /exists already/,
  },
]

export const extractCases: readonly RefactoringCase[] = [
  {
    operation: 'extract-function',
    before:
      'function total(items) {\n  let sum = 0\n  for (const item of items) {\n    ⟦sum += item.price * 2⟧\n  }\n  return sum\n}\n',
    arguments: { name: 'addPrice' },
    after:
      'function total(items) {\n  let sum = 0\n  for (const item of items) {\n    sum = addPrice(sum, item)\n  }\n  return sum\n}\n\nfunction addPrice(sum, item) {\n  sum += item.price * 2\n  return sum\n}\n',
  },
  { operation: 'extract-function', before: 'for (const a of b) {\n  ⟦continue⟧\n}\n', rejected: /./ },
  {
    operation: 'extract-constant',
    before: 'const x = f(⟦1 + 2⟧)\n',
    arguments: { name: 'three' },
    after: 'const three = 1 + 2\nconst x = f(three)\n',
  },
  {
    operation: 'extract-constant',
    before: 'const three = 1\nconst x = f(⟦1 + 2⟧)\n',
    arguments: { name: 'three' },
    rejected: /rolled back/,
  },
  {
    operation: 'extract-type',
    path: 'a.ts',
    before: 'function f(a: ⟦{ b: number }⟧) { return a }\n',
    arguments: { name: 'Options' },
    after: 'type Options = {\n  b: number\n}\n\nfunction f(a: Options) { return a }\n',
  },
  {
    operation: 'extract-interface',
    path: 'a.ts',
    before: 'function f(a: ⟦{ b: number }⟧) { return a }\n',
    arguments: { name: 'Options' },
    after: 'interface Options {\n  b: number\n}\n\nfunction f(a: Options) { return a }\n',
  },
  {
    operation: 'extract-typedef',
    before: '/** @type {⟦{ b: number }⟧} */\nlet a\n',
    arguments: { name: 'Options' },
    after: '/**\n * @typedef {{b: number;}} Options\n */\n\n/** @type {Options} */\nlet a\n',
  },
  {
    operation: 'inline-variable',
    before: 'function f(b) {\n  const a = 1 + b\n  return a * 3\n}\n',
    arguments: { symbol: 'a' },
    after: 'function f(b) {\n  return (1 + b) * 3\n}\n',
  },
  {
    operation: 'inline-variable',
    before: 'function f() {\n  const ⟦a⟧ = next()\n  other()\n  return a\n}\n',
    rejected: /side effects/,
  },
  {
    operation: 'inline-variable',
    before: 'export function f(b) {\n  const ⟦a⟧ = b\n  return [1].map((b) => a + b)\n}\n',
    rejected: /"b" means something else/,
  },
  {
    operation: 'inline-variable',
    before: 'export function f(b) {\n  const ⟦a⟧ = b.c\n  return [1].map((c) => a + c)\n}\n',
    rejected: /may change/,
  },
  { operation: 'inline-variable', before: 'let ⟦a⟧ = 1\na = 2\n', rejected: /./ },
  {
    operation: 'inline-function',
    before: 'function add(a, b) {\n  return a + b\n}\n\nconst x = add(1, y.z) * 2\nconsole.log(add(x, 3))\n',
    arguments: { symbol: 'add' },
    after: 'const x = (1 + y.z) * 2\nconsole.log(x + 3)\n',
  },
  { operation: 'inline-function', before: 'const ⟦f⟧ = (a) => a + a\nf(g())\n', rejected: /side effects/ },
  {
    operation: 'inline-function',
    before: 'const n = 1\nconst ⟦f⟧ = () => n\nfunction g(n) { return f() }\n',
    rejected: /means something else/,
  },
  {
    operation: 'inline-function',
    before: 'function ⟦f⟧(a) { return a ? f(a - 1) : 0 }\nf(1)\n',
    rejected: /calls itself/,
  },
  {
    operation: 'move-to-new-file',
    path: 'src/a.ts',
    before: '⟦export function foo() { return bar() }⟧\nfunction bar() { return 1 }\nbar()\n',
    after: 'export function bar() { return 1 }\nbar()\n',
    changedFiles: { 'src/foo.ts': "import { bar } from './a'\n\nexport function foo() { return bar() }\n" },
  },
  {
    operation: 'move-to-file',
    path: 'a.ts',
    before: '⟦export const a = 1⟧\nexport const b = 2\n',
    arguments: { target: 'c.ts' },
    after: 'export const b = 2\n',
    files: { 'c.ts': 'export const c = 3\n', 'd.ts': "import { a } from './a'\na\n" },
    changedFiles: {
      'c.ts': 'export const c = 3\nexport const a = 1\n',
      'd.ts': "import { a } from './c'\na\n",
    },
  },
  {
    operation: 'extract-magic-number',
    before: "import a from 'a'\n\nconst x = a * 86400\nf(86400, { 86400: 1 })\n",
    arguments: { name: 'secondsPerDay', value: 86400 },
    after:
      "import a from 'a'\nconst secondsPerDay = 86400\n\nconst x = a * secondsPerDay\nf(secondsPerDay, { 86400: 1 })\n",
  },
  {
    operation: 'extract-magic-number',
    before: 'let day = 5\nf(86400)\n',
    arguments: { name: 'day', value: 86400 },
    rejected: /used already/,
  },
  {
    operation: 'extract-magic-number',
    before: 'const $five = 1\nf(5 + $five)\n',
    arguments: { name: '$five', value: 5 },
    rejected: /used already/,
  },
  {
    operation: 'extract-magic-number',
    before: "import a from 'a' // the first\n\nf(a, 5)\n",
    arguments: { name: 'five', value: 5 },
    after: "import a from 'a' // the first\nconst five = 5\n\nf(a, five)\n",
  },
]

export const functionCases: readonly RefactoringCase[] = [
  {
    operation: 'add-arrow-braces',
    before: 'const f = ⟦(a) => a + 1⟧\n',
    after: 'const f = (a) => {\n  return a + 1\n}\n',
  },
  {
    operation: 'remove-arrow-braces',
    before: 'const f = ⟦(a) => { return a + 1 }⟧\n',
    after: 'const f = (a) => a + 1\n',
  },
  { operation: 'remove-arrow-braces', before: 'const f = ⟦(a) => { g(); return a }⟧\n', rejected: /./ },
  {
    operation: 'convert-to-arrow-function',
    before: 'const f = ⟦function⟧ (a) { return a + 1 }\n',
    after: 'const f = (a) => a + 1\n',
  },
  {
    operation: 'convert-to-arrow-function',
    before: 'const f = ⟦function⟧ () { return this.a }\n',
    rejected: /./,
  },
  {
    operation: 'convert-to-named-function',
    before: 'const f = ⟦(a) => a + 1⟧\n',
    after: 'function f(a) {\n  return a + 1\n}\n',
  },
  {
    operation: 'convert-to-anonymous-function',
    before: 'const f = ⟦(a) => a + 1⟧\n',
    after: 'const f = function(a) {\n  return a + 1\n}\n',
  },
  {
    operation: 'destructure-parameters',
    path: 'a.ts',
    before: "function ⟦f⟧(a: number, b: string) { return a + b }\nf(1, 'x')\n",
    after: "function f({ a, b }: { a: number; b: string }) { return a + b }\nf({ a: 1, b: 'x' })\n",
  },
  {
    operation: 'generate-accessors',
    path: 'a.ts',
    before: "class A {\n  ⟦name⟧ = 'x'\n}\n",
    after:
      "class A {\n  private _name = 'x'\n  public get name() {\n    return this._name\n  }\n  public set name(value) {\n    this._name = value\n  }\n}\n",
  },
  {
    operation: 'infer-return-type',
    path: 'a.ts',
    before: 'export function f(a: number) { return [a] }\n',
    arguments: { symbol: 'f' },
    after: 'export function f(a: number): number[] { return [a] }\n',
  },
  {
    operation: 'merge-overloads',
    path: 'a.ts',
    before: '⟦declare function f(a: number): void⟧\ndeclare function f(a: number, b: string): void\n',
    after: 'declare function f(...args: [a: number] | [a: number, b: string]): void\n',
  },
  {
    operation: 'use-async-await',
    before: "function f() {\n  return fetch('x').then(function (r) { return r.json() })\n}\n",
    after: "async function f() {\n  const r = await fetch('x')\n  return await r.json()\n}\n",
  },
  {
    operation: 'use-classes',
    before:
      'function A(x) {\n  this.x = x\n}\nA.prototype.get = function () {\n  return this.x\n}\nmodule.exports = A\n',
    after:
      'class A {\n  constructor(x) {\n    this.x = x\n  }\n  get() {\n    return this.x\n  }\n}\nmodule.exports = A\n',
  },
  {
    operation: 'convert-callbacks-to-async',
    before:
      "const fs = require('fs')\nfunction load(path, callback) {\n  // Read it\n  fs.readFile(path, 'utf8', function (err, text) {\n    if (err) return callback(err)\n    if (!text) return callback(new Error('empty'))\n    callback(null, JSON.parse(text))\n  })\n}\nmodule.exports = load\n",
    after:
      "const fs = require('fs')\nasync function load(path) {\n  // Read it\n  const text = await fs.promises.readFile(path, 'utf8')\n  if (!text) throw new Error('empty')\n  return JSON.parse(text)\n}\nmodule.exports = load\n",
  },
  {
    operation: 'convert-callbacks-to-async',
    before:
      "const fs = require('fs')\nfunction load(path, callback) {\n  fs.readFile(path, callback)\n}\nload('a', () => {})\n",
    rejected: /called with a callback/,
  },
  {
    operation: 'convert-callbacks-to-async',
    before: 'function load(path, callback) {\n  read(path, callback)\n}\nmodule.exports = load\n',
    rejected: /module fs/,
  },
  {
    operation: 'use-arrow-functions',
    before:
      'list.map(function (x) { return x * 2 })\nlist.map(function () { return this })\nf(function g() { g() })\n',
    after:
      'list.map((x) => { return x * 2 })\nlist.map(function () { return this })\nf(function g() { g() })\n',
    rejected: /this, arguments|own name/,
  },
  {
    operation: 'use-rest-parameters',
    before: 'function f() { return g.apply(this, arguments) }\nfunction h(a) { return arguments[1] }\n',
    after: 'function f(...args) { return g.apply(this, args) }\nfunction h(a) { return arguments[1] }\n',
    rejected: /has parameters/,
  },
  {
    operation: 'use-rest-parameters',
    before: "function f() {\n  'use strict'\n  return arguments.length\n}\n",
    rejected: /use strict/,
  },
  {
    operation: 'use-rest-parameters',
    before: 'function f() { return g(arguments) }\n',
    rejected: /more than/,
  },
  {
    operation: 'use-spread-calls',
    before: 'function f(/** @type {number[]} */ l, x) {\n  Math.max.apply(Math, l)\n  g.apply(null, x)\n}\n',
    after: 'function f(/** @type {number[]} */ l, x) {\n  Math.max(...l)\n  g.apply(null, x)\n}\n',
    rejected: /other than an array/,
  },
]

export const moduleCases: readonly RefactoringCase[] = [
  {
    operation: 'organize-imports',
    path: 'a.ts',
    before: "import { b, a } from './x'\nimport fs from 'fs'\n\nconsole.log(a, fs)\n",
    after: "import fs from 'fs'\nimport { a } from './x'\n\nconsole.log(a, fs)\n",
  },
  {
    operation: 'sort-imports',
    path: 'a.ts',
    before: "import { b, a } from './x'\nimport fs from 'fs'\n\nconsole.log(a, fs)\n",
    after: "import fs from 'fs'\nimport { a, b } from './x'\n\nconsole.log(a, fs)\n",
  },
  {
    operation: 'remove-unused-imports',
    path: 'a.ts',
    before: "import { b, a } from './x'\nimport fs from 'fs'\n\nconsole.log(a)\n",
    after: "import { a } from './x'\n\nconsole.log(a)\n",
  },
  {
    operation: 'use-es-modules',
    before: "const fs = require('fs')\nexports.read = function () { return fs }\n",
    after: "import fs from 'fs'\nexport function read () { return fs }\n",
  },
  {
    operation: 'convert-to-named-export',
    path: 'a.ts',
    before: '⟦export default function foo() {}⟧\n',
    after: 'export function foo() {}\n',
    files: { 'b.ts': "import foo from './a'\nfoo()\n" },
    changedFiles: { 'b.ts': "import { foo } from './a'\nfoo()\n" },
  },
  {
    operation: 'convert-to-default-export',
    path: 'a.ts',
    before: '⟦export function foo() {}⟧\n',
    after: 'export default function foo() {}\n',
    files: { 'b.ts': "import { foo } from './a'\nfoo()\n" },
    changedFiles: { 'b.ts': "import foo from './a'\nfoo()\n" },
  },
  {
    operation: 'convert-to-namespace-import',
    path: 'a.ts',
    before: "⟦import { a } from './x'⟧\na()\n",
    after: "import * as x from './x'\nx.a()\n",
  },
  {
    operation: 'convert-to-named-imports',
    path: 'a.ts',
    before: "⟦import * as x from './x'⟧\nx.a()\n",
    after: "import { a } from './x'\na()\n",
  },
  {
    operation: 'remove-unused-exports',
    before: 'export const a = 1\nexport function b() {}\n',
    after: 'const a = 1\nexport function b() {}\n',
    files: { 'c.js': "import { b } from './a.js'\nb()\n" },
  },
  {
    operation: 'remove-unused-exports',
    before: 'export const a = 1\n',
    arguments: { entryPoints: ['a.js'] },
    files: { 'c.js': 'c()\n' },
  },
  {
    operation: 'remove-unused',
    before:
      "import a from 'a'\nfunction f(x, q) {\n  const y = 1\n  const z = g()\n  return x\n}\nf(1)\nfunction h() {}\n",
    after: 'function f(x, q) {\n  const z = g()\n  return x\n}\nf(1)\n',
    rejected: /signature|side effects/,
  },
  {
    operation: 'remove-unreachable-code',
    before:
      'function f() {\n  return k()\n  g()\n  function k() {}\n}\nif (false) {\n  a()\n} else {\n  b()\n}\n',
    after: 'function f() {\n  return k()\n  function k() {}\n}\n{\n  b()\n}\n',
  },
  {
    operation: 'remove-unreachable-code',
    before: 'function f() {\n  x = 1\n  return x\n  var x\n}\n',
    rejected: /whole function/,
  },
  {
    operation: 'convert-to-typescript',
    before:
      '/**\n * @param {string} a\n * @param {number} [b]\n * @returns {string}\n */\nexport function f(a, b) { return a + b }\nexport const g = x => x * 2\n',
    changedFiles: {
      'a.ts':
        '/**\n * @param {string} a\n * @param {number} [b]\n * @returns {string}\n */\nexport function f(a: string, b?: number): string { return a + b }\nexport const g = (x: any) => x * 2\n',
    },
  },
  {
    operation: 'convert-to-typescript',
    before: "load('x', function (err, data) { [1].map(x => data[x]) })\n",
    changedFiles: {
      'a.ts': "load('x', function (err: any, data: any) { [1].map(x => data[x]) })\n",
    },
  },
  { operation: 'convert-to-typescript', before: "const a = require('a')\n", rejected: /CommonJS/ },
]
