export { openBlogEditor as GET } from '@/lib/http/open-blog-editor'
