import type { LocalFacts } from './local-facts'

/** Percent of electricity meters without a gas meter from which an area counts as one without mains gas. */
const WITHOUT_GAS_PCT = 95

/** Whether there is mains gas to compare with; Orkney, Shetland and Scilly have none. */
export const hasMainsGas = ({ district }: Pick<LocalFacts, 'district'>): boolean =>
  (district?.noGasMeterPct ?? 0) < WITHOUT_GAS_PCT
