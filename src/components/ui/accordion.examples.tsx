import { Accordion } from './accordion'
import type { Example } from './example'

const items = [
  { key: 'panels', heading: 'How many panels does a room need?', content: <p>As many as its heat loss asks for.</p> },
  {
    key: 'fitting',
    heading: 'How long does fitting take, if the ceiling is older than the house and nobody knows what is behind it?',
    content: <p>A day for most rooms.</p>,
  },
]

export const examples: Example[] = [
  { name: 'two questions', node: <Accordion name="example-questions" items={items} /> },
]
