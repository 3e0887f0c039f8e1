import path from 'node:path'

import ts from 'typescript'

const ENDINGS = ['.ts', '.tsx', '']

/**
 * The files of `known` that a file imports or re-exports, types included. Dynamic imports are left out: they load
 * later, and may form a cycle on purpose.
 */
export function importsIn({ file, text, known }: { file: string; text: string; known: ReadonlySet<string> }): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    const { moduleSpecifier } = statement
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return []
    const base = baseOf(moduleSpecifier.text, file)
    return ENDINGS.map((ending) => `${base}${ending}`).find((candidate) => known.has(candidate)) ?? []
  })
}

function baseOf(specifier: string, file: string): string {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`
  return path.posix.join(path.posix.dirname(file), specifier)
}

/** Groups of nodes that reach each other (Tarjan's algorithm); empty for a graph without cycles. */
export function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []

  function visit(node: string): number {
    const own = index.size
    index.set(node, own)
    lowest.set(node, own)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      const reached = !index.has(next) ? visit(next) : stack.includes(next) ? (index.get(next) ?? own) : own
      lowest.set(node, Math.min(lowest.get(node) ?? own, reached))
    }
    if (lowest.get(node) === own) {
      const group = stack.splice(stack.indexOf(node))
      if (group.length > 1) cycles.push(group)
    }
    return lowest.get(node) ?? own
  }

  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return cycles
}
