'use client'

import { useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { askApi } from '../writer/staff-api'

/** Uploads a CSV file to be checked and opens the result. `filePage`: the path of the collection. */
export function UploadFile({ filePage }: { filePage: string }) {
  const router = useRouter()
  const { routes } = useConfig().config
  const [isReading, setReading] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  const onChange = async (file: File | undefined) => {
    if (!file) return
    setReading(true)
    setFault(null)
    try {
      const { id } = await askApi<{ id: number }>(`${routes.api}/supplier-files/check`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: file.name, text: await file.text() }),
      })
      router.push(`${filePage}/${id}`)
    } catch (error) {
      setReading(false)
      setFault(error instanceof Error ? error.message : 'The file could not be sent.')
    }
  }

  return (
    <section className="pb-notices pb-import" aria-labelledby="pb-upload">
      <h2 id="pb-upload">Upload a file</h2>
      <label htmlFor="pb-supplier-file">
        A CSV file whose first line names its columns: code, and stock, price (pounds with VAT) or both. Stock means
        what the supplier has: pieces in open orders are subtracted. Nothing changes until you have seen what it would
        do.
      </label>
      <input
        id="pb-supplier-file"
        type="file"
        accept=".csv,text/csv"
        disabled={isReading}
        onChange={({ target }) => void onChange(target.files?.[0])}
      />
      <div role="status">
        {isReading && <p>Reading the file...</p>}
        {fault && <p>Nothing was saved. {fault}</p>}
      </div>
    </section>
  )
}
