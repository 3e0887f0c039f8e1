import { Fragment, jsxDEV as elementOf } from 'react/jsx-dev-runtime'

import { keepUnitsIn } from './keep-units-in'

export type { JSX } from 'react/jsx-dev-runtime'
export { Fragment }

/** As in jsx-runtime.ts, during development. */
export const jsxDEV: typeof elementOf = (type, props, ...rest) =>
  elementOf(type, keepUnitsIn(type, props as object), ...rest)
