import type { Example } from './example'
import { Tabs } from './tabs'

const tabs = ['Homeowners', 'Professionals', 'Installers'].map((label) => ({
  value: label.toLowerCase(),
  label,
  panel: <p className="py-5">{`What ${label.toLowerCase()} say.`}</p>,
}))

export const examples: Example[] = [
  { name: 'three tabs', node: <Tabs label="What people say" tabs={tabs} /> },
  { name: 'one tab', node: <Tabs label="What people say" tabs={tabs.slice(0, 1)} /> },
]
