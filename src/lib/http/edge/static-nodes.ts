import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'

import { type ElementModel, isElement, type Model, type Resolve } from './react-copy'

/** Elements that have state, that React moves into the head, or that it does not render in a browser. */
const KEPT_BY_REACT =
  /^(html|head|body|title|meta|link|base|style|input|select|option|textarea|noscript|template|iframe|object)$/

/** Converts an element of React's copy into a React element; null if it contains a client component. */
export function staticElements(resolve: Resolve): (element: ElementModel) => ReactElement | null {
  const known = new Map<ElementModel, boolean>()

  const isStatic = (model: Model | undefined): boolean => {
    if (model === undefined) return false
    if (typeof model === 'string')
      return !model.startsWith('$') || model.startsWith('$$') || model === '$undefined' || isStatic(resolve(model))
    if (model === null || typeof model !== 'object') return true
    if (!isElement(model)) return Object.values(model).every(isStatic)
    const isIt = known.get(model) ?? (isStaticType(model) && isStatic(model[3]))
    known.set(model, isIt)
    return isIt
  }
  const isFragment = (type: string) => type.startsWith('$') && resolve(type) === '$Sreact.fragment'
  const isStaticType = ([, type, , { type: kind }]: ElementModel) => {
    if (type === 'script') return kind === 'application/ld+json'
    return type.startsWith('$') ? isFragment(type) : !KEPT_BY_REACT.test(type)
  }

  const valueOf = (model: Model | undefined): unknown => {
    if (typeof model === 'string' && model.startsWith('$')) {
      if (model.startsWith('$$')) return model.slice(1)
      return model === '$undefined' ? undefined : valueOf(resolve(model))
    }
    if (isElement(model)) return elementOf(model)
    if (Array.isArray(model)) return model.map(valueOf)
    if (typeof model !== 'object' || model === null) return model
    return Object.fromEntries(Object.entries(model).map(([name, value]) => [name, valueOf(value)]))
  }
  const elementOf = ([, type, key, { children, ...props }]: ElementModel): ReactElement => {
    const content = valueOf(children) as ReactNode // safe: React sent it as children
    const contents = Array.isArray(content) ? content : [content]
    return isFragment(type)
      ? createElement(Fragment, { key }, ...contents)
      : createElement(type, { ...(valueOf(props) as object), key }, ...(children === undefined ? [] : contents))
  }
  return (element) => (isStatic(element) ? elementOf(element) : null)
}
