import { describe, expect, it } from '@jest/globals'
import { judgeAudits, readAudit } from './run-audit.ts'

const NONE = { info: 0, low: 0, moderate: 0, high: 0, critical: 0 }

describe('what npm audit writes', () => {
  it('is read for its counts', () => {
    const vulnerabilities = { ...NONE, high: 2, total: 2 }
    expect(readAudit(JSON.stringify({ auditReportVersion: 2, metadata: { vulnerabilities } }))).toEqual({
      ...NONE,
      high: 2,
    })
  })

  it.each([
    ['an error of the registry', '{"message":"405 Method Not Allowed","error":{"summary":"","detail":""}}'],
    ['nothing', ''],
    ['words', 'npm error audit endpoint returned an error'],
  ])('is no audit where it is %s', (_what, output) => expect(readAudit(output)).toBeNull())
})

describe('the audit of the packages', () => {
  it('that the registry does not answer is no pass and no failure, and is told as not looked', () => {
    expect(judgeAudits(null, null)).toEqual({
      name: 'audit',
      passed: 0,
      failed: 0,
      note: 'audit: production not looked, as the registry does not answer; all packages not looked, as the registry does not answer',
    })
    expect(judgeAudits(null, NONE)).toMatchObject({ passed: 0, failed: 0 })
  })

  it.each(['high', 'critical'])('fails where a package for production has a fault of %s severity', (severity) => {
    expect(judgeAudits({ ...NONE, [severity]: 1 }, NONE)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('passes otherwise, and tells of the rest', () => {
    expect(judgeAudits({ ...NONE, moderate: 3 }, { ...NONE, moderate: 3, critical: 1 })).toEqual({
      name: 'audit',
      passed: 1,
      failed: 0,
      note: 'audit: production 3 moderate; all packages 3 moderate, 1 critical',
    })
    expect(judgeAudits(NONE, null).note).toBe(
      'audit: production nothing known; all packages not looked, as the registry does not answer',
    )
  })
})
