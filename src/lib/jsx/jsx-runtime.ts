import { Fragment, jsx as elementOf, jsxs as elementWithChildrenOf } from 'react/jsx-runtime'

import { keepUnitsIn } from './keep-units-in'

export type { JSX } from 'react/jsx-runtime'
export { Fragment }

/** What all JSX of the project compiles to (`jsxImportSource` in tsconfig.json), so that no text has to keep its own units. */
export const jsx: typeof elementOf = (type, props, key) => elementOf(type, keepUnitsIn(type, props as object), key)

/** The same for elements with several children. */
export const jsxs: typeof elementWithChildrenOf = (type, props, key) =>
  elementWithChildrenOf(type, keepUnitsIn(type, props as object), key)
