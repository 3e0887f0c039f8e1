/**
 * The carbon factor sets, with their dates. SAP's are long-run averages for certificates; those of DESNZ describe one
 * year's grid.
 */
export const FACTOR_SETS = [
  { value: 'desnz-2025', label: 'DESNZ 2025', dated: '2025' },
  { value: 'desnz-2026', label: 'DESNZ 2026, assumed', dated: '2026' },
  { value: 'sap-10.2', label: 'SAP 10.2', dated: '14 March 2025' },
  { value: 'sap-10.3', label: 'SAP 10.3', dated: 'not dated in our copy' },
] as const

export type FactorSet = (typeof FACTOR_SETS)[number]['value']
