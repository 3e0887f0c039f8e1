import { openFile } from '@/lib/integrations/files/open-file'
import { serveConfined } from '@/lib/platform/confined-work'

// Confined process of lib/integrations/files/file-process.ts.
serveConfined(openFile)
