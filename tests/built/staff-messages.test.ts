import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { USUAL_RULES } from '@/lib/domain/challenge/rules'
import { type RefusalReason, REFUSALS } from '@/lib/platform/refusal'

import { ENQUIRIES } from '../fixtures/enquiries'
import { ADMIN } from '../journeys/setup/urls'
import { signIn, type StaffClient, visitor } from './staff-client'

/**
 * The messages staff see when something is rejected, over REST in the production build: minification must not lose one.
 */
let admin: StaffClient
let editor: StaffClient
let sales: StaffClient

const PASSWORD = 'four warm panels'
const HOUR = '2031-01-01T09:00:00.000Z'

/** A name that no earlier run has used. */
const fresh = () => randomUUID().slice(0, 8)
const page = (data: object = {}) => {
  const name = fresh()
  return {
    title: `Trial ${name}`,
    description: `What trial ${name} is about.`,
    url: `/trial-${name}`,
    _status: 'published',
    ...data,
  }
}
const text = (children: object[]) => ({
  root: {
    type: 'root',
    direction: 'ltr',
    format: '',
    indent: 0,
    version: 1,
    children: [{ type: 'paragraph', direction: 'ltr', format: '', indent: 0, version: 1, children }],
  },
})
const wordsNode = { type: 'text', text: 'words', version: 1, detail: 0, format: 0, mode: 'normal', style: '' }
const linkTo = (url: string) =>
  text([
    {
      type: 'link',
      version: 3,
      direction: 'ltr',
      format: '',
      indent: 0,
      id: fresh(),
      fields: { linkType: 'custom', newTab: false, url },
      children: [wordsNode],
    },
  ])
const post = async (data: object) => ({
  title: 'A post',
  slug: `post-${fresh()}`,
  excerpt: 'Short',
  content: text([wordsNode]),
  ...data,
})
const author = () =>
  admin.make('blog-authors', { name: 'The team', slug: `team-${fresh()}`, email: 'team@example.com' })
const BUNDLE = 'Trial set'
const bundledProduct = () =>
  admin.make('products', { name: 'Thermostat', slug: `thermostat-${fresh()}`, basePrice: 10, isActive: false })
const bundleOf = (line: object) =>
  admin.make('bundles', {
    name: BUNDLE,
    slug: `set-${fresh()}`,
    bundleType: 'set',
    products: [line],
    isActive: false,
  })
const testimonial = (proof: object) => ({
  quote: 'Warm at last.',
  clientName: 'A customer',
  category: 'homeowner',
  _status: 'published',
  ...proof,
})
const newLead = async () => {
  const response = await visitor().post('survey-leads', ENQUIRIES['/survey-leads'])
  const { reference } = (await response.json()) as { reference: string }
  return sales.find(`leads?where[reference][equals]=${reference}`)
}
const madeApplication = async () => {
  await visitor().post('partners/installer', ENQUIRIES['/partners/installer'])
  return sales.find('partner-applications?sort=-createdAt&limit=1')
}
let made: Promise<number> | undefined
const application = () => (made ??= madeApplication())
const claim = (reading: object) => ({
  key: `claim.${fresh()}`,
  readings: [{ value: '10', text: '10 years', contexts: ['hero'], status: 'approved', ...reading }],
})
const read = { evidence: 'A test report, 1 June 2026' }

beforeAll(async () => {
  admin = await signIn()
  const colleague = async (role: string) => {
    const username = `${role}-${fresh()}`
    await admin.make('users', { username, password: PASSWORD, name: role, role })
    return signIn({ username, password: PASSWORD })
  }
  editor = await colleague('editor')
  sales = await colleague('sales')
})

type Body = {
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[]
  message?: string
}
const bodyOf = async (response: Response) => (await response.json()) as Body
const shown = async (response: Response) => ({
  status: response.status,
  message: (await bodyOf(response)).errors?.[0]?.message,
})

/**
 * Every way to trigger each refusal; a new refusal does not compile without one. Orders do not lapse during this test:
 * tests/integration/shop/payments.test.ts has the last one.
 */
