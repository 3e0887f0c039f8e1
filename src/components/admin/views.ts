import type { Config } from 'payload'

import { SITE_VIEWS } from './site-views'

type Admin = NonNullable<Config['admin']>

/** Replaces Payload's default layout, which shows a card for each of the many collections. */
export const DASHBOARD: Admin['dashboard'] = {
  widgets: [
    {
      slug: 'tasks',
      label: 'What to do',
      Component: '/components/admin/simple/tasks-widget#TasksWidget',
      minWidth: 'full',
    },
  ],
  defaultLayout: [{ widgetSlug: 'tasks', width: 'full' }],
}

/** Payload does not protect custom views, so each of ours begins with requireStaff; the sign-in replaces Payload's. */
export const VIEWS: NonNullable<Admin['components']>['views'] = {
  ...Object.fromEntries(
    SITE_VIEWS.map(({ path, label, Component }) => [
      path.slice(1),
      { path, exact: true, Component, meta: { title: label } },
    ]),
  ),
  login: { Component: '/components/admin/accounts/sign-in-view#SignInView' },
}
