import { Button, ButtonLink } from './button'
import type { Example } from './example'

export const examples: Example[] = [
  { name: 'primary', node: <Button>Get a quote</Button> },
  { name: 'busy', node: <Button busy>Submitting...</Button> },
  { name: 'disabled', node: <Button disabled>Previous</Button> },
  { name: 'secondary', node: <Button look="secondary">Previous</Button> },
  {
    name: 'small link',
    node: (
      <ButtonLink href="#contact" size="sm" icon="phone">
        Contact
      </ButtonLink>
    ),
  },
]