const CASES: Record<Exclude<RefusalReason, 'goodsSold'>, Record<string, () => Promise<Response>>> = {
  lastAdmin: {
    'deleting the last admin': () => admin.remove(`users/${admin.userId}`),
    'taking the role from the last admin': () => admin.patch(`users/${admin.userId}`, { role: 'sales' }),
  },
  fileRefused: {
    'uploading HTML as a picture': () =>
      admin.upload({ name: 'wall.png', type: 'image/png', content: '<html></html>' }),
  },
  authorHasPosts: {
    'deleting an author with posts': async () => {
      const id = await author()
      await admin.make('blog-posts', await post({ author: id }))
      return admin.remove(`blog-authors/${id}`)
    },
  },
  mediaInUse: {
    'deleting a picture of the homepage': async () =>
      admin.remove(`media/${await admin.find('media?where[key][equals]=living-room-dusk')}`),
  },
  numberInUse: {
    'deleting a number that calculators need': async () =>
      admin.remove(`assumptions/${await admin.find('assumptions?where[key][equals]=efficiency.gas-new')}`),
  },
  newerRecord: {
    'saving a lead in a form that was opened before someone else saved': async () =>
      sales.patch(`leads/${await newLead()}`, { name: 'Overwritten', shownVersion: '2020-01-01T09:00:00.000Z' }),
  },
  newerVersion: {
    'saving a post in a form that was opened before someone else saved': async () => {
      const id = await admin.make('blog-posts', await post({ author: await author(), _status: 'draft' }))
      const opened = `${fresh()}@2020-01-01T09:00:00.000Z`
      return admin.patch(`blog-posts/${id}?draft=true&autosave=true`, { title: 'Overwritten', editedIn: opened })
    },
  },
  soldInBundle: {
    'deleting a product that a bundle contains': async () => {
      const product = await bundledProduct()
      await bundleOf({ product, quantity: 1 })
      return admin.remove(`products/${product}`)
    },
    'deleting a variant that a bundle contains': async () => {
      const product = await bundledProduct()
      const sku = `S-${fresh()}`
      const variant = await admin.make('product-variants', { product, name: 'White', sku, price: 10 })
      await bundleOf({ product, variant, quantity: 1 })
      return admin.remove(`product-variants/${variant}`)
    },
  },
  socialPostIsOut: {
    'changing a social post that has been sent': async () => {
      const data = { platform: 'x', content: 'Warm ceilings', status: 'published' }
      return editor.patch(`social-media-posts/${await editor.make('social-media-posts', data)}`, { content: 'Other' })
    },
  },
  draftVersion: {
    'restoring a draft of a public page': async () => {
      const id = await admin.make('pages', page())
      const heading = `Draft ${fresh()}`
      await admin.patch(`pages/${id}?draft=true`, { heading, _status: 'draft' })
      await admin.patch(`pages/${id}`, { heading: 'Public', _status: 'published' })
      return admin.post(
        `pages/versions/${await admin.find(`pages/versions?where[parent][equals]=${id}&where[version.heading][equals]=${encodeURIComponent(heading)}`)}`,
      )
    },
  },
}

test('the first admin is the only one, so that nothing is deleted permanently', async () => {
  expect(await admin.count('users?where[role][equals]=admin')).toBe(1)
})

/** What the messages with {name} name. */
const NAMES: Partial<Record<RefusalReason, string>> = {
  fileRefused: 'wall.png is a web page or SVG named .png (we take JPEG, PNG, WebP, AVIF, HEIC, PDF, MP4 and WebM)',
  soldInBundle: BUNDLE,
  newerRecord: 'lead',
}

describe.each(Object.entries(CASES))('%s', (reason, ways) => {
  test.each(Object.entries(ways))('%s', async (_, refuse) => {
    const { status, message } = REFUSALS[reason as RefusalReason]
    expect(await shown(await refuse())).toEqual({
      status,
      message: message.replace('{name}', NAMES[reason as RefusalReason] ?? ''),
    })
  })
})

