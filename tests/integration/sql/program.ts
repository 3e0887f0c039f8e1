import path from 'node:path'

import ts from 'typescript'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const isOurs = (file: ts.SourceFile) =>
  /^(src|scripts)\//.test(pathOf(file)) && !/\.test\.tsx?$|lib\/generated\//.test(file.fileName)

const pathOf = (file: ts.SourceFile) => path.relative(ROOT, file.fileName)

/** Where a node is, such as `src/lib/data/cart.ts:18`. */
export function placeOf(node: ts.Node): string {
  const file = node.getSourceFile()
  return `${pathOf(file)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}

export type Program = { checker: ts.TypeChecker; files: ts.SourceFile[] }

/** The source of the site and its scripts, without tests, with the types of all expressions. */
export function readProgram(): Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }
  const config = ts.getParsedCommandLineOfConfigFile(path.join(ROOT, 'tsconfig.json'), {}, host)
  const names = ['src', 'scripts', 'payload.config.ts'].flatMap((name) =>
    name.endsWith('.ts')
      ? [path.join(ROOT, name)]
      : ts.sys.readDirectory(path.join(ROOT, name), ['.ts', '.tsx', '.mjs'], ['**/*.test.*']),
  )
  const program = ts.createProgram(names, { ...config?.options, incremental: false })
  return { checker: program.getTypeChecker(), files: program.getSourceFiles().filter(isOurs) }
}

/** The nodes of a kind below a node, itself included. */
export function nodesBelow<Node extends ts.Node>(top: ts.Node, isKind: (node: ts.Node) => node is Node): Node[] {
  const found: Node[] = []
  const visit = (node: ts.Node): void => {
    if (isKind(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(top)
  return found
}

/** The function around a node, if any. */
export const functionAround = (node: ts.Node): ts.FunctionLikeDeclaration | undefined =>
  ts.findAncestor(node.parent, (each): each is ts.FunctionLikeDeclaration => ts.isFunctionLike(each))

/** The parameter that declares a name, by itself or in a pattern. */
export const parameterOf = (declaration: ts.Node): ts.ParameterDeclaration | undefined =>
  ts.isParameter(declaration)
    ? declaration
    : ts.isBindingElement(declaration) && ts.isObjectBindingPattern(declaration.parent)
      ? parameterOf(declaration.parent.parent)
      : undefined

/** What a value in an expression refers to. */
export function declarationOf({ checker }: Program, name: ts.Identifier): ts.Declaration | undefined {
  const symbol = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name)
  return symbol?.valueDeclaration
}

/** The calls of a function that has a name, in some files. */
export function callsOf({ checker }: Program, called: ts.FunctionLikeDeclaration, files: readonly ts.SourceFile[]) {
  const name = nameOf(called)
  if (!name) return []
  const symbol = checker.getSymbolAtLocation(name)
  return files
    .flatMap((file) => nodesBelow(file, ts.isCallExpression))
    .filter(({ expression }) => ts.isIdentifier(expression) && expression.text === name.text)
    .filter(({ expression }) => {
      const found = checker.getSymbolAtLocation(expression)
      return found && (found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found) === symbol
    })
}

function nameOf(called: ts.FunctionLikeDeclaration): ts.Identifier | undefined {
  const { parent } = called
  if (ts.isFunctionDeclaration(called)) return called.name
  return ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name : undefined
}

/** What a call passes for a parameter or, if this is a name in a pattern, for the property of that name. */
export function passedFor(call: ts.CallExpression, declaration: ts.Node): ts.Expression | undefined {
  const parameter = parameterOf(declaration)
  if (!parameter) return undefined
  const passed = call.arguments[parameter.parent.parameters.indexOf(parameter)]
  if (declaration === parameter) return passed ?? parameter.initializer
  if (!ts.isBindingElement(declaration) || !passed || !ts.isObjectLiteralExpression(passed)) return undefined
  return propertyOf(passed, (declaration.propertyName ?? declaration.name).getText()) ?? declaration.initializer
}

/** The value of a property in an object literal. */
export function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = object.properties.find((each) => each.name?.getText() === name)
  if (!property) return undefined
  if (ts.isPropertyAssignment(property)) return property.initializer
  return ts.isShorthandPropertyAssignment(property) ? property.name : undefined
}
