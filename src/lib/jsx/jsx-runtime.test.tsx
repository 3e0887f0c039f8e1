import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

const watts = 225
const Same = ({ children }: { children: ReactNode }) => children
const lengthOf = ({ children }: { children: string }) => children.indexOf(' ')
const First = (props: { children: string }) => <i>{lengthOf(props)}</i>

test.each([
  ['a text', <p key="">a room at 20 °C</p>, '<p>a room at 20\u00A0°C</p>'],
  ['a figure before its unit', <p key="">{watts} W a panel</p>, '<p>225\u00A0W a panel</p>'],
  ['a figure and a word', <p key="">{watts} Watts</p>, '<p>225 Watts</p>'],
  [
    'a unit that goes on',
    <p key="">
      {watts} W{'atts'}
    </p>,
    '<p>225 Watts</p>',
  ],
  [
    'sides',
    <p key="">
      {1200} × {600} mm
    </p>,
    '<p>1200\u00A0×\u00A0600\u00A0mm</p>',
  ],
  ['several elements', [<b key="b">5 kg</b>, <i key="i">6 m</i>], '<b>5\u00A0kg</b><i>6\u00A0m</i>'],
  [
    'a list in a text',
    <p key="">It takes {['225 W', ', at ', '230']} V.</p>,
    '<p>It takes 225\u00A0W, at 230\u00A0V.</p>',
  ],
  [
    'a figure in an element',
    <p key="">
      <b>{watts}</b> W
    </p>,
    '<p><b>225</b>\u00A0W</p>',
  ],
  ['a fragment', <>{watts} W</>, '225\u00A0W'],
  ['code', <code key="">225 W</code>, '<code>225 W</code>'],
  [
    'what a component passes on',
    <p key="">
      <Same>225 W</Same>
    </p>,
    '<p>225 W</p>',
  ],
  ['what a component reads', <First key="">225 W</First>, '<i>3</i>'],
])('%s', (_what, element, expected) => {
  expect(renderToStaticMarkup(element)).toBe(expected)
})
