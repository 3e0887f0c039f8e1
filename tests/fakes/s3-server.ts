import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import S3rver from 's3rver'

import type { S3Settings } from '@/lib/platform/settings'

export type S3Server = Awaited<ReturnType<typeof startS3Server>>

/** An S3-compatible server with one empty bucket, which can be stopped and started again on the same port. */
export async function startS3Server() {
  const directory = await mkdtemp(path.join(tmpdir(), 's3-'))
  const open = async (port: number) => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: 'uploads', configs: [] }],
    })
    return { server, port: (await server.run()).port }
  }
  let { server, port } = await open(0)
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'uploads',
    region: 'eu-west-2',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    publicUrl: null,
  }
  return {
    settings,
    goDown: () => server.close(),
    async comeBack() {
      ;({ server, port } = await open(port))
    },
    async stop() {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}
