// Preloaded into programs under test: writes each file of OpenTelemetry that one loads into NOTED_LOADS, behind the program's name. Its bare
// interface is left out: prom-client has always taken it.
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, next) {
    if (/otel-tracer|@opentelemetry\/(?!api\/)/.test(url))
      appendFileSync(process.env.NOTED_LOADS, `${process.argv[1]} ${url}\n`)
    return next(url, context)
  },
})
