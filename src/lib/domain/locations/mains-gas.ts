import type { LocalFacts } from './local-facts'

/** An area counts as off mains gas if at least this percentage of electricity meters has no matching gas meter. */
const WITHOUT_GAS_PCT = 95

/** Whether there is mains gas to compare with; Orkney, Shetland and Scilly have none. */
export const hasMainsGas = ({ district }: Pick<LocalFacts, 'district'>): boolean =>
  (district?.noGasMeterPct ?? 0) < WITHOUT_GAS_PCT
