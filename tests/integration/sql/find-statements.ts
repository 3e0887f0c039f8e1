import ts from 'typescript'

import { NOT_OURS } from './examples'
import {
  callsOf,
  declarationOf,
  functionAround,
  nodesBelow,
  parameterOf,
  passedFor,
  placeOf,
  type Program,
  propertyOf,
  readProgram,
} from './program'
import { valuesOf } from './texts-of'

/** `file`: absolute. `texts`: code for the list of the texts that are sent from this place, to run in the file. */
export type FoundStatement = { file: string; place: string; texts: string }

/** Every statement that the site or a script can send, wherever its text comes from. */
export function findStatements(): FoundStatement[] {
  const program = readProgram()
  const found = new Map<ts.Node, FoundStatement>()
  const follow = (text: ts.Expression): void => {
    for (const source of sourcesOf(program, text)) {
      if (source !== text) follow(source)
      else if (!found.has(text) && !isCommand(beginningOf(text)))
        found.set(text, { file: text.getSourceFile().fileName, place: placeOf(text), texts: valuesOf(program, text) })
    }
  }
  for (const file of program.files)
    for (const { expression, arguments: passed } of nodesBelow(file, ts.isCallExpression))
      if (ts.isPropertyAccessExpression(expression) && /^(query|execute)$/.test(expression.name.text) && passed[0])
        follow(passed[0])
  return [...found.values()]
}

/** Statements that have no plan, and whose text no test needs. */
const COMMAND = /^\s*(alter|begin|commit|copy|create|drop|listen|rollback|set|truncate)\b/

export const isCommand = (text: string): boolean => COMMAND.test(text)

/** The text of an expression up to the first value in it. */
function beginningOf(text: ts.Expression): string {
  if (ts.isTaggedTemplateExpression(text)) return beginningOf(text.template)
  if (ts.isTemplateExpression(text)) return text.head.text
  return ts.isStringLiteralLike(text) ? text.text : ''
}

/** Where the text of a statement is written: the expression itself, unless that only passes it on. */
function sourcesOf(program: Program, text: ts.Expression): ts.Expression[] {
  if (NOT_OURS.includes(placeOf(text).replace(/:\d+$/, ''))) return []
  if (ts.isConditionalExpression(text)) return [text.whenTrue, text.whenFalse]
  if (ts.isBinaryExpression(text)) return [text.right]
  if (ts.isObjectLiteralExpression(text)) return [propertyOf(text, 'text') ?? text]
  if (ts.isCallExpression(text) && /^copy\./.test(text.expression.getText())) return []
  if (!ts.isIdentifier(text)) return [text]
  const declaration = declarationOf(program, text)
  if (!declaration || !functionAround(declaration)) return [text]
  const parameter = parameterOf(declaration)
  if (!parameter) return ts.isVariableDeclaration(declaration) ? [objectOf(declaration) ?? text] : [text]
  const calls = callsOf(program, parameter.parent as ts.FunctionLikeDeclaration, program.files)
  if (calls.length === 0) throw new Error(`${placeOf(text)}: nothing passes this statement`)
  return calls.flatMap((call) => passedFor(call, declaration) ?? [])
}

const objectOf = ({ initializer }: ts.VariableDeclaration) =>
  initializer && (ts.isObjectLiteralExpression(initializer) || ts.isBinaryExpression(initializer))
    ? initializer
    : undefined
