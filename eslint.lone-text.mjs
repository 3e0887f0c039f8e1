import { ESLintUtils } from '@typescript-eslint/utils'
import ts from 'typescript'
import tslint from 'typescript-eslint'

const MESSAGE =
  'A browser that translates the page replaces bare text: give it an element of its own, with one string as its only child.'

/** Components that the browser runs though they do not begin with 'use client': client components import them. */
const FOR_BROWSER =
  /src\/(components\/((ui|forms|tools|overlays|sections\/home\/running-cost)\/|sections\/(search\/hit|contact-options|missing-panel|not-found-section|open-badge|opening-times|response-due|response-promise|site-footer)\.tsx$)|app\/\(main\)\/preview\/\[id\]\/settings\/)/

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike
const NOTHING = ts.TypeFlags.BooleanLike | ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void

/** Whitespace with a line break is layout of the source: JSX drops it. */
const isLayout = ({ type, value }) => type === 'JSXText' && value.trim() === '' && value.includes('\n')

const partsOf = (type) => (type.isUnion() ? type.types : [type])
const isText = ({ flags, value }) => (flags & TEXT) !== 0 && value !== ''
const isNothing = ({ flags, value }) => (flags & NOTHING) !== 0 || value === ''

/** Whether the rule checks a file. */
export function isForBrowser({ filename, sourceCode }) {
  return FOR_BROWSER.test(filename) || sourceCode.text.startsWith("'use client'")
}

/**
 * Bare text is a text node of React's own. It outlives a translated page only if it never changes and nothing comes or
 * goes beside it; a string that is the only child of its element is written through the element and survives.
 */
const loneText = ESLintUtils.RuleCreator.withoutDocs({
  meta: { type: 'problem', schema: [], messages: { bare: MESSAGE } },
  defaultOptions: [],
  create(context) {
    if (!isForBrowser(context)) return {}
    const services = ESLintUtils.getParserServices(context)
    const checker = services.program.getTypeChecker()

    /** The parts of a type and of its lists; a recursive type is read once. */
    function itemsOf(type, seen = new Set()) {
      if (seen.has(type)) return []
      seen.add(type)
      return partsOf(type).flatMap((part) =>
        checker.isArrayType(part) ? checker.getTypeArguments(part).flatMap((item) => itemsOf(item, seen)) : part,
      )
    }

    /** What an expression of this type renders. React renders nothing for an empty string. */
    function kindOfType(type) {
      const items = itemsOf(type)
      if (items.some(isText)) {
        if (partsOf(type).some((part) => checker.isArrayType(part))) return 'loose text'
        return items.length === 1 && items[0].isLiteral() ? 'fixed text' : 'live text'
      }
      return items.every((item) => !isNothing(item)) && items.length > 0 ? 'element' : 'passing'
    }

    /** `x && <p />` also has the type of an empty x, which TypeScript cannot narrow further in a ReactNode. */
    function kindOfExpression(expression) {
      if (expression.type !== 'LogicalExpression' || expression.operator !== '&&')
        return kindOfType(services.getTypeAtLocation(expression))
      const kind = kindOfExpression(expression.right)
      return kind.endsWith('text') ? 'live text' : 'passing'
    }

    const nameOf = (node) => (node.type === 'JSXElement' ? context.sourceCode.getText(node.openingElement.name) : '')
    const isFragment = (node) => /^(React\.)?(Fragment)?$/.test(nameOf(node))

    function kindOfElement(node) {
      if (isFragment(node) || /^[a-z]/.test(nameOf(node))) return 'element'
      const opening = services.esTreeNodeToTSNodeMap.get(node.openingElement)
      const returned = checker.getResolvedSignature(opening)?.getReturnType()
      if (!returned) return 'element'
      const items = itemsOf(returned)
      const isReactNode = items.some(({ symbol }) => symbol?.name === 'Iterable')
      if (items.some(isText) && !isReactNode) return 'loose text'
      return items.some(isNothing) ? 'passing' : 'element'
    }

    function kindOf(node) {
      if (node.type === 'JSXText') return 'fixed text'
      if (node.type === 'JSXElement' || node.type === 'JSXFragment') return kindOfElement(node)
      if (node.expression.type === 'JSXEmptyExpression') return 'comment'
      const kind = kindOfExpression(node.expression)
      return kind === 'element' ? 'passing' : kind
    }

    function check(parent) {
      const isLoose = isFragment(parent)
      const children = parent.children
        .filter((child) => !isLayout(child))
        .map((node) => ({ node, kind: kindOf(node) }))
        .filter(({ kind }) => kind !== 'comment')
      const isAlone = children.length === 1 && !isLoose
      const hasPassing = children.some(({ kind }) => kind === 'passing')
      for (const { node, kind } of children) {
        const isBare = isLoose || hasPassing ? kind.endsWith('text') : kind === 'live text'
        if (kind === 'loose text' || (isBare && !isAlone)) context.report({ node, messageId: 'bare' })
      }
    }

    return { JSXElement: check, JSXFragment: check }
  },
})

const config = [
  {
    files: ['src/components/**/*.tsx'],
    plugins: { text: { rules: { 'lone-text': loneText } } },
    languageOptions: { parser: tslint.parser, parserOptions: { project: 'tsconfig.components.json' } },
    rules: { 'text/lone-text': 'error' },
  },
]

export default config