/** Rejected at a field. tests/architecture/staff-messages.test.ts finds messages of our hooks that are missing here. */
const AT_FIELDS: [what: string, refuse: () => Promise<Response>, path: string, message: string][] = [
  [
    'a weak password',
    () => admin.post('users', { username: fresh(), password: 'short', name: 'Ada', role: 'sales' }),
    'password',
    'Use 12 to 200 characters, such as three or four words that do not belong together.',
  ],
  [
    'a common password',
    () => admin.post('users', { username: fresh(), password: 'password1234', name: 'Ada', role: 'sales' }),
    'password',
    'This is easy to guess, even with digits, symbols or repetitions added. Use three or four words that do not belong together.',
  ],
  [
    'a password made of one’s own name',
    () =>
      admin.post('users', { username: fresh(), password: 'Ludgrove-Ludgrove1', name: 'Ada Ludgrove', role: 'sales' }),
    'password',
    'Leave out your own name, your username and the company’s name: they are tried first.',
  ],
  [
    'a new password for oneself without the current one',
    () => sales.patch(`users/${sales.userId}`, { password: `${PASSWORD}!` }),
    'currentPassword',
    'Enter your current password to set a new one.',
  ],
  [
    'a new password for oneself with a wrong current one',
    () => sales.patch(`users/${sales.userId}`, { password: `${PASSWORD}!`, currentPassword: ADMIN.password }),
    'currentPassword',
    'This is not your current password.',
  ],
  [
    'an address that is taken',
    async () => {
      const taken = page()
      await admin.make('pages', taken)
      return admin.post('pages', page({ url: taken.url, title: 'Another' }))
    },
    'url',
    'Another page has this address: “Trial ',
  ],
  [
    'a publication time in the past',
    () => admin.post('pages', page({ publishAt: '2020-01-01T09:00:00.000Z', _status: 'draft' })),
    'publishAt',
    'This time has passed. Choose a later one, or publish now.',
  ],
  [
    'an unpublishing time in the past',
    () => admin.post('pages', page({ unpublishAt: '2020-01-01T09:00:00.000Z' })),
    'unpublishAt',
    'This time has passed. Choose a later one, or unpublish now.',
  ],
  [
    'publishing a page before its scheduled time',
    () => admin.post('pages', page({ publishAt: HOUR })),
    'publishAt',
    'The saved page is scheduled for this time. To publish it now, clear this field.',
  ],
  [
    'unpublishing before publishing',
    () => admin.post('pages', page({ publishAt: HOUR, unpublishAt: HOUR, _status: 'draft' })),
    'unpublishAt',
    'This must be later than the time at which the page is published.',
  ],
  [
    'an address that another post has',
    async () => {
      const taken = await post({ author: await author() })
      await admin.make('blog-posts', taken)
      return admin.post('blog-posts', { ...taken, title: 'Another' })
    },
    'slug',
    'Another post has this address: “A post”',
  ],
  [
    'a post at the address of the editor',
    async () => admin.post('blog-posts', await post({ slug: 'editor', author: await author() })),
    'slug',
    'This address belongs to a built-in part of the site. Choose another.',
  ],
  [
    'a publication time of a post in the past',
    async () => admin.post('blog-posts?draft=true', await post({ scheduledFor: '2020-01-01T09:00:00.000Z' })),
    'scheduledFor',
    'This time has passed. Choose a later one, or publish now.',
  ],
  [
    'publishing a post before its scheduled time',
    async () =>
      admin.post('blog-posts', await post({ author: await author(), scheduledFor: HOUR, _status: 'published' })),
    'scheduledFor',
    'The post is scheduled for this time. To publish it now, clear this field.',
  ],
  [
    'a stage that an application has not reached',
    async () => sales.patch(`partner-applications/${await application()}`, { stage: 'accepted' }),
    'stage',
    'From “Received” it cannot go to “Accepted”.',
  ],
  [
    'a territory that is no postcode area',
    async () => sales.patch(`partner-applications/${await application()}`, { territory: 'Wiltshire' }),
    'territory',
    'Enter postcode areas, such as SN, BA.',
  ],
  [
    'an approval without proof',
    () => admin.post('claims', claim({})),
    'readings.0.evidence',
    'This status needs proof (the document and its date).',
  ],
  [
    'an approval by an editor',
    () => editor.post('claims', claim(read)),
    'readings.0.status',
    'Only an admin can approve a claim or change an approved one. You can set it to “Proof on file”.',
  ],
  [
    'an approval that no colleague has confirmed',
    () => admin.post('claims', claim(read)),
    'readings.0.status',
    'This status needs a colleague who has seen the original. Save the reading with another status, ask for a check under “Check by a colleague”, and choose this one when it is confirmed.',
  ],
  [
    'a claim with neither proof nor qualifier',
    () => admin.post('claims', claim({ status: 'unverified', qualifier: null })),
    'readings.0.qualifier',
    'A claim without proof needs a qualifier, which is shown beside the figure.',
  ],
  [
    'a testimonial that no colleague has confirmed',
    () => editor.post('testimonials', testimonial({ evidence: 'Letter', checkedBy: 'Ada Lovelace' })),
    'evidence',
    'Without the sample marker this needs a colleague who has seen the original. Save a draft, ask for a check under “Check by a colleague”, and publish when it is confirmed.',
  ],
  [
    'replacing one number with another',
    async () =>
      admin.patch(`assumptions/${await admin.find('assumptions?where[key][equals]=efficiency.gas-new')}`, {
        key: 'efficiency.oil',
      }),
    'key',
    'This cannot be changed once it is saved. Create another one instead.',
  ],
  [
    'a link to a script in a post',
    async () =>
      admin.post('blog-posts', await post({ author: await author(), content: linkTo('javascript:alert(1)') })),
    'content',
    '“javascript:alert(1)” cannot be a link. Use a path such as /about, or an address that starts with https://, mailto: or tel:',
  ],
  [
    'a link to a script on a page',
    () => admin.post('pages', page({ lead: 'See [this](data:text/html,x)' })),
    'lead',
    '“data:text/html,x” cannot be a link. Use a path such as /about, or an address that starts with https://, mailto: or tel:',
  ],
  [
    'a level that needs no more points than the one before',
    () => admin.post('globals/challenge-rules', { ...USUAL_RULES, timer: USUAL_RULES.layer }),
    'timer',
    'Please enter a number above the one before.',
  ],
  [
    'a redirect to a script',
    () => admin.post('redirects', { from: `/old-${fresh()}`, to: 'vbscript:x' }),
    'to',
    'Enter a path such as /about, or a full address starting with https://',
  ],
]

