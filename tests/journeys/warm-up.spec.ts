import { expect, test } from './support/test'
import { untilIdle } from './support/visits'

test('the first page of a visit requests the lists of posts ahead, and the others do not', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.method() === 'HEAD' && asked.push(new URL(request.url()).pathname))
  await page.goto('/about')
  await expect.poll(() => asked.sort()).toEqual(['/api/blog/categories', '/api/blog/popular', '/api/blog/recent'])
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await untilIdle(page)
  expect(asked).toHaveLength(3)
})
