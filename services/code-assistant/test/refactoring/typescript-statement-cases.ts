import type { RefactoringCase } from './typescript-cases.ts'

export const variableCases: readonly RefactoringCase[] = [
  {
    operation: 'replace-var',
    before:
      'var a = 1, b = 2\nb++\nfunction f(x) {\n  if (x) { var y = 1 }\n  for (var i = 0; i < 3; i++) later(function () { log(i) })\n  for (var j = 0; j < 3; j++) log(j)\n  var z = x // keep\n  return y + z\n}\nvar g = g || 1\n',
    after:
      'let a = 1, b = 2\nb++\nfunction f(x) {\n  if (x) { var y = 1 }\n  for (var i = 0; i < 3; i++) later(function () { log(i) })\n  for (let j = 0; j < 3; j++) log(j)\n  const z = x // keep\n  return y + z\n}\nvar g = g || 1\n',
    rejected: /outside of the block|captures|before its declaration/,
  },
  {
    operation: 'replace-var',
    before: 'run()\nvar state = 1\nfunction run() { return state }\n',
    rejected: /before its declaration/,
  },
  {
    operation: 'replace-var',
    before: 'var state = 1\nrun()\nfunction run() { return state }\n',
    after: 'const state = 1\nrun()\nfunction run() { return state }\n',
  },
  {
    operation: 'replace-var',
    before: 'class A { static x = a }\nvar a = 1\n',
    rejected: /before its declaration/,
  },
  {
    operation: 'replace-var',
    before: 'exports.f = function () { return a }\nvar a = 1\n',
    rejected: /before its declaration/,
  },
  {
    operation: 'replace-var',
    before: 'for (;;) {\n  var x\n  if (c()) x = 1\n  log(x)\n}\n',
    rejected: /keeps its value/,
  },
  {
    operation: 'replace-var',
    before: 'function f(a) {\n  var a = a || 1\n  return a\n}\n',
    rejected: /more than once/,
  },
  { operation: 'replace-var', before: 'var a = 1\nvar a = 2\n', rejected: /more than once/ },
  {
    operation: 'replace-var',
    before: 'function f(s) {\n  var a = 1\n  eval(s)\n  return a\n}\n',
    rejected: /eval/,
  },
  {
    operation: 'replace-var',
    before: 'switch (x) {\n  case 1:\n    var a = 1\n  case 2:\n    log(a)\n}\n',
    rejected: /outside of the block/,
  },
  { operation: 'replace-var', before: 'if (x) var a = 1\n', rejected: /without braces/ },
  {
    operation: 'replace-var',
    before: 'try {\n  f()\n} catch (e) {\n  var e = 1\n}\n',
    rejected: /rolled back/,
  },
  {
    operation: 'replace-var',
    before: 'var f = function (n) { return n ? f(n - 1) : 0 }\nvar t = start(function () { stop(t) })\n',
    after: 'const f = function (n) { return n ? f(n - 1) : 0 }\nvar t = start(function () { stop(t) })\n',
    rejected: /before its declaration/,
  },
  {
    operation: 'replace-var',
    before: 'for (var k in o) log(k)\nvar [p, q] = list\nq = 1\n',
    after: 'for (const k in o) log(k)\nlet [p, q] = list\nq = 1\n',
  },
  {
    operation: 'prefer-const',
    before: 'let a = 1\nlet b = 2\nlet c;\n[b] = [3]\nc = a\n',
    after: 'const a = 1\nlet b = 2\nlet c;\n[b] = [3]\nc = a\n',
  },
  {
    operation: 'split-declarations',
    before: 'function f() {\n  var a = 1, // one\n    b = 2,\n    c;\n  return a;\n}\n',
    after: 'function f() {\n  var a = 1; // one\n  var b = 2;\n  var c;\n  return a;\n}\n',
  },
]

