import { failedTest, type TestResult } from '@/lib/domain/staff/tested-services'
import type { CardPayments } from '@/lib/integrations/payments/card-payments'
import type { FileStore } from '@/lib/integrations/storage/file-store'
import { fetchSupplierFeed } from '@/lib/integrations/supplier-feed'
import { SUPPLIER_FILE_MAX } from '@/lib/schemas/supplier-file'

import { readSupplierFile } from '../supplier/read-supplier-file'

const FAULTS_SHOWN = 3

/** Asks Stripe for something that only our key may read. Nothing is charged. */
export async function testCards({ checkKey }: Pick<CardPayments, 'checkKey'>): Promise<TestResult> {
  const checked = await checkKey()
  if (!checked.ok) return failedTest(checked.problem)
  return checked.isTest
    ? { state: 'attention', words: ['Stripe accepts the key. It is one for tests: no card is charged.'] }
    : { state: 'works', words: ['Stripe accepts the key. The first payment shows whether its messages reach us.'] }
}

/** Writes a file, reads it and deletes it. `name`: of no other file. */
export async function testStorage(store: FileStore, name: string): Promise<TestResult> {
  const content = Buffer.from(`Test of the file storage: ${name}`)
  try {
    await store.write(name, content)
    const read = await store.read(name)
    await store.remove(name)
    if (!read?.equals(content)) return failedTest('The file that was read is not the one that was written')
    return { state: 'works', words: ['A file was written, read and deleted.'] }
  } catch (error) {
    return failedTest(`The storage refused it${reasonOf(error)}`)
  }
}

/** Reads the supplier’s file as the schedule does, and changes nothing. */
export async function testSupplierFeed(url: string, fetchFile: typeof fetch = fetch): Promise<TestResult> {
  const feed = await fetchSupplierFeed({ url, bytesMax: SUPPLIER_FILE_MAX, fetchFile })
  if (!feed.ok) return { state: 'fails', words: [feed.problem] }
  const file = readSupplierFile(feed.text)
  if (!file.ok) return { state: 'fails', words: file.faults.slice(0, FAULTS_SHOWN) }
  return { state: 'works', words: [`The file was read. Lines in it: ${file.lines.length}. No price was changed.`] }
}

/** Whether the script that visitors’ browsers load is where the setting says. */
export async function testAnalytics(scriptUrl: string, signal: AbortSignal): Promise<TestResult> {
  try {
    const response = await fetch(scriptUrl, { signal, redirect: 'manual' })
    await response.body?.cancel()
    const type = response.headers.get('content-type') ?? 'no type'
    if (!response.ok) return failedTest(`The server of the script answered ${response.status}`)
    if (!/javascript/i.test(type))
      return failedTest(`The server answered with ${type.slice(0, 60)} instead of a script`)
    return { state: 'works', words: ['The script is there. It is loaded for visitors who agree to it.'] }
  } catch (error) {
    return failedTest(`The server of the script could not be reached${reasonOf(error)}`)
  }
}

/** The code of an error; never its message, which may repeat a key. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : error.name
  return ` (${code})`
}