test.each(AT_FIELDS)('%s', async (_what, refuse, path, message) => {
  const response = await refuse()
  const refused = (await bodyOf(response)).errors?.[0]?.data?.errors?.find((error) => error.path === path)
  expect(response.status).toBe(400)
  expect(refused?.message).toMatch(
    message.endsWith(' ')
      ? new RegExp(`^${message}`)
      : new RegExp(`^${message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
  )
})

test.each([
  [
    'a page that sales may not delete',
    async () => sales.remove(`pages/${await admin.make('pages', page())}`),
    403,
    'You are not allowed to perform this action.',
  ],
  ['a page that is gone', () => admin.patch('pages/2147483647', {}), 404, 'Not Found'],
  ['a media record without a file', () => admin.post('media', { alt: 'A white wall' }), 400, 'No files were uploaded.'],
])('Payload’s own messages: %s', async (_what, refuse, status, message) => {
  expect(await shown(await refuse())).toEqual({ status, message })
})

test.each([
  ['before signing in', () => visitor().post('social-media-posts/1/send-again'), 404, undefined],
  ['as sales', () => sales.post('social-media-posts/1/send-again'), 403, 'Only editors may send this again.'],
  ['once deleted', () => editor.post('social-media-posts/2147483647/send-again'), 404, 'This post no longer exists.'],
])('sending a social post again: %s', async (_what, send, status, message) => {
  const response = await send()
  expect([response.status, (await bodyOf(response)).message]).toEqual([status, message])
})

test.each([
  ['before signing in', () => visitor().post('deliveries/1/send-again'), 404, undefined],
  ['as an editor', () => editor.post('deliveries/1/send-again'), 403, 'Only the sales desk may send this again.'],
  ['once deleted', () => sales.post('deliveries/2147483647/send-again'), 404, 'This delivery no longer exists.'],
])('sending a delivery again: %s', async (_what, send, status, message) => {
  const response = await send()
  expect([response.status, (await bodyOf(response)).message]).toEqual([status, message])
})

test('deleting several colleagues at once says why each could not be deleted', async () => {
  const name = fresh()
  const colleague = await admin.make('users', {
    username: `colleague-${name}`,
    password: PASSWORD,
    name,
    role: 'sales',
  })
  const response = await admin.remove(`users?where[id][in]=${admin.userId},${colleague}`)
  expect(await bodyOf(response)).toMatchObject({
    docs: [{ id: colleague }],
    errors: [{ id: admin.userId, message: REFUSALS.lastAdmin.message }],
  })
})
