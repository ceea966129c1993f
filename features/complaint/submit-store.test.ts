import { beforeEach, describe, expect, it } from 'vitest'
import { useSubmitStore, type Confirmation } from './submit-store'

const store = () => useSubmitStore.getState()
const startSubmitting = () => {
  store().ask('SUBMIT_CONFIRMATION')
  store().start()
}
const failure = { cause: 'system' as const, retryAt: null, fields: {}, step: null }

beforeEach(() => store().reset())

describe('submit status', () => {
  it.each<Confirmation>([
    'SAVE_AS_DRAFT_CONFIRMATION',
    'SUBMIT_CONFIRMATION',
    'UPDATE_CONFIRMATION',
    'CANCEL_CONFIRMATION',
  ])('asks %s from NONE and returns to NONE', (question) => {
    store().ask(question)
    expect(store().status).toBe(question)
    store().close()
    expect(store().status).toBe('NONE')
  })

  it('goes to LOADING at 25 only after the question was asked', () => {
    expect(store().start()).toBe(false)
    store().ask('SUBMIT_CONFIRMATION')
    expect(store().start()).toBe(true)
    expect([store().status, store().progress]).toEqual(['LOADING', 25])
  })

  it('starts once however often it is confirmed', () => {
    startSubmitting()
    expect(store().start()).toBe(false)
  })

  it('cannot be closed or asked anything while the complaint is on its way', () => {
    startSubmitting()
    store().close()
    store().ask('CANCEL_CONFIRMATION')
    expect(store().status).toBe('LOADING')
  })

  it('ends in SUCCESS at 100 with the number', () => {
    startSubmitting()
    store().advance(75)
    store().succeed({ complaint_number: 'JBR-20260131-7K4M9Q', secret: 'S' })
    expect(store()).toMatchObject({
      status: 'SUCCESS',
      progress: 100,
      complaint_id: 'JBR-20260131-7K4M9Q',
      secret: 'S',
    })
  })

  it('ends in ERROR at 0 when the answer holds no number', () => {
    startSubmitting()
    store().advance(75)
    store().succeed({ complaint_number: '', secret: '' })
    expect(store()).toMatchObject({
      status: 'ERROR',
      progress: 0,
      complaint_id: '',
      failure: { cause: 'emptyAnswer' },
    })
  })

  it('ends in ERROR at 0 when the call fails, and may start again from there', () => {
    startSubmitting()
    store().advance(50)
    store().fail(failure)
    expect(store()).toMatchObject({ status: 'ERROR', progress: 0, failure })
    expect(store().start()).toBe(true)
    expect(store()).toMatchObject({ status: 'LOADING', progress: 25, failure: null })
  })

  it('takes no answer to a complaint that is not on its way any more', () => {
    startSubmitting()
    store().reset()
    store().succeed({ complaint_number: 'JBR-20260131-7K4M9Q', secret: 'S' })
    store().fail(failure)
    expect(store()).toMatchObject({ status: 'NONE', complaint_id: '', secret: '', failure: null })
  })

  it('restores everything on reset', () => {
    startSubmitting()
    store().succeed(
      { complaint_number: 'JBR-20260131-7K4M9Q', secret: 'S' },
      { isEarlierVersion: true, isReceiptSaved: true },
    )
    store().reset()
    expect(store()).toMatchObject({
      status: 'NONE',
      progress: 0,
      complaint_id: '',
      secret: '',
      isEarlierVersion: false,
      isReceiptSaved: false,
      failure: null,
    })
  })
})
