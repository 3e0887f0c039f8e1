// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import { DrawerLabels } from './drawer-labels'

const field = (id: string, control: string) =>
  `<div class="field-type"><label class="field-label" for="${id}">Name</label>${control}</div>`

test('fields that appear in a drawer get the id that their label points to, and others keep theirs', async () => {
  document.body.innerHTML = '<div id="root"></div><div class="drawer"></div>'
  const root = createRoot(document.getElementById('root') ?? document.body)
  root.render(<DrawerLabels />)
  const drawer = document.querySelector('.drawer')
  // It watches once it is mounted.
  await expect
    .poll(() => {
      drawer?.replaceChildren()
      drawer?.insertAdjacentHTML('beforeend', field('a_1', '<input type="hidden"><input name="a">'))
      drawer?.insertAdjacentHTML('beforeend', field('b_1', '<textarea name="b"></textarea>'))
      drawer?.insertAdjacentHTML('beforeend', field('c_1', '<input id="c_1" name="c"><input name="d">'))
      return new Promise((done) => {
        setTimeout(() => done([...document.querySelectorAll('[name]')].map(({ id }) => id)))
      })
    })
    .toEqual(['a_1', 'b_1', 'c_1', ''])
  root.unmount()
})
