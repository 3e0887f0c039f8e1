import type { Elements } from '@/components/ui/elements'
import type { TypedChoices } from '@/lib/calculators/configurator/choices'
import { configure } from '@/lib/calculators/configurator/configuration'
import { type Basis, panelOptions, panelsOf } from '@/lib/calculators/engine/estimate-basis'
import { readConfiguration } from '@/lib/schemas/calculate/configuration'

import { CONFIGURATOR_OPTIONS } from './configurator-options'
import { LiveConfigurator } from './live-configurator'

type ConfiguratorProps = { typed: TypedChoices; basis: Basis; after: Elements }

/** The choices and their price. `after`: the form that requests a quote. */
export function Configurator({ typed, basis, after }: ConfiguratorProps) {
  const read = readConfiguration(typed)
  const first = read.ok
    ? { configuration: configure({ choices: read.choices, basis }), errors: {} }
    : { configuration: null, errors: read.errors }
  const options = { ...CONFIGURATOR_OPTIONS, panel: panelOptions(panelsOf(basis)) }
  return <LiveConfigurator typed={typed} first={first} options={options} basis={basis} after={after} />
}
