import { Fragment } from 'react/jsx-runtime'

import { keepUnits } from '@/lib/format/keep-units'

type Props = { readonly children?: unknown }

const LONGEST_UNIT = 3 // kWh

/** Their text is not prose. */
const VERBATIM: ReadonlySet<unknown> = new Set(['code', 'pre', 'script', 'style', 'textarea'])

/**
 * The props of an element whose own text keeps each figure and its unit on one line, also where JSX divides them, as in
 * `{watts} W`. Components receive their children as written.
 */
export function keepUnitsIn<P extends Props>(type: unknown, props: P): P {
  if ((typeof type !== 'string' && type !== Fragment) || VERBATIM.has(type)) return props
  const { children } = props
  const kept = Array.isArray(children) ? keptChildren(children) : keptBetween('', children, '')
  return kept === children ? props : { ...props, children: kept }
}

function keptChildren(children: readonly unknown[]): readonly unknown[] {
  const kept = children.map((child, index) =>
    Array.isArray(child)
      ? keptChildren(child)
      : keptBetween(endOf(children[index - 1]), child, startOf(children[index + 1])),
  )
  return kept.some((child, index) => child !== children[index]) ? kept : children
}

/** `child` as it reads between what is before and after it. */
function keptBetween(before: string, child: unknown, after: string): unknown {
  if (typeof child !== 'string') return child
  const kept = keepUnits(before + child + after)
  return kept.slice(before.length, kept.length - after.length)
}

const endOf = (node: unknown): string => textAt(node, -1).slice(-1)
const startOf = (node: unknown): string => textAt(node, 0).slice(0, LONGEST_UNIT + 1)

/** The first or the last text in a node, as far as it is written there. */
function textAt(node: unknown, index: 0 | -1): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return textAt(node.at(index), index)
  return isElement(node) ? textAt(node.props.children, index) : ''
}

const isElement = (node: unknown): node is { props: Props } =>
  typeof node === 'object' && node !== null && 'props' in node && typeof node.props === 'object' && node.props !== null
