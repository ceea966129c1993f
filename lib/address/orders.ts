import { choiceParam } from './params'

/** Orders of a list by their names in its address, each as the API is asked for it. */
export type ListOrders<Query extends { sort_by: string; sort_order: 'ASC' | 'DESC' }> = Readonly<
  Record<string, Pick<Query, 'sort_by' | 'sort_order'>>
>

/** The names of a list's orders, as they stand there. */
export const orderNames = <Name extends string>(orders: Readonly<Record<Name, unknown>>) =>
  Object.keys(orders) as Name[]

/** The order of a list. @param none the order that the address leaves out; null where that depends on other filters */
export const orderParam = <Name extends string, const None extends Name | null>(
  orders: Readonly<Record<Name, unknown>>,
  none: None,
) => choiceParam('urut', orderNames(orders), none)
