/**
 * Bytes of the head of a request that the site and the API read: more than nginx lets through (`large_client_header_buffers` of
 * infra/nginx/pages.conf) with what it adds. Node's own 16 KiB are less than the cookies that others leave on a publisher's domain.
 */
export const MOST_HEADER_BYTES = 80 * 1024
