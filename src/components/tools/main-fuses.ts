import { MAIN_FUSES_AMPS } from '@/lib/domain/electrical/circuits/supply-check'
import type { HomeSupply } from '@/lib/domain/estimate/project'

/** Main fuses as options of a select. */
export const FUSE_OPTIONS = MAIN_FUSES_AMPS.map((amps) => ({ value: String(amps), label: `${amps} A` }))

/** The fuse of a chosen option. */
export const fuseOf = (option: string, before: HomeSupply['mainFuseAmps']): HomeSupply['mainFuseAmps'] =>
  MAIN_FUSES_AMPS.find((fuse) => String(fuse) === option) ?? before
