import ts from 'typescript'

import { EXAMPLES } from './examples'
import {
  callsOf,
  declarationOf,
  functionAround,
  nodesBelow,
  parameterOf,
  passedFor,
  placeOf,
  type Program,
} from './program'

/** The text of part of an expression that another replaces. */
type Replaced = { node: ts.Node; by: string }

/** What an expression needs from the function around it: names with their possible values, and constants. */
type Needs = { values: Map<string, string>; constants: Set<ts.VariableDeclaration> }

/**
 * Code for the list of all values that an expression can have, to run at the end of its module. Names of the function
 * around it take every value of their type, or every value that calls in the same file pass; a condition on them takes
 * both branches. What a `sql` template sends as a parameter is null.
 */
export function valuesOf(program: Program, expression: ts.Expression): string {
  const needs: Needs = { values: new Map(), constants: new Set() }
  const result = rewrite(program, expression, needs)
  const constants = new Map<ts.VariableDeclaration, string>()
  // Rewriting the constants can add to them.
  for (const constant of needs.constants)
    constants.set(constant, `const ${constant.name.getText()} = ${rewrite(program, initializerOf(constant), needs)};`)
  const ordered = [...constants].sort(([a], [b]) => a.pos - b.pos).map(([, code]) => code)
  const inside = `{ ${ordered.join(' ')} return [${result}] }`
  const body = [...needs.values].reduce(
    (code, [name, values]) => `{ return ${values}.flatMap((${name}) => ${code}) }`,
    inside,
  )
  return `(() => ${body})()`
}

function initializerOf({ initializer }: ts.VariableDeclaration): ts.Expression {
  if (!initializer) throw new Error('a constant has a value')
  return initializer
}

function rewrite(program: Program, expression: ts.Expression, needs: Needs): string {
  const replaced: Replaced[] = []
  const visit = (node: ts.Node): void => {
    const by = node === expression ? null : parameterIn(program, node)
    if (by !== null) replaced.push({ node, by })
    if (by !== null || ts.isTypeNode(node)) return
    if (ts.isIdentifier(node)) need(program, node, { expression, needs })
    const condition = ts.isConditionalExpression(node) && localCondition(program, node, expression)
    if (condition) replaced.push({ node: condition, by: choiceOf(condition, needs) })
    ts.forEachChild(node, (child) => (child === condition ? undefined : visit(child)))
  }
  visit(expression)
  const start = expression.getStart()
  const [code] = replaced.reduceRight(
    ([text], { node, by }) => [text.slice(0, node.getStart() - start) + by + text.slice(node.end - start)],
    [expression.getText()],
  )
  return code ?? ''
}

type Within = { expression: ts.Expression; needs: Needs }

/** The same condition has the same result everywhere. */
function choiceOf(condition: ts.Expression, { values }: Needs): string {
  const name = `when_${Buffer.from(condition.getText()).toString('hex')}`
  values.set(name, '[true, false]')
  return name
}

/** What is sent as a parameter, whatever its value; null for anything else. */
function parameterIn(program: Program, node: ts.Node): string | null {
  if (ts.isCallExpression(node) && node.expression.getText() === 'sql.param') return 'sql.param(null)'
  const template = node.parent.parent
  if (!ts.isTemplateSpan(node.parent) || node !== node.parent.expression) return null
  const tagged = template.parent
  if (!ts.isTaggedTemplateExpression(tagged) || tagged.tag.getText() !== 'sql') return null
  const type = program.checker.getTypeAtLocation(node)
  const parts = type.isUnion() ? type.types : [type]
  if (parts.some((part) => /^(SQL|Param|Pg|Name)\b/.test(program.checker.typeToString(part)))) return null
  return !(type.flags & ts.TypeFlags.Any) && program.checker.isArrayLikeType(type) ? '[null]' : 'null'
}

const isName = (node: ts.Node) =>
  (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node)

/** The condition, if it depends on names of the function around the expression. */
const localCondition = (program: Program, { condition }: ts.ConditionalExpression, expression: ts.Expression) =>
  nodesBelow(condition, ts.isIdentifier).some((name) => localDeclaration(program, name, expression)) ? condition : null

function localDeclaration(
  program: Program,
  name: ts.Identifier,
  expression: ts.Expression,
): ts.Declaration | undefined {
  if (isName(name)) return undefined
  const declaration = declarationOf(program, name)
  if (!declaration || declaration.getSourceFile() !== name.getSourceFile() || !functionAround(declaration))
    return undefined
  return ts.findAncestor(declaration, (node) => node === expression) ? undefined : declaration
}

function need(program: Program, name: ts.Identifier, { expression, needs }: Within): void {
  const declaration = localDeclaration(program, name, expression)
  if (!declaration || needs.values.has(name.text)) return
  const values = exampleOf(name) ?? literalsOf(program, name, declaration)
  const constant = ts.findAncestor(declaration, ts.isVariableDeclaration)
  if (values) needs.values.set(name.text, values)
  else if (parameterOf(declaration)) needs.values.set(name.text, passedValues(program, name, declaration))
  else if (constant?.initializer) needs.constants.add(constant)
  else throw new Error(`${placeOf(name)}: give the values of "${name.text}" in examples.ts`)
}

const exampleOf = (name: ts.Identifier) => EXAMPLES[`${placeOf(name).replace(/:\d+$/, '')} ${name.text}`]

/** The values that calls in the same file pass. */
function passedValues(program: Program, name: ts.Identifier, declaration: ts.Declaration): string {
  const around = parameterOf(declaration)?.parent
  const calls = around ? callsOf(program, around as ts.FunctionLikeDeclaration, [name.getSourceFile()]) : []
  const passed = calls.flatMap((call) => passedFor(call, declaration) ?? [])
  if (passed.length === 0) throw new Error(`${placeOf(name)}: give the values of "${name.text}" in examples.ts`)
  return `[${passed.map((value) => `...${valuesOf(program, value)}`).join(', ')}]`
}

/** All values of a name's type; null if they cannot be listed, or follow from others. Any number stands for all. */
function literalsOf({ checker }: Program, name: ts.Identifier, declaration: ts.Declaration): string | null {
  if (ts.isVariableDeclaration(declaration)) return null
  const type = checker.getTypeAtLocation(name)
  const values = (type.isUnion() ? type.types : [type]).map(literalOf)
  return values.every((value) => value !== null) ? `[${values.join(', ')}]` : null
}

function literalOf(type: ts.Type): string | null {
  if (type.isStringLiteral() || type.isNumberLiteral()) return JSON.stringify(type.value)
  if (type.flags & ts.TypeFlags.BooleanLiteral) return 'intrinsicName' in type ? String(type.intrinsicName) : null
  if (type.flags & ts.TypeFlags.Null) return 'null'
  if (type.flags & ts.TypeFlags.Undefined) return 'undefined'
  return type.flags & ts.TypeFlags.Number ? '1' : null
}
