import { Badge } from './badge'
import { Brand } from './brand'
import type { Example } from './example'
import { HeatKey } from './heat-key'
import { Icon } from './icon'
import { ICON_NAMES } from './icon-names'
import { ArrowLink, TextLink } from './link'
import { FaultNotice } from './notice'
import { Section } from './section'
import { Stepper } from './stepper'

const steps = [
  { name: 'Contact Information', detail: 'Your details' },
  { name: 'Property Details', detail: 'Your property' },
  { name: 'Project Timeline & Budget', detail: 'Timing and budget' },
]

export const examples: Example[] = [
  { name: 'brand', node: <Brand /> },
  { name: 'badge', node: <Badge>Open now, until 6pm</Badge> },
  {
    name: 'plain badge',
    node: (
      <Badge look="plain" icon="file-check">
        Measured
      </Badge>
    ),
  },
  {
    name: 'warning badge',
    node: (
      <Badge look="fault" icon="alert">
        Contested
      </Badge>
    ),
  },
  { name: 'fault notice', node: <FaultNotice>Your message has not been sent.</FaultNotice> },
  { name: 'text link', node: <TextLink href="#contact">hello@powerboard.example.com</TextLink> },
  { name: 'arrow link', node: <ArrowLink href="#contact">Read the guide</ArrowLink> },
  { name: 'heat key', node: <HeatKey limits={['0', '½', '1½', '2¾', '5+ W/m²']} /> },
  {
    name: 'icons',
    node: (
      <p className="flex flex-wrap gap-4">
        {ICON_NAMES.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </p>
    ),
  },
  ...steps.map(({ name }, current) => ({
    name: `stepper at ${name}`,
    node: <Stepper steps={steps} current={current} />,
  })),
  {
    name: 'section',
    node: (
      <Section name="How it works" context="To scale" band="plaster">
        <h2 className="text-h2">It heats what is in its view.</h2>
      </Section>
    ),
  },
]
