import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, onTestFinished, test } from 'vitest'

import { permanentFailure } from '@/lib/integrations/failure'
import type { FileStore } from '@/lib/integrations/storage/file-store'

import { testAnalytics, testCards, testStorage, testSupplierFeed } from './test-other-services'

test('a key for tests has to be replaced, and a refused one fails', async () => {
  const of = (isTest: boolean) => testCards({ checkKey: () => Promise.resolve({ ok: true, isTest }) })
  expect([(await of(true)).state, (await of(false)).state]).toEqual(['attention', 'works'])
  expect(await testCards({ checkKey: () => Promise.resolve(permanentFailure('Stripe answered 401')) })).toEqual({
    state: 'fails',
    words: ['Stripe answered 401.'],
  })
})

function memoryStore() {
  const files = new Map<string, Buffer>()
  const store: FileStore = {
    list: () => Promise.resolve([...files.keys()]),
    read: (name) => Promise.resolve(files.get(name) ?? null),
    write: async (name, content) => void files.set(name, content),
    remove: async (name) => void files.delete(name),
  }
  return { files, store }
}

test('a file is written, read and deleted', async () => {
  const { files, store } = memoryStore()
  expect(await testStorage(store, 'test-1.txt')).toMatchObject({ state: 'works' })
  expect(files.size).toBe(0)
})

test('storage that loses or refuses files fails, and never repeats a key', async () => {
  const { store } = memoryStore()
  expect((await testStorage({ ...store, read: () => Promise.resolve(null) }, 'a.txt')).state).toBe('fails')
  const denied = Object.assign(new Error('The key AKIA123 is not known'), { name: 'InvalidAccessKeyId' })
  expect(await testStorage({ ...store, write: () => Promise.reject(denied) }, 'a.txt')).toEqual({
    state: 'fails',
    words: ['The storage refused it (InvalidAccessKeyId).'],
  })
})

const supplied = (content: string, status = 200) =>
  testSupplierFeed('https://supplier.example.com/feed.csv', () => Promise.resolve(new Response(content, { status })))

test('the supplier’s file is read and counted', async () => {
  expect(await supplied('code,stock\nP1,4\nP2,5')).toEqual({
    state: 'works',
    words: ['The file was read. Lines in it: 2. No price was changed.'],
  })
})

test.each([
  ['code,stock\nP1,a\nP2,b\nP3,c\nP4,d', 200, 3, 'Line 2: the stock “a” is not a whole number.'],
  ['', 404, 1, 'The supplier’s server answered 404.'],
])('a supplier’s file that cannot be read fails: %j', async (content, status, count, first) => {
  const { state, words } = await supplied(content, status)
  expect([state, words.length, words[0]]).toEqual(['fails', count, first])
})

async function scriptAt(status: number, type: string): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status, { 'content-type': type }).end('1'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/script.js`
}

test.each([
  [200, 'text/javascript', 'works', 'The script is there. It is loaded for visitors who agree to it.'],
  [200, 'text/html', 'fails', 'The server answered with text/html instead of a script.'],
  [301, 'text/javascript', 'fails', 'The server of the script answered 301.'],
  [404, 'text/javascript', 'fails', 'The server of the script answered 404.'],
])('a script that answers %i with %s', async (status, type, state, words) => {
  const url = await scriptAt(status, type)
  expect(await testAnalytics(url, AbortSignal.timeout(5_000))).toEqual({ state, words: [words] })
})

test('a server that is gone fails with the code', async () => {
  const { words } = await testAnalytics('http://127.0.0.1:9/script.js', AbortSignal.timeout(5_000))
  expect(words[0]).toMatch(/^The server of the script could not be reached \(\w+\)\.$/)
})
