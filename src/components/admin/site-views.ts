/** Views of ours about the website, below the admin's own address. */
export const SITE_VIEWS = [
  { path: '/simple', label: 'What to do' },
  { path: '/pages', label: 'All addresses' },
  { path: '/claims', label: 'Claims' },
] as const
