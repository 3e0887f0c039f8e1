import { hasRole } from '@/lib/cms/access/roles'
import { EDITORS, type Role } from '@/lib/domain/staff/roles'

type Task = { sentence: string; path: `/${string}`; roles: readonly Role[] }

const SALES: readonly Role[] = ['admin', 'sales']

/** The most common tasks, each with its path below the admin root. */
const TASKS: readonly Task[] = [
  { sentence: 'Answer new leads', path: '/collections/leads', roles: SALES },
  { sentence: 'Read and publish what customers say about their orders', path: '/collections/reviews', roles: SALES },
  { sentence: 'Change the text and pictures at the top of the homepage', path: '/globals/home-page', roles: EDITORS },
  {
    sentence: 'Change the messages in the banner at the top of every page',
    path: '/globals/promo-banner',
    roles: EDITORS,
  },
  { sentence: 'Write a new page', path: '/collections/pages/create', roles: EDITORS },
  {
    sentence: 'Edit a page, or schedule when it is published',
    path: '/collections/pages',
    roles: EDITORS,
  },
  { sentence: 'Write a blog post', path: '/write', roles: EDITORS },
  { sentence: 'Change a claim and its proof', path: '/collections/claims', roles: EDITORS },
  { sentence: 'Add a picture or a film', path: '/collections/media', roles: EDITORS },
  { sentence: 'Change the opening hours', path: '/globals/opening-hours', roles: EDITORS },
  { sentence: 'Enter a new price cap', path: '/price-cap', roles: EDITORS },
  { sentence: 'Redirect an old address to a new one', path: '/collections/redirects', roles: EDITORS },
  { sentence: 'See the pages of the website', path: '/pages', roles: ['sales'] },
]

export const tasksFor = (user: object): Task[] => TASKS.filter(({ roles }) => hasRole(user, ...roles))
