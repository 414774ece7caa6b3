import { textOf } from '../../syntax/syntax-tree.ts'
import type { Refactoring } from '../parsed-code/refactoring.ts'

/** Libraries whose objects overload `==`. */
const overloading =
  /^\s*(from|import)\s+(sqlalchemy|sqlmodel|peewee|pony|django|numpy|pandas|polars|pyspark|tortoise)\b/m

export function compareWithNone(refactoring: Refactoring): void {
  for (const file of refactoring.targets) {
    for (const node of refactoring.nodes(file)) {
      if (node.type !== 'comparison_operator') continue
      const operators = node.children.filter(({ field }) => field === 'operators')
      const [left, , right] = node.children
      const [operator] = operators
      if (!left || !right || !operator || operators.length !== 1 || node.children.length !== 3) continue
      const text = textOf(operator)
      if ((text !== '==' && text !== '!=') || (left.type !== 'none' && right.type !== 'none')) continue
      if (overloading.test(file.text)) {
        refactoring.reject(file, node, 'The file uses a library that gives == a meaning of its own.')
        continue
      }
      const edits = [{ start: operator.start, end: operator.end, text: text === '==' ? 'is' : 'is not' }]
      // `a==None` has no space around the operator.
      if (left.end === operator.start && edits[0]) edits[0].text = ` ${edits[0].text}`
      if (right.start === operator.end && edits[0]) edits[0].text += ' '
      // `None is x` reads the wrong way round, but a swap would change the order of evaluation.
      refactoring.change(file, node, `Compare with None by identity: ${textOf(node).slice(0, 60)}`, edits)
    }
  }
}
