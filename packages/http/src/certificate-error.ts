/** How Node and OpenSSL call what is wrong with a certificate: who signed it, its name, its time. */
const CODE =
  /^(?:CERT_|ERR_TLS_CERT|SELF_SIGNED_CERT|DEPTH_ZERO_SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY|DECODE)|HOSTNAME_MISMATCH)/
/** The same where a library hands on the words alone. */
const WORDS =
  /self-signed certificate|unable to (?:get|verify) [\w ]*certificate|certificate has expired|match certificate/i

/** Where libraries put the error that they were told; of a cluster that of its last node. */
const CAUSES = ['cause', 'lastNodeError'] as const

/**
 * Whether a connection failed because the certificate of the other side is not accepted; looks into what caused the error, too.
 * Told by what the error says and not by its class, which another realm has as well.
 */
export function isCertificateError(error: unknown): error is Error {
  if (typeof error !== 'object' || error === null) return false
  const { code, message } = error as { code?: unknown; message?: unknown }
  return (
    CODE.test(String(code)) ||
    WORDS.test(String(message)) ||
    CAUSES.some((name) => isCertificateError(Reflect.get(error, name)))
  )
}
