import { hasRole, type Role } from '@/lib/cms/access/roles'

type Task = { sentence: string; path: `/${string}`; roles: readonly Role[] }

const EDITORS: readonly Role[] = ['admin', 'editor']
const SALES: readonly Role[] = ['admin', 'sales']

/** What is done most, in words; each leads to the place where it is done, below the admin's own address. */
const TASKS: readonly Task[] = [
  { sentence: 'Answer the leads that came in', path: '/collections/leads', roles: SALES },
  { sentence: 'Change the words and pictures at the top of the homepage', path: '/globals/home-page', roles: EDITORS },
  {
    sentence: 'Change the messages that pass along the top of every page',
    path: '/globals/promo-banner',
    roles: EDITORS,
  },
  { sentence: 'Write a new page', path: '/collections/pages/create', roles: EDITORS },
  {
    sentence: 'Change a page that is there, or give it an hour at which it appears',
    path: '/collections/pages',
    roles: EDITORS,
  },
  { sentence: 'Write for the blog', path: '/collections/blog-posts', roles: EDITORS },
  { sentence: 'Change a figure that we claim, and the proof for it', path: '/collections/claims', roles: EDITORS },
  { sentence: 'Add a picture or a film', path: '/collections/media', roles: EDITORS },
  { sentence: 'Change the opening hours', path: '/globals/opening-hours', roles: EDITORS },
  { sentence: 'Change what gas and electricity cost', path: '/collections/tariffs', roles: EDITORS },
  { sentence: 'Lead an old address to a new one', path: '/collections/redirects', roles: EDITORS },
  { sentence: 'Look at the pages of the website', path: '/pages', roles: ['sales'] },
]

export const tasksFor = (user: object): Task[] => TASKS.filter(({ roles }) => hasRole(user, ...roles))
