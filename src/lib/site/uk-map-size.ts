/** The units of the map of the United Kingdom (data/uk-map.json), in which cities are placed. */
export const UK_MAP_SIZE = { width: 667, height: 1200 } as const
