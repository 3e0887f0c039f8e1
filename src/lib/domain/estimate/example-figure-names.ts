/** Figures of the example home that text can name. */
export const EXAMPLE_FIGURES = {
  panels: { key: 'example.panels', name: 'Example home: panels', unit: 'panels' },
  heat: { key: 'example.heat', name: 'Example home: heat of a year from panels', unit: 'kWh' },
  year: { key: 'example.year.infrared', name: 'Example home: a year with panels', unit: 'p' },
} as const
