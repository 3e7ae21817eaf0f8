import type { IResourceItem } from '@refinedev/core';
import { isList, type ListResource, type Resource } from '../core/defineResource';
import { memberScreens, type MenuGroup } from './memberScreens';

interface Address {
  readonly path: string;
  readonly title: string;
  readonly resource?: string;
  readonly menu?: string;
  readonly group?: MenuGroup;
  /** The path of the entry that is marked current here. */
  readonly under?: string;
  /** The path of the screen that leads here. */
  readonly parent?: string;
  readonly findAs?: string | false;
}

/** The entries of the sidebar in their order (product.md: Layout); every other one comes after them. */
const PROMISED_SIDEBAR = [
  '/open_position',
  '/bindapi',
  '/deposit',
  '/close_position',
  '/activity',
  '/openspotposition',
  '/closespotposition',
  '/Verfication_forget',
];

/** The entries that lead out of the signed-in area (product.md: Layout; decision 11). */
const outside: readonly Address[] = [
  { path: '/Verfication_forget', title: 'Change password', menu: 'Change password' },
  { path: '/terms', title: 'Terms', menu: 'Terms', group: 'Help' },
  { path: '/privacy', title: 'Privacy', menu: 'Privacy', group: 'Help' },
];

/** A list that has a screen of its own stands with the other histories unless told. */
const groupOf = ({ path, group = 'Money' }: Address): MenuGroup =>
  PROMISED_SIDEBAR.includes(path) ? 'Main' : group;

const listAddresses = ({ name, title, screens = [] }: ListResource): Address[] =>
  screens.map((screen) => ({ ...screen, title, resource: name }));

/** Every address of the portal in the order of its menu. */
function addressesOf(lists: readonly ListResource[]): Address[] {
  const all = [...memberScreens, ...outside, ...lists.flatMap(listAddresses)];
  const place = ({ path }: Address) => PROMISED_SIDEBAR.indexOf(path);
  const named = all.filter(({ path }) => PROMISED_SIDEBAR.includes(path));
  return [...named.toSorted((a, b) => place(a) - place(b)), ...all.filter((one) => !named.includes(one))];
}

/**
 * What Refine knows of the portal: its menu, the way back above a title, and the resources that hooks
 * ask for by name. The first address of a resource bears its name; further ones are named by their path.
 */
export function refineResources(resources: readonly Resource[]): IResourceItem[] {
  const addresses = addressesOf(resources.filter(isList));
  const taken = new Set<string>();
  const items = addresses.map((address) => {
    const { path, title, resource, menu, parent, under = parent, findAs = menu ?? title } = address;
    const first = resource !== undefined && !taken.has(resource);
    if (first) taken.add(resource);
    return {
      name: resource ?? path,
      ...(!first && { identifier: path }),
      list: path,
      meta: {
        title,
        parent,
        label: menu ?? title,
        hide: menu === undefined,
        group: groupOf(address),
        ...(under !== undefined && { under }),
        // A screen of one row is led to from its list.
        ...(parent === undefined && findAs && { findAs }),
      },
    };
  });
  const nameAt = (path: string | undefined) => {
    const item = items.find(({ list }) => list === path);
    return item && ('identifier' in item ? item.identifier : item.name);
  };
  return [
    ...items.map(({ meta: { parent, ...meta }, ...item }) => ({
      ...item,
      meta: { ...meta, ...(parent !== undefined && { parent: nameAt(parent) }) },
    })),
    ...resources.filter(({ name }) => !taken.has(name)).map(({ name }) => ({ name })),
  ];
}