export const loopCases: readonly RefactoringCase[] = [
  {
    operation: 'use-for-of',
    before:
      'function f(/** @type {string[]} */ items) {\n  for (let i = 0; i < items.length; i++) {\n    const x = items[i]\n    log(x)\n  }\n  for (var i = 0; i < items.length; i += 1) log(items[i], items[i].length)\n}\n',
    after:
      'function f(/** @type {string[]} */ items) {\n  for (const x of items) {\n    log(x)\n  }\n  for (const item of items) log(item, item.length)\n}\n',
  },
  {
    operation: 'use-for-of',
    before: 'function f(items) {\n  for (let i = 0; i < items.length; i++) log(items[i])\n}\n',
    rejected: /other than an array/,
  },
  {
    operation: 'use-for-of',
    before: 'const a = [1]\nfor (let i = 0; i < a.length; i++) a[i] = 2\n',
    rejected: /writes/,
  },
  {
    operation: 'use-for-of',
    before: 'const a = [1]\nfor (let i = 0; i < a.length; i++) log(i, a[i])\n',
    rejected: /more than reading/,
  },
  {
    operation: 'use-for-of',
    before: 'let a = [1]\nfor (let i = 0; i < a.length; i++) { log(a[i]); a = [] }\n',
    rejected: /list is used/,
  },
  {
    operation: 'use-for-of',
    before: 'const a = [1]\nfor (var i = 0; i < a.length; i++) log(a[i])\nlog(i)\n',
    rejected: /after the loop/,
  },
  {
    operation: 'use-for-of',
    before: 'const a = [() => 1]\nfor (let i = 0; i < a.length; i++) a[i]()\n',
    rejected: /methods of the list/,
  },
  {
    operation: 'use-array-methods',
    before:
      'function f(/** @type {{ p: number, ok: boolean }[]} */ items) {\n  const out = []\n  for (const item of items) {\n    if (item.ok) out.push(item.p * 2)\n  }\n  let sum = 0\n  for (const item of items) sum += item.p\n  return [out, sum]\n}\n',
    after:
      'function f(/** @type {{ p: number, ok: boolean }[]} */ items) {\n  const out = items.filter((item) => item.ok).map((item) => item.p * 2)\n  const sum = items.reduce((sum, item) => sum + item.p, 0)\n  return [out, sum]\n}\n',
  },
  {
    operation: 'use-array-methods',
    before:
      'async function f(/** @type {string[]} */ items) {\n  const out = []\n  for (const item of items) out.push(await g(item))\n  return out\n}\n',
    rejected: /waits/,
  },
  {
    operation: 'use-array-methods',
    before:
      'function f(/** @type {number[]} */ items) {\n  const out = []\n  for (const item of items) out.push(out.length + item)\n  return out\n}\n',
    rejected: /reads "out"/,
  },
  {
    operation: 'use-array-methods',
    before:
      'function f(/** @type {number[]} */ items) {\n  let n = 0\n  const out = []\n  for (const item of items) if (n++ < item) out.push(n)\n  return out\n}\n',
    rejected: /changes other variables/,
  },
]

