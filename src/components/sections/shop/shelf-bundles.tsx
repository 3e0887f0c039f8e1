import type { ComponentProps } from 'react'

import { BundlesSection } from './bundles-section'

/** The bundles of the store: several products together, then panels for rooms. */
export const ShelfBundles = ({ bundles, cartActionOf }: Omit<ComponentProps<typeof BundlesSection>, 'title'>) => (
  <>
    <BundlesSection
      title="Sold together"
      bundles={bundles.filter(({ isForRoom }) => !isForRoom)}
      cartActionOf={cartActionOf}
    />
    <BundlesSection
      title="For a room"
      bundles={bundles.filter(({ isForRoom }) => isForRoom)}
      cartActionOf={cartActionOf}
    />
  </>
)
