import type { TopicSlug } from '@/lib/routing/locations'

import type { AboutTopic } from './text/about'
import type { TopicText } from './text/topic-text'
import { heatingCosts } from './topics/costs'
import { benefits, residential } from './topics/homes'
import { installation, installers } from './topics/installation'
import { landlords } from './topics/landlords'
import { newBuild } from './topics/new-build'
import { storageHeaters, withoutGas } from './topics/other-fuels'
import { commercial } from './topics/work'

const COMPOSERS: Readonly<Record<TopicSlug, (about: AboutTopic) => TopicText>> = {
  'energy-efficient-heating-benefits': benefits,
  'heating-cost-calculator': heatingCosts,
  'electric-heating-installation': installation,
  'new-build-heating': newBuild,
  'residential-radiant-heating': residential,
  'commercial-heating-solutions': commercial,
  'heating-without-gas': withoutGas,
  'storage-heater-replacement': storageHeaters,
  'landlord-heating': landlords,
  'infrared-heating-installation': installers,
}

export const topicText = (topic: TopicSlug, about: AboutTopic): TopicText => COMPOSERS[topic](about)