export const expressionCases: readonly RefactoringCase[] = [
  {
    operation: 'use-template-strings',
    before:
      "const a = 1\nconst s = 'x' + a + \"it's\" + (a ? 'b' : 'c') + '${}' + '`'\nconst t = a + a + 'x'\nfunction g(x) { return 'a' + x }\n",
    after:
      "const a = 1\nconst s = `x${a}it's${a ? 'b' : 'c'}\\${}\\``\nconst t = a + a + 'x'\nfunction g(x) { return `a${x}` }\n",
    rejected: /numbers that are added/,
  },
  { operation: 'use-template-strings', before: "f('a' /* why */ + b)\n", rejected: /comments/ },
  {
    operation: 'use-object-spread',
    before: 'const a = Object.assign({}, b, { c: 1 })\nconst f = (o) => Object.assign({ d: 1 }, o)\n',
    after: 'const a = { ...b, c: 1 }\nconst f = (o) => ({ d: 1, ...o })\n',
  },
  {
    operation: 'use-object-spread',
    before: 'const a = Object.assign(b, c)\nconst d = Object.assign({}, ...e)\n',
  },
  { operation: 'use-object-spread', before: 'function f(Object) { return Object.assign({}, a) }\n' },
  {
    operation: 'use-shorthand-properties',
    before: 'const a = 1\nconst b = { a: a, c: 2, d: e }\n',
    after: 'const a = 1\nconst b = { a, c: 2, d: e }\n',
  },
  {
    operation: 'use-strict-equality',
    before: "if (typeof x == 'string') y()\nif (x != 1) y()\nif (x == null) y()\n",
    after: "if (typeof x === 'string') y()\nif (x != 1) y()\nif (x == null) y()\n",
    rejected: /different types/,
  },
  {
    operation: 'use-has-own',
    before: "Object.prototype.hasOwnProperty.call(a, 'b')\n",
    after: "Object.hasOwn(a, 'b')\n",
  },
  {
    operation: 'use-nullish-coalescing',
    before:
      'const a = b !== null && b !== undefined ? b : c\nconst d = b == null ? x || y : b\nif (b == null) b = 2\nconst e = b || 1\n',
    after: 'const a = b ?? c\nconst d = b ?? (x || y)\nb ??= 2\nconst e = b || 1\n',
  },
  {
    operation: 'use-optional-chaining',
    path: 'a.ts',
    before:
      'function f(a?: { b: { c(): number } }, s?: string) {\n  const x = a && a.b.c()\n  const y = a == null ? undefined : a.b\n  if (a && a.b) return 1\n  return s && s.length\n}\n',
    after:
      'function f(a?: { b: { c(): number } }, s?: string) {\n  const x = a?.b.c()\n  const y = a?.b\n  if (a?.b) return 1\n  return s && s.length\n}\n',
    rejected: /other than an object/,
  },
  {
    operation: 'apply-de-morgan',
    before:
      'if (!(a && b)) x()\nconst c = !(a || !b) && d\nconst e = !(a === b)\nif (!(a && !(b || c))) x()\n',
    after: 'if (!a || !b) x()\nconst c = !a && !!b && d\nconst e = a !== b\nif (!a || b || c) x()\n',
  },
]

