import { EDITORS } from '@/lib/domain/staff/roles'
import { POST_TOPICS } from '@/lib/routing/blog-routes'
import { postTag } from '@/lib/routing/cache-tags'
import { routes } from '@/lib/routing/routes'

import { ALL, type Feature, HOUR_SECONDS, PRERENDERED } from './feature'
import { BLOG_PERSONAL_DATA } from './personal-data/published'
import { WRITTEN_RECORDS } from './written-records'

const POST_RECORDS = ['blog-authors', 'blog-categories', 'blog-tags'] as const
const LISTED_POSTS = ['blog-posts', ...POST_RECORDS, 'media'] as const

/** Turns views into totals per post and day. */
const SUM_VIEWS = `insert into blog_view_days (post_id, day, views)
  select post_id, (viewed_at at time zone 'Europe/London')::date, count(*)
  from blog_post_views where id in (select id from doomed) group by 1, 2
  on conflict (post_id, day) do update set views = blog_view_days.views + excluded.views`

/** Posts, their lists and feeds, and the editor that they are written with. */
export const blog = {
  staysOpenBecause: null,
  pages: {
    blog: {
      path: routes.blog,
      ...PRERENDERED,
      name: 'Blog',
      title: 'Blog: heating a home with electricity',
      description:
        'Articles about heating rooms with electricity: running costs, comfort, damp, insulation and wiring, each with its sums and sources.',
      shareImage: 'kitchen',
      kind: 'page',
      category: 'advice',
      sitemap: 'posts',
      search: { keywords: 'Articles, news, posts, advice.' },
    },
  },
  records: [
    { ...PRERENDERED, path: `${routes.blog}/page/[page]` },
    { ...PRERENDERED, path: `${routes.blog}/[slug]`, scriptBytesMax: 154_100 },
    ...POST_TOPICS.map((kind) => ({ ...PRERENDERED, path: `${routes.blog}/${kind}/[slug]/[[...page]]` })),
  ],
  endpoints: [
    '/api/blog/categories',
    '/api/blog/popular',
    '/api/blog/recent',
    '/api/blog/steps',
    '/api/blog/views',
    '/blog/atom.xml',
    '/blog/feed.json',
    '/blog/feed.xml',
  ],
  openEndpoints: ['/api/blog-analytics', '/blog/editor', '/editor', '/blog-editor'],
  collections: ['blog-posts', 'blog-categories', 'blog-tags', 'blog-authors', 'blog-post-views'],
  adminViews: {
    '/write': { label: 'Write', roles: EDITORS },
    '/blog-analytics': { label: 'Blog analytics', roles: EDITORS },
  },
  retention: [
    {
      ...ALL,
      name: 'views of posts',
      table: 'blog_post_views',
      ageColumn: 'viewed_at',
      kept: { kind: 'views' },
      maxRows: 1_000_000,
      alongside: [SUM_VIEWS],
    },
    {
      ...ALL,
      name: 'keys for views',
      table: 'blog_view_keys',
      key: 'day',
      ageColumn: 'created_at',
      kept: { fixed: '1 day' },
      maxRows: 10,
    },
  ],
  measured: {
    blog_post_views: { perSender: 'view', rowsMax: 1_000_000 },
  },
  cache: {
    post: { shows: [...WRITTEN_RECORDS.shows, ...POST_RECORDS, 'places'], uses: WRITTEN_RECORDS.uses, tagOf: postTag },
    postCard: { shows: ['media'], tagOf: postTag },
    postsAround: { shows: LISTED_POSTS },
    postPage: { shows: LISTED_POSTS },
    postTopics: { shows: ['blog-posts', ...POST_RECORDS] },
    postAuthors: { shows: ['blog-authors', 'media'] },
    postFeed: { shows: LISTED_POSTS },
    postList: { shows: ['blog-posts'] },
    popularPosts: { shows: LISTED_POSTS, lifetimeSeconds: HOUR_SECONDS },
  },
  personalData: BLOG_PERSONAL_DATA,
  impersonal: [
    'blog_posts',
    'blog_categories',
    'blog_tags',
    'blog_authors_texts',
    'blog_view_keys',
    'blog_view_days',
    'blog_step_days',
  ],
} as const satisfies Feature
