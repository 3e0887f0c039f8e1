/** Size of the UK map (illustrations/uk-map.json), for positioning cities. */
export const UK_MAP_SIZE = { width: 667, height: 1200 } as const
