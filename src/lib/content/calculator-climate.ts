/** Stated where costs use the climate of a county (SAP 10.2): the calculators use that of docs/decisions/heat-of-a-home.md. */
export const CALCULATOR_CLIMATE =
  'The calculator uses weather stations for the postcode area and the milder winters of recent years instead, which gives up to a fifth fewer or more degree days.'