export const branchCases: readonly RefactoringCase[] = [
  {
    operation: 'use-guard-clauses',
    before: 'function f(a) {\n  if (a && b) {\n    // first\n    c()\n    d(`x\n    y`)\n  }\n}\n',
    after: 'function f(a) {\n  if (!(a && b)) return\n  // first\n  c()\n  d(`x\n    y`)\n}\n',
  },
  {
    operation: 'use-guard-clauses',
    before: 'function f(a, b) {\n  if (a) {\n    const b = 1\n    c(b)\n  }\n}\n',
    rejected: /meet another/,
  },
  {
    operation: 'remove-else-after-return',
    before:
      'function f(a) {\n  if (a) {\n    return 1\n  } else if (b) {\n    return 2\n  } else {\n    const x = 1\n    return x\n  }\n}\n',
    after:
      'function f(a) {\n  if (a) {\n    return 1\n  }\n  if (b) {\n    return 2\n  }\n  const x = 1\n  return x\n}\n',
  },
  {
    operation: 'remove-else-after-return',
    before:
      'function f(a) {\n  const x = 1\n  if (a) {\n    return x\n  } else {\n    const x = 2\n    return x\n  }\n}\n',
    rejected: /meet another/,
  },
  {
    operation: 'invert-if',
    before: '⟦if⟧ (a) {\n  b()\n} else {\n  c()\n}\n',
    after: 'if (!a) {\n  c()\n} else {\n  b()\n}\n',
  },
  { operation: 'invert-if', before: '⟦if⟧ (a) b()\n', rejected: /no else/ },
  {
    operation: 'merge-nested-ifs',
    before: 'function f() {\n  if (a || b) {\n    if (c) {\n      d()\n    }\n  }\n}\n',
    after: 'function f() {\n  if ((a || b) && c) {\n    d()\n  }\n}\n',
  },
  { operation: 'merge-nested-ifs', before: 'if (a) {\n  // why\n  if (b) c()\n}\n', rejected: /comments/ },
  { operation: 'merge-nested-ifs', before: 'if (a) {\n  if (b) c()\n  else d()\n}\n' },
  {
    operation: 'add-braces',
    before:
      'function f() {\n  if (a) return 1 // one\n  else return 2\n  for (const x of y)\n    // comment\n    z(x)\n  while (a) if (b) c()\n}\n',
    after:
      'function f() {\n  if (a) {\n    return 1 // one\n  } else {\n    return 2\n  }\n  for (const x of y) {\n    // comment\n    z(x)\n  }\n  while (a) {\n    if (b) {\n      c()\n    }\n  }\n}\n',
  },
  {
    operation: 'convert-if-to-switch',
    before:
      'function f(x) {\n  if (x === 1) {\n    a()\n  } else if (x === 2 || x === 3) return 2\n  else if (x === 4) {\n    const y = 1\n    b(y)\n  } else {\n    // none\n    c()\n  }\n}\n',
    after:
      'function f(x) {\n  switch (x) {\n    case 1:\n      a()\n      break\n    case 2:\n    case 3:\n      return 2\n    case 4: {\n      const y = 1\n      b(y)\n      break\n    }\n    default:\n      // none\n      c()\n      break\n  }\n}\n',
  },
  {
    operation: 'convert-if-to-switch',
    before:
      'for (const x of y) {\n  if (x === 1) break\n  else if (x === 2) a()\n  else if (x === 3) b()\n}\n',
    rejected: /break/,
  },
  {
    operation: 'convert-if-to-switch',
    before: 'if (x === 1) a()\nelse if (y === 2) b()\nelse if (x === 3) c()\n',
  },
  {
    operation: 'convert-switch-to-if',
    before:
      'function f(x) {\n  switch (x) {\n    case 1:\n      a()\n      break\n    case 2:\n    case 3:\n      return 2 // two\n    default:\n      // none\n      c()\n  }\n}\n',
    after:
      'function f(x) {\n  if (x === 1) {\n    a()\n  } else if (x === 2 || x === 3) {\n    return 2 // two\n  } else {\n    // none\n    c()\n  }\n}\n',
  },
  {
    operation: 'convert-switch-to-if',
    before: 'switch (x) {\n  case 1:\n    a()\n  case 2:\n    b()\n}\n',
    rejected: /falls through/,
  },
  {
    operation: 'convert-switch-to-if',
    before: 'switch (f()) {\n  case 1:\n    a()\n    break\n}\n',
    rejected: /several times/,
  },
  {
    operation: 'convert-switch-to-map',
    before:
      "function f(x) {\n  switch (x) {\n    case 'a':\n    case 'b':\n      return 1\n    default:\n      return 0\n  }\n}\n",
    after: "function f(x) {\n  return new Map([\n    ['a', 1],\n    ['b', 1],\n  ]).get(x) ?? 0\n}\n",
  },
  {
    operation: 'convert-switch-to-map',
    before:
      "function f(x) {\n  switch (x) {\n    case 'a':\n      return g()\n    default:\n      return 0\n  }\n}\n",
    rejected: /literal/,
  },
]

export const typeCases: readonly RefactoringCase[] = [
  {
    operation: 'convert-enum-to-union',
    path: 'a.ts',
    before:
      "export enum Color {\n  // red\n  Red = 'red',\n}\nexport const f = (c: Color) => c === Color.Red\n",
    after:
      "export const Color = {\n  // red\n  Red: 'red',\n} as const\nexport type Color = (typeof Color)[keyof typeof Color]\nexport const f = (c: Color) => c === Color.Red\n",
  },
  { operation: 'convert-enum-to-union', path: 'a.ts', before: 'enum N { A, B }\n', rejected: /numbers/ },
  {
    operation: 'convert-enum-to-union',
    path: 'a.ts',
    before: "enum C { A = 'a' }\nlet x: C.A\n",
    rejected: /rolled back/,
  },
  {
    operation: 'convert-union-to-enum',
    path: 'a.ts',
    before: "type Color = 'red' | 'dark-blue'\nfunction f(c: Color) { return c === 'red' }\nf('dark-blue')\n",
    after:
      "enum Color {\n  Red = 'red',\n  DarkBlue = 'dark-blue',\n}\nfunction f(c: Color) { return c === Color.Red }\nf(Color.DarkBlue)\n",
  },
  {
    operation: 'convert-union-to-enum',
    path: 'a.ts',
    before: 'type Sign = \'a\\\\b\' | "it\'s"\nexport const s: Sign = "it\'s"\n',
    after: "enum Sign {\n  AB = 'a\\\\b',\n  ItS = \"it's\",\n}\nexport const s: Sign = Sign.ItS\n",
  },
]
